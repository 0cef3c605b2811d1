// The part of a drawing that is shown.

import type { Box } from "./box";

const CLOSEST = 5;

/** A view enlarged by a factor around a point that stays where it is on the screen. */
export function zoomed(view: Box, factor: number, around: { x: number; y: number }): Box {
  return {
    x: around.x - (around.x - view.x) / factor,
    y: around.y - (around.y - view.y) / factor,
    width: view.width / factor,
    height: view.height / factor,
  };
}

const ROOM = 1.15; // around what is to be seen

/** A view that shows a part of the drawing: the same one if it does, else moved, and larger only if it must be. */
export function showing(view: Box, part: Box): Box {
  const [right, bottom] = [view.x + view.width, view.y + view.height];
  const inside = part.x >= view.x && part.y >= view.y && part.x + part.width <= right && part.y + part.height <= bottom;
  if (inside) return view;
  const larger = Math.max(1, (ROOM * part.width) / view.width, (ROOM * part.height) / view.height);
  const [width, height] = [view.width * larger, view.height * larger];
  return { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height };
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** A view that is not larger than the whole, not too close, and whose middle stays on the drawing. */
export function clamped(view: Box, whole: Box): Box {
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const larger = Math.max(view.width / whole.width, view.height / whole.height);
  if (larger >= 1) return { ...whole };
  const { width, height } = larger < 1 / CLOSEST ? zoomed(view, larger * CLOSEST, middle) : view;
  const edge = { x: Math.min(width, whole.width) / 2, y: Math.min(height, whole.height) / 2 };
  return {
    x: between(whole.x + edge.x, middle.x, whole.x + whole.width - edge.x) - width / 2,
    y: between(whole.y + edge.y, middle.y, whole.y + whole.height - edge.y) - height / 2,
    width,
    height,
  };
}
