import { expect, test } from "vitest";
import type { Seat, Summary } from "../api/types";
import { awaited, grouped, groupOf } from "./games";

const SEAT: Seat = { side: "", who: "person", name: "", bot: "", bot_name: "", allows_analysis: false, taken: false };

function game(changes: Partial<Summary> = {}): Summary {
  return {
    id: "a",
    game: "hills",
    title: "Two Hills",
    components: "",
    at: 1,
    moment: 1,
    over: false,
    result: "",
    you: ["north"],
    seats: {
      north: { ...SEAT, side: "North", taken: true },
      south: { ...SEAT, side: "South" },
    },
    here: [],
    created: "2026-01-01T00:00:00Z",
    moved: "2026-01-01T00:00:00Z",
    stage: "",
    asked: "south",
    your_turn: false,
    problem: "",
    ...changes,
  };
}

const come = { seats: { ...game().seats, south: { ...SEAT, side: "South", taken: true } } };

test("a friend is awaited until he has sat down", () => {
  expect(awaited(game())).toEqual(["south"]);
  expect(awaited(game(come))).toEqual([]);
});

test("nobody is awaited at both of my own sides, across from a bot, or when it is over", () => {
  const bot = { ...SEAT, side: "South", who: "bot" as const, bot: "random", taken: true };

  expect(awaited(game({ you: ["north", "south"] }))).toEqual([]);
  expect(awaited(game({ seats: { ...game().seats, south: bot } }))).toEqual([]);
  expect(awaited(game({ over: true }))).toEqual([]);
});

test("my turn comes before an open invitation, and what is over is finished", () => {
  expect(groupOf(game({ your_turn: true }))).toBe("turn");
  expect(groupOf(game())).toBe("invited");
  expect(groupOf(game(come))).toBe("waiting");
  expect(groupOf(game({ you: ["spectator"] }))).toBe("waiting");
  expect(groupOf(game({ over: true, your_turn: true }))).toBe("finished");
});

test("a game that cannot be played on stands apart and awaits nobody", () => {
  expect(groupOf(game({ problem: "this game was begun with version 7" }))).toBe("unplayable");
  expect(awaited(game({ problem: "this game was begun with version 7" }))).toEqual([]);
});

test("in every group the newest game comes first", () => {
  const games = [game({ id: "old" }), game({ id: "new", created: "2026-02-01T00:00:00Z" })];

  expect(grouped(games).invited.map(({ id }) => id)).toEqual(["new", "old"]);
});
