/** Glyphs on a grid of 24, drawn with one stroke of 1.8. */

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ICONS = {
  again: "M20 12a8 8 0 11-2.500-5.800M20 3v4.500h-4.500",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  bag: "M9 4h6l-1.500 3.500C18 10 20 14 19 18c-.5 2-2 3-3 3H8c-1 0-2.500-1-3-3-1-4 1-8 5.500-10.500z",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  bot: `M5 9h14v10H5zM12 9V5M9 14h.1M15 14h.1${ring(12, 4, 1)}`,
  learn: "M2 9l10-5 10 5-10 5zM6 11.500V16c3 3 9 3 12 0v-4.500M22 9v6",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  check: "M4 13l5 5L20 6",
  clock: `${ring(12, 12, 8.5)}M12 7v5l3.500 2`,
  close: "M6 6l12 12M18 6L6 18",
  door: "M6 21V4h9v17M4 21h16M12 12h.1M15 6l4 2v13",
  down: "M12 4v12M6 11l6 6 6-6M5 21h14",
  eye: `M2 12c4-7 16-7 20 0-4 7-16 7-20 0z${ring(12, 12, 3)}`,
  first: "M17 5l-8 7 8 7M6 5v14",
  globe: `${ring(12, 12, 9)}M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18`,
  keyboard: "M3 6h18v12H3zM7 10h.1M11 10h.1M15 10h.1M18 10h.1M8 14h8",
  last: "M7 5l8 7-8 7M18 5v14",
  lamp: "M9 17c0-3-3-4-3-8a6 6 0 0112 0c0 4-3 5-3 8zM9.500 21h5",
  link: "M9 15l6-6M10 6l2-2a4.500 4.500 0 016.500 6.500l-2 2M14 18l-2 2a4.500 4.500 0 01-6.500-6.500l2-2",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3",
  log: "M5 6h14M5 12h14M5 18h9",
  menu: `${ring(5, 12, 1)}${ring(12, 12, 1)}${ring(19, 12, 1)}`,
  moon: "M15 3a9 9 0 106 12A8 8 0 0115 3z",
  no: `${ring(12, 12, 8.5)}M6 6l12 12`,
  note: "M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5",
  pause: "M8 5v14M16 5v14",
  person: `${ring(12, 8, 4)}M4 21c1-5 4-7 8-7s7 2 8 7`,
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  seal: "M4 7h16v11H4zM4 7l8 7 8-7",
  seek: `${ring(10.5, 10.5, 6.5)}M15.500 15.500L21 21`,
  shelf: "M4 4v16M20 4v16M4 20h16M7 20V8h3v12M10 20V6h3v14M14 20l2-11 3 .6-2 10.400",
  star: "M12 3l2.700 5.600 6.300.9-4.600 4.300 1.100 6.200L12 17l-5.500 3 1.100-6.200L3 9.500l6.300-.9z",
  bell: "M6 17V11a6 6 0 0112 0v6l2 2H4zM10 21h4M12 3v2",
  settings: `${ring(12, 12, 3)}M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200`,
  sun: `${ring(12, 12, 4)}M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2`,
  table: `${ring(12, 12, 5.5)}M12 2v2M12 20v2M2 12h2M20 12h2`,
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-3",
} as const;

export type IconName = keyof typeof ICONS;
