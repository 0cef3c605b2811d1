import { expect, test } from "vitest";
import { overlap } from "./hexes";
import { found, laidOut } from "./placenames";
import { Hands } from "./pointing";
import { sidcOf } from "./symbols";

const size = { width: 800, height: 600 };
const centres = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];
const names = [
  { hex: 0, text: "Bardia", rank: 1 },
  { hex: 1, text: "Menastir", rank: 3 },
];
const wide = (text: string, high: number) => text.length * high * 0.5;
const lay = (scale: number, taken: { left: number; top: number; right: number; bottom: number }[] = []) =>
  laidOut(names, centres, { x: 0, y: 0, scale }, size, taken, wide);

test("small places have names only from close", () => {
  expect(lay(16).map(({ text }) => text)).toEqual(["Bardia"]);
  expect(lay(80).map(({ text }) => text)).toEqual(["Bardia", "Menastir"]);
});

test("a town whose every place is taken has no name, which would stand under counters", () => {
  expect(lay(16, [{ left: 0, top: 0, right: 800, bottom: 600 }])).toEqual([]);
});

test("a name covers no counter where there is room beside it", () => {
  const counter = { left: 370, top: 270, right: 430, bottom: 360 };
  const { text, x, y, high } = lay(80, [counter])[0]!;
  const half = wide(text, high) / 2;

  expect(overlap(counter, { left: x - half, right: x + half, top: y - high / 2, bottom: y + high / 2 })).toBe(false);
});

test("a hex is found by its number, with or without the letter, and by its place", () => {
  const placeOf = (hex: string) => ({ "C44.29": "Bardia" })[hex] ?? "";
  const hexes = ["C44.28", "C44.29"];

  expect(["c44.28", "44.29", "bar", "dia", "", "Tobruk"].map((text) => found(text, hexes, placeOf))).toEqual([
    "C44.28",
    "C44.29",
    "C44.29",
    "C44.29",
    "",
    "",
  ]);
});

test("a press that stays is no drag; one finger moves the map, two zoom it", () => {
  const hands = new Hands();
  const camera = { x: 0, y: 0, scale: 50 };
  hands.press(1, { x: 100, y: 100 });
  expect(hands.move(1, { x: 103, y: 100 }, camera, size)).toBeNull();
  expect(hands.dragging).toBe(false);

  expect(hands.move(1, { x: 150, y: 100 }, camera, size)).toEqual({ x: -1, y: 0, scale: 50 });
  hands.press(2, { x: 250, y: 100 });
  expect(hands.move(2, { x: 350, y: 100 }, camera, size)!.scale).toBe(100);
});

test("symbols say what a unit is and how large", () => {
  expect(sidcOf({ type: "Arm Bn", size: "battalion" })).toBe("10031000161205000000");
  expect(sidcOf({ type: "Inf Div", size: "division" })).toBe("10031000211211000000");
  expect(sidcOf({ type: "Corps HQ", size: "hq" })).toBe("10031000220000000000");
  expect(sidcOf({ type: "Para Bn", size: "battalion" })).toBe("10031000161211000001");
});
