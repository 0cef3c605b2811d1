import { expect, test } from "vitest";
import { beside } from "./beside";

const TIP = { width: 200, height: 60 };
const WINDOW = { width: 800, height: 600 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a tip stands above what it explains", () => {
  expect(beside(box(300, 300), TIP, WINDOW)).toEqual({ x: 220, y: 230 });
});

test("below it at the top of the window", () => {
  expect(beside(box(300, 20), TIP, WINDOW)).toEqual({ x: 220, y: 70 });
});

test("never beyond the sides of the window", () => {
  expect(beside(box(0, 300), TIP, WINDOW).x).toBe(8);
  expect(beside(box(780, 300), TIP, WINDOW).x).toBe(592);
});
