const LONG = 7;
const VOWEL = "[aeiouáéíóú]";
const ONSET = "(?:ch|ll|rr|th|sh|[bcdfgpt][lr]|[b-df-hj-np-tv-zñ])";
// In English a last e is mute, and no syllable.
const SYLLABLES = new RegExp(
  `(${VOWEL}(?!${ONSET}${VOWEL})[b-df-hj-np-tv-zñ]|${VOWEL})(?=${ONSET}${VOWEL})(?!${ONSET}e(?!\\p{L}))`,
  "giu",
);

/** A long word of a name, with leave to be broken between syllables. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) =>
    word.length < LONG ? word : word.replace(SYLLABLES, "$1\u00ad"),
  );
}
