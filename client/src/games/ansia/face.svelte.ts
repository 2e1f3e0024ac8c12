/** Where there is room for one only, the map or the hunt zone is large and the other small; a question brings its own. */

import type { Play } from "../contract";

export type Face = "map" | "hunt";

class Faces {
  #wanted = $state.raw<{ question: string; face: Face } | null>(null);

  of(play: Play): Face {
    const question = play.decision?.id ?? "";
    if (this.#wanted?.question === question) return this.#wanted.face;
    return play.decision?.options.some(({ verb }) => verb === "hunt") ? "hunt" : "map";
  }

  want(play: Play, face: Face) {
    this.#wanted = { question: play.decision?.id ?? "", face };
  }
}

export const faces = new Faces();
