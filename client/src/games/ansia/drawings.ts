import type { Card } from "./wire";

/** Drawings of cards, 64 by 52, of two tones: ink, and the colour of the kind. Their classes are in ansia.css.
 *
 * Some cards have a drawing of their own. Other people are put together from what they wear and carry, animals and powers
 * share that of their family. */

const DRAWINGS: Readonly<Record<string, string>> = {
  teresa:
    '<path class="ar-a" d="M13 51c0-12 7-19 19-19s19 7 19 19z"/><path class="ar-l" d="M13 51c0-12 7-19 19-19s19 7 19 19"/><circle class="ar-l" cx="30" cy="19" r="9"/><path class="ar-d" d="M20 19C19 9 24 5 30 5s11 4 10 14c-3-5-5-6-9-6-5 0-8 2-11 6z"/><path class="ar-d" d="M37 7c5-2 8 1 6 5-2 0-4-1-6-5z"/><path class="ar-l ar-b" d="M27 20h.1M33 20h.1"/><path class="ar-l" d="M27 24c2 1.5 4 1.5 6 0"/><path fill="var(--card)" d="M39 34h12v15H39z"/><path class="ar-l" d="M39 34h12v15H39zM51 38h5v7h-5M43 39v6M47 39v6"/><path class="ar-k" d="M38 34c0-5 5-3 6-5 2 3 7 0 8 5"/>',
  "sister-clara":
    '<path class="ar-n" d="M13 51c0-9 3-15 6-21C18 14 24 4 32 4s14 10 13 26c3 6 6 12 6 21z"/><path class="ar-p" d="M24 20c0-7 3-11 8-11s8 4 8 11-3 11-8 11-8-4-8-11z"/><path class="ar-e" d="M29 20h.1M35 20h.1M30 26h4"/><path class="ar-p" d="M25 34c4 4 10 4 14 0l3 9c-6 4-14 4-20 0z"/><path d="M32 36v9M28.5 39h7" stroke="#27507c" stroke-width="2.4" stroke-linecap="round"/><path class="ar-a" d="M55 8c4 5 5 7 5 10a5 5 0 01-10 0c0-3 1-5 5-10z"/><path class="ar-l" d="M55 8c4 5 5 7 5 10a5 5 0 01-10 0c0-3 1-5 5-10zM55 14v6M52.5 16.500h5"/>',
  "captain-ferran":
    '<path class="ar-a" d="M12 51c0-11 7-17 20-17s20 6 20 17z"/><path class="ar-l" d="M12 51c0-11 7-17 20-17s20 6 20 17M18 38l6 6M46 38l-6 6M32 36v15"/><path class="ar-l" d="M23 20v5c0 5 4 8 9 8s9-3 9-8v-5"/><path class="ar-d" d="M20 20c0-9 5-14 12-14s12 5 12 14h4l-3 3H19l-3-3z"/><path class="ar-k" d="M32 6C32-1 44-1 50 7c2 3 2 7 1 10-1-6-7-10-19-11z"/><path class="ar-l ar-b" d="M28.5 25h.1M35.5 25h.1"/><path class="ar-d" d="M26 29c3-2 5-1 6 0 1-1 3-2 6 0-1 3-4 3-6 1.5-2 1.5-5 1.5-6-1.500z"/><path class="ar-l" d="M57 20v26M53 40h8"/>',
  "gluttonous-baron":
    '<path class="ar-a" d="M6 51c0-13 10-21 26-21s26 8 26 21z"/><path class="ar-l" d="M6 51c0-13 10-21 26-21s26 8 26 21"/><circle class="ar-l" cx="32" cy="21" r="12"/><path class="ar-d" d="M20 16c-3-1-4-6 0-8 1-4 6-6 9-4 4-2 9-1 11 2 4 0 6 6 4 10-8-6-16-6-24 0z"/><path class="ar-l ar-b" d="M28 20h.1M36 20h.1"/><path class="ar-l" d="M25 26c4 4 10 4 14 0M26 33c4 3 8 3 12 0"/><path class="ar-k" d="M50 20c-3-3-1-7 1-9 0 3 4 4 4 9 0 3-4 4-6 3M22 40l10 5 10-5M32 45v6"/>',
  "molina-family":
    '<path class="ar-a" d="M4 51c0-10 5-16 13-16s13 6 13 16zM34 51c0-10 5-16 13-16s13 6 13 16z"/><circle class="ar-l" cx="17" cy="20" r="7.5"/><circle class="ar-l" cx="47" cy="19" r="8"/><path class="ar-d" d="M9 19c0-7 4-10 8-10s8 3 8 10c-3-3-13-3-16 0zM38 17c2-7 16-9 18 0 1 6 1 11-1 12-1-5-1-8-3-10-4 1-10 1-14-2z"/><path class="ar-l" d="M4 51c0-10 5-16 13-16s13 6 13 16M34 51c0-10 5-16 13-16s13 6 13 16"/><path class="ar-l ar-b" d="M14.5 21h.1M19.5 21h.1"/><path class="ar-l ar-b" d="M44.5 21h.1M49.5 21h.1"/><circle cx="32" cy="36" r="6.5" fill="var(--card)"/><circle class="ar-l" cx="32" cy="36" r="6.5"/><path fill="var(--card)" d="M23 51c0-5 3-8 9-8s9 3 9 8z"/><path class="ar-k" d="M23 51c0-5 3-8 9-8s9 3 9 8M28 30c2-3 6-3 8 0"/><path class="ar-l ar-b" d="M30 36h.1M34 36h.1"/>',
  cyrana:
    '<path class="ar-a" d="M10 51c0-10 6-15 13-16l9 7 9-7c7 1 13 6 13 16z"/><path class="ar-l" d="M10 51c0-10 6-15 13-16l9 7 9-7c7 1 13 6 13 16"/><path class="ar-l" d="M32 8c-8 0-12 5-12 12s4 14 12 14 12-7 12-14S40 8 32 8z"/><path class="ar-d" d="M20 20c-4-12 5-17 12-17v5c-4 3-5 9-12 12zM44 20c4-12-5-17-12-17v5c4 3 5 9 12 12z"/><path class="ar-k" d="M18 19c6-3 10 0 14 2 4-2 8-5 14-2 1 5-3 8-7 8-3 0-5-2-7-4-2 2-4 4-7 4-4 0-8-3-7-8z"/><path class="ar-l ar-b" d="M25.5 22h.1M38.5 22h.1"/><path class="ar-l" d="M30 30h4M46 20l11-9"/>',
  "granny-agnes":
    '<path class="ar-a" d="M14 51c0-12 6-18 17-18s17 6 17 18z"/><path class="ar-l" d="M14 51c0-12 6-18 17-18s17 6 17 18M20 36l11 12 11-12"/><circle class="ar-l" cx="31" cy="21" r="9"/><circle class="ar-d" cx="31" cy="7" r="5"/><path class="ar-d" d="M22 20c-1-8 4-11 9-11s10 3 9 11c-2-4-5-5-9-5s-7 1-9 5z"/><circle class="ar-k" cx="27" cy="22" r="3"/><circle class="ar-k" cx="35" cy="22" r="3"/><path class="ar-l" d="M28 27h6M54 51V30c0-5-6-5-6-1"/>',
  echo: '<circle class="ar-a" cx="46" cy="15" r="11"/><path class="ar-d" d="M10 51c1-14 4-23 12-29l-2-9 8 5c5-4 10-9 16-13l-2 6 2 1-7 10c1 2 0 4-2 5l-4 3c0 9 2 15 9 21z"/><path d="M31 20h.1" stroke="var(--card)" stroke-width="3" stroke-linecap="round"/><path class="ar-k" d="M50 32c3-2 7-2 9 0M48 38c4-2 9-2 12 1"/>',
  "black-bear":
    '<circle class="ar-d" cx="16" cy="14" r="7"/><circle class="ar-d" cx="48" cy="14" r="7"/><path class="ar-d" d="M10 28c0-13 10-20 22-20s22 7 22 20-9 22-22 22S10 41 10 28z"/><path class="ar-a" d="M21 36c0-6 5-9 11-9s11 3 11 9-5 10-11 10-11-4-11-10z"/><path fill="var(--ink)" d="M27 31h10c0 4-3 6-5 6s-5-2-5-6z"/><path class="ar-l" d="M32 37v4M27 42c3 2 7 2 10 0"/><path d="M23 24h.1M41 24h.1" stroke="var(--card)" stroke-width="4" stroke-linecap="round"/><path d="M26 42l1.5 4 2-3.500M38 42l-1.5 4-2-3.5" fill="var(--card)"/>',
  mist: '<path class="ar-n" d="M32 4c7 0 10 6 9 12l8 16c-5-1-6 3-11 2-5-1-7 3-12 1-4-1-6 0-11-3l8-16c-1-6 2-12 9-12z"/><path class="ar-p" d="M27 14c0-4 2-6 5-6s5 2 5 6-2 6-5 6-5-2-5-6z"/><path class="ar-e" d="M29.5 14h.1M34.5 14h.1"/><path class="ar-k" d="M6 38c6-4 10 3 17 0s10 3 16 0 11 2 19-1M12 45c6-4 10 2 16 0s9 2 14 0 7 0 10-1M22 51c6-2 12 1 20-1"/>',
  hypnosis:
    '<path class="ar-a" d="M4 27C14 12 22 8 32 8s18 4 28 19c-10 13-18 17-28 17S14 40 4 27z"/><path class="ar-l" d="M4 27C14 12 22 8 32 8s18 4 28 19c-10 13-18 17-28 17S14 40 4 27z"/><circle cx="32" cy="26" r="13" fill="var(--card)"/><path class="ar-k" d="M32 27c1-2 4-1 3 2s-7 3-8-1 2-9 7-8 8 7 6 12-9 7-14 4"/><path class="ar-l" d="M14 9L10 3M32 3V0M50 9l4-6"/>',
  "eternal-rose":
    '<path class="ar-k" d="M32 30v21M32 44c-6 0-10-2-11-7 6 0 10 2 11 7zM32 40c5 0 9-2 10-6-6 0-9 2-10 6z"/><path class="ar-a" d="M32 31c-11 0-16-6-16-13 0-4 2-7 5-9 2 2 5 2 6 0 1-4 4-6 6-7 1 3 3 5 5 6 3 1 5 0 6-1 3 3 4 6 4 10 0 8-6 14-16 14z"/><path class="ar-l" d="M32 31c-11 0-16-6-16-13 0-4 2-7 5-9 2 2 5 2 6 0 1-4 4-6 6-7 1 3 3 5 5 6 3 1 5 0 6-1 3 3 4 6 4 10 0 8-6 14-16 14zM22 16c1 7 5 10 10 10s10-4 10-10M27 15c0 5 2 7 5 7s6-3 6-8c-3 0-4 2-6 2s-3-1-5-1z"/>',
  tobias:
    '<path class="ar-a" d="M12 51c0-11 7-18 18-18s18 7 18 18z"/><path class="ar-l" d="M12 51c0-11 7-18 18-18s18 7 18 18"/><circle class="ar-l" cx="29" cy="20" r="9.5"/><path class="ar-d" d="M16 14l24-7c1 3 0 5-1 6l-21 6c-1-1-2-3-2-5z"/><path class="ar-l" d="M25 21l3 1M32 20l3 1M27 27c2-2 5-2 6 1"/><path class="ar-k" d="M48 24v8c-3 2-4 4-4 7v12h12V39c0-3-1-5-4-7v-8zM44 42h12M40 8c3-3 6 0 4 3M47 4c4-4 8 1 5 4"/>',
  rita: '<path class="ar-a" d="M16 51c0-11 6-17 15-17s15 6 15 17z"/><path class="ar-l" d="M16 51c0-11 6-17 15-17s15 6 15 17"/><circle class="ar-l" cx="31" cy="21" r="9"/><path class="ar-d" d="M21 22c-3-13 4-17 10-17s13 4 10 17c-1-4-3-7-4-8-4 2-9 2-12 1-2 1-3 4-4 7zM20 20c-4 4-4 12-1 16 3-2 3-8 1-16z"/><path class="ar-l ar-b" d="M28 22h.1M34 22h.1"/><path class="ar-l" d="M29 27c1 1 3 1 4 0"/><path class="ar-k" d="M52 14l-6 34M52 14c3-1 5 2 3 4M46 48c-6 4-14 2-12-3"/>',
  vesper:
    '<path class="ar-d" d="M2 16c10 0 16 3 20 10l3-8 4 4h6l4-4 3 8c4-7 10-10 20-10-5 7-6 12-6 19-7-2-13 0-16 8l-8 6-8-6c-3-8-9-10-16-8 0-7-1-12-6-19z"/><path d="M29 27h.1M35 27h.1" stroke="var(--card)" stroke-width="3" stroke-linecap="round"/><path d="M30 33l1 3 1-3zM32.5 33l1 3 1-3z" fill="var(--card)"/><path class="ar-k" d="M10 8c2-2 4-2 6 0M48 6c2-2 4-2 6 0"/>',
  "novice-matthew":
    '<path class="ar-a" d="M13 51c0-11 7-17 19-17s19 6 19 17z"/><path class="ar-l" d="M13 51c0-11 7-17 19-17s19 6 19 17M20 36c6 6 18 6 24 0"/><circle class="ar-l" cx="32" cy="20" r="10"/><path class="ar-d" d="M21 20c-1-4 0-7 2-9l2 3c4-2 10-2 14 0l2-3c2 2 3 5 2 9-2-3-4-4-11-4s-9 1-11 4z"/><path class="ar-l ar-b" d="M28.5 21h.1M35.5 21h.1"/><path class="ar-l" d="M29 26h6"/><path d="M22 41h20v10H22z" fill="var(--card)"/><path class="ar-k" d="M32 42c-3-2-7-2-10-1v10c3-1 7-1 10 1 3-2 7-2 10-1V41c-3-1-7-1-10 1zM32 42v10"/>',
  "the-hunger":
    '<path class="ar-a" d="M6 22c8-12 16-14 20-10 3 2 5 2 6 2s3 0 6-2c4-4 12-2 20 10-6 14-14 22-26 22S12 36 6 22z"/><path class="ar-d" d="M10 22c8-4 14-6 22-6s14 2 22 6c-6 9-12 14-22 14s-16-5-22-14z"/><path d="M20 18.500l4 13 4-14zM36 17.500l4 14 4-13z" fill="var(--card)"/><path class="ar-l" d="M6 22c8-12 16-14 20-10 3 2 5 2 6 2s3 0 6-2c4-4 12-2 20 10-6 14-14 22-26 22S12 36 6 22z"/><path class="ar-k" d="M40 42c2 3 3 4 3 6a3 3 0 01-6 0c0-2 1-3 3-6z"/>',
  "vampire-thirst":
    '<path class="ar-a" d="M18 14h28c0 14-4 21-14 21S18 28 18 14z"/><path class="ar-l" d="M16 6h32c0 18-5 28-16 28S16 24 16 6zM32 34v12M22 50c2-4 18-4 20 0z"/><path class="ar-k" d="M17 14c6 4 10-3 15 0s9-3 15 0"/><path class="ar-d" d="M54 2c3 4 4 6 4 8a4 4 0 01-8 0c0-2 1-4 4-8z"/>',
  "vampiric-will":
    '<path class="ar-a" d="M20 50V26c0-4 2-6 5-6h14c5 0 7 3 7 8 0 8-3 11-6 14v8z"/><path class="ar-l" d="M20 50V28c0-3 1-5 4-5M24 30v-8c0-5 7-5 7 0v6M31 27v-7c0-5 7-5 7 0v8M38 28v-5c0-4 7-4 7 1 0 9-2 14-5 18v8M20 34c-4-2-6 2-4 5l6 6"/><path class="ar-k" d="M32 10V3M20 12l-4-5M44 12l4-5M12 22l-6-2M52 22l6-2"/>',
  gnawer:
    '<path class="ar-d" d="M6 44c0-13 10-21 24-21 3-6 10-8 14-4 3 3 2 8-1 10 6 2 13 6 15 10-3 5-10 6-16 5z"/><path class="ar-k" d="M8 44c-6 0-7-8 0-9M46 44c2 3 6 3 8 0"/><path d="M48 33h.1" stroke="var(--card)" stroke-width="3.5" stroke-linecap="round"/><circle class="ar-a" cx="38" cy="23" r="4"/><path class="ar-l" d="M16 47v3M26 47v3"/>',
};

// --- animals and powers that have none of their own

const SHARED: Readonly<Record<string, string>> = {
  cat: '<path class="ar-d" d="M14 51c0-10 3-16 8-19-4-5-5-10-4-15l5 4c2-1 6-1 8 0l5-4c1 5 0 10-3 14 8 4 12 10 12 20z"/><path class="ar-k" d="M44 50c8 0 12-5 9-12-2-4-6-3-6 0"/><path d="M22 25h.1M30 25h.1" stroke="var(--card)" stroke-width="2.6" stroke-linecap="round"/>',
  dog: '<path class="ar-d" d="M12 51c0-12 4-19 11-22l-1-13 7 5c4-1 8-1 11 1l10 4c2 1 1 4-1 5l-9 2c0 8 4 12 4 18z"/><path class="ar-a" d="M18 16l5-2 1 12-5 3c-3-4-3-9-1-13z"/><path d="M34 26h.1" stroke="var(--card)" stroke-width="2.8" stroke-linecap="round"/>',
  raven:
    '<path class="ar-d" d="M6 46c8-2 13-7 17-15 4-9 10-14 17-14 5 0 8 3 9 7l9 3-10 3c-2 10-11 16-22 16-4 0-6 3-10 3 1-2 1-3 0-4-3 2-6 2-10 1z"/><path class="ar-k" d="M34 46v5M40 45v6"/><path d="M43 23h.1" stroke="var(--card)" stroke-width="2.8" stroke-linecap="round"/>',
  claw: '<path class="ar-a" d="M12 8c10 4 20 18 22 40-10-8-20-22-22-40z"/><path class="ar-l" d="M10 4c11 6 21 21 23 46M24 3c10 6 18 20 20 43M39 4c8 6 14 17 15 34"/>',
  wing: '<path class="ar-a" d="M6 44C6 22 20 8 56 6c-3 7-8 11-15 13 4 4 1 9-9 10 0 6-5 9-12 9-5 0-10 2-14 6z"/><path class="ar-l" d="M6 44C6 22 20 8 56 6c-3 7-8 11-15 13 4 4 1 9-9 10 0 6-5 9-12 9-5 0-10 2-14 6zM14 34c8-10 16-15 27-15"/>',
  belly:
    '<path class="ar-a" d="M18 12c10-8 30-4 32 14 2 14-8 24-20 24S10 42 12 30c1-8 8-8 8-13 0-2-1-4-2-5z"/><path class="ar-l" d="M18 12c10-8 30-4 32 14 2 14-8 24-20 24S10 42 12 30c1-8 8-8 8-13 0-2-1-4-2-5zM22 34c6 5 14 4 18-4"/>',
  dream:
    '<path class="ar-d" d="M40 6a20 20 0 1014 32A17 17 0 0140 6z"/><path class="ar-k" d="M12 10v8M8 14h8M50 10v6M47 13h6M14 40v6M11 43h6"/>',
};

/** Whose drawing others of their family have. */
const LIKE: Readonly<Record<string, string>> = {
  echo: "fang ash luna alpha howl wolf-form",
  vesper: "shriek ears radar nocturne bat-form night-flight",
  gnawer: "whiskers rat-queen",
  cat: "sooty duchess missal",
  dog: "hound",
  raven: "messenger-raven magpie lookout-raven",
  "eternal-rose": "blood-rose wind-rose",
  "the-hunger": "endless-thirst",
  "vampiric-will": "ancestral-might",
  mist: "shroud-of-shadows",
  hypnosis: "charm",
  claw: "claws frenzy vampire-strength",
  wing: "vampiric-speed celerity",
  belly: "dark-digestion purge",
  dream: "foretelling-dream",
};
const FAMILIES = new Map(
  Object.entries(LIKE).flatMap(([first, names]) => names.split(" ").map((name) => [name, first] as const)),
);

// --- people, from what they wear and carry

const BUST =
  '<path class="ar-a" d="M13 51c0-12 7-18 19-18s19 6 19 18z"/><path class="ar-l" d="M13 51c0-12 7-18 19-18s19 6 19 18"/><path class="ar-p" d="M23 21a9 9 0 1118 0 9 9 0 01-18 0z"/><path class="ar-l" d="M23 21a9 9 0 1118 0 9 9 0 01-18 0z"/><path class="ar-e" d="M29 21h.1M35 21h.1"/>';
const PARTS: Readonly<Record<string, string>> = {
  // on the head
  cap: '<path class="ar-d" d="M21 18c0-8 5-12 11-12s11 4 11 12c-7-3-15-3-22 0z"/>',
  straw:
    '<path class="ar-a" d="M14 16c4-2 8-2 9-3 1-6 4-8 9-8s8 2 9 8c1 1 5 1 9 3-8 3-28 3-36 0z"/><path class="ar-l" d="M14 16c4-2 8-2 9-3 1-6 4-8 9-8s8 2 9 8c1 1 5 1 9 3-8 3-28 3-36 0z"/>',
  kerchief: '<path class="ar-d" d="M22 27c-4-15 2-22 10-22s14 7 10 22c0-8-3-13-10-13s-10 5-10 13z"/>',
  curls:
    '<path class="ar-d" d="M21 26c-5-13 1-21 11-21s16 8 11 21c-1-5-2-8-4-10-5 0-9-1-12-3-3 3-5 7-6 13z"/>',
  beard: '<path class="ar-d" d="M23 22c0 9 4 14 9 14s9-5 9-14c-2 4-5 4-9 4s-7 0-9-4z"/>',
  tonsure:
    '<path class="ar-d" d="M22 20c-1-7 2-11 5-13 1 3 9 3 10 0 3 2 6 6 5 13-1-4-2-6-4-8-3 2-9 2-12 0-2 2-3 4-4 8z"/>',
  hood: '<path class="ar-n" d="M14 46C11 18 20 4 32 4s21 14 18 42c-3-4-5-8-6-12 2-14-3-22-12-22s-14 8-12 22c-1 4-3 8-6 12z"/>',
  veil: '<path class="ar-n" d="M13 51c0-9 3-15 6-21C18 14 24 4 32 4s14 10 13 26c3 6 6 12 6 21zM24 21c0 7 3 11 8 11s8-4 8-11-3-11-8-11-8 4-8 11z" fill-rule="evenodd"/>',
  mitre:
    '<path class="ar-a" d="M23 15l2-11q7-6 14 0l2 11z"/><path class="ar-l" d="M23 15l2-11q7-6 14 0l2 11zM32 4v8M29 7h6"/>',
  helmet: '<path class="ar-d" d="M21 20c0-9 4-15 11-15s11 6 11 15h-4v5h-3v-6h-8v6h-3v-5z"/>',
  kepi: '<path class="ar-d" d="M22 16V6h20v10l5 3H22z"/>',
  tricorn: '<path class="ar-d" d="M15 17c3-9 9-13 17-13s14 4 17 13c-6-3-11-1-17-1s-11-2-17 1z"/>',
  crown:
    '<path class="ar-a" d="M23 14V4l5 4 4-6 4 6 5-4v10z"/><path class="ar-l" d="M23 14V4l5 4 4-6 4 6 5-4v10z"/>',
  topper: '<path class="ar-d" d="M18 15h6V2h16v13h6v3H18z"/>',
  bonnet:
    '<path class="ar-k" d="M21 22c-3-10 2-17 11-17s14 7 11 17M24 16c4 1 12 1 16 0M21 27l-4 4M43 27l4 4"/>',
  moustache: '<path class="ar-d" d="M32 24c-3 4-7 4-9 1 3 1 5-2 9-2s6 3 9 2c-2 3-6 3-9-1z"/>',
  // in the hand, or beside them
  cross: '<path class="ar-k" d="M55 14v16M50 19h10"/>',
  drop: '<path class="ar-k" d="M55 10c3 5 5 7 5 10a5 5 0 01-10 0c0-3 2-5 5-10z"/>',
  flame: '<path class="ar-k" d="M54 8c1 5 6 6 6 12a6 6 0 01-12 0c0-3 1-4 2-5 1 2 2 3 3 3 1-4 0-7 1-10z"/>',
  swirl: '<path class="ar-k" d="M55 18c1-2 4-1 3 2-1 3-7 2-7-2 0-5 6-7 9-4"/>',
  sword: '<path class="ar-k" d="M55 46V12l-2-4-2 4v34M48 38h10"/>',
  spear: '<path class="ar-k" d="M55 51V16M51 16l4-10 4 10z"/>',
  bow: '<path class="ar-k" d="M50 10c10 6 10 26 0 32M50 10v32M46 26h14"/>',
  staff: '<path class="ar-k" d="M55 51V18c0-6-8-6-8 0"/>',
  quill: '<path class="ar-k" d="M48 40C50 26 54 16 60 10c0 10-4 18-10 24"/>',
  bread: '<path class="ar-k" d="M46 42c0-6 14-6 14 0v4H46zM50 40v4M55 40v4"/>',
  hammer: '<path class="ar-k" d="M54 51V24M47 18h14v7H47z"/>',
  drum: '<path class="ar-k" d="M44 38h16v10H44zM44 38l8 10M52 38l8 10M46 30l6 6M60 30l-6 6"/>',
  fan: '<path class="ar-k" d="M48 46l-2-14c5-3 11-3 15 1zM48 46l3-15M48 46l8-15"/>',
  bell: '<path class="ar-k" d="M48 30c0-8 10-8 10 0 0 5 2 6 3 8H45c1-2 3-3 3-8zM52 41h2"/>',
  letter: '<path class="ar-k" d="M46 34h15v11H46zM46 34l7 6 8-6"/>',
  horse: '<path class="ar-k" d="M48 46c-1-10 2-16 8-18l1-4 3 5c1 3 2 6 1 9l-5-1c-3 2-3 5-3 9"/>',
};

/** What each wears and carries; `two` of them stand side by side. */
const PEOPLE: Readonly<Record<string, string>> = {
  ivo: "straw staff",
  marcela: "kerchief bread",
  anselmo: "cap moustache",
  greta: "bonnet",
  ramona: "kerchief flame",
  basil: "cap beard flame",
  "fairground-folk": "two tricorn",
  nicholas: "kepi letter",
  lucy: "curls letter",
  thomas: "beard hammer",
  hugo: "cap hammer",
  pilar: "bonnet drop",
  merchants: "two cap",
  felix: "tricorn quill",
  elmer: "straw beard staff",
  bernard: "tonsure cross",
  "father-elias": "tonsure drop",
  "bishop-severo": "mitre staff",
  "sexton-lope": "hood hammer",
  "abbot-ulric": "tonsure beard staff",
  "sister-remedios": "veil cross",
  pilgrims: "two hood",
  "parish-choir": "two tonsure",
  "altar-boy-blaise": "curls bell",
  "hermit-simeon": "hood beard swirl",
  "preacher-cosmo": "tonsure quill",
  parishioners: "two kerchief",
  "exorcist-damasus": "mitre drop",
  "sister-benita": "veil flame",
  "deacon-oscar": "tonsure",
  "mother-superior": "veil staff",
  "brother-giles": "tonsure beard swirl",
  "bell-ringer-quico": "hood bell",
  hunters: "two tricorn",
  "corporal-lara": "kepi sword",
  "recruit-nuno": "kepi",
  "sergeant-brau": "kepi moustache",
  "night-watch": "two helmet",
  patrol: "two kepi",
  "rider-diana": "curls horse",
  "courier-paul": "tricorn letter",
  "veteran-otto": "helmet beard",
  "camp-cook-chema": "cap flame",
  "gunner-vega": "kepi moustache flame",
  "sentinel-ivan": "helmet spear",
  "drummer-leo": "kepi drum",
  "crossbow-nora": "curls bow",
  "lancer-rocco": "helmet moustache spear",
  "lieutenant-alba": "tricorn sword",
  "bosun-tar": "cap beard swirl",
  "army-chaplain": "tonsure sword",
  "quartermaster-simon": "kepi beard",
  roxane: "curls fan",
  "countess-amalia": "crown fan",
  "duke-octavio": "crown moustache",
  "marquis-gallus": "topper moustache",
  "lady-violet": "curls",
  "infanta-eleanor": "crown",
  courtiers: "two topper",
  "ducal-retinue": "two crown",
  "ball-guests": "two curls",
  "poet-lysander": "topper quill",
  "viscount-damian": "topper",
  "horsewoman-elvira": "bonnet horse",
  "lady-pepper": "curls flame",
  "tipsy-archduke": "crown swirl",
  "widow-rosalie": "veil fan",
  "aged-baron": "topper beard",
  "patroness-flora": "bonnet quill",
  "page-martin": "cap quill",
};

function peopleOf(worn: string): string {
  const parts = worn.split(" ");
  const one = BUST + parts.map((part) => PARTS[part] ?? "").join("");
  if (!parts.includes("two")) return one;
  return `<g transform="translate(-8 13) scale(.75)">${one}</g><g transform="translate(24 13) scale(.75)">${one}</g>`;
}

// --- what has no drawing of its own, from what stands on the card

/** Whose drawing that category shares. */
const OF_CATEGORY: Readonly<Record<string, string>> = {
  wolf: "echo",
  bat: "vesper",
  cat: "cat",
  dog: "dog",
  rat: "gnawer",
  raven: "raven",
  bear: "black-bear",
  form: "mist",
  body: "claw",
  mind: "hypnosis",
  rose: "eternal-rose",
};

const HATS_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  villager: ["straw", "kerchief", "cap", "bonnet"],
  religious: ["tonsure", "hood", "veil", "mitre"],
  military: ["kepi", "helmet", "tricorn"],
  noble: ["crown", "topper", "curls"],
};

/** What people carry of whom that is said: one thing, the first. */
const CARRIED: Readonly<Record<string, string>> = {
  hunted: "letter",
  scored: "quill",
  "no-hunt": "drop",
  thirsty: "flame",
  slow: "staff",
  fast: "horse",
  prepared: "bell",
};

/** One of them, always the same for that name. */
function anyOf(hats: readonly string[], name: string): string {
  const sum = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return hats[sum % hats.length] ?? "";
}

function likenessOf({ name, kind, category, traits }: Card): string {
  if (kind === null) return familyOf(OF_CATEGORY[category] ?? "wing");
  const carried = Object.keys(CARRIED).find((trait) => traits.includes(trait));
  return peopleOf(`${anyOf(HATS_OF_KIND[kind] ?? [], name)} ${CARRIED[carried ?? ""] ?? ""}`);
}

function familyOf(name: string): string {
  return DRAWINGS[name] ?? SHARED[name] ?? "";
}

/** The drawing of that card in the box; none if it has none of its own. */
export function drawingNamed(name: string): string {
  const worn = PEOPLE[name];
  return familyOf(FAMILIES.get(name) ?? name) || (worn ? peopleOf(worn) : "");
}

export function drawingOf(card: Card): string {
  return drawingNamed(card.name) || likenessOf(card);
}
