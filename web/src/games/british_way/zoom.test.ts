import { expect, test } from "vitest";
import { clamped, showing, zoomed } from "./zoom";

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

test("what is in sight moves nothing, what is not comes to the middle", () => {
  const view = { x: 0, y: 0, width: 300, height: 300 };

  expect(showing(view, { x: 10, y: 10, width: 50, height: 50 })).toBe(view);
  expect(showing(view, { x: 500, y: 400, width: 100, height: 100 })).toEqual({
    x: 400,
    y: 300,
    width: 300,
    height: 300,
  });
});

test("what is larger than the view is drawn smaller, with room around it", () => {
  const view = showing({ x: 0, y: 0, width: 300, height: 200 }, { x: 100, y: 100, width: 600, height: 50 });

  expect(view.width).toBeCloseTo(690);
  expect(view.height).toBeCloseTo(460);
  expect(view.x + view.width / 2).toBeCloseTo(400);
});
