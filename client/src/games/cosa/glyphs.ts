/** Line drawings of the cards in two tones, on a field of 120 × 92: what is drawn and what is lit. */

import type { Signs } from "../../core/marks.svelte";
import { ICONS } from "../../parts/icons";

export interface Glyph {
  line: string;
  lit: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const back = (x: number, y: number) => `M${x} ${y}h22v32h-22z`;
const person = (x: number, y: number) => `${disc(x, y, 8)}M${x - 15} ${y + 34}c0-15 6-22 15-22s15 7 15 22`;
const bust = (x: number, y: number) => `${disc(x, y, 8)}M${x - 15} ${y + 34}c0-15 6-22 15-22s15 7 15 22z`;

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  thing: {
    line: "M60 60c-4 14-20 10-22 24M60 60c4 14 20 10 22 24M60 62v24M40 48c-14 2-18 12-26 8M80 48c14 2 18 12 26 8M42 36C28 32 24 18 14 22M78 36c14-4 18-18 28-14",
    lit: "M60 12c18 0 26 14 24 28-2 12-12 22-24 22S38 52 36 40C34 26 42 12 60 12zM46 34l11 5-10 5zM74 34l-11 5 10 5zM50 52l4 3 6-3 6 3 4-3z",
  },
  infected: {
    line: `${disc(60, 46, 21)}M60 25V8M60 67v17M39 46H20M81 46h19M45 31L32 18M75 31l13-13M45 61L32 74M75 61l13 13`,
    lit: `${disc(53, 40, 6)}${disc(68, 44, 4)}${disc(57, 56, 4)}${disc(60, 7, 4)}${disc(60, 85, 4)}${disc(18, 46, 4)}${disc(102, 46, 4)}${disc(30, 16, 4)}${disc(90, 16, 4)}${disc(30, 76, 4)}${disc(90, 76, 4)}`,
  },
  flamethrower: {
    line: "M8 54h30l10-8h10M38 54l-6 16M18 54v12",
    lit: "M60 46c14-16 34-18 44-8-6 0-8 4-6 8 8-2 12 4 8 10-4-4-10-2-12 2-12 8-28 2-34-12z",
  },
  analysis: {
    line: "M50 10h20M54 10v26L34 74c-3 6 1 10 7 10h38c6 0 10-4 7-10L66 36V10",
    lit: `M45 58h30l9 18c1 2 0 3-2 3H38c-2 0-3-1-2-3z${disc(58, 48, 3)}${disc(66, 40, 2.5)}`,
  },
  axe: {
    line: "M30 84L74 22M36 86L80 28",
    lit: "M62 16c14-10 34-6 44 12-12 2-18 6-22 18z",
  },
  suspicion: {
    line: "M14 46c20-30 72-30 92 0-20 30-72 30-92 0zM14 22l16 8M106 22l-16 8M60 8v8",
    lit: "M60 31a15 15 0 1 0 0 30 15 15 0 1 0 0-30zm0 9a6 6 0 1 1 0 12 6 6 0 1 1 0-12z",
  },
  whisky: {
    line: "M34 20h42l-5 62H39zM82 40h8l-3 40h-9M90 30l6-10",
    lit: "M38 48c10-5 22 5 34-1l-2 31H42z",
  },
  resolute: {
    line: "M28 26l18-8 10 32-18 8zM92 26l-18-8-10 32 18 8zM34 82h52",
    lit: "M49 34h22v36H49z",
  },
  "watch-your-back": {
    line: "M88 30A34 34 0 0 0 28 40M32 62a34 34 0 0 0 60-10",
    lit: "M20 30l6 20 16-12zM100 62l-6-20-16 12z",
  },
  "change-places": {
    line: `${person(30, 30)}M52 24h32M76 16l10 8-10 8M68 74H36M44 66l-10 8 10 8`,
    lit: bust(90, 44),
  },
  "better-run": {
    line: "M62 34L48 54l16 12-8 20M48 54L34 72H18M62 34l16 12 12-6M60 34L44 32l-8 12M10 40h14M6 54h12",
    lit: disc(72, 20, 9),
  },
  seduction: {
    line: "M22 66c14 14 62 14 76 0M38 22c-10 0-16 8-16 16 0 16 22 26 38 40 16-14 38-24 38-40 0-8-6-16-16-16-10 0-18 6-22 14-4-8-12-14-22-14z",
    lit: "M40 32c-6 0-9 4-9 8 0 8 8 14 18 22zM60 68c10-8 26-16 26-26-8 12-18 18-26 26z",
  },
  scary: {
    line: "M30 52c0-26 12-42 30-42s30 16 30 42c0 20-12 32-30 32S30 72 30 52z",
    lit: `${disc(47, 42, 7)}${disc(73, 42, 7)}M60 58c8 0 10 6 9 13-1 6-4 8-9 8s-8-2-9-8c-1-7 1-13 9-13z`,
  },
  comfortable: {
    line: "M30 44V26c0-8 6-12 14-12h32c8 0 14 4 14 12v18M20 46c0-6 10-8 12 0v14h56V46c2-8 12-6 12 0v28H20zM28 74v10M92 74v10",
    lit: "M36 40h48v16H36z",
  },
  "no-thanks": {
    line: "M44 78V44a5 5 0 0110 0V30a5 5 0 0110 0v-2a5 5 0 0110 0v8a5 5 0 0110 0v26c0 12-8 20-20 20-10 0-14-4-20-14l-8-14c-2-6 4-8 8-2z",
    lit: "M18 17l15 8-3 5-15-8zM102 17l-15 8 3 5 15-8zM57 4h6v13h-6z",
  },
  missed: {
    line: `${disc(52, 50, 32)}${disc(52, 50, 18)}`,
    lit: `M74 34L104 8l4 12 8 3-30 24-10-2z${disc(52, 50, 5)}`,
  },
  "no-barbecue": {
    line: `M60 84c-18 0-26-12-26-24 0-16 14-20 14-36 12 4 16 14 14 22 6-2 8-8 8-12 10 8 16 16 16 28 0 14-10 22-26 22zM18 14l84 68`,
    lit: "M60 80c-8 0-12-6-12-12 0-8 8-10 10-18 8 6 14 10 14 18 0 7-4 12-12 12z",
  },
  quarantine: {
    line: "M14 30h92v32H14zM26 62v20M94 62v20M26 30V16M94 30V16",
    lit: "M20 62l22-32h14L34 62zM54 62l22-32h14L68 62zM88 62l18-27v20l-5 7z",
  },
  "barred-door": {
    line: "M36 84V10h48v74M28 84h64M75 48v4",
    lit: "M18 30l6-8 80 38-6 8zM18 62l80-38 6 8-80 38z",
  },
  ropes: {
    line: "M8 34c12-10 20 10 32 0M80 34c12-10 20 10 32 0M8 60c12-10 20 10 32 0M80 60c12-10 20 10 32 0",
    lit: "M44 30l10-6-4 10 8 2-14 4zM76 30l-10-6 4 10-8 2 14 4zM44 56l10-6-4 10 8 2-14 4zM76 56l-10-6 4 10-8 2 14 4z",
  },
  "one-two": {
    line: "M14 70c10-40 82-40 92 0M60 40v-8",
    lit: `${disc(16, 76, 8)}${disc(44, 76, 5)}${disc(76, 76, 5)}${disc(104, 76, 8)}M98 60l12-4-2 14z`,
  },
  "three-four": {
    line: "M26 84V12h40v72M18 84h84",
    lit: "M66 12l28 14v66l-28-8zM84 52a4 4 0 1 0 .1 0z",
  },
  party: {
    line: "M22 84L44 34l28 28zM66 18c6 6 0 12 6 16M92 26c-8 2-6 10-14 12M98 54c-6-6-12 0-18-4",
    lit: `M30 70l8-18 12 12zM84 10h8v8h-8zM102 38h8v8h-8zM50 12h7v7h-7z${disc(104, 66, 4)}${disc(72, 8, 4)}`,
  },
  "get-out": {
    line: "M70 24V10H26v72h44V68M30 14l22 12v66l-22-10",
    lit: "M62 40h28V28l22 18-22 18V52H62z",
  },
  forgetful: {
    line: "M36 84V68c-12-8-16-20-12-34 5-16 20-24 36-22 20 2 30 18 28 34l8 12-9 3c1 12-4 16-19 15v8",
    lit: "M48 34c0-8 6-13 14-13s13 5 13 12c0 9-10 9-10 17h-7c0-11 9-11 9-17 0-3-2-5-5-5-4 0-7 2-7 6zM58 54h8v8h-8z",
  },
  round: {
    line: `${back(49, 4)}${back(84, 50)}${back(14, 50)}`,
    lit: "M80 16c10 3 16 10 18 22h7L95 49 84 38h6c-2-8-6-12-12-15zM76 72v7H46v7L34 76l12-11v7zM24 44c0-12 6-20 16-25l-2-6 15 4-9 13-2-6c-6 4-10 11-10 20z",
  },
  friends: {
    line: "M10 58l22-26 18 8 12-6 18 4M110 58L88 32l-22 4-18 14c2 6 10 6 16 0l26 20M38 62l10 12M48 56l12 14M32 32l-6-6M88 32l6-6",
    lit: "M60 4c4-5 12-3 12 4 0 6-8 9-12 14-4-5-12-8-12-14 0-7 8-9 12-4z",
  },
  "blind-date": {
    line: "M30 46c0-22 12-36 30-36s30 14 30 36c0 24-12 38-30 38S30 70 30 46zM52 66c4 4 12 4 16 0M90 40l18-10M90 46l18 8",
    lit: "M28 34h64v16H28z",
  },
  oops: {
    line: "M40 84c-8-12-14-26-18-36M58 84c-2-14-4-30-4-44M78 84c6-14 10-28 12-44",
    lit: "M8 14l20-6 10 30-20 6zM44 6h22v32H44zM84 8l20 6-10 30-20-6z",
  },
  "between-us": {
    line: `${person(28, 34)}${person(92, 34)}`,
    lit: "M38 8h44v20H66l-6 9-6-9H38z",
  },
  revelations: {
    line: "M60 84V62M22 62h76M30 74h60",
    lit: "M60 8l8 20 20-8-8 20 20 8H20l20-8-8-20 20 8z",
  },
};

/** The families, on the grid of the icons. */
export const FAMILIES: Readonly<Record<string, string>> = {
  contagion: "M5 11a7 7 0 0114 0c0 3-1 4-2.500 5v4h-9v-4C6 15 5 14 5 11zM9 11.500h.1M15 11.500h.1",
  action: "M19 4l-9 9M19 4v4M19 4h-4M6 12l6 6M9 15l-5 5",
  defence: "M12 3l7 2.500V12c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V5.500z",
  obstacle: "M4 8h16v8H4zM7 16v4M17 16v4M8 16l5-8M13 16l5-8",
  panic: "M12 3l9.500 17h-19zM12 9v5M12 17v.5",
};

const PERSON = "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c1-5 4-7 8-7s7 2 8 7";
const SKULL = FAMILIES.contagion ?? "";
const TENTACLES =
  "M7 9a5 5 0 0110 0c0 3-2 5-5 5s-5-2-5-5zM10 8.500h.1M14 8.500h.1M8 13c-1 4-4 3-4 7M12 14v7M16 13c1 4 4 3 4 7";

export function signOf(role: string): string {
  return role === "human" ? PERSON : role === "thing" ? TENTACLES : SKULL;
}

export const SIGNS: Signs = { trust: PERSON, suspect: SKULL };

const CARD_GIVEN = "M4 5h9v14H4zM15 12h6M18 9l3 3-3 3";

/** What somebody is about, for seats too small for the word. */
export const TAGS: Readonly<Record<string, string>> = {
  turn: ICONS.play,
  decides: ICONS.clock,
  offer: CARD_GIVEN,
  answer: CARD_GIVEN,
  burn: "M12 21c-4 0-6-3-6-6 0-4 4-5 3-11 4 2 5 5 5 8 1-1 2-2 2-3 2 2 3 4 3 6 0 4-3 6-7 6z",
  move: "M3 8h14M13 4l4 4-4 4M21 16H7M11 12l-4 4 4 4",
  revelations: ICONS.eye,
};
