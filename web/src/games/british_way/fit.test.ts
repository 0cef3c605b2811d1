import { describe, expect, test } from "vitest";
import type { Box } from "./box";
import { fit } from "./fit";

const ROOM = { width: 600, height: 400 };
const PARTS: Box[] = [
  { x: 0, y: 0, width: 80, height: 80 },
  { x: 320, y: 120, width: 80, height: 80 },
];

/** Where a part of the map lies in a room that shows this view of it. */
function shown(part: Box, view: Box): Box {
  const scale = ROOM.width / view.width;
  return {
    x: (part.x - view.x) * scale,
    y: (part.y - view.y) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe("a map in a room", () => {
  test("fills it, and shows as much of its surroundings as there is room", () => {
    const view = fit(() => PARTS, [], ROOM);

    expect(view.width / view.height).toBeCloseTo(ROOM.width / ROOM.height);
    expect(ROOM.width / view.width).toBeGreaterThan(1.4); // 1.47 would touch the margins
    for (const part of PARTS) {
      const { x, y, width, height } = shown(part, view);
      expect(Math.min(x, y, ROOM.width - x - width, ROOM.height - y - height)).toBeGreaterThanOrEqual(0);
    }
  });

  test("lies so that nothing stands on what is important, though something stands between it", () => {
    const obstacles = [
      { x: 0, y: 240, width: 300, height: 160 },
      { x: 320, y: 0, width: 280, height: 100 },
    ];
    const view = fit(() => PARTS, obstacles, ROOM);

    for (const part of PARTS) {
      expect(obstacles.filter((obstacle) => meet(shown(part, view), obstacle))).toEqual([]);
    }
    expect(view.width).toBeLessThan(fit(() => PARTS, [{ x: 0, y: 0, width: 300, height: 400 }], ROOM).width);
  });

  test("counts with what is larger on a smaller map", () => {
    const named = (scale: number) => [...PARTS, { x: 300, y: 240, width: 400 / scale, height: 12 / scale }];

    expect(fit(named, [], ROOM).width).toBeGreaterThan(fit(() => PARTS, [], ROOM).width);
  });

  test("lies in the middle of a room in which no place is free", () => {
    const view = fit(() => PARTS, [{ x: 0, y: 0, ...ROOM }], ROOM);

    expect(view).toEqual(fit(() => PARTS, [], ROOM));
  });
});
