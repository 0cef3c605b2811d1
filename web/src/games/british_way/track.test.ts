import { expect, test } from "vitest";
import { middleOf, numbersTo, stepAt, type TrackPlan } from "./track";

const BOX = { x: 10, y: 20, width: 60, height: 30 };
const LABELS = ["Gurney", "Briggs", "Templer"];

test("a track runs from left to right", () => {
  const plan: TrackPlan = { box: BOX, labels: LABELS, direction: "right" };

  expect(stepAt(plan, 0)).toEqual({ x: 10, y: 20, width: 20, height: 30 });
  expect(middleOf(stepAt(plan, 2))).toEqual({ x: 60, y: 35 });
});

test("or from the bottom up", () => {
  const plan: TrackPlan = { box: BOX, labels: LABELS, direction: "up" };

  expect(stepAt(plan, 0)).toEqual({ x: 10, y: 40, width: 60, height: 10 });
  expect(middleOf(stepAt(plan, 2))).toEqual({ x: 40, y: 25 });
});

test("a track of numbers begins with 0", () => {
  expect(numbersTo(3)).toEqual(["0", "1", "2", "3"]);
});
