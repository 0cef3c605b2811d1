import { expect, test } from "vitest";
import { deedsAt, type Here } from "./deeds";

const HERE: Here = { hex: "C38.12", units: ["in-11"], leaders: [], organic: ["ot-4ind"] };

/** A segment in which orders may begin like these. */
const offering =
  (...orders: string[]) =>
  (said: string[]) => {
    const rest = orders
      .map((order) => order.split(" "))
      .filter((order) => said.every((word, place) => order[place] === word))
      .map((order) => order[said.length])
      .filter((word) => word !== undefined);
    return Promise.resolve({
      words: Object.fromEntries(rest.map((word) => [word, null])),
      whole: orders.includes(said.join(" ")),
      preview: null,
      reason: "",
    });
  };

test("units, the trucks of a formation and lots of trucks break out of the hex that is chosen", async () => {
  const next = offering(
    "breakout in-11",
    "breakout in-12",
    "breakout ot-4ind",
    "breakout C38.12 full",
    "breakout C38.12 empty",
    "breakout C40.19 full",
  );

  expect(await deedsAt(HERE, ["breakout"], next)).toEqual([
    ["breakout", "in-11"],
    ["breakout", "ot-4ind"],
    ["breakout", "C38.12", "full"],
    ["breakout", "C38.12", "empty"],
  ]);
});

test("what the segment does not have is not asked for", async () => {
  const asked: string[][] = [];
  const next = (said: string[]) => (asked.push(said), offering()(said));

  expect(await deedsAt(HERE, ["move"], next)).toEqual([]);
  expect(asked).toEqual([["move", "in-11"]]);
});
