/**
 * The story so far: what the log tells, as prose. A game's texts say what is worth telling: `chapter-KIND` begins a
 * chapter, `deed-KIND` is what somebody did (what one person does in a row is one sentence; where only the number `n` of a
 * deed differs, it is summed), `tale-KIND` a sentence of its own, `close-KIND` the last of its chapter. The terminal tells
 * it in the same way (`text/tale.py`).
 */

import { type GameWords, words } from "../core/words.svelte";
import type { Told } from "../wire";

export interface Chapter {
  title: string;
  paragraphs: string[];
}

const NOBODY = -1;

type Args = Told["args"];

/** Both as one, if they differ in nothing but how many. */
function summed(one: Args, other: Args): Args | undefined {
  if (typeof one.n !== "number" || typeof other.n !== "number") return undefined;
  const alike = JSON.stringify({ ...one, n: 0 }) === JSON.stringify({ ...other, n: 0 });
  return alike ? { ...one, n: one.n + other.n } : undefined;
}

export function hasTale(log: readonly Told[], spoken: GameWords): boolean {
  return log.some(({ kind }) => spoken.has(`chapter-${kind}`));
}

export function tale(log: readonly Told[], spoken: GameWords, names: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  let title = "";
  let close = "";
  let paragraphs: string[][] = [];
  let whose = NOBODY;
  let deeds: string[][] = [];
  let lastKind = "";
  let lastArgs: Args[] = []; // of the last deed, and of its repetitions

  function add(who: number, sentence: string) {
    if (who !== whose || !paragraphs.length) paragraphs.push([]);
    whose = who;
    paragraphs.at(-1)?.push(sentence);
  }

  function tellDeeds() {
    if (!deeds.length) return;
    const done = words.list(deeds.map((each) => words.list(each)));
    deeds = [];
    const said = `${words.name(whose, names)} ${done}.`;
    add(whose, said.charAt(0).toUpperCase() + said.slice(1));
  }

  function endChapter() {
    tellDeeds();
    if (close) add(NOBODY, close);
    const told = paragraphs.filter((each) => each.length).map((each) => each.join(" "));
    if (told.length) chapters.push({ title, paragraphs: told });
    [paragraphs, whose, close] = [[], NOBODY, ""];
  }

  for (const { kind, args } of log) {
    const who = typeof args.who === "number" ? args.who : NOBODY;
    const say = (id: string) => spoken.say(id, args, names);
    if (spoken.has(`chapter-${kind}`)) {
      endChapter();
      title = say(`chapter-${kind}`);
    } else if (who !== NOBODY && spoken.has(`deed-${kind}`)) {
      if (who !== whose) {
        tellDeeds();
        paragraphs.push([]);
        whose = who;
      }
      const [first, again] = [`deed-${kind}`, `deed-${kind}-again`];
      const told = deeds.at(-1);
      if (told && kind === lastKind && spoken.has(again)) {
        const at = lastArgs.findIndex((before) => summed(before, args));
        const together = summed(lastArgs[at] ?? {}, args);
        if (together) {
          lastArgs[at] = together;
          told[at] = spoken.say(at ? again : first, together, names);
        } else {
          lastArgs.push(args);
          told.push(say(again));
        }
      } else {
        deeds.push([say(first)]);
        lastArgs = [args];
      }
      lastKind = kind;
    } else if (spoken.has(`tale-${kind}`)) {
      tellDeeds();
      add(NOBODY, say(`tale-${kind}`));
    }
    if (spoken.has(`close-${kind}`)) close = say(`close-${kind}`);
  }
  endChapter();
  return chapters;
}
