import { expect, test } from "vitest";
import type { Question, Scene } from "../api/types";
import { Listing } from "./listing.svelte";

const scene = { language: "en", turn_began: 1, names: {}, given: [] } as unknown as Scene;
const asked = (...answers: string[]) =>
  ({
    message: "ask-lead-unit",
    finish: "",
    withheld: [],
    options: answers.map((answer) => ({ answer, label: answer, space: "" })),
  }) as unknown as Question;
const shown = (listing: Listing, question: Question) =>
  listing.arrange(scene, question).plain.map(({ option, isOffered }) => [option.answer, isOffered]);

test("what was shown in a turn keeps its place", () => {
  const listing = new Listing();
  listing.arrange(scene, asked("a", "b"));

  expect(shown(listing, asked("b"))).toEqual([
    ["a", false],
    ["b", true],
  ]);
});

test("where orders are given, units of another battle are not in the list", () => {
  const listing = new Listing(true);
  listing.arrange(scene, asked("a", "b"));

  expect(shown(listing, asked("c"))).toEqual([["c", true]]);
});
