import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine, Moment } from "../api/types";

const asked = vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  return { blocks: [] as number[], last: 0 };
});

vi.mock("../api/http", () => ({
  Api: class {
    moments = async (_: string, first: number, count: number) => {
      asked.blocks.push(first);
      const length = Math.min(count, asked.last + 1 - first);
      return Array.from({ length }, (_, place) => ({ moment: first + place }) as Moment);
    };
    history = async () => [1, 5, 9].map((moment) => ({ moment, card: "", values: {}, forecast: {} }));
  },
}));

const { Moments } = await import("./moments");
const { Replay } = await import("./replay.svelte");

const line = (moment: number): LogLine => ({ moment, rule: "", message: "", arguments: {}, text: `line ${moment}` });
const LOG = [1, 2, 2, 5, 9].map(line);

beforeEach(() => {
  asked.blocks = [];
  asked.last = 100;
});

function course(log = LOG) {
  const table = { looked: null as number | null, last: 10 };
  const replay = new Replay(new Moments("x"), {
    looked: () => table.looked,
    last: () => table.last,
    log: () => log,
    look: (moment) => (table.looked = moment),
  });
  return { table, replay };
}

test("a walk of twenty steps asks for three blocks at most, wherever it begins", async () => {
  for (let from = 0; from <= 80; from++) {
    asked.blocks = [];
    const moments = new Moments("x");
    for (let moment = from; moment <= from + 20; moment++) {
      expect((await moments.at(moment, 0, "en")).moment).toBe(moment);
      moments.prepare(moment, asked.last, "en");
    }
    expect(asked.blocks.length).toBeLessThanOrEqual(3);
  }
});

test("a moment that has come since its block was fetched is fetched, and another past forgets all", async () => {
  const moments = new Moments("x");
  asked.last = 10;
  await moments.at(10, 0, "en");
  asked.last = 11;

  expect((await moments.at(11, 0, "en")).moment).toBe(11);
  expect(asked.blocks).toEqual([0, 0]);
  await moments.at(5, 1, "en");
  expect(asked.blocks).toEqual([0, 0, 0]);
});

test("a step compares with the answer before it, a step by turns with the turn before", async () => {
  const { table, replay } = course();
  await replay.readHistory("x", "en");
  replay.to(6);
  expect([table.looked, replay.since]).toEqual([6, 5]);
  expect(replay.lines).toEqual([]);

  replay.toTurn(1);
  expect([table.looked, replay.since]).toEqual([9, 5]);
  expect(replay.lines.map(({ moment }) => moment)).toEqual([9]);
  replay.toTurn(-1);
  expect([table.looked, replay.since]).toEqual([5, 4]);
});

test("it plays itself line by line, at the pace that was chosen, and comes back to now", () => {
  vi.useFakeTimers();
  const { table, replay } = course();
  replay.play(1);
  expect([table.looked, replay.line, replay.since]).toEqual([2, 1, 1]);

  vi.advanceTimersByTime(1800);
  expect([table.looked, replay.line]).toEqual([2, 2]);
  expect(replay.told).toEqual([LOG[2]]);
  replay.setSpeed("4");
  vi.advanceTimersByTime(900);
  expect([table.looked, replay.line, replay.playing]).toEqual([9, 4, true]);
  vi.advanceTimersByTime(450);
  expect([table.looked, replay.playing]).toEqual([null, false]);
  vi.useRealTimers();
});

test("what was paused goes on by key, one line at a time, and a jump ends it", () => {
  const { table, replay } = course();
  replay.play(0);
  replay.pause();
  replay.step(1);
  replay.step(1);
  expect([table.looked, replay.line]).toEqual([2, 2]);

  replay.step(-1);
  expect(replay.line).toBe(1);
  replay.to(7);
  expect([table.looked, replay.line, replay.current]).toEqual([7, null, 3]);
  replay.step(1);
  expect(table.looked).toBe(8);
});
