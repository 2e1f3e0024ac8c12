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

type Say = (id: string, args?: Readonly<Record<string, number>>) => string;

/** Who may take a chair of a running match. */
export const JOINING = ["consent", "open", "closed"] as const;
export const CLOCKS = ["none", "gentle", "strict", "days"] as const;
/** How many days a choice may take by a clock by days, and what happens to who takes longer. */
export const DAYS = [1, 3, 7] as const;
export const LATE = ["reminder", "bot", "owner"] as const;

export function byDays(days: number, late: string): string {
  return `${days}d-${late}`;
}

export function isByDays(clock: string): boolean {
  return /^\d+d-/.test(clock);
}

/** «Un aviso»; «3 días para elegir · después, un aviso». */
export function clockWord(clock: string, say: Say): string {
  const [, days, late] = clock.match(/^(\d+)d-(\w+)$/) ?? [];
  if (!days) return say(`clock-${clock}`);
  return `${say("clock-so-many-days", { n: Number(days) })} · ${say(`late-${late}`)}`;
}

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
    clockWord(terms.clock, say),
    say(`terms-joining-${terms.joining}`),
    ...(terms.practice ? [say("practice")] : []),
    ...(game.quiet && !terms.quiet ? [say("quiet-off")] : []),
  ];
}
