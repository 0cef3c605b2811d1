// What the tests of every map ask: whether a crowd in each space leaves everything else alone.

import { describe, expect, test } from "vitest";
import type { Box } from "./box";
import type { MarkerKind, PieceKind } from "./kinds";
import type { BoardMap, MapSpace } from "./map";
import { arrangeSpace, SIZE } from "./rows";

interface Crowd {
  map: BoardMap;
  /** Every kind at once, most of them so many that they are told by a number. */
  crowd: Record<string, number>;
  pieces: PieceKind[];
  markers: MarkerKind[];
  /** What else of a space no piece may cover. */
  people?: Record<string, Box>;
}

/** Pieces may touch, but not lie over each other. */
const HALF = SIZE / 2 - 1.5;
const around = (x: number, y: number): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF });

/** Where the pieces and markers of each space stand when it holds a crowd, and where its name begins. */
function placesOn({ map, crowd, pieces, markers, people = {} }: Crowd) {
  return map.spaces.map(({ id, slot, rim, label, ground }: MapSpace) => {
    const discs: Record<string, number> = ground.form === "plate" ? { caches: 0 } : {}; // none stand on a plate
    const { standing, counts } = arrangeSpace(id, { ...crowd, ...discs }, pieces, slot);
    const numbers = counts.map(({ x, y, count }) => ({ x, y: y - 7, width: 10 * String(count).length, height: 14 }));
    return {
      id,
      crowd: [...standing.map(({ x, y }) => around(x, y)), ...numbers],
      markers: markers.map((_, index) => around(rim.x + index * rim.dx, rim.y + index * rim.dy)),
      name: { x: label.x - 1, y: label.y - 9, width: 2, height: 9 },
      people: people[id] ? [people[id]] : [],
    };
  });
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export function testCrowds(crowded: Crowd) {
  const places = placesOn(crowded);

  describe.each(places)("a crowd in $id", ({ id, crowd, markers, name, people }) => {
    test("leaves its name and its markers alone", () => {
      expect(crowd.filter((piece) => [...markers, name, ...people].some((other) => meet(piece, other)))).toEqual([]);
    });

    test("touches nothing of another space", () => {
      const others = places.filter((place) => place.id !== id);
      const hit = others.filter((place) =>
        [...place.crowd, ...place.markers, place.name].some((other) =>
          [...crowd, ...markers].some((thing) => meet(thing, other)),
        ),
      );

      expect(hit.map((place) => place.id)).toEqual([]);
    });

    test("leaves its markers side by side", () => {
      for (const [index, marker] of markers.entries()) {
        expect(markers.slice(index + 1).filter((other) => meet(marker, other))).toEqual([]);
      }
    });
  });
}
