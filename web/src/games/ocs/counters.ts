// Counters as pictures: symbol, strength-rating-movement, steps, mode, and what is wrong with a unit.

import type { Inks } from "./inks";
import { faceOf, type Unit } from "./stacks";
import { symbolOf } from "./symbols";

type Pen = CanvasRenderingContext2D;

export interface Livery {
  body: string;
  /** A stripe for those who fight beside the British. */
  stripe?: string;
}

const TAN = "#dec592";

const LIVERIES: Record<string, Livery> = {
  Br: { body: TAN },
  Aus: { body: TAN, stripe: "#4c7a3d" },
  NZ: { body: TAN, stripe: "#2b2b2b" },
  Ind: { body: TAN, stripe: "#b0482b" },
  SA: { body: TAN, stripe: "#d98f1c" },
  Fr: { body: TAN, stripe: "#2f5fa8" },
  Pol: { body: TAN, stripe: "#b02a4b" },
  Egy: { body: TAN, stripe: "#6ea08a" },
  Sud: { body: TAN, stripe: "#7b5a3a" },
  Ge: { body: "#98a5a6" },
  It: { body: "#b9c58d" },
};

const OTHERS: Livery = { body: TAN, stripe: "#7c6f8f" };
export const INK = "#1d1a14";
const FILLS = { yellow: "#f6dc6a", red: "#eb9c86", none: "#f7f0df" };

export const liveryOf = (nation: string): Livery => LIVERIES[nation] ?? OTHERS;

/** From how many pixels on values and names are written. */
export const LEGIBLE = { values: 30, name: 54 };

/** How a unit looks: units that look the same share a picture. */
function lookOf(unit: Unit): string {
  const { id, face, marker, steps, out_of_supply: dry, stocks, deeds } = unit;
  return [id, face, marker, steps, dry, stocks, deeds?.includes("finished")].join(" ");
}

const pictures = new Map<string, HTMLCanvasElement>();
const MOST = 600;

/** The picture of a counter, so many pixels wide. */
export function counterPicture(unit: Unit, size: number, inks: Inks): HTMLCanvasElement {
  const key = `${lookOf(unit)} ${size} ${inks.dark}`;
  const kept = pictures.get(key);
  if (kept) return kept;
  if (pictures.size > MOST) pictures.clear();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  paintCounter(canvas.getContext("2d")!, unit, size, inks);
  pictures.set(key, canvas);
  return canvas;
}

function paintCounter(pen: Pen, unit: Unit, size: number, inks: Inks): void {
  const { counter } = unit;
  const livery = liveryOf(counter.nation);
  paintBody(pen, livery, size);
  const hasValues = size >= LEGIBLE.values;
  const wide = Math.round(size * (hasValues ? 0.5 : 0.7));
  const symbol = symbolOf(counter, wide, INK, FILLS[counter.colour]);
  const middle = hasValues ? (size >= LEGIBLE.name ? 0.48 : 0.42) : 0.54;
  pen.drawImage(symbol.canvas, Math.round(size * 0.5 - symbol.x), Math.round(size * middle - symbol.y));
  if (counter.size === "hq") letters(pen, "HQ", size * 0.5, size * middle, wide * 0.4, inks, wide);
  if (size >= LEGIBLE.name) {
    letters(pen, counter.name.replace(/ \(.*\)/, ""), size * 0.47, size * 0.137, size * 0.125, inks, size * 0.7, 500);
  }
  if (hasValues) paintValues(pen, unit, size, inks);
  paintSteps(pen, unit, size);
  paintFrame(pen, unit, size);
  if (unit.deeds?.includes("finished")) {
    shape(pen, size, 0);
    pen.fillStyle = inks.dark ? "rgb(30 26 20 / 45%)" : "rgb(255 252 244 / 50%)";
    pen.fill();
  }
  paintTroubles(pen, unit, size, inks);
}

function shape(pen: Pen, size: number, inset: number): void {
  pen.beginPath();
  pen.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(1.5, size * 0.08 - inset / 2));
}

/** A square of card with a light from the upper left. */
export function paintBody(pen: Pen, { body, stripe }: Livery, size: number): void {
  shape(pen, size, 0);
  pen.save();
  pen.clip();
  pen.fillStyle = body;
  pen.fillRect(0, 0, size, size);
  if (stripe) {
    pen.fillStyle = stripe;
    pen.fillRect(0, 0, size * 0.11, size);
  }
  const bevel = Math.max(1, size * 0.035);
  pen.fillStyle = "rgb(255 255 255 / 45%)";
  pen.fillRect(0, 0, size, bevel);
  pen.fillRect(0, 0, bevel, size);
  pen.fillStyle = "rgb(0 0 0 / 24%)";
  pen.fillRect(0, size - bevel, size, bevel);
  pen.fillRect(size - bevel, 0, bevel, size);
  pen.restore();
  shape(pen, size, 0.5);
  pen.strokeStyle = "rgb(29 26 20 / 75%)";
  pen.lineWidth = Math.max(0.8, size * 0.014);
  pen.stroke();
}

function letters(pen: Pen, text: string, x: number, y: number, high: number, inks: Inks, most: number, weight = 700) {
  pen.font = `${weight} ${high}px ${inks.sans}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = INK;
  pen.fillText(text, x, y, most);
}

/** The first value with its sign: plain for an attack, in brackets, on a plate for a barrage, in a ring for a throw. */
export function firstValue(unit: Unit): { text: string; sign: "" | "barrage" | "throw" } {
  const { strength, barrage, throw: thrown } = faceOf(unit);
  if (unit.counter.size === "hq") return { text: String(thrown), sign: "throw" };
  if (barrage) return { text: String(barrage), sign: "barrage" };
  if (strength === null) return { text: "–", sign: "" };
  return { text: unit.counter.parenthesised ? `(${strength})` : String(strength), sign: "" };
}

function paintValues(pen: Pen, unit: Unit, size: number, inks: Inks): void {
  const { text, sign } = firstValue(unit);
  const rest = `-${unit.counter.rating}-${faceOf(unit).allowance}`;
  const high = size * 0.25;
  pen.font = `700 ${high}px ${inks.sans}`;
  pen.textBaseline = "middle";
  pen.textAlign = "left";
  const [first, after] = [pen.measureText(text).width, pen.measureText(rest).width];
  const gap = sign ? size * 0.05 : 0;
  const squeeze = Math.min(1, (size * 0.8) / (first + gap + after)); // within the frame
  const left = (size - (first + gap + after) * squeeze) / 2;
  const y = size * 0.815;
  if (sign) {
    pen.beginPath();
    pen.roundRect(
      left - size * 0.03,
      y - high * 0.55,
      first * squeeze + size * 0.06,
      high * 1.06,
      high * (sign === "throw" ? 0.5 : 0.15),
    );
    pen.fillStyle = FILLS.yellow;
    if (sign === "barrage") pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = size * 0.018;
    pen.stroke();
  }
  pen.fillStyle = INK;
  pen.fillText(text, left, y, first * squeeze);
  pen.fillText(rest, left + (first + gap) * squeeze, y, after * squeeze);
}

/** A pip for each step: full for those that are left. */
function paintSteps(pen: Pen, { counter, steps = counter.steps }: Unit, size: number): void {
  if (counter.steps < 2 || size < LEGIBLE.values) return;
  const pip = size * 0.07;
  pen.strokeStyle = pen.fillStyle = INK;
  pen.lineWidth = Math.max(0.8, size * 0.015);
  for (let step = 0; step < counter.steps; step++) {
    pen.beginPath();
    pen.rect(size * 0.84, size * (0.3 + 0.115 * step), pip, pip);
    if (step < steps) pen.fill();
    pen.stroke();
  }
}

/** The mode by its frame: solid in combat, dashed on the move, dotted in reserve, double in strat, broken in disorder. */
function paintFrame(pen: Pen, { face, marker }: Unit, size: number): void {
  const inset = size * 0.055;
  const side = size - 2 * inset;
  pen.strokeStyle = marker === "dg" ? "#9c1f17" : INK;
  pen.lineWidth = Math.max(1, size * (marker ? 0.04 : 0.026));
  pen.lineCap = "butt";
  if (marker === "reserve") pen.setLineDash([pen.lineWidth, pen.lineWidth * 1.3]);
  else if (marker === "dg") pen.setLineDash([side * 0.34, side * 0.32]);
  else if (face === "move" && !marker) pen.setLineDash([side * 0.13, side * 0.09]);
  shape(pen, size, inset);
  pen.stroke();
  if (marker === "strat") {
    shape(pen, size, inset + pen.lineWidth * 1.9);
    pen.stroke();
  }
  pen.setLineDash([]);
  if (marker) paintBadge(pen, marker, size);
}

const BADGES: Record<string, { ground: string; sign: string }> = {
  reserve: { ground: "#2f5f8f", sign: "R" },
  strat: { ground: "#4c4436", sign: "S" },
  dg: { ground: "#9c1f17", sign: "×" },
  exploit: { ground: "#2e6b3a", sign: "➤" },
};

function paintBadge(pen: Pen, marker: string, size: number): void {
  const { ground, sign } = BADGES[marker]!;
  const radius = Math.max(4.5, size * 0.135);
  const [x, y] = [size - radius - 0.5, radius + 0.5];
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fillStyle = ground;
  pen.fill();
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = Math.max(0.7, size * 0.018);
  pen.stroke();
  pen.font = `700 ${radius * 1.4}px sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#fffaf0";
  pen.fillText(sign, x, y + radius * 0.08);
}

/** Out of supply: a red triangle that nobody can miss. Stocks that run low: a barrel, half full or empty. */
function paintTroubles(pen: Pen, { out_of_supply: dry, stocks }: Unit, size: number, inks: Inks): void {
  const radius = Math.max(5.5, size * 0.17);
  if (dry) {
    pen.beginPath();
    pen.moveTo(radius, 0.5);
    pen.lineTo(radius * 2, radius * 1.8);
    pen.lineTo(0.5, radius * 1.8);
    pen.closePath();
    pen.fillStyle = "#c4231a";
    pen.fill();
    pen.strokeStyle = "#fffaf0";
    pen.lineWidth = Math.max(0.8, size * 0.02);
    pen.stroke();
    pen.font = `800 ${radius * 1.25}px ${inks.sans}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#fffaf0";
    pen.fillText("!", radius, radius * 1.16);
  }
  if (!stocks || size < LEGIBLE.values) return;
  const [x, y, wide, high] = [size * 0.06, size * 0.42, size * 0.11, size * 0.2];
  pen.fillStyle = "#fffaf0";
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = "#c4231a";
  if (stocks === "low") pen.fillRect(x, y + high / 2, wide, high / 2);
  pen.strokeStyle = INK;
  pen.lineWidth = Math.max(0.8, size * 0.018);
  pen.strokeRect(x, y, wide, high);
}
