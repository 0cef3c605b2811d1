import { expect, test } from "vitest";
import { placesOf } from "./sought";

test("every place of every word is found, whatever its case", () => {
  expect(placesOf("Terror markers: terror in a City", "TERROR city")).toEqual([
    [0, 6],
    [16, 22],
    [28, 32],
  ]);
});

test("words of Japanese need no spaces around them", () => {
  expect(placesOf("政治意志とテロ", "テロ")).toEqual([[5, 7]]);
});

test("nothing sought is nowhere", () => {
  expect(placesOf("Terror", "  ")).toEqual([]);
});
