// What the table has to know of each game beyond what the server says: its board, and where its card stands.

import type { Component } from "svelte";
import type { BoardProps } from "../games/board";
import Board from "../games/palestine/Board.svelte";
import SpacesTable from "../games/palestine/SpacesTable.svelte";
import type { PalestineState } from "../games/palestine/state";

/** An event that stays in force: its card, which of its texts, and for whom. */
export interface Lasting {
  card: string;
  text: string;
  side: string;
}

export interface GameFace<State> {
  Board: Component<BoardProps<State>>;
  SpacesTable: Component<BoardProps<State>>;
  card: (state: State) => string;
  lasting: (state: State) => Lasting[];
  /** The questions whose spaces the board numbers while one is asked: its own, or those that named where to go. */
  numbered: (message: string) => string[];
  /** The message of the log that opens a chapter. */
  chapter: string;
  /** Messages of the log that say little about what a turn did. */
  aside: string[];
  /** Whether a card is one to mark on the chart of the game. */
  marked: (card: string) => boolean;
  /** The colour of each side. */
  colours: Record<string, string>;
}

const PROPAGANDA = ["P33", "P34", "P35"];
const DESTINATIONS = ["ask-patrol", "ask-search"];
const MOVES = ["ask-move-police", "ask-move-troops", "ask-move-to", "ask-how-many"];

const palestine: GameFace<PalestineState> = {
  Board,
  SpacesTable,
  card: ({ card }) => card,
  lasting: ({ capabilities }) => capabilities,
  numbered: (message) => (MOVES.includes(message) ? DESTINATIONS : [message]),
  chapter: "log-reveal",
  aside: ["log-reveal", "log-box", "log-eligibility", "log-activate-cells"],
  marked: (card) => PROPAGANDA.includes(card),
  colours: { british: "var(--police)", irgun: "var(--irgun)" },
};

const FACES: Record<string, GameFace<never>> = { palestine };

export const hasFace = (game: string) => Object.hasOwn(FACES, game);

/** The face of a game; the state goes untyped between server and board. */
export function faceOf(game: string): GameFace<unknown> {
  const face = FACES[game];
  if (!face) throw new Error(`no board for ${game}`);
  return face as unknown as GameFace<unknown>;
}
