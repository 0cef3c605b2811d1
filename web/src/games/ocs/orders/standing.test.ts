import { expect, test } from "vitest";
import type { Question } from "../../../api/types";
import type { Hand } from "../../orders";
import { STANDING } from "./standing";

const asked = (message: string, ...answers: string[]) =>
  ({ message, options: answers.map((answer) => ({ answer, label: "", space: "" })) }) as unknown as Question;
const answers = (question: Question, segment = "F2", hand?: Hand) =>
  STANDING.map(({ id, to }) => [id, to(question, { segment }, hand)]).filter(([, answer]) => answer);

test("the first terrain is the best, and nothing else is said to it", () => {
  expect(answers(asked("ask-terrain", "terrain open", "terrain village"))).toEqual([["terrain", "terrain open"]]);
});

test("who never reacts is done in the Reaction Phase alone", () => {
  expect(answers(asked("ask-orders"), "E1")).toEqual([["no-reaction", "done"]]);
  expect(answers(asked("ask-orders"), "C2")).toEqual([]);
});

test("a segment in which nobody can act may be ended without being asked", () => {
  expect(answers(asked("ask-orders"), "G2", { idle: true } as Hand)).toEqual([["idle", "done"]]);
  expect(answers(asked("ask-orders"), "G2", { idle: false } as Hand)).toEqual([]);
  expect(answers(asked("ask-deploy"), "set-up", { idle: true } as Hand)).toEqual([]);
});

test("what is no habit is asked", () => {
  expect(answers(asked("ask-retreat", "retreat C40.20"))).toEqual([]);
});
