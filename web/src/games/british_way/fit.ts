// Where a map lies behind the boxes that stand on it: as large as can be, with everything important in sight.

import type { Box } from "./box";
import type { MapSpace } from "./map";

interface Size {
  width: number;
  height: number;
}

const MARGIN = 6; // pixels around whatever must be seen
const TRIES = 17; // places tried across the room, and down it
const HALVINGS = 11;
const [SMALLEST, LARGEST] = [0.15, 4]; // pixels per unit
const MARKER = 26;
const SIZE = { usual: 17, small: 13, pixels: 12 }; // a name is never smaller on the screen than can be read
const LETTER = 0.575; // of its size a letter is wide
const RISE = 2; // times what it is larger than usual, a name stands higher: away from what stands under it

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/**
 * What of a space must never be covered at a scale: its pieces, its first marker, the lines of its name, each so many
 * letters long, and all of it if it is small.
 */
export function partsOf({ ground, slot, label, rim }: MapSpace, lines: number[], scale: number): Box[] {
  const pieces = around(slot.x, slot.hangs ? slot.y + MARKER / 2 : slot.y, slot.width, 2 * MARKER);
  const size = Math.max(label.small || ground.form === "plate" ? SIZE.small : SIZE.usual, SIZE.pixels / scale);
  const width = Math.max(0, ...lines) * size * LETTER;
  const rise = ground.form === "area" || label.anchor === "end" ? Math.max(0, size - SIZE.usual) * RISE : 0;
  const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
  const above = size + rise + (label.stacks ? (lines.length - 1) * size : 0);
  const name = {
    x: left,
    y: label.y - above,
    width,
    height: above + 4 + (label.stacks ? 0 : (lines.length - 1) * size),
  };
  const parts = [pieces, around(rim.x, rim.y, MARKER, MARKER), name];
  if (ground.form === "circle") parts.push(around(slot.x, slot.y, 2 * ground.radius, 2 * ground.radius));
  if (ground.form === "plate") parts.push(around(slot.x, slot.y, ground.width, ground.height));
  return parts;
}

/** The smallest box around others. */
export function bounds(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether something that is drawn so large and so far off keeps clear of all obstacles. */
const isFree = (part: Box, scale: number, x: number, y: number, obstacles: Box[]): boolean =>
  obstacles.every(
    (box) =>
      (part.x + part.width) * scale + x + MARGIN <= box.x ||
      part.x * scale + x - MARGIN >= box.x + box.width ||
      (part.y + part.height) * scale + y + MARGIN <= box.y ||
      part.y * scale + y - MARGIN >= box.y + box.height,
  );

/**
 * The part of a map that a room shows, as large as can be, so that all `parts` of the map lie in the room and under
 * none of the `obstacles`, which stand in it. Where there is no such place they lie in the middle of the room.
 */
export function fit(partsAt: (scale: number) => Box[], obstacles: Box[], room: Size): Box {
  /** The free place at a scale that is nearest to the middle of the room. */
  function place(scale: number, standing: Box[]) {
    const parts = partsAt(scale);
    const whole = bounds(parts);
    const [wide, high] = [
      room.width - 2 * MARGIN - whole.width * scale,
      room.height - 2 * MARGIN - whole.height * scale,
    ];
    if (wide < 0 || high < 0) return undefined;
    const places = Array.from({ length: TRIES * TRIES }, (_, index) => {
      const [across, down] = [(index % TRIES) / (TRIES - 1), Math.floor(index / TRIES) / (TRIES - 1)];
      return {
        scale,
        x: MARGIN - whole.x * scale + wide * across,
        y: MARGIN - whole.y * scale + high * down,
        off: Math.hypot(wide * (across - 0.5), high * (down - 0.5)),
      };
    });
    return places
      .sort((one, other) => one.off - other.off)
      .find(({ x, y }) => parts.every((part) => isFree(part, scale, x, y, standing)));
  }

  function largest(standing: Box[]) {
    let best: ReturnType<typeof place>;
    let [low, high] = [SMALLEST, LARGEST];
    for (let step = 0; step < HALVINGS; step++) {
      const half = (low + high) / 2;
      const found = place(half, standing);
      if (found) [low, best] = [half, found];
      else high = half;
    }
    return best;
  }

  const { scale, x, y } = largest(obstacles) ?? largest([]) ?? { scale: SMALLEST, x: 0, y: 0 };
  return { x: -x / scale, y: -y / scale, width: room.width / scale, height: room.height / scale };
}
