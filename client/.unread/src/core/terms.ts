/** How a table is set, in a few words: its clock, who may join, and whatever differs from what its game proposes. */

import type { GameSummary, SettingInfo } from "../wire";

export type Value = boolean | number | string;

export interface Terms {
  settings: Readonly<Record<string, Value>>;
  clock: string;
  joining: string;
  practice: boolean;
  quiet: boolean;
}

type Say = (id: string) => string;

/** Who may take a chair of a running match. */
export const JOINING = ["consent", "open", "closed"] as const;
export const CLOCKS = ["none", "gentle", "strict"] as const;

/** «Dificultad» of «Dificultad: desde dónde parte la perdición». */
export function settingName({ name }: SettingInfo, sayOfGame: Say): string {
  return sayOfGame(`setting-${name}`).split(":")[0] ?? name;
}

export function valueWord({ name, kind }: SettingInfo, value: Value, say: Say, sayOfGame: Say): string {
  if (kind === "flag") return say(value ? "setting-on" : "setting-off");
  return kind === "pick" ? sayOfGame(`${name}-${value}`) : String(value);
}

export function termsOf(game: GameSummary, terms: Terms, say: Say, sayOfGame: Say): string[] {
  const changed = game.settings.flatMap((setting) => {
    const value = terms.settings[setting.name] ?? setting.default;
    if (value === setting.default) return [];
    const name = settingName(setting, sayOfGame);
    return value === true ? [name] : [`${name}: ${valueWord(setting, value, say, sayOfGame)}`];
  });
  return [
    ...changed,
    say(`clock-${terms.clock}`),
    say(`terms-joining-${terms.joining}`),
    ...(terms.practice ? [say("practice")] : []),
    ...(game.quiet && !terms.quiet ? [say("quiet-off")] : []),
  ];
}
