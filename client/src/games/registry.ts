/** The boards there are: each folder beside this file is one, loaded when its table is opened. Every other game is played
 * on a board made from its sketch. */

import type { Component } from "svelte";
import Drawn from "../sketch/Scene.svelte";
import type { GameModule } from "./contract";

const boards = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const portraits = import.meta.glob<{ default: Component<{ kind: string; id: string }> }>(
  "./*/Portrait.svelte",
);
// So small that asking for each would take longer than having them all.
const scenes = import.meta.glob<Component>("./*/Scene.svelte", { eager: true, import: "default" });

export async function boardOf(game: string): Promise<GameModule> {
  const load = boards[`./${game}/index.ts`] ?? (() => import("../sketch"));
  return (await load()).default;
}

/** The little drawing of the game for the lobby. */
export function sceneOf(game: string): Component {
  return scenes[`./${game}/Scene.svelte`] ?? Drawn;
}

/** How a game draws what lies in its box, where it does. */
export async function portraitOf(game: string) {
  return (await portraits[`./${game}/Portrait.svelte`]?.())?.default ?? null;
}
