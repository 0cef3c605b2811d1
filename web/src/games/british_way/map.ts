// A map as data: where each space lies, and where its pieces, its markers and its name stand.

import type { Box } from "./box";

/** A place for pieces: rows stand around its middle, or hang down from the first. */
export interface Slot {
  x: number;
  y: number;
  width: number;
  hangs?: boolean;
}

/**
 * What is clicked, and glows: an area within its borders, or a circle or a plate around the middle of the slot. `colour`
 * is the name in the theme of an area that is not `land`.
 */
export type Ground =
  | { form: "area"; path: string; colour?: string }
  | { form: "circle"; radius: number }
  | { form: "plate"; width: number; height: number };

export interface MapSpace {
  id: string;
  ground: Ground;
  slot: Slot;
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; small?: boolean };
  /** Where the first marker stands, and the way to the next. */
  rim: { x: number; y: number; dx: number; dy: number };
  /** Where the number of a chosen space stands. */
  badge: { x: number; y: number };
}

export interface BoardMap {
  /** The whole board. */
  whole: Box;
  /** What a narrow screen shows first. */
  land: Box;
  spaces: MapSpace[];
  /** The space that the Tab key reaches first while nothing is asked. */
  first: string;
}
