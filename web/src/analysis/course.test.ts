import { describe, expect, it } from "vitest";
import { chancesAt, shapeOf, sidesOf, turningPoints } from "./course";
import { stepsOf } from "./turn";

const point = (moment: number) => ({ moment, card: "P1", values: {}, forecast: {} });
const line = (moment: number, message = "log-move") => ({
  moment,
  rule: "1",
  message,
  arguments: {},
  text: `line ${moment}`,
});
const HISTORY = [1, 5, 9, 12].map(point);
const option = (label: string) => ({ answer: label, label, space: "" });

describe("the course of a game", () => {
  it("has gaps where nothing is known yet", () => {
    const course = { total: 4, running: true, points: [{ moment: 5, chances: { british: 0.4, irgun: 0.6 } }] };

    expect(chancesAt(HISTORY, course, ["british"])).toEqual([null, 0.4, null, null]);
  });

  it("is told for the side that the reader plays, else for the first, and stacks the others on it", () => {
    const chances = { red: 0.25, green: 0.5, blue: 0.25 };
    const course = { total: 4, running: false, points: [{ moment: 12, chances }] };

    expect(sidesOf(course, ["blue"])).toEqual(["blue", "red", "green"]);
    expect(sidesOf(course, ["green", "blue"])).toEqual(["green", "red", "blue"]);
    expect(sidesOf(course, ["spectator"])).toEqual(["red", "green", "blue"]);
    expect(chancesAt(HISTORY, course, ["blue", "red"]).at(-1)).toBe(0.5);
    expect(sidesOf({ ...course, points: [] }, [])).toEqual([]);
  });

  it("turns where the chances swing most, told by what was done in that turn", () => {
    const log = [line(1), line(3), line(5, "log-eligibility"), line(6), line(9), line(10)];

    const turns = turningPoints(HISTORY, [0.5, 0.52, 0.2, 0.9], log, ["log-eligibility"], 5);

    expect(turns.map(({ index, moment }) => [index, moment])).toEqual([
      [1, 5],
      [2, 9],
    ]);
    expect(turns[0]!.lines.map(({ moment }) => moment)).toEqual([6, 9]);
    expect(turningPoints(HISTORY, [0.5, 0.4, 0.2, 0.9], log, [], 1).map(({ index }) => index)).toEqual([2]);
  });

  it("is a line, and a shape down to the floor", () => {
    const points = [
      { x: 0, y: 10 },
      { x: 5, y: 20 },
    ];

    expect(shapeOf(points, 100)).toEqual({ line: "M0.0 10.0L5.0 20.0", area: "M0.0 10.0L5.0 20.0L5.0 100L0.0 100Z" });
    expect(shapeOf([], 100).line).toBe("");
  });
});

describe("a turn in words", () => {
  it("says how many with what", () => {
    expect(stepsOf(["From Gaza", "To Lydda", "2", "Done"].map(option))).toEqual(["From Gaza", "To Lydda × 2", "Done"]);
    expect(stepsOf([option("3")])).toEqual(["3"]);
  });
});
