// What the ground is like, drawn in each hex: stones, dunes, marsh, hachures, fields. Chance decides where, always alike.

import { scatter } from "./curves";
import type { Inks } from "./inks";
import type { Point } from "./hexes";

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How a texture is drawn: `ink` and `width` in pixels, and the strokes of a hex on the plane, more of them when close. */
interface Texture {
  ink: keyof Inks;
  width: number;
  fills?: boolean;
  draw: (pen: Pen, centre: Point, seed: number, detail: number) => void;
}

/** Points strewn over a hex, not too close to each other: one in each field of a grid of `count` by `count`. */
function* strewn({ x, y }: Point, seed: number, count: number): Generator<Point & { chance: number }> {
  for (let at = 0; at < count * count; at++) {
    const chance = scatter(seed + at * 7.31);
    const left = ((at % count) + 0.15 + 0.7 * chance) / count - 0.5;
    const top = (Math.floor(at / count) + 0.15 + 0.7 * scatter(seed + at * 3.77 + 1)) / count - 0.5;
    if (Math.abs(top) > 0.56 - Math.abs(left) * 0.5) continue;
    yield { x: x + left, y: y + top * 1.1, chance };
  }
}

function stones(pen: Pen, centre: Point, seed: number, detail: number) {
  for (const { x, y, chance } of strewn(centre, seed, 3 + detail)) {
    const size = 0.014 + 0.022 * chance * chance;
    pen.moveTo(x + size, y);
    pen.arc(x, y, size, 0, 7);
  }
}

function dunes(pen: Pen, centre: Point, seed: number, detail: number) {
  for (const { x, y, chance } of strewn(centre, seed, 1 + detail)) {
    const wide = 0.07 + 0.06 * chance;
    pen.moveTo(x - wide, y + 0.02);
    pen.quadraticCurveTo(x - wide * 0.4, y - 0.07, x, y);
    pen.quadraticCurveTo(x + wide * 0.5, y + 0.05, x + wide, y - 0.02);
  }
}

function reeds(pen: Pen, { x, y }: Point, seed: number, detail: number) {
  const rows = 2 + 2 * detail;
  for (let row = 0; row < rows; row++) {
    const top = y + ((row + 0.5) / rows - 0.5) * 0.9;
    for (let dash = 0; dash < 3; dash++) {
      const chance = scatter(seed + row * 5.1 + dash * 1.7);
      const left = x + (dash / 3 - 0.5) + chance * 0.2;
      pen.moveTo(left, top);
      pen.lineTo(left + 0.1 + 0.1 * chance, top);
    }
  }
}

/** A crest with strokes down its slope: hachures, as old surveys have them. */
function hachures(pen: Pen, { x, y }: Point, wide: number, long: number, turn: number, strokes: number) {
  for (let stroke = 0; stroke <= strokes; stroke++) {
    const along = (stroke / strokes - 0.5) * 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const crest = { x: along * wide, y: along * along * wide * 0.5 };
    const fan = along * 0.6;
    const foot = { x: crest.x + fan * long, y: crest.y + long * (1 - 0.25 * Math.abs(along)) };
    pen.moveTo(x + crest.x * cos - crest.y * sin, y + crest.x * sin + crest.y * cos);
    pen.lineTo(x + foot.x * cos - foot.y * sin, y + foot.x * sin + foot.y * cos);
  }
}

const hills =
  (count: number, wide: number, long: number, strokes: number) =>
  (pen: Pen, centre: Point, seed: number, detail: number) => {
    for (const { x, y, chance } of strewn(centre, seed, count)) {
      hachures(pen, { x, y: y - long / 2 }, wide * (0.7 + 0.6 * chance), long, (chance - 0.5) * 0.9, strokes + detail);
    }
  };

function fields(pen: Pen, centre: Point, seed: number, detail: number) {
  for (const { x, y, chance } of strewn(centre, seed, 2 + detail)) {
    if (chance < 0.3) continue;
    pen.moveTo(x - 0.05, y);
    pen.lineTo(x + 0.05, y);
    pen.moveTo(x - 0.03, y + 0.035);
    pen.lineTo(x + 0.06, y + 0.035);
  }
}

function tufts(pen: Pen, centre: Point, seed: number, detail: number) {
  for (const { x, y } of strewn(centre, seed, 2 + detail)) {
    for (const lean of [-0.04, 0, 0.04]) {
      pen.moveTo(x, y + 0.04);
      pen.lineTo(x + lean, y - 0.03);
    }
  }
}

export const TEXTURES: Record<string, Texture> = {
  rocky: { ink: "rocky-ink", width: 0, fills: true, draw: stones },
  sand: { ink: "sand-ink", width: 0.9, draw: dunes },
  salt_marsh: { ink: "marsh-ink", width: 0.8, draw: reeds },
  swamp: { ink: "marsh-ink", width: 0.9, draw: tufts },
  low_hills: { ink: "hills-ink", width: 0.8, draw: hills(2, 0.15, 0.13, 4) },
  rough: { ink: "hills-ink", width: 0.9, draw: hills(3, 0.09, 0.1, 2) },
  mountain: { ink: "mountain-ink", width: 1, draw: hills(3, 0.13, 0.16, 4) },
  delta: { ink: "delta-ink", width: 0.8, draw: fields },
};

/** The tint of the ground by terrain. */
export const TINTS: Record<string, keyof Inks> = {
  rocky: "rocky",
  sand: "sand",
  salt_marsh: "marsh",
  swamp: "marsh",
  low_hills: "hills",
  rough: "rough",
  mountain: "mountain",
  delta: "delta",
  city: "city",
};
