import { expect, test } from "vitest";
import { partsOf, plainTitle } from "./ruletext";

const TITLES = { "3.3.3": "3.3.3 Sabotage", P9: "P9 Ernest Bevin", "HC-03": "HC-03 Field Marshal Harding" };

test("known numbers are cut out of a text", () => {
  expect(partsOf("Stars (P9): see 3.3.3.", TITLES)).toEqual([
    { text: "Stars (", rule: "" },
    { text: "P9", rule: "P9" },
    { text: "): see ", rule: "" },
    { text: "3.3.3", rule: "3.3.3" },
    { text: ".", rule: "" },
  ]);
});

test("the number of a card may have a dash", () => {
  expect(partsOf("as in HC-03", TITLES)).toEqual([
    { text: "as in ", rule: "" },
    { text: "HC-03", rule: "HC-03" },
  ]);
});

test("a game's own number and that of a late chapter are cut out, the name of a hex is not", () => {
  const titles = { "3.10": "3.10 Steps", "12.5": "12.5 Fuel", "D3.10c": "D3.10c Leaders" };
  expect(partsOf("12.5, D3.10c at D37.35", titles).map((part) => part.rule)).toEqual(["12.5", "", "D3.10c", ""]);
});

test("numbers that are no rule stay text", () => {
  expect(partsOf("Version 1.2.9 of 1947", TITLES)).toEqual([{ text: "Version 1.2.9 of 1947", rule: "" }]);
});

test("a title is shown without its number", () => {
  expect(plainTitle("3.3.3", "3.3.3 Sabotage")).toBe("Sabotage");
  expect(plainTitle("setup", "Setup")).toBe("Setup");
});
