import { expect, test } from "vitest";
import type { HistoryPoint } from "../api/types";
import { bandOf, columnsOf } from "./chart";

const point = (political_will: number, then?: number): HistoryPoint => ({
  moment: 0,
  card: "P1",
  values: { political_will },
  forecast: then === undefined ? {} : { political_will: then },
});

test("points spread over the width", () => {
  expect(columnsOf([point(18), point(17), point(16)], 100)).toEqual([0, 50, 100]);
  expect(columnsOf([point(18)], 100)).toEqual([0]);
});

test("levels run from 0 to the next full step", () => {
  const band = bandOf([point(18), point(12)], "political_will", 100, 200);

  expect(band.levels.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(band.points.map(({ y }) => y)).toEqual([20, 80]);
});

test("small values have finer levels", () => {
  expect(bandOf([point(4), point(1)], "political_will", 100, 40).levels.map(({ value }) => value)).toEqual([0, 2, 4]);
});

test("what was foretold is a line of its own, with a gap where nothing was", () => {
  const band = bandOf([point(10, 5), point(10, 0), point(8), point(8, 10)], "political_will", 30, 10);

  expect(band.path).toBe("M0.0 0.0L10.0 0.0L20.0 2.0L30.0 2.0");
  expect(band.forecast).toBe("M0.0 5.0L10.0 10.0M30.0 0.0");
});

test("levels have room for what was foretold", () => {
  expect(bandOf([point(4, 14)], "political_will", 100, 40).levels.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
});
