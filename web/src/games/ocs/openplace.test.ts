import { expect, test } from "vitest";
import { columnsOf, counterSize, placeFor } from "./openplace";

const DESK = { width: 960, height: 780 };
const PHONE = { width: 390, height: 310 };
const STACK = { width: 380, height: 106 };

test("an open stack lies in the upper corner, and not over what its units can reach in the middle", () => {
  expect(placeFor(STACK, { x: 480, y: 390 }, 32, DESK)).toEqual({ x: 6, y: 6 });
});

test("where it would lie on its own hex it goes to the lower corner", () => {
  expect(placeFor(STACK, { x: 200, y: 80 }, 32, DESK)).toEqual({ x: 6, y: 668 });
});

test("on a phone its counters are smaller and stand in one row", () => {
  expect(counterSize(PHONE)).toBe(56);
  expect(columnsOf(5, PHONE)).toBe(5);
  expect(counterSize(DESK)).toBe(84);
  expect(columnsOf(5, DESK)).toBe(4);
});
