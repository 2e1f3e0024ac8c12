/** The keys of the table: numbers choose, Enter commits, letters open things. */

import { tick } from "svelte";
import type { GameModule } from "../games/contract";
import type { Panel } from "./panels";
import type { Seating } from "./seating.svelte";

export interface Doing {
  open: (panel: Panel) => void;
  keys: () => void;
  escape: () => void;
}

const LETTERS: Readonly<Record<string, Panel>> = { l: "log", c: "chat", n: "aid", r: "rules" };

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog[open]") !== null;
}

/** Whoever has said what they wanted to goes back to the table. */
function stopTalking(target: EventTarget | null, doing: Doing) {
  doing.escape();
  if (target instanceof HTMLElement && target === document.activeElement) target.blur();
}

export function handleKey(event: KeyboardEvent, seating: Seating, module: GameModule, doing: Doing) {
  if (event.key === "Escape" && event.target instanceof HTMLElement && event.target.id === "say")
    return stopTalking(event.target, doing);
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  const { key } = event;
  const panel = LETTERS[key.toLowerCase()];
  if (panel) {
    event.preventDefault();
    doing.open(panel);
    if (panel === "chat") void tick().then(focusChat);
  } else if (key === "?") doing.keys();
  else if (key === "Escape") doing.escape();
  else if (key.toLowerCase() === "u") {
    if (seating.table?.may_undo && !seating.table.undo) void seating.send({ type: "undo" });
  } else if (key.toLowerCase() === "x") turnToNext(seating);
  else if (key === "Enter") press(event, seating);
  else if (seating.decision && !seating.learning.reads) decide(event, seating, module);
}

/** Of several chairs that are mine. */
function turnToNext(seating: Seating) {
  const { mine, me } = seating;
  const next = mine[(mine.indexOf(me) + 1) % mine.length];
  if (next !== undefined && next !== me) seating.turnTo(next);
}

/** Enter does what the main button says, the card before one first; unless one has gone to another control by the keyboard. */
function press(event: KeyboardEvent, { whispering }: Seating) {
  if (isOtherControl(document.activeElement)) return;
  if (whispering.isOpen) {
    event.preventDefault();
    whispering.close();
    return;
  }
  const main = document.querySelector<HTMLButtonElement>(".decide .btn.pri:not(:disabled)");
  if (!main) return;
  event.preventDefault();
  main.click();
}

function focusChat() {
  document.getElementById("say")?.focus();
}

function decide(event: KeyboardEvent, seating: Seating, module: GameModule) {
  const { key } = event;
  if (/^[1-9]$/.test(key)) {
    // Nobody chooses among cards they don't see.
    if (seating.isVeiled) return seating.uncover();
    module
      .hotkeys(seating)
      .find((each) => each.key === key)
      ?.press();
  } else if (key === "0") {
    const declining = seating.decision?.options.find(module.isDeclining);
    if (declining) seating.commit(declining.key);
  } else if (key === "Backspace") {
    module.takeBack(seating);
    seating.stage(null);
  }
}

/** Enter on a control that one has gone to by keyboard presses it, unless it is the thing already chosen; what was merely
 * clicked has done what it does. */
function isOtherControl(active: Element | null): boolean {
  const control = active?.closest("button, a, summary, [role=button]") ?? null;
  return control !== null && control !== clicked && active?.getAttribute("aria-pressed") !== "true";
}

let clicked: Element | null = null;

/** What has the focus because it was clicked. */
export function noteClick(event: PointerEvent) {
  clicked =
    event.target instanceof Element ? event.target.closest("button, a, summary, [role=button]") : null;
}

/** Whoever goes on by keyboard means where they are. */
export function noteStep({ key }: KeyboardEvent) {
  if (key === "Tab" || key.startsWith("Arrow")) clicked = null;
}
