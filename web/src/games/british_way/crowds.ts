// What the tests of every map ask: whether a crowd in each space leaves everything else alone.

import { describe, expect, test } from "vitest";
import type { Box } from "./box";
import type { MarkerKind, PieceKind } from "./kinds";
import type { BoardMap, MapSpace } from "./map";
import { arrangeSpace, DIGIT, numberSize, SIZE } from "./rows";

interface Crowd {
  map: BoardMap;
  /** Every kind at once, most of them so many that they are told by a number. */
  crowd: Record<string, number>;
  /** How many there may be of each kind; insurgents on both sides together. */
  most: Record<string, number>;
  /** Of which kinds none ever stand in a space. */
  barred?: Record<string, string[]>;
  pieces: PieceKind[];
  markers: MarkerKind[];
  /** What else of a space no piece may cover. */
  people?: Record<string, Box>;
}

/** Pieces may touch, but not lie over each other. */
const HALF = SIZE / 2 - 1.5;
const around = (x: number, y: number): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF });

/** Where the pieces and markers of each space stand when it holds a crowd, and where its name begins. */
function placesOn({ map, crowd, pieces, markers, barred = {}, people = {} }: Crowd) {
  return map.spaces.map(({ id, slot, rim, label }: MapSpace) => {
    const present = pieces.filter((kind) => !barred[id]?.includes(kind.id));
    const { standing, counts } = arrangeSpace({ id, slot, rim }, crowd, present);
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

/** Pixels per unit: a desk, and the smallest phone. */
const SCALES = [1, 0.4];
const FEW = [0, 1, 2, 4, 5]; // none, one by one, overlapping, told by a number
const CAPITALS = 0.72; // how high a digit is, of its font

/** All that may stand in a space: some of each kind, or all that there are. */
function companies(most: Record<string, number>): Record<string, number>[] {
  return Object.entries(most).reduce<Record<string, number>[]>(
    (found, [kind, all]) => {
      const counts = [...FEW.filter((count) => count < all), all];
      return found.flatMap((company) => counts.map((count) => ({ ...company, [kind]: count })));
    },
    [{}],
  );
}

/** What covers what in a space in which this company stands among all markers. */
function coveredIn(space: MapSpace, company: Record<string, number>, { pieces, markers }: Crowd, scale: number) {
  const { standing, counts } = arrangeSpace(space, company, pieces, scale);
  const [size, { rim }] = [numberSize(scale), space];
  const high = CAPITALS * size;
  const numbers = counts.map(({ kind, x, y, count }) => {
    return { kind, x, y: y - high / 2, width: DIGIT * size * String(count).length, height: high };
  });
  const placed = standing.map(({ kind, x, y }) => ({ kind, ...around(x, y) }));
  const marked = markers.map((_, index) => around(rim.x + index * rim.dx, rim.y + index * rim.dy));
  return [
    ...numbers.filter((one) => placed.some((piece) => meet(one, piece))).map(({ kind }) => `number of ${kind.id}`),
    ...numbers.filter((one, at) => numbers.slice(at + 1).some((other) => meet(one, other))).map(() => "two numbers"),
    ...marked.filter((one) => [...placed, ...numbers].some((other) => meet(one, other))).map(() => "marker"),
  ];
}

export function testCrowds(crowded: Crowd) {
  describe.each(SCALES)("on a map of which a unit takes %d pixels", (scale) => {
    test.each(crowded.map.spaces)("no piece, number or marker of $id covers another", (space) => {
      const barred = crowded.barred?.[space.id] ?? [];
      const most = Object.fromEntries(Object.entries(crowded.most).filter(([kind]) => !barred.includes(kind)));
      const faults = companies(most).flatMap((company) => {
        if (company["underground"]! + company["active"]! > most["underground"]!) return [];
        const covered = coveredIn(space, company, crowded, scale);
        return covered.length ? [`${JSON.stringify(company)}: ${covered}`] : [];
      });

      expect(faults).toEqual([]);
    });
  });

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
