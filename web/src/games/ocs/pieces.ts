// What stands on the map: stacks as one counter with a number, dumps, trucks, leaders, hedgehogs, damaged ports.

import { counterPicture, INK, liveryOf, paintBody } from "./counters";
import type { Point } from "./hexes";
import type { Inks } from "./inks";
import type { Stack } from "./stacks";
import { symbolOf } from "./symbols";
import type { Counter, Side } from "./theatre";

type Pen = CanvasRenderingContext2D;

/** Below so many pixels a hex everything is a sign; above, counters can be read. */
export const THEATRE_LEVEL = 24;

/** How wide a counter is. */
export const counterSize = (scale: number): number =>
  scale < THEATRE_LEVEL ? Math.max(15, scale * 0.9) : Math.max(19, scale * 0.62);

/** How the pictures of pieces are drawn: on a screen with so many pixels to one of the page. */
export interface Table {
  inks: Inks;
  ratio: number;
  scale: number;
  chosen: Set<string>;
}

/** A stack around a point. */
export function paintStack(pen: Pen, stack: Stack, at: Point, table: Table): void {
  const { units } = stack;
  if (!units.length) {
    paintGoods(pen, stack, at, table, true);
    return;
  }
  const side = counterSize(table.scale);
  const [left, top] = [at.x - side / 2, at.y - side / 2];
  const depth = Math.min(units.length - 1, 2);
  const step = Math.max(1.5, side * 0.055);
  shadow(pen, left, top, side + depth * step * 0.3);
  for (let under = depth; under > 0; under--) {
    const { body } = liveryOf(units[under]!.counter.nation);
    pen.save();
    pen.translate(left + under * step, top - under * step);
    paintBody(pen, { body }, side);
    pen.restore();
  }
  pen.drawImage(counterPicture(units[0]!, rounded(side * table.ratio), table.inks), left, top, side, side);
  if (units.some(({ id }) => table.chosen.has(id))) ring(pen, left, top, side, table.inks.glow);
  if (units.slice(1).some((unit) => unit.out_of_supply) && !units[0]!.out_of_supply) warn(pen, left, top, side);
  if (units.length > 1) paintCount(pen, units.length, left + side, top + side, table);
  paintGoods(pen, stack, at, table, false);
}

/** A formation from afar: its symbol on its nation's colour. */
export function paintSign(pen: Pen, counter: Counter, at: Point, { scale, ratio, inks }: Table, chosen: boolean): void {
  const wide = Math.round(counterSize(scale));
  const symbol = symbolOf(counter, wide * ratio, INK, liveryOf(counter.nation).body);
  const { canvas, x, y } = symbol;
  const [left, top] = [at.x - x / ratio, at.y - y / ratio];
  pen.drawImage(canvas, left, top, canvas.width / ratio, canvas.height / ratio);
  if (chosen) ring(pen, at.x - wide / 2, at.y - wide / 3, wide, inks.glow, wide * 0.66);
}

/** Units from afar that belong to a sign elsewhere. */
export function paintDot(pen: Pen, at: Point, side: Side, { inks }: Table, chosen: boolean): void {
  const half = chosen ? 4 : 3;
  pen.fillStyle = SIDE_INK[side];
  pen.strokeStyle = chosen ? inks.glow : "#fbf7ec";
  pen.lineWidth = chosen ? 2 : 1;
  pen.beginPath();
  pen.rect(at.x - half, at.y - half, 2 * half, 2 * half);
  pen.fill();
  pen.stroke();
}

/** A dump from afar. */
export function paintDump(pen: Pen, at: Point, side: Side, { scale }: Table): void {
  pen.fillStyle = side === "allied" ? "#f2dfae" : "#dfe7c4";
  pen.strokeStyle = SIDE_INK[side];
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.arc(at.x - scale * 0.3, at.y + scale * 0.42, 2.8, 0, 7);
  pen.fill();
  pen.stroke();
}

/** Sizes of pictures, so few that moving closer does not draw each anew. */
const rounded = (size: number): number => (size < 40 ? Math.ceil(size / 2) * 2 : Math.ceil(size / 8) * 8);

function shadow(pen: Pen, left: number, top: number, side: number): void {
  pen.fillStyle = "rgb(40 28 8 / 28%)";
  pen.beginPath();
  pen.roundRect(left + side * 0.03, top + side * 0.06, side, side, side * 0.09);
  pen.fill();
}

function ring(pen: Pen, left: number, top: number, side: number, ink: string, high = side): void {
  pen.strokeStyle = ink;
  pen.lineWidth = Math.max(2, side * 0.06);
  pen.beginPath();
  pen.roundRect(left - 1.5, top - 1.5, side + 3, high + 3, side * 0.1);
  pen.stroke();
}

function warn(pen: Pen, left: number, top: number, side: number): void {
  const radius = Math.max(3, side * 0.1);
  pen.fillStyle = "#c4231a";
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = 1;
  pen.beginPath();
  pen.arc(left + radius, top + radius, radius, 0, 7);
  pen.fill();
  pen.stroke();
}

function paintCount(pen: Pen, count: number, x: number, y: number, { inks, scale }: Table): void {
  const radius = Math.max(6.5, Math.min(13, scale * 0.12));
  const at = { x: x + radius * 0.35, y: y + radius * 0.2 }; // beside the last value
  pen.beginPath();
  pen.arc(at.x, at.y, radius, 0, 7);
  pen.fillStyle = "#2b261e";
  pen.fill();
  pen.strokeStyle = "#fbf7ec";
  pen.lineWidth = 1;
  pen.stroke();
  write(pen, String(count), at.x, at.y + radius * 0.04, radius * 1.35, "#fbf7ec", inks);
}

function write(pen: Pen, text: string, x: number, y: number, high: number, ink: string, inks: Inks): void {
  pen.font = `700 ${high}px ${inks.sans}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
}

export const SIDE_INK: Record<Side, string> = { allied: "#6d4a10", axis: "#2f4636" };

/** Dump, trucks and leaders: around a counter, or in the middle of a hex without one. */
function paintGoods(pen: Pen, stack: Stack, at: Point, table: Table, alone: boolean): void {
  const { scale } = table;
  const size = Math.max(9, scale * (alone ? 0.34 : 0.24));
  const load = stack.load + stack.organic.reduce((total, [, tokens]) => total + tokens, 0);
  const trucks = stack.trucks + stack.organic.length;
  if (stack.dump) {
    const place = alone ? { x: trucks ? -0.2 : 0, y: 0 } : { x: -0.38, y: 0.34 };
    paintCrate(pen, at.x + place.x * scale, at.y + place.y * scale, size, String(stack.dump), stack.side, table);
  }
  if (trucks) {
    const place = alone ? { x: stack.dump ? 0.22 : 0, y: 0 } : { x: 0, y: 0.42 };
    paintTruck(pen, at.x + place.x * scale, at.y + place.y * scale, size, load ? String(load) : "", stack.side, table);
  }
  stack.leaders.forEach((_, index) => {
    const place = alone ? { x: 0, y: -0.3 } : { x: -0.36 + 0.17 * index, y: -0.37 };
    paintStar(pen, at.x + place.x * scale, at.y + place.y * scale, size * 0.55, stack.side);
  });
}

function paintCrate(pen: Pen, x: number, y: number, size: number, text: string, side: Side, { inks }: Table): void {
  pen.fillStyle = side === "allied" ? "#f2dfae" : "#dfe7c4";
  pen.strokeStyle = SIDE_INK[side];
  pen.lineWidth = Math.max(1, size * 0.09);
  pen.beginPath();
  pen.roundRect(x - size / 2, y - size / 2, size, size, size * 0.12);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x - size / 2, y - size * 0.26);
  pen.lineTo(x + size / 2, y - size * 0.26);
  pen.stroke();
  write(pen, text, x, y + size * 0.14, size * 0.62, SIDE_INK[side], inks);
}

function paintTruck(pen: Pen, x: number, y: number, size: number, text: string, side: Side, { inks }: Table): void {
  const [wide, high] = [size * 1.25, size * 0.66];
  pen.fillStyle = side === "allied" ? "#f2dfae" : "#dfe7c4";
  pen.strokeStyle = SIDE_INK[side];
  pen.lineWidth = Math.max(1, size * 0.08);
  pen.beginPath();
  pen.rect(x - wide / 2, y - high / 2, wide * 0.7, high);
  pen.moveTo(x + wide * 0.2, y - high * 0.2);
  pen.lineTo(x + wide * 0.38, y - high * 0.2);
  pen.lineTo(x + wide / 2, y + high * 0.12);
  pen.lineTo(x + wide / 2, y + high / 2);
  pen.lineTo(x + wide * 0.2, y + high / 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = SIDE_INK[side];
  for (const wheel of [-0.28, 0.3]) {
    pen.beginPath();
    pen.arc(x + wheel * wide, y + high / 2, size * 0.13, 0, 7);
    pen.fill();
  }
  if (text) write(pen, text, x - wide * 0.15, y - high * 0.02, high * 0.86, SIDE_INK[side], inks);
}

function paintStar(pen: Pen, x: number, y: number, radius: number, side: Side): void {
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const [turn, far] = [(point * Math.PI) / 5 - Math.PI / 2, point % 2 ? radius * 0.45 : radius];
    pen.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  pen.closePath();
  pen.fillStyle = side === "allied" ? "#f3cf5b" : "#e6ecd2";
  pen.fill();
  pen.strokeStyle = SIDE_INK[side];
  pen.lineWidth = Math.max(1, radius * 0.16);
  pen.stroke();
}

/** 16 Hedgehogs: a ring of stakes in the hex, one for each level. */
export function paintHedgehog(pen: Pen, at: Point, level: number, { inks, scale }: Table): void {
  const stakes = 18;
  pen.strokeStyle = inks.escarpment;
  pen.lineWidth = Math.max(1, scale * 0.022);
  for (let ringed = 0; ringed < Math.min(level, 3); ringed++) {
    const radius = scale * (0.46 - ringed * 0.055);
    pen.beginPath();
    for (let stake = 0; stake <= stakes * 2; stake++) {
      const turn = (stake * Math.PI) / stakes;
      const far = radius - (stake % 2 ? scale * 0.045 : 0);
      pen.lineTo(at.x + far * Math.cos(turn), at.y + far * Math.sin(turn));
    }
    pen.stroke();
  }
}

/** Hits on a port. */
export function paintHits(pen: Pen, at: Point, hits: number, { inks, scale }: Table): void {
  const radius = Math.max(6, scale * 0.11);
  const [x, y] = [at.x + scale * 0.36, at.y + scale * 0.3];
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fillStyle = inks.danger;
  pen.fill();
  write(pen, `−${hits}`, x, y, radius * 1.2, inks["paper-raised"], inks);
}
