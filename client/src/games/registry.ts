/** The games that have a board: each folder beside this file is one, loaded when its table is opened. */

import type { Component } from "svelte";
import type { GameModule } from "./contract";

const boards = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const scenes = import.meta.glob<{ default: Component }>("./*/Scene.svelte");

export async function boardOf(game: string): Promise<GameModule> {
  const load = boards[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}

/** The little drawing of the game for the lobby. */
export async function sceneOf(game: string): Promise<Component | null> {
  const load = scenes[`./${game}/Scene.svelte`];
  return load ? (await load()).default : null;
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}
