// What the states of all games of the family have in common, as the server describes them.

import type { BoardProps } from "../board";
import type { Kind } from "./kinds";

/** What is in a space: how many pieces and markers of each kind, by the kind's id, and what else its game tells. */
export type SpaceState = Record<string, number | string>;

/** How many of a kind are in a space. */
export const countOf = (space: SpaceState, { id }: Kind): number => Number(space[id]);

export interface FamilyState {
  spaces: Record<string, SpaceState>;
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
