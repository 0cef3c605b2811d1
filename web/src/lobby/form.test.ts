import { expect, test } from "vitest";
import type { CatalogueGame } from "../api/types";
import { emptyForm, requestOf } from "./form";

const GAME: CatalogueGame = {
  game: "palestine",
  version: 1,
  title: "Palestine",
  sides: [
    { side: "british", name: "British" },
    { side: "irgun", name: "Irgun" },
  ],
  scenarios: [{ scenario: "standard", name: "Standard" }],
  bots: [{ bot: "random", name: "Random bot", text: "" }],
  options: [],
};

test("a form opens with me at the first side and a bot across", () => {
  expect(requestOf("palestine", emptyForm(GAME, "Anna "))).toEqual({
    game: "palestine",
    scenario: "standard",
    options: {},
    bid: 0,
    seats: { british: { who: "me", name: "Anna" }, irgun: { who: "bot", bot: "random" } },
  });
});

test("my name goes where I sit, and to no friend", () => {
  const form = emptyForm(GAME, "Anna");
  form.seats.british!.who = "friend";
  form.seats.irgun!.who = "me";

  expect(requestOf("palestine", form).seats).toEqual({
    british: { who: "friend" },
    irgun: { who: "me", name: "Anna" },
  });
});

test("analysis during the game is proposed only to a friend", () => {
  const alone = { ...emptyForm(GAME, ""), allowsAnalysis: true };
  const friend = { ...alone, seats: { ...alone.seats, irgun: { ...alone.seats.irgun!, who: "friend" as const } } };

  expect(requestOf("palestine", alone).seats.british).toEqual({ who: "me" });
  expect(requestOf("palestine", friend).seats).toEqual({
    british: { who: "me", allows_analysis: true },
    irgun: { who: "friend" },
  });
});

test("a record and a position are told apart and come without scenario, options or bid", () => {
  const form = { ...emptyForm(GAME, ""), imports: true, bid: 2 };
  const seats = { british: { who: "me" }, irgun: { who: "bot", bot: "random" } };

  const position = "sandtable position: 1\ngame: palestine 1";
  expect(requestOf("palestine", { ...form, pasted: position })).toEqual({ game: "palestine", seats, position });
  const record = "sandtable record: 1";
  expect(requestOf("palestine", { ...form, pasted: record })).toEqual({ game: "palestine", seats, record });
});
