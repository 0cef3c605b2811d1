import { expect, test } from "vitest";
import { bandOf, columnsOf } from "./chart";

const point = (political_will: number) => ({ moment: 0, card: "P1", values: { political_will } });

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
