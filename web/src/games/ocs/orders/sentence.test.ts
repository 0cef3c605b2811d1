import { expect, test } from "vitest";
import type { NextWords } from "../../../api/types";
import { inOrder, isSentAtOnce, kindOf, nameUnits, noteOf, outcomesOf, unitsIn, withUnits, spacesOf } from "./sentence";

const told = (words: string[], whole = false): NextWords => ({
  words: Object.fromEntries(words.map((word) => [word, null])),
  whole,
  preview: null,
  reason: "",
});

test("a segment is for moving, firing or attacking", () => {
  expect(["C1", "C2", "C3", "E1", "F2", "G3"].map(kindOf)).toEqual([
    "other",
    "move",
    "fire",
    "move",
    "attack",
    "attack",
  ]);
});

test("other units take the place of those of an order, and what was said after them is unsaid", () => {
  expect(withUnits(["move", "a", "b", "to"], ["b"])).toEqual(["move", "b"]);
  expect(withUnits(["attack", "C40.19", "with", "a"], ["a", "b"])).toEqual(["attack", "C40.19", "with", "a", "b"]);
});

test("the units of an order are found among its words, and stand in the order of the counters", () => {
  expect(unitsIn(["move", "a", "b", "to", "C40.19"], (word) => "ab".includes(word))).toEqual(["a", "b"]);
  expect(inOrder(["c", "a"], ["a", "b", "c"])).toEqual(["a", "c"]);
});

test("all units are named if they may be, or else as many as go together", async () => {
  const together: Record<string, NextWords> = {
    "move a b c": told([]),
    move: told(["a", "b", "c"]),
    "move a": told(["c", "to"]),
    "move a c": told(["to"]),
  };
  const next = async (said: string[]) => together[said.join(" ")]!;

  expect(await nameUnits(["move"], ["a", "c"], next)).toEqual(["move", "a", "c"]);
  expect(await nameUnits(["move"], ["a", "b", "c"], next)).toEqual(["move", "a", "c"]);
});

test("a move is sent as soon as it is whole, an attack and a way that may go on are not", () => {
  expect(isSentAtOnce(["move", "a", "to", "C40.19"], told([], true))).toBe(true);
  expect(isSentAtOnce(["move", "a", "via", "C40.19"], told(["C40.20"], true))).toBe(false);
  expect(isSentAtOnce(["attack", "C40.19", "with", "a"], told([], true))).toBe(false);
});

test("a note tells a cost, and a zone of control", () => {
  expect(noteOf({ cost: "4 1/2", zone: true })).toEqual({ cost: "4 1/2", zone: true });
  expect(noteOf(3)).toEqual({ cost: "3", zone: false });
  expect(noteOf(null)).toEqual({ cost: "", zone: false });
});

test("a result of the combat table is read for both sides", () => {
  const { attacker, defender } = outcomesOf("AL1o1 DL2o2DG");
  expect(attacker).toEqual({ losses: 1, options: 1, exploit: 0, dg: false });
  expect(defender).toEqual({ losses: 2, options: 2, exploit: 0, dg: true });
  expect(outcomesOf("Ae3 DL2o2DG").attacker.exploit).toBe(3);
  expect(outcomesOf("-").defender).toEqual({ losses: 0, options: 0, exploit: 0, dg: false });
});

test("an answer speaks of the hexes of its units, and aims at the last that it names", () => {
  const units = { "br-1": { at: "C36.18" }, "br-2": { at: "C36.18" }, "it-1": { at: "C41.20" } };
  const isHex = (word: string) => /^C\d/.test(word);

  expect(spacesOf("move br-1 br-2 to C40.20", isHex, units)).toEqual(["C36.18", "C40.20"]);
  expect(spacesOf("lose it-1", isHex, units)).toEqual(["C41.20"]);
  expect(spacesOf("done", isHex, units)).toEqual([]);
});
