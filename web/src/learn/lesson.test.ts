import { expect, test } from "vitest";
import type { Lesson, Option, Question } from "../api/types";
import { expectedChoices, expectedOption, expectedOther, isChance, otherReasons } from "./lesson";

const option = (answer: string, space = ""): Option => ({ answer, label: answer, space });
const GAZA = option("rob gaza", "gaza");
const LYDDA = option("rob lydda", "lydda");

function lesson(side: string, options: Option[], expected: string[]): Lesson {
  const withheld = [{ ...option("rob samaria", "samaria"), reason: "3.3.4: no Cell" }];
  const question = { side, options, withheld } as unknown as Question;
  return { scene: { question }, expected } as unknown as Lesson;
}

test("only the space of the expected answer glows", () => {
  expect(expectedChoices(lesson("irgun", [GAZA, LYDDA, option("done")], ["rob gaza"]))).toEqual({ gaza: [GAZA] });
  expect(expectedChoices(lesson("irgun", [GAZA, option("done")], ["done"]))).toEqual({});
});

test("an expected answer without a space is pointed at wherever the board has it", () => {
  expect(expectedOther(lesson("irgun", [option("event"), option("limited")], ["event"]))).toEqual({
    event: option("event"),
  });
  expect(expectedOther(lesson("irgun", [GAZA], ["rob gaza"]))).toEqual({});
});

test("other spaces say that the rules forbid them or that the example goes another way", () => {
  const reasons = otherReasons(lesson("irgun", [GAZA, LYDDA], ["rob gaza"]), ({ answer }) => `not ${answer}`);

  expect(reasons).toEqual({ lydda: "not rob lydda", samaria: "3.3.4: no Cell" });
});

test("of chance nothing is asked on the board", () => {
  const roll = lesson("chance", [option("5")], ["5"]);

  expect(isChance(roll)).toBe(true);
  expect([expectedChoices(roll), expectedOther(roll), otherReasons(roll, () => "")]).toEqual([{}, {}, {}]);
});

test("at the end nothing is expected", () => {
  expect(expectedOption(lesson("chance", [option("P1")], []))).toBeNull();
});
