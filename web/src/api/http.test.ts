import { expect, test } from "vitest";
import { asSentence } from "./http";

test.each([
  ["the game is over", "The game is over."],
  ["このゲームは終わっています", "このゲームは終わっています。"],
  ["try again in a while.", "Try again in a while."],
  ["", ""],
])("what the table says stands by itself as a sentence: %s", (said, sentence) => {
  expect(asSentence(said)).toBe(sentence);
});
