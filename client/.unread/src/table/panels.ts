import type { IconName } from "../parts/icons";

/** What lies over the board on a narrow screen; on a wide one everything but the rules has its place. */
export type Panel = "table" | "log" | "chat" | "aid" | "rules";

/** What lies on top in the rail of a wide screen. */
export type Leaf = "aid" | "log" | "chat";

export function isLeaf(panel: Panel): panel is Leaf {
  return panel === "aid" || panel === "log" || panel === "chat";
}

export const PANELS: readonly { id: Panel; icon: IconName }[] = [
  { id: "table", icon: "table" },
  { id: "log", icon: "log" },
  { id: "chat", icon: "chat" },
  { id: "aid", icon: "note" },
  { id: "rules", icon: "book" },
];
