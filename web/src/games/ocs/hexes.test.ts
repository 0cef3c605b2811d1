import { describe, expect, test } from "vitest";
import { boxAround, centreOf, Grid, NOWHERE, overlap, RADIUS, ROW } from "./hexes";

// Three rows of four hexes; even rows lie half a hex further west.
const places = [1, 2, 3].flatMap((row) => [1, 2, 3, 4].map((place) => [row, 2 * place + (row % 2 ? 0 : 1)] as const));
const grid = new Grid(
  places.map(([row, column]) => `${row}.${column}`),
  places.map(([row]) => row),
  places.map(([, column]) => column),
);
const hex = (name: string) => grid.number.get(name)!;

test("rows lie north of each other, columns west", () => {
  const [one, north, west] = [centreOf(1, 2), centreOf(2, 3), centreOf(1, 4)];

  expect(north.y).toBeCloseTo(one.y - ROW);
  expect(north.x).toBeCloseTo(one.x - 0.5);
  expect(west).toEqual({ x: one.x - 1, y: one.y });
});

test("a hex touches those around it, side by side with them", () => {
  const around = [0, 1, 2, 3, 4, 5].map((side) => grid.names[grid.beyond(hex("2.5"), side)]);

  expect(around).toEqual(["2.3", "3.4", "3.6", "2.7", "1.6", "1.4"]);
  expect(grid.beyond(hex("1.2"), 0)).toBe(NOWHERE);
  for (let side = 0; side < 6; side++) expect(grid.sideTo(hex("2.5"), grid.beyond(hex("2.5"), side))).toBe(side);
});

test("two hexes share the corners of their side", () => {
  const [one, other] = [hex("2.5"), hex("3.4")];
  const [side, back] = [grid.sideTo(one, other), grid.sideTo(other, one)];

  expect(grid.corner(one, side).x).toBeCloseTo(grid.corner(other, back + 1).x);
  expect(grid.corner(one, side + 1).y).toBeCloseTo(grid.corner(other, back).y);
});

describe("the hex at a point", () => {
  test.each(grid.names)("is %s anywhere inside it", (name) => {
    const { x, y } = grid.centres[hex(name)]!;
    for (let turn = 0; turn < 12; turn++) {
      const far = RADIUS * 0.86 * 0.99;
      expect(grid.hexAt({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })).toBe(hex(name));
    }
  });

  test("is none beyond the map", () => {
    expect(grid.hexAt({ x: 3, y: 3 })).toBe(NOWHERE);
  });
});

test("the hexes within a box are all that can be seen in it", () => {
  const all = boxAround(grid.centres, 0.1);

  expect([...grid.within(all)].sort((a, b) => a - b)).toEqual(grid.names.map((_, one) => one));
  expect([...grid.within(boxAround([grid.centres[hex("1.2")]!]))]).toContain(hex("1.2"));
  expect(overlap(all, boxAround([grid.centres[0]!], 1))).toBe(true);
  expect(overlap(all, boxAround([{ x: 50, y: 50 }], 1))).toBe(false);
});
