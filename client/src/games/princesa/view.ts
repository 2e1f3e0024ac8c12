/** What a seat sees of La Princesa, and what the numbers of its cards, heroes and secrets stand for. */

import type { Option, Phrase } from "../../wire";
import type { Play, Reading } from "../contract";
import type { Almanac, Card, Hero, Secret, View } from "./wire";

export const NOTHING = -1;

export type CardType = Card["type"];

const NO_CARD: Card = { id: "", type: "princess", hero: -1, helps: false, says: [] };
const NO_HERO: Hero = { id: "", symbol: "", hearts: 0, gear: [] };
const NO_SECRET: Secret = { id: "", kidnaps: false, says: [] };

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}

export function almanacOf(play: Play): Almanac {
  return play.almanac as unknown as Almanac;
}

export function cardOf(play: Play, kind: number): Card {
  return almanacOf(play).cards[kind] ?? NO_CARD;
}

export function cardNamed(play: Play, id: string): Card {
  return almanacOf(play).cards.find((card) => card.id === id) ?? NO_CARD;
}

export function kindNamed(play: Play, id: string): number {
  return almanacOf(play).cards.findIndex((card) => card.id === id);
}

export function heroOf(play: Play, hero: number): Hero {
  return almanacOf(play).heroes[hero] ?? NO_HERO;
}

export function heroNamed(play: Play, id: string): Hero {
  return almanacOf(play).heroes.find((hero) => hero.id === id) ?? NO_HERO;
}

export function secretNamed(play: Play, id: string): Secret {
  return almanacOf(play).secrets.find((secret) => secret.id === id) ?? NO_SECRET;
}

export function isKidnapper(play: Play, secret: string | null): boolean {
  return secret !== null && secretNamed(play, secret).kidnaps;
}

/** All that a card or a secret says, as a person reads it. */
export function textOf(play: Play, says: readonly Phrase[]): string {
  return says.map(({ message, args }) => play.words.say(message, args, play.names)).join(" ");
}

/** A card by name, and what it says. */
export function readingOf(play: Play, kind: number): Reading {
  const { id, type, says } = cardOf(play, kind);
  return {
    name: play.words.say(`card-${id}`),
    text: type === "princess" ? play.words.say("says-princess") : textOf(play, says),
  };
}

/** A hero by name, and all that is known of it: numbers, secret, what lies on it. */
export function heroReading(play: Play, seat: number): Reading {
  const view = viewOf(play);
  const say = (id: string, args = {}) => play.words.say(id, args, play.names);
  const hero = heroOf(play, view.heroes[seat] ?? NOTHING);
  const secret = secretOf(play, seat);
  const spells = (view.spells[seat] ?? []).map((kind) => {
    const { name, text } = readingOf(play, kind);
    return `${name}: ${text}`;
  });
  const told = [
    say("hero-line", {
      who: seat,
      n: view.hearts[seat] ?? 0,
      most: view.most_hearts[seat] ?? 0,
      gold: view.gold[seat] ?? 0,
      count: view.hand_sizes[seat] ?? 0,
    }),
    secret ? `${say(`secret-${secret}`)}: ${textOf(play, secretNamed(play, secret).says)}` : "",
    ...spells,
  ];
  return { name: say(hero.id ? `hero-${hero.id}` : "no-hero"), text: told.filter(Boolean).join(" ") };
}

/** The seats as they sit, clockwise from the left hand of whoever looks; one's own last. */
export function seatsRound(view: View, me: number): number[] {
  const count = view.heroes.length;
  return Array.from({ length: count }, (_, step) => (Math.max(me, -1) + 1 + step) % count);
}

/** The secret of a seat as far as whoever looks knows it, their own included; under a cover, as far as everybody does. */
export function secretOf(play: Play, seat: number): string | null {
  const view = viewOf(play);
  if (play.covered && (view.shown[seat] ?? NOTHING) < 0) return null;
  const own = seat === play.me ? view.secrets[seat] : null;
  return typeof own === "number" && own >= 0
    ? (almanacOf(play).secrets[own]?.id ?? null)
    : (view.notes[seat]?.secret ?? null);
}

/** Whether they are known not to be the Kidnapper. */
export function isInnocent(play: Play, seat: number): boolean {
  return !play.covered && (viewOf(play).notes[seat]?.innocent ?? false);
}

/** One's own secret may be turned up where it lies, and where it is seen. */
export function unveilingOf(play: Play): Option | undefined {
  if (play.covered) return undefined;
  return play.decision?.options.find(({ verb }) => verb === "use-secret");
}

/** Whether a card lies face down there: one's own is its kind, another's only a yes or no. */
export function isLaid(card: number | boolean | undefined): boolean {
  return typeof card === "number" ? card >= 0 : card === true;
}

export function beats(play: Play, one: CardType, other: CardType): boolean {
  return almanacOf(play).beats[one] === other;
}
