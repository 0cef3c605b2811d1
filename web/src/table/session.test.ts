import { beforeEach, expect, test, vi } from "vitest";
import type { Option, View } from "../api/types";

const table = vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  return { look: vi.fn(), answer: vi.fn(), undo: vi.fn(), acceptRollback: vi.fn(), push: (_: View) => {} };
});

vi.mock("../api/live", () => ({
  Live: class {
    constructor(_: unknown, onview: (view: View) => void) {
      table.push = onview;
    }
    reopen() {}
    close() {}
  },
}));

vi.mock("../api/http", () => {
  class Refused extends Error {
    constructor(
      readonly status: number,
      sentence: string,
      readonly view: View | null,
    ) {
      super(sentence);
    }
  }
  return {
    Refused,
    Api: class {
      look = table.look;
      answer = table.answer;
      undo = table.undo;
      acceptRollback = table.acceptRollback;
    },
  };
});

const { Refused } = await import("../api/http");
const { words } = await import("../words/words.svelte");
const { TableSession } = await import("./session.svelte");

const option = (space: string): Option => ({ answer: `search ${space}`, label: space, space });
const GAZA = option("gaza");
const LYDDA = option("lydda");

function view(at: number, more: Partial<View> = {}): View {
  const question = { side: "british", side_name: "British", rule: "3.2.3", message: "ask-search", prompt: "Search" };
  return {
    language: words.language,
    at,
    moment: at,
    turn_began: 1,
    you: ["british"],
    seats: {
      british: { side: "British", who: "person", name: "", bot: "", bot_name: "", allows_analysis: false, taken: true },
    },
    question: { ...question, options: [GAZA, LYDDA], withheld: [] },
    log_from: 0,
    log: [],
    may_undo: true,
    ...more,
  } as unknown as View;
}

async function seated() {
  const session = new TableSession("x", { secret: "" });
  table.look.mockResolvedValue(view(3));
  await session.start("");
  return session;
}

beforeEach(() => vi.resetAllMocks());

test("an answer shows what came of it and is numbered on the board", async () => {
  const session = await seated();
  table.answer.mockResolvedValue(view(4));

  await session.answer(GAZA);

  expect(table.answer).toHaveBeenCalledWith("x", 3, ["search gaza"], true, 3);
  expect(session.view?.at).toBe(4);
  expect(session.chosenFor(["ask-search"])).toEqual(["gaza"]);
});

test("an answer that ends the turn is held until it is confirmed", async () => {
  const session = await seated();
  const lines = [{ moment: 3, rule: "3.2.3", message: "log-search", arguments: {}, text: "Search in Gaza" }];
  table.answer.mockResolvedValueOnce({ held: { lines } });

  await session.answer(GAZA);
  expect(session.held).toEqual({ options: [GAZA], lines });
  expect(session.view?.at).toBe(3);

  table.answer.mockResolvedValueOnce(view(4));
  await session.confirmHeld();
  expect(table.answer).toHaveBeenLastCalledWith("x", 3, ["search gaza"], false, 3);
  expect(session.held).toBeNull();
});

test("what is held is dropped when the game moves on meanwhile", async () => {
  const session = await seated();
  table.answer.mockImplementationOnce(async () => {
    table.push(view(5));
    return { held: { lines: [] } };
  });

  await session.answer(GAZA);

  expect(session.held).toBeNull();
});

test("a stale answer shows the game as it stands and says so", async () => {
  const session = await seated();
  table.answer.mockRejectedValue(new Refused(409, "the game has moved on", view(6)));

  await session.answer(GAZA);

  expect(session.view?.at).toBe(6);
  expect(session.notice).not.toBe("");
});

test("answers that cannot go together go one by one", async () => {
  const session = await seated();
  table.answer.mockRejectedValueOnce(new Refused(400, "a list of answers ends where chance speaks", null));
  table.answer.mockResolvedValueOnce(view(5));

  const rest = await session.answerTogether([GAZA, LYDDA]);

  expect(table.answer.mock.calls.map((call) => call[2])).toEqual([["search gaza", "search lydda"], ["search gaza"]]);
  expect(rest).toEqual([LYDDA]);
  expect(session.notice).toBe("");
});

test("consent is to the moment that was shown, and a request for another is shown instead", async () => {
  const session = await seated();
  const other = view(3, { rollback: { side: "irgun", back_to: 0 } });
  table.push(view(3, { rollback: { side: "irgun", back_to: 2 } }));
  table.acceptRollback.mockRejectedValue(new Refused(409, "the game has moved on", other));

  await session.answerRollback(2, true);

  expect(table.acceptRollback).toHaveBeenCalledWith("x", 3, 2);
  expect(session.view?.rollback?.back_to).toBe(0);
  expect(session.notice).not.toBe("");
});

test("the turn can be undone as far as the table says, if that is more than the last answer", async () => {
  const session = await seated();
  table.push(view(5, { may_undo: true, undo_to: 4 }));
  expect(session.mayUndoTurn).toBe(false);

  table.push(view(6, { may_undo: true, undo_to: 4 }));
  expect(session.mayUndoTurn).toBe(true);

  table.push(view(9, { may_undo: false, undo_to: 9 })); // the dice spoke
  expect(session.mayUndoTurn).toBe(false);
});

test("a turn begins with what has happened since the last answer of the same side, its dice included", async () => {
  const line = (text: string, moment = 0) => ({ moment, rule: "", message: "", arguments: {}, text });
  const irgun = { ...view(0).question!, side: "irgun" };
  table.look.mockResolvedValue(view(3, { log: [line("before")] }));
  const session = new TableSession("x", { secret: "" });
  await session.start("");
  expect(session.meanwhile).toEqual([]); // in the middle of a turn
  table.answer.mockResolvedValue(
    view(4, { turn_began: 4, question: irgun, log_from: 1, log: [line("mine", 4), line("die", 5)] }),
  );
  await session.answer(GAZA);
  expect(session.meanwhile).toEqual([]); // not asked

  table.push(view(5, { turn_began: 5, log_from: 3, log: [line("theirs"), line("and more")] }));

  expect(session.meanwhile.map(({ text }) => text)).toEqual(["die", "theirs", "and more"]);
});
