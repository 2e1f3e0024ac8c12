import type { Chair } from "../wire";

export function freeChairs({ chairs }: { chairs: readonly Chair[] }): number {
  return chairs.filter(({ who }) => who === "empty").length;
}
