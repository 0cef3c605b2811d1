import { expect, test } from "vitest";
import type { Option, Question } from "../api/types";
import { answerOfKey, arrange, choicesBySpace, reasonsBySpace, tickable } from "./choices";

const NAMES = { gaza: "Gaza", lydda: "Lydda", haifa_c: "Haifa City" };
const option = (answer: string, label: string, space = ""): Option => ({ answer, label, space });
const SABOTAGE = [
  option("sabotage gaza", "Sabotage in Gaza", "gaza"),
  option("sabotage lydda", "Sabotage in Lydda", "lydda"),
  option("sabotage haifa_c", "Sabotage in Haifa City", "haifa_c"),
];
const DONE = option("done", "Done");
const TERROR = option("terror haifa_c", "Terror in Haifa City", "haifa_c");
const question = (options: Option[], withheld: Question["withheld"] = []): Question => ({
  side: "irgun",
  side_name: "Irgun",
  rule: "3.3.3",
  message: "ask-sabotage",
  prompt: "Sabotage: choose a space",
  again: true,
  options,
  withheld,
});

test("answers that differ in their space alone stand under one heading", () => {
  const { plain, groups } = arrange([...SABOTAGE, DONE], NAMES);

  expect(plain.map(({ text }) => text)).toEqual(["Done"]);
  expect(groups.map(({ heading }) => heading)).toEqual(["Sabotage in …"]);
  expect(groups[0]!.choices.map(({ text }) => text)).toEqual(["Gaza", "Lydda", "Haifa City"]);
});

test("a Japanese heading has neither an empty bracket nor a colon with nothing behind it", () => {
  const options = [
    option("sabotage gaza", "サボタージュ：Gaza", "gaza"),
    option("sabotage lydda", "サボタージュ：Lydda", "lydda"),
    option("silence gaza", "特殊活動：口封じ（Gaza）", "gaza"),
    option("silence lydda", "特殊活動：口封じ（Lydda）", "lydda"),
  ];

  const { groups } = arrange(options, NAMES);

  expect(groups.map(({ heading }) => heading)).toEqual(["サボタージュ", "特殊活動：口封じ"]);
});

test("what only one space offers comes after what several spaces offer", () => {
  const { plain, groups } = arrange([TERROR, ...SABOTAGE, DONE], NAMES);

  expect(plain.map(({ text }) => text)).toEqual(["Done"]);
  expect(groups.map(({ heading }) => heading)).toEqual(["Sabotage in …", ""]);
  expect(groups[1]!.choices.map(({ text }) => text)).toEqual(["Terror in Haifa City"]);
});

test("where no spaces have anything in common, every answer is a button of its own", () => {
  const { plain, groups } = arrange([TERROR, DONE], NAMES);

  expect(plain.map(({ text }) => text)).toEqual(["Terror in Haifa City", "Done"]);
  expect(groups).toEqual([]);
});

test("answers that are nothing but a space need no heading", () => {
  const { groups } = arrange([option("gaza", "Gaza", "gaza"), option("lydda", "Lydda", "lydda")], NAMES);

  expect(groups.map(({ heading }) => heading)).toEqual([""]);
});

test("number keys follow the order of the list, up to nine", () => {
  const arrangement = arrange([...SABOTAGE, DONE], NAMES);

  expect(answerOfKey(arrangement, "1")).toBe(DONE);
  expect(answerOfKey(arrangement, "2")).toBe(SABOTAGE[0]);
  expect(answerOfKey(arrangement, "9")).toBeNull();
});

test("a number is chosen by its own key", () => {
  const numbers = ["0", "1", "2"].map((number) => option(number, number));
  const arrangement = arrange([DONE, ...numbers], NAMES);

  expect(["0", "1", "2"].map((key) => answerOfKey(arrangement, key))).toEqual(numbers);
  expect(answerOfKey(arrangement, "3")).toBe(DONE);
});

test("a space has all the answers that name it", () => {
  expect(choicesBySpace(question([...SABOTAGE, TERROR, DONE]))["haifa_c"]).toEqual([SABOTAGE[2], TERROR]);
});

test("a space says why not only if it is not offered at all", () => {
  const withheld = [
    { ...option("terror gaza", "Terror in Gaza", "gaza"), reason: "4.3.3: Gaza is not a City" },
    { ...option("sabotage galilee", "Sabotage in Galilee", "galilee"), reason: "3.3.3: no Underground Cell" },
    { ...option("terror galilee", "Terror in Galilee", "galilee"), reason: "4.3.3: not a City" },
  ];

  expect(reasonsBySpace(question(SABOTAGE, withheld))).toEqual({ galilee: "3.3.3: no Underground Cell" });
});

test("several can be ticked where the same is offered in three spaces or more", () => {
  expect(tickable(question([...SABOTAGE, TERROR, DONE]), NAMES)).toEqual(SABOTAGE);
  expect(tickable(question([SABOTAGE[0]!, SABOTAGE[1]!, DONE]), NAMES)).toEqual([]);
});

test("what is done once beside an Operation cannot be ticked, however many spaces offer it", () => {
  const silence = Object.entries(NAMES).map(([space, name]) => option(`silence ${space}`, `Silence in ${name}`, space));

  expect(tickable(question([SABOTAGE[0]!, ...silence, DONE]), NAMES)).toEqual([]);
});
