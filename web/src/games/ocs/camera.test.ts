import { expect, test } from "vitest";
import { boxSeen, clamped, CLOSEST, keepingInSight, moved, showing, toPlane, toScreen, zoomed } from "./camera";

const size = { width: 800, height: 600 };
const whole = { left: -40, top: -60, right: 0, bottom: 0 };
const camera = { x: -20, y: -30, scale: 40 };

test("what is on the screen is found on the plane again", () => {
  const point = toPlane(camera, size, { x: 100, y: 50 });

  expect(toScreen(camera, size, point)).toEqual({ x: 100, y: 50 });
});

test("the map follows the hand", () => {
  const under = toPlane(camera, size, { x: 300, y: 200 });

  expect(toScreen(moved(camera, { x: 60, y: -20 }), size, under)).toEqual({ x: 360, y: 180 });
});

test("zooming leaves the point under the pointer where it is", () => {
  const pointer = { x: 700, y: 100 };
  const closer = zoomed(camera, size, 1.7, pointer);
  const under = toPlane(camera, size, pointer);

  expect(toScreen(closer, size, under).x).toBeCloseTo(700);
  expect(toScreen(closer, size, under).y).toBeCloseTo(100);
  expect(closer.scale).toBeCloseTo(68);
  expect(zoomed(camera, size, 100, pointer).scale).toBe(CLOSEST);
});

test("a box is seen whole, from no closer than wanted", () => {
  const seen = boxSeen(showing(whole, size), size);
  expect(seen.left).toBeLessThanOrEqual(whole.left);
  expect(seen.top).toBeCloseTo(whole.top);

  expect(showing({ left: -1, top: -1, right: 0, bottom: 0 }, size, 60).scale).toBe(60);
});

test("nobody gets lost: not farther than the whole, and no more than a third of the screen beyond it", () => {
  expect(clamped({ ...camera, scale: 1 }, whole, size)).toEqual(showing(whole, size));

  const far = boxSeen(clamped({ ...camera, x: 999, y: -999 }, whole, size), size);
  expect(far.right - whole.right).toBeCloseTo((far.right - far.left) / 3);
  expect(whole.top - far.top).toBeCloseTo((far.bottom - far.top) / 3);
});

test("a point in sight moves nothing, one that is not comes into sight", () => {
  expect(keepingInSight(camera, size, camera)).toEqual(camera);

  const { x, y } = toScreen(keepingInSight(camera, size, { x: 0, y: 0 }), size, { x: 0, y: 0 });
  expect(x).toBeCloseTo(680);
  expect(y).toBeCloseTo(510);
});
