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

export function handleKey(event: KeyboardEvent, seating: Seating, module: GameModule, doing: Doing) {
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
  } else if (seating.learning.reads) read(event, seating);
  else if (seating.decision) decide(event, seating, module);
}

function focusChat() {
  document.getElementById("say")?.focus();
}

function read(event: KeyboardEvent, { learning }: Seating) {
  if (event.key !== "Enter" || isOtherControl(document.activeElement)) return;
  event.preventDefault();
  learning.next();
}

function decide(event: KeyboardEvent, seating: Seating, module: GameModule) {
  const { key } = event;
  if (/^[1-9]$/.test(key)) {
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
  } else if (key === "Enter" && seating.staged && !isOtherControl(document.activeElement)) {
    event.preventDefault();
    seating.commit();
  }
}

/** Enter on a button presses that button, unless it is the thing already chosen. */
function isOtherControl(active: Element | null): boolean {
  return (
    (active?.closest("button, a, summary") ?? null) !== null &&
    active?.getAttribute("aria-pressed") !== "true"
  );
}
