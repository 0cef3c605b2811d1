// Where an open stack lies on the board: in a corner, so that what its units can reach stays in sight.

import type { Point } from "./hexes";

export interface Size {
  width: number;
  height: number;
}

const RIM = 6; // pixels to the edge of the board
const ROOMY = 420; // pixels a board is high that has room for large counters

/** How large the counters are, in pixels: so that names can be read, where there is room. */
export const counterSize = (board: Size): number => (board.height < ROOMY ? 56 : 84);

/** How many counters stand side by side. */
export function columnsOf(count: number, board: Size): number {
  const most = board.height < ROOMY ? 6 : 4;
  return Math.max(1, Math.min(count, most, Math.floor((board.width - 2 * RIM - 14) / (counterSize(board) + 10))));
}

/** Its left upper corner: that of the board, unless its own hex would lie beneath it, or too near. */
export function placeFor({ width, height }: Size, at: Point, clear: number, board: Size): Point {
  const covers = at.x < RIM + width + clear && at.y < RIM + height + clear;
  return { x: RIM, y: covers ? Math.max(RIM, board.height - RIM - height) : RIM };
}
