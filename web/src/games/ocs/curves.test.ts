import { expect, test } from "vitest";
import { along, beside, chains, lineOf, outlines, regions, rounded } from "./curves";
import { Grid } from "./hexes";

const at = (x: number, y = 0) => ({ x, y });
const places = [1, 2, 3].flatMap((row) => [1, 2, 3].map((place) => [row, 2 * place + (row % 2 ? 0 : 1)] as const));
const grid = new Grid(
  places.map(([row, column]) => `${row}.${column}`),
  places.map(([row]) => row),
  places.map(([, column]) => column),
);

test("edges are joined as far as they go without a fork", () => {
  const line = chains([
    [at(0), at(1)],
    [at(2), at(1)],
    [at(2), at(3)],
  ]);
  expect(line).toEqual([[at(0), at(1), at(2), at(3)]]);

  const fork = chains([
    [at(0), at(1)],
    [at(1), at(2)],
    [at(1), at(1, 1)],
  ]);
  expect(fork).toHaveLength(3);
});

test("directed edges are joined only head to tail, so that low ground stays on one side", () => {
  const edges: [{ x: number; y: number }, { x: number; y: number }][] = [
    [at(0), at(1)],
    [at(2), at(1)],
  ];

  expect(chains(edges, true)).toHaveLength(2);
});

test("a rounded line keeps its ends and stays near its corners", () => {
  const { points } = rounded([at(0), at(1), at(1, 1)], false);

  expect(points[0]).toEqual(at(0));
  expect(points.at(-1)).toEqual(at(1, 1));
  expect(Math.min(...points.map(({ x, y }) => Math.hypot(x - 1, y)))).toBeLessThan(0.3);
});

test("a hex has an outline of six sides, and all together one that goes round them", () => {
  expect(outlines(grid, (hex) => hex === 4, [4]).map((loop) => loop.length)).toEqual([6]);
  const all = grid.names.map((_, hex) => hex);
  expect(outlines(grid, () => true, all)).toHaveLength(1);
});

test("hexes of a kind that touch are one region, with its hole", () => {
  const found = regions(grid, (hex) => (hex === 4 ? "" : "sand"));

  expect(found.map(({ kind, lines }) => [kind, lines.length])).toEqual([["sand", 2]]);
});

test("what stands along a line stands at even distances, and beside it at one distance", () => {
  const line = lineOf([at(0), at(2)]);

  expect([...along(line, 0.5)].map(({ x }) => x)).toEqual([0.25, 0.75, 1.25, 1.75]);
  expect(beside(line, 0.5).points).toEqual([at(0, 0.5), at(2, 0.5)]);
});
