import { expect, test } from "vitest";
import { lengthOf, linesOf } from "./names";

test("a long name stands in two lines, broken where a word ends", () => {
  expect(linesOf("Tel Aviv–Jerusalem Railway")).toEqual(["Tel Aviv–", "Jerusalem Railway"]);
  expect(linesOf("Egypt–Tel Aviv Railway")).toEqual(["Egypt–", "Tel Aviv Railway"]);
  expect(linesOf("Tel Aviv－Haifa鉄道")).toEqual(["Tel Aviv－", "Haifa鉄道"]);
  expect(linesOf("Tin Economic Center")).toEqual(["Tin Economic", "Center"]);
  expect(linesOf("経済センター（錫）")).toEqual(["経済センター", "（錫）"]);
});

test("a short one, or one of a single word, stands in one", () => {
  expect(linesOf("Akrotiri")).toEqual(["Akrotiri"]);
});

test("letters of Japanese count for two", () => {
  expect(lengthOf("錫")).toBeGreaterThan(lengthOf("i") * 1.5);
});
