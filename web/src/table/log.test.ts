import { expect, test } from "vitest";
import type { LogLine } from "../api/types";
import { chaptersOf, dieOf, endsOf, lastRolled, linesKnown, mergeLog, MOST_AT_ONCE, rollsIn } from "./log";

const line = (text: string, message = "log-box", moment = 1): LogLine => ({
  moment,
  rule: "2.3",
  message,
  arguments: {},
  text,
});

test("lines that come are joined to those that are kept", () => {
  expect(mergeLog([line("a"), line("b")], 2, [line("c")]).map(({ text }) => text)).toEqual(["a", "b", "c"]);
});

test("lines that were taken back make room for what came instead", () => {
  expect(mergeLog([line("a"), line("b"), line("c")], 1, [line("d")]).map(({ text }) => text)).toEqual(["a", "d"]);
});

test("an undo without new lines shortens the log", () => {
  expect(mergeLog([line("a"), line("b")], 1, []).map(({ text }) => text)).toEqual(["a"]);
});

test("lines that came are news until more come", () => {
  expect(linesKnown(Infinity, 5, 7)).toBe(5);
  expect(linesKnown(5, 7, 8)).toBe(7);
});

test("a view that comes twice keeps its news", () => {
  expect(linesKnown(5, 7, 7)).toBe(5);
});

test("a log seen for the first time and a log after an undo hold no news", () => {
  expect(linesKnown(Infinity, 0, 7)).toBe(Infinity);
  expect(linesKnown(5, 7, 6)).toBe(Infinity);
});

test("a short list of lines is shown whole, of a long one both ends", () => {
  const lines = Array.from({ length: 900 }, (_, number) => line(`${number}`));
  const { first, between, last } = endsOf(lines);

  expect(endsOf(lines.slice(0, MOST_AT_ONCE))).toEqual({ first: lines.slice(0, MOST_AT_ONCE), between: 0, last: [] });
  expect(first.length + last.length).toBe(MOST_AT_ONCE);
  expect([first[0], last.at(-1)]).toEqual([lines[0], lines[899]]);
  expect(between).toBe(900 - MOST_AT_ONCE);
});

test("a revealed card opens a chapter", () => {
  const log = [line("before"), line("Card 1", "log-reveal"), line("a"), line("Card 2", "log-reveal"), line("b")];

  const chapters = chaptersOf(log, "log-reveal");

  expect(chapters.map(({ opening }) => opening?.text)).toEqual([undefined, "Card 1", "Card 2"]);
  expect(chapters.map(({ lines }) => lines.map(({ text }) => text))).toEqual([["before"], ["a"], ["b"]]);
  expect(chapters.map(({ first }) => first)).toEqual([0, 1, 3]);
});

test("a line tells of a die if one was rolled", () => {
  expect(dieOf({ ...line("Irgun robbery in Gaza: die 5, success"), arguments: { space: "gaza", die: 5 } })).toBe(5);
  expect(dieOf({ ...line("Irgun robbery in Gaza"), arguments: { space: "gaza" } })).toBe(null);
});

test("the dice of a log are counted", () => {
  const rolled = { ...line("die 5"), arguments: { die: 5 } };

  expect(rollsIn([])).toBe(0);
  expect(rollsIn([rolled, line("Gaza"), rolled])).toBe(2);
});

test("a die that was rolled before several others together is not the last one", () => {
  const die = { ...line("captured"), arguments: { die: 2 } };
  const dice = { ...line("combat"), arguments: { dice: 9 } };

  expect(lastRolled([dice, die, line("moves")])).toBe(die);
  expect(lastRolled([die, dice])).toBeNull();
});
