import { expect, test } from "vitest";
import { spacesGiven, stillGiven } from "./ownanswers";

const given = (moment: number, message: string, space: string) => ({ moment, message, space });

test("answers of an earlier turn and answers taken back no longer count", () => {
  const all = [given(3, "ask-rob", "gaza"), given(5, "ask-rob", "lydda"), given(6, "ask-rob", "galilee")];

  expect(stillGiven(all, 4, 6)).toEqual([all[1]]);
});

test("the board numbers the spaces of one kind of question", () => {
  const all = [given(4, "ask-box", ""), given(5, "ask-search", "gaza"), given(6, "ask-search", "lydda")];

  expect(spacesGiven(all, ["ask-patrol", "ask-search"])).toEqual(["gaza", "lydda"]);
  expect(spacesGiven(all, ["ask-box"])).toEqual([]);
});
