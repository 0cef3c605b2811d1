// A track as data: steps of one size, from left to right or from the bottom up.

import type { Box } from "./box";

export interface TrackPlan {
  /** All steps together. */
  box: Box;
  /** What stands in each step, the first being that of value 0. */
  labels: string[];
  direction: "right" | "up";
}

/** The labels of a track that shows bare numbers. */
export const numbersTo = (top: number): string[] => Array.from({ length: top + 1 }, (_, value) => String(value));

/** The place of a value on a track. */
export function stepAt({ box, labels, direction }: TrackPlan, value: number): Box {
  const [width, height] = [box.width / labels.length, box.height / labels.length];
  return direction === "right"
    ? { ...box, x: box.x + value * width, width }
    : { ...box, y: box.y + (labels.length - 1 - value) * height, height };
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
