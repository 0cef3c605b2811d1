import { describe, expect, test } from "vitest";
import type { Box } from "../british_way/box";
import { arrangeSpace } from "../british_way/rows";
import * as layout from "./layout";
import { MAP } from "./map";
import { MARKERS, PIECES } from "./pieces";

/** 1.2: all the box holds. No space has more than this, with Cells of both states and as many Caches as may be. */
const CROWD = { troops: 12, police: 6, underground: 10, active: 2, caches: 2 };

const around = (x: number, y: number): Box => ({ x: x - 9, y: y - 9, width: 18, height: 18 });

/** Where the pieces and markers of each space stand when it holds a crowd, and where its name begins. */
const places = MAP.spaces.map(({ id, slot, rim, label, ground }) => {
  const isBase = ground.form === "plate"; // 1.3.4: without Caches
  const { standing, counts } = arrangeSpace(id, { ...CROWD, caches: isBase ? 0 : 2 }, PIECES, slot);
  const pieces = standing.map(({ x, y }) => around(x, y));
  const numbers = counts.map(({ x, y, count }) => ({ x, y: y - 7, width: 9 * String(count).length, height: 14 }));
  const markers = MARKERS.map((_, index) => around(rim.x + index * rim.dx, rim.y + index * rim.dy));
  return { id, crowd: [...pieces, ...numbers], markers, name: { x: label.x - 1, y: label.y - 9, width: 2, height: 9 } };
});
const boxes = Object.values(layout).map((place) => ("box" in place ? place.box : place));

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(places)("a crowd in $id", ({ id, crowd, markers, name }) => {
  test("leaves its name and its markers alone", () => {
    expect(crowd.filter((piece) => [...markers, name].some((other) => meet(piece, other)))).toEqual([]);
  });

  test("touches nothing of another space and no box", () => {
    const others = places.filter((place) => place.id !== id);
    const taken = [...boxes, ...others.flatMap((place) => [...place.crowd, ...place.markers, place.name])];

    expect([...crowd, ...markers].filter((thing) => taken.some((other) => meet(thing, other)))).toEqual([]);
  });
});

test("the markers of a space lie side by side", () => {
  for (const { markers } of places) expect(meet(markers[0]!, markers[1]!)).toBe(false);
});
