import { expect, test } from "vitest";
import type { CatalogueGame } from "../api/types";
import { emptyForm, requestOf } from "./form";

const GAME: CatalogueGame = {
  game: "hills",
  version: 1,
  title: "Two Hills",
  about: { years: "", length: "", ours: "", aims: {} },
  has_example: false,
  sides: [
    { side: "north", name: "North" },
    { side: "south", name: "South" },
  ],
  scenarios: [{ scenario: "standard", name: "Standard", bid: null }],
  bots: [{ bot: "random", name: "Random bot", text: "" }],
  components: null,
  options: [],
};

test("a form opens with me at the first side and a bot across", () => {
  expect(requestOf("hills", emptyForm(GAME, "Anna "))).toEqual({
    game: "hills",
    scenario: "standard",
    options: {},
    bid: 0,
    seats: { north: { who: "me", name: "Anna" }, south: { who: "bot", bot: "random" } },
  });
});

test("a form opens with the usual bid", () => {
  const bid = { least: -13, most: 6, usual: -1, text: "" };
  const game = { ...GAME, scenarios: [{ scenario: "standard", name: "Standard", bid }] };

  expect(requestOf("hills", emptyForm(game, "")).bid).toBe(-1);
});

test("my name goes where I sit, and to no friend", () => {
  const form = emptyForm(GAME, "Anna");
  form.seats.north!.who = "friend";
  form.seats.south!.who = "me";

  expect(requestOf("hills", form).seats).toEqual({
    north: { who: "friend" },
    south: { who: "me", name: "Anna" },
  });
});

test("who plays beside me on this screen does not begin with my name", () => {
  const form = emptyForm(GAME, "Anna");
  form.seats.south!.who = "me";
  expect(requestOf("hills", form).seats).toEqual({ north: { who: "me", name: "Anna" }, south: { who: "me" } });

  form.seats.south!.name = "Bela";
  expect(requestOf("hills", form).seats.south).toEqual({ who: "me", name: "Bela" });
});

test("analysis during the game is proposed only to a friend", () => {
  const alone = { ...emptyForm(GAME, ""), allowsAnalysis: true };
  const friend = { ...alone, seats: { ...alone.seats, south: { ...alone.seats.south!, who: "friend" as const } } };

  expect(requestOf("hills", alone).seats.north).toEqual({ who: "me" });
  expect(requestOf("hills", friend).seats).toEqual({
    north: { who: "me", allows_analysis: true },
    south: { who: "friend" },
  });
});

test("a record and a position are told apart and come without scenario, options or bid", () => {
  const form = { ...emptyForm(GAME, ""), imports: true, bid: 2 };
  const seats = { north: { who: "me" }, south: { who: "bot", bot: "random" } };

  const position = "sandtable position: 1\ngame: hills 1";
  expect(requestOf("hills", { ...form, pasted: position })).toEqual({ game: "hills", seats, position });
  const record = "sandtable record: 1";
  expect(requestOf("hills", { ...form, pasted: record })).toEqual({ game: "hills", seats, record });
});
