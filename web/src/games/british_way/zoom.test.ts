import { expect, test } from "vitest";
import { clamped, zoomed } from "./zoom";

const WHOLE = { x: 0, y: 0, width: 900, height: 800 };

test("zooming keeps the point under the finger in its place", () => {
  const view = zoomed(WHOLE, 2, { x: 300, y: 200 });

  expect(view).toEqual({ x: 150, y: 100, width: 450, height: 400 });
});

test("one cannot zoom out beyond the whole, nor in beyond the closest", () => {
  expect(clamped(zoomed(WHOLE, 0.5, { x: 0, y: 0 }), WHOLE)).toEqual(WHOLE);
  expect(clamped(zoomed(WHOLE, 50, { x: 450, y: 400 }), WHOLE).width).toBeCloseTo(180);
});

test("one cannot lose the drawing by moving", () => {
  const view = clamped({ x: -5000, y: 5000, width: 450, height: 400 }, WHOLE);

  expect(view).toEqual({ x: 0, y: 400, width: 450, height: 400 });
});
