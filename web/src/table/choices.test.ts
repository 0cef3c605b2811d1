import { expect, test } from "vitest";
import type { Given, Option, Question } from "../api/types";
import {
  type Arrangement,
  answerOfKey,
  arrange,
  choicesBySpace,
  type ChoiceGroup,
  FINISH_KEY,
  listed,
  reasonsBySpace,
  spacesGiven,
  tickable,
} from "./choices";

const NAMES = { irgun: "Irgun", gaza: "Gaza", lydda: "Lydda", haifa_c: "Haifa City" };
const option = (answer: string, label: string, space = "", beside = ""): Option => ({ answer, label, space, beside });
const SABOTAGE = [
  option("sabotage gaza", "Sabotage in Gaza", "gaza"),
  option("sabotage lydda", "Sabotage in Lydda", "lydda"),
  option("sabotage haifa_c", "Sabotage in Haifa City", "haifa_c"),
];
const [GAZA, LYDDA, HAIFA] = SABOTAGE as [Option, Option, Option];
const DONE = option("done", "Done");
const TERROR = option("terror haifa_c", "Terror in Haifa City", "haifa_c", "Terror");
const question = (options: Option[], withheld: Question["withheld"] = []): Question => ({
  side: "irgun",
  side_name: "Irgun",
  rule: "3.3.3",
  message: "ask-sabotage",
  prompt: "Sabotage: choose a space",
  again: true,
  finish: options.includes(DONE) ? "done" : "",
  progress: null,
  options,
  withheld,
});
const given = (chosen: Option, message = "ask-sabotage"): Given => ({ ...chosen, message });
const context = { names: NAMES };
const headings = (groups: ChoiceGroup[]) => groups.map(({ heading }) => heading);
const texts = (group: ChoiceGroup | undefined) => group?.choices.map(({ text }) => text);
const keys = ({ groups }: Arrangement) => groups[0]!.choices.map(({ key }) => key);

test("answers that differ in their space alone stand under one heading", () => {
  const { plain, groups } = arrange(question([...SABOTAGE, DONE]), context);

  expect(plain).toEqual([]);
  expect(headings(groups)).toEqual(["Sabotage in …"]);
  expect(texts(groups[0])).toEqual(["Gaza", "Lydda", "Haifa City"]);
});

test("a Japanese heading has neither an empty bracket nor a colon with nothing behind it", () => {
  const options = [
    option("sabotage gaza", "サボタージュ：Gaza", "gaza"),
    option("sabotage lydda", "サボタージュ：Lydda", "lydda"),
    option("silence gaza", "特殊活動：口封じ（Gaza）", "gaza"),
    option("silence lydda", "特殊活動：口封じ（Lydda）", "lydda"),
  ];

  const { groups } = arrange(question(options), context);

  expect(headings(groups)).toEqual(["サボタージュ", "特殊活動：口封じ"]);
});

test("what can be done beside what is asked is folded under its name, be it in one space", () => {
  const { groups, folds } = arrange(question([TERROR, ...SABOTAGE, DONE]), context);

  expect(headings(groups)).toEqual(["Sabotage in …"]);
  expect(headings(folds)).toEqual(["Terror"]);
  expect(texts(folds[0])).toEqual(["Haifa City"]);
});

test("answers of no space are buttons of their own", () => {
  const { plain, groups } = arrange(question([option("yes", "Yes"), option("event", "Event")]), context);

  expect(plain.map(({ text }) => text)).toEqual(["Yes", "Event"]);
  expect(groups).toEqual([]);
});

test("answers that are nothing but a space need no heading", () => {
  const spaces = [option("gaza", "Gaza", "gaza"), option("lydda", "Lydda", "lydda")];

  expect(headings(arrange(question(spaces), context).groups)).toEqual([""]);
});

test("what finishes stands apart and has a key of its own, which is no digit", () => {
  const arrangement = arrange(question([...SABOTAGE, DONE]), context);

  expect(arrangement.finish?.option).toBe(DONE);
  expect(answerOfKey(arrangement, FINISH_KEY)).toBe(DONE);
  expect(answerOfKey(arrangement, "1")).toBe(GAZA);
  expect(answerOfKey(arrangement, "4")).toBeNull();
  expect(arrange(question(SABOTAGE), context).finish).toBeNull();
});

test("a number is chosen by its own key", () => {
  const numbers = ["0", "1", "2"].map((number) => option(number, number));
  const other = option("all", "All");
  const arrangement = arrange(question([other, ...numbers]), context);

  expect(["0", "1", "2"].map((key) => answerOfKey(arrangement, key))).toEqual(numbers);
  expect(answerOfKey(arrangement, "3")).toBe(other);
});

test("what was chosen keeps its place and its key, and no key chooses it again", () => {
  const before = listed(question([...SABOTAGE, DONE]), context);
  const reason = { ...GAZA, reason: "3.3.3: chosen before" };
  const after = arrange(question([LYDDA, HAIFA, DONE], [reason]), { ...context, given: [given(GAZA)], before });

  expect(texts(after.groups[0])).toEqual(["Gaza", "Lydda", "Haifa City"]);
  expect(keys(after)).toEqual(["1", "2", "3"]);
  expect(after.groups[0]!.choices[0]).toMatchObject({ isOffered: false, number: 1, reason: "3.3.3: chosen before" });
  expect(answerOfKey(after, "1")).toBeNull();
  expect(answerOfKey(after, "2")).toBe(LYDDA);
});

test("on another device what was chosen stands where the board has it", () => {
  const all = [given(LYDDA), given(GAZA), given(DONE, "ask-spend-cache")];

  expect(texts(arrange(question([HAIFA, DONE]), { ...context, given: all }).groups[0])).toEqual(
    texts(arrange(question([...SABOTAGE, DONE]), context).groups[0]),
  );
  expect(
    arrange(question([HAIFA, DONE]), { ...context, given: all }).groups[0]!.choices.map((one) => one.number),
  ).toEqual([2, 1, 0]);
});

test("what is offered no more without having been chosen keeps its place as well, and new answers come last", () => {
  const before = listed(question([LYDDA, DONE]), context);
  const after = arrange(question([GAZA, DONE]), { ...context, before });

  expect(texts(after.groups[0])).toEqual(["Lydda", "Gaza"]);
  expect(after.groups[0]!.choices.map(({ isOffered, number }) => [isOffered, number])).toEqual([
    [false, 0],
    [true, 0],
  ]);
});

test("while a fold is open, the keys are its own", () => {
  const open = arrange(question([TERROR, ...SABOTAGE, DONE]), { ...context, opened: "Terror" });

  expect(answerOfKey(open, "1")).toBe(TERROR);
  expect(keys(open)).toEqual(["", "", ""]);
  expect(answerOfKey(open, FINISH_KEY)).toBe(DONE);
});

test("a space has all the answers that name it", () => {
  expect(choicesBySpace(question([...SABOTAGE, TERROR, DONE]))["haifa_c"]).toEqual([HAIFA, TERROR]);
});

test("a space says why not only if it is not offered at all", () => {
  const withheld = [
    { ...option("terror gaza", "Terror in Gaza", "gaza"), reason: "4.3.3: Gaza is not a City" },
    { ...option("sabotage galilee", "Sabotage in Galilee", "galilee"), reason: "3.3.3: no Underground Cell" },
    { ...option("terror galilee", "Terror in Galilee", "galilee"), reason: "4.3.3: not a City" },
  ];

  expect(reasonsBySpace(question(SABOTAGE, withheld))).toEqual({ galilee: "3.3.3: no Underground Cell" });
});

test("the board numbers the spaces of one kind of question", () => {
  const all = [given(option("event", "Event"), "ask-box"), given(GAZA, "ask-search"), given(LYDDA, "ask-search")];

  expect(spacesGiven(all, ["ask-patrol", "ask-search"])).toEqual(["gaza", "lydda"]);
  expect(spacesGiven(all, ["ask-box"])).toEqual([]);
});

test("several can be ticked where the same is offered in three spaces or more", () => {
  expect(tickable(question([...SABOTAGE, TERROR, DONE]), NAMES)).toEqual(SABOTAGE);
  expect(tickable(question([GAZA, LYDDA, DONE]), NAMES)).toEqual([]);
});

test("what is done once beside an Operation cannot be ticked, however many spaces offer it", () => {
  const silence = Object.entries(NAMES).map(([space, name]) =>
    option(`silence ${space}`, `Silence in ${name}`, space, "Silence"),
  );

  expect(tickable(question([GAZA, ...silence, DONE]), NAMES)).toEqual([]);
});
