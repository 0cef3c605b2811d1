import { beforeEach, expect, test } from "vitest";
import type { NextWords } from "../../../api/types";
import type { OrderTable } from "../../orders";
import { Grid } from "../hexes";
import type { OcsState } from "../state";
import type { Counter, Side, Theatre } from "../theatre";
import { Command } from "./command.svelte";

const GRID = new Grid(["A", "B", "C", "D"], [1, 1, 1, 9], [2, 4, 6, 2]); // A, B and C in a row, D far away
const counter = (side: Side) => ({ side }) as Counter;
const THEATRE = {
  grid: GRID,
  units: new Map([
    ["u1", counter("allied")],
    ["u2", counter("allied")],
    ["gun", counter("allied")],
    ["foe", counter("axis")],
  ]),
} as unknown as Theatre;

let told: Record<string, Partial<NextWords>>;
let sent: string[];
let table: OrderTable<OcsState>;

function at(segment: string, answers: Record<string, Partial<NextWords>>): Command {
  told = answers;
  const units = { u1: { at: "A" }, u2: { at: "A" }, gun: { at: "A" }, foe: { at: "B" } };
  table = { ...table, state: { segment, units } as unknown as OcsState };
  return new Command(table, THEATRE);
}

const words = (...list: string[]) => ({ words: Object.fromEntries(list.map((word) => [word, null])) });

beforeEach(() => {
  sent = [];
  table = {
    asked: true,
    isNow: true,
    sending: false,
    at: 1,
    side: "allied",
    state: {} as OcsState,
    next: async (said) => ({ words: {}, whole: false, preview: null, reason: "", ...told[said.join(" ")] }),
    send: async (said) => void sent.push(said.join(" ")),
    overlay: async <Told>() => ({}) as Told,
  };
});

const MOVES = {
  "": words("move", "done"),
  move: words("u1", "u2"),
  "move u1 u2": words("to"),
  "move u1 u2 to": { words: { D: { cost: "3" } } },
  "move u1 u2 to D": { whole: true },
  "move u1": words("to", "u2"),
  "move u1 to": words("D"),
  "move u1 u2 to C": { reason: "6.2: C is too far" },
  overrun: words("B"),
  "overrun B with": words("u1", "u2"),
  "overrun B with u1 u2": { whole: true, preview: { odds: "3:1" } },
};

test("a stack that is clicked may move as far as those go who can, and goes where is clicked then", async () => {
  const command = at("C2", MOVES);
  await command.click("A");

  expect(command.words).toEqual(["move", "u1", "u2", "to"]);
  expect(command.targets).toEqual(["B"]);
  await command.click("D");
  expect(sent).toEqual(["move u1 u2 to D"]);
});

test("one of a stack is left behind, and a hex that cannot be reached says why", async () => {
  const command = at("C2", MOVES);
  await command.click("A");
  await command.click("C");
  expect(command.refused).toEqual({ hex: "C", reason: "6.2: C is too far" });

  await command.toggle(["u2"]);
  expect(command.words).toEqual(["move", "u1", "to"]);
  expect(sent).toEqual([]);
});

test("an enemy is overrun by those chosen, after the battle has been seen", async () => {
  const command = at("C2", MOVES);
  await command.click("A");
  await command.click("B");

  expect(command.ready).toBe(true);
  expect(command.follow.preview).toEqual({ odds: "3:1" });
  expect(sent).toEqual([]);
  command.send();
  expect(sent).toEqual(["overrun B with u1 u2"]);
});

test("an enemy is attacked by all who can, and who is taken out can come back", async () => {
  const command = at("F2", {
    attack: words("B"),
    "attack B with": words("u1", "u2"),
    "attack B with u1 u2": { whole: true },
    "attack B with u2": { whole: true },
  });
  await command.click("B");
  expect(command.words).toEqual(["attack", "B", "with", "u1", "u2"]);
  await command.toggle(["u1"]);
  expect(command.words).toEqual(["attack", "B", "with", "u2"]);
  await command.toggle(["u1"]);

  expect(command.words).toEqual(["attack", "B", "with", "u1", "u2"]);
});

test("artillery that fires at a port goes on aiming at it with more or fewer guns", async () => {
  const command = at("F1", {
    fire: words("gun", "u1"),
    "fire u1": words("at", "gun"),
    "fire u1 gun": words("at"),
    "fire u1 gun at": words("B"),
    "fire u1 gun at B": { ...words("port"), whole: false },
    "fire u1 gun at B port": { whole: true },
    "fire u1 at B port": { whole: true },
  });
  await command.select("A", ["u1", "gun"]);
  await command.say("B");
  await command.say("port");
  await command.toggle(["gun"]);
  expect(command.words).toEqual(["fire", "u1", "at", "B", "port"]);

  await command.toggle(["gun"]);
  expect(command.words).toEqual(["fire", "u1", "gun", "at", "B", "port"]);
  expect(command.ready).toBe(true);
});

test("artillery in range fires at an enemy, as much of it as can be paid for", async () => {
  const command = at("F1", {
    fire: words("gun", "u1"),
    "fire gun at": words("B"),
    "fire u1 at": words("D"),
    "fire gun at B": { whole: true },
  });
  await command.click("B");

  expect(command.words).toEqual(["fire", "gun", "at", "B"]);
  expect(command.ready).toBe(true);
});

test("an empty hex says what is there, and nothing is ordered", async () => {
  const command = at("C2", MOVES);
  await command.click("D");

  expect(command.place).toBe("D");
  expect(command.words).toEqual([]);
  expect(command.stepBack()).toBe(true);
  expect(command.stepBack()).toBe(false);
});

test("an order is composed word by word, and words are taken back", async () => {
  const command = at("C2", MOVES);
  await command.begin(["move"]);
  await command.say("u1");
  expect(Object.keys(command.follow.words)).toEqual(["to", "u2"]);
  await command.unsay();

  expect(command.words).toEqual(["move"]);
});

test("the next who has no order yet is gone to", async () => {
  const command = at("C2", MOVES);
  await command.renew();
  expect(command.verbs).toEqual(["move"]);
  expect(command.waiting).toEqual(["u1", "u2"]);
  await command.goOn();

  expect(command.place).toBe("A");
  expect(command.sight).toEqual({ spaces: ["A"] });
});

test("an enemy whom nobody can fight is looked at without a refusal, and refused to those who were chosen", async () => {
  const command = at("C2", {
    move: words("u1"),
    "overrun B with": {},
    "overrun B with u1": { reason: "8.1: too far" },
    "move u1": words("to"),
    "move u1 to": words("D"),
  });
  await command.click("B");
  expect(command.place).toBe("B");
  expect(command.refused.reason).toBe("");
  await command.select("A", ["u1"]);
  await command.click("B");

  expect(command.refused.reason).toBe("8.1: too far");
});

const PLACES = {
  "": words("deploy", "done"),
  deploy: words("u1", "u2"),
  "deploy u1": words("at"),
  "deploy u1 at": words("D"),
  "deploy u2": words("at"),
  "deploy u2 at": words("C", "D"),
  "deploy u2 at D": words("combat", "move"),
  "deploy u2 at D combat": { whole: true },
};

test("a free unit is placed alone: its hexes light up, then its mode is asked", async () => {
  const command = at("set-up", PLACES);
  await command.click("A");
  expect(command.words).toEqual(["deploy", "u1", "at"]);
  await command.toggle(["u2"]);
  expect(command.words).toEqual(["deploy", "u2", "at"]);
  await command.click("D");
  expect(Object.keys(command.follow.words)).toEqual(["combat", "move"]);
  expect(sent).toEqual([]);
  await command.say("combat");

  expect(sent).toEqual(["deploy u2 at D combat"]);
});

test("nobody can act where only leaders may go, and it is known of this question alone", async () => {
  const command = at("G2", { "": words("lead", "done"), lead: words("u1") });
  expect(command.idle).toBe(false);
  await command.renew();
  expect(command.idle).toBe(true);
  Object.assign(table, { at: 2 });

  expect(command.idle).toBe(false);
});

test("who can still roll for a reaction is not idle", async () => {
  const command = at("E1", { "": words("lead", "react", "done") });
  await command.renew();

  expect(command.idle).toBe(false);
});

test("a unit of the enemy in an open stack is looked at and not taken into an order", async () => {
  const command = at("C2", {});
  await command.click("B");
  await command.take("foe");

  expect(command.units).toEqual([]);
});
