/** Who sits at the table that a page is about, for every emblem on it: people or bots. */

import { getContext, setContext } from "svelte";

type IsBot = (seat: number) => boolean;
const KEY = Symbol("company");

/** To be called where a table or a replay is put on the page. */
export function tellOfBots(isBot: IsBot) {
  setContext(KEY, isBot);
}

export function toldOfBots(): IsBot {
  return getContext<IsBot | undefined>(KEY) ?? (() => false);
}
