import { expect, it } from "vitest";
import { searchFor, secondsOf, usualBot } from "./bots";

const bots = (...names: string[]) => names.map((bot) => ({ bot, name: bot, text: "" }));

it("puts a fair opponent across the table", () => {
  expect(usualBot(bots("search:5s", "hard", "normal", "easy"))).toBe("normal");
  expect(usualBot(bots("search:5s", "heuristic", "random"))).toBe("heuristic");
  expect(usualBot(bots("random"))).toBe("random");
  expect(usualBot([])).toBe("");
});

it("reads the time of a search", () => {
  expect(secondsOf(searchFor(12))).toBe(12);
  expect(secondsOf("search:200")).toBeNull();
});
