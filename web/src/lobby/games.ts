// My games, sorted by what they need from me.

import type { Summary } from "../api/types";

export const GROUPS = ["turn", "invited", "waiting", "finished", "unplayable"] as const;
export type Group = (typeof GROUPS)[number];

/** The sides of friends who were sent a link and have not come yet. */
export function awaited(game: Summary): string[] {
  if (game.over || game.problem) return [];
  return Object.keys(game.seats).filter((side) => !game.seats[side]!.taken && !game.you.includes(side));
}

/** Where a game stands in the list. My turn comes before everything; a game I only watch invites nobody. */
export function groupOf(game: Summary): Group {
  if (game.problem) return "unplayable";
  if (game.over) return "finished";
  if (game.your_turn) return "turn";
  const seated = Object.keys(game.seats).some((side) => game.you.includes(side));
  return seated && awaited(game).length ? "invited" : "waiting";
}

/** The games of every group, the newest first. */
export function grouped(games: Summary[]): Record<Group, Summary[]> {
  const groups: Record<Group, Summary[]> = { turn: [], invited: [], waiting: [], finished: [], unplayable: [] };
  const newestFirst = [...games].sort((one, other) => other.created.localeCompare(one.created));
  for (const game of newestFirst) groups[groupOf(game)].push(game);
  return groups;
}
