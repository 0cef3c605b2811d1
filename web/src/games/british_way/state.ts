// What the states of all games of the family have in common, as the server describes them.

import type { BoardProps } from "../board";

/** How many pieces and markers of each kind there are, by the kind's id. */
export type Counts = Record<string, number>;

export interface FamilyState {
  spaces: Record<string, Counts>;
  /** The spaces that each space touches, by the options of the game. */
  adjacent: Record<string, string[]>;
  political_will: number;
  capabilities: { card: string; text: string; side: string }[];
  played: string[];
  unseen: number;
  card: string;
  first: string;
  boxes: Record<"limited" | "event" | "operation", string>;
  winner: string;
}

export type FamilyBoard = BoardProps<FamilyState>;
