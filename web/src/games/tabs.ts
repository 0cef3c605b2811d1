// What the tabs beside a board are called.

import type { GameFace } from "./face";

/** The message of a tab: the log has the card in play above it where there is room, and units are no spaces. */
export function tabMessage<State>(face: GameFace<State>, tab: string, isSmall: boolean): string {
  if (tab === "log" && face.cards && !isSmall) return "table-tab-card-log";
  return tab === "spaces" && face.spacesTab ? face.spacesTab : `table-tab-${tab}`;
}
