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
  /** Where the map is small, a minor name is left out, and one that stacks stands in two lines. */
  label: {
    x: number;
    y: number;
    anchor: "start" | "middle" | "end";
    small?: boolean;
    minor?: boolean;
    stacks?: boolean;
  };
  /** Where the first marker stands, and the way to the next. */
  rim: { x: number; y: number; dx: number; dy: number };
  /** Where the number of a chosen space stands. */
  badge: { x: number; y: number };
}

/** Farther than any screen shows: the sea has no end. */
export const EVERYWHERE: Box = { x: -4000, y: -4000, width: 9000, height: 9000 };

/** The corner that a medium and a large board leave free; on a small one it is the lower right. */
export interface Corners {
  medium: "top-left" | "bottom-right";
  large: "bottom-left" | "bottom-right";
}

export interface BoardMap {
  spaces: MapSpace[];
  /** What else should be seen of the land. */
  sights: Box[];
  /** Where the buttons stand that enlarge it. */
  corners: Corners;
  /** The space that the Tab key reaches first while nothing is asked. */
  first: string;
}
