import { beforeEach, expect, test, vi } from "vitest";
import type { Option, View } from "../api/types";

const table = vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  const said = { look: vi.fn(), log: vi.fn(), answer: vi.fn(), undo: vi.fn(), acceptRollback: vi.fn(), say: vi.fn() };
  const close = vi.fn();
  return { ...said, close, push: (_: View) => {}, connect: (_: boolean) => {} };
});

vi.mock("../api/live", () => ({
  Live: class {
    constructor(_: unknown, onview: (view: View) => void, onconnected: (connected: boolean) => void) {
      table.push = onview;
      table.connect = onconnected;
    }
    reopen() {}
    close = table.close;
  },
}));

vi.mock("../api/http", () => {
  class Refused extends Error {
    constructor(
      readonly status: number,
      sentence: string,
      readonly at: number | null,
    ) {
      super(sentence);
    }
  }
  return {
    Refused,
    Api: class {
      look = table.look;
      log = table.log;
      answer = table.answer;
      undo = table.undo;
      acceptRollback = table.acceptRollback;
      say = table.say;
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
  await session.start("");
  table.connect(true);
  table.push(view(3));
  return session;
}

/** Let the table take answers: its socket tells what came of them before the reply is there, or after it. */
function takes(told: View, when: "before" | "after" = "before") {
  table.answer.mockImplementationOnce(async () => {
    if (when === "before") table.push(told);
    else setTimeout(() => table.push(told));
    return { at: told.at };
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
});

test("who opens a page gets the view by the socket, and nobody looks", async () => {
  const session = await seated();

  expect(session.view?.at).toBe(3);
  expect(table.look).not.toHaveBeenCalled();
});

test("where no socket gets through one looks instead", async () => {
  const session = new TableSession("x", { secret: "" });
  table.look.mockResolvedValue(view(3));

  await session.start("");
  table.connect(false);

  await vi.waitFor(() => expect(session.view?.at).toBe(3));
});

test("why a socket was refused is found out by looking, and it is not tried again", async () => {
  const session = new TableSession("x", { secret: "" });
  table.look.mockRejectedValue(new Refused(404, "no such game", null));

  await session.start("");
  table.connect(false);

  await vi.waitFor(() => expect([session.failure, session.refused]).toEqual(["no such game", 404]));
  expect(table.close).toHaveBeenCalledOnce();
});

test.each([
  ["is not there", new TypeError("no network")],
  ["has no database", new Refused(503, "the database does not work", null)],
])("a table that %s is asked again by the socket", async (_, error) => {
  const session = new TableSession("x", { secret: "" });
  table.look.mockRejectedValue(error);

  await session.start("");
  table.connect(false);
  await vi.waitFor(() => expect(session.failure).not.toBe(""));
  expect(session.refused).toBe(0);
  expect(table.close).not.toHaveBeenCalled();

  table.connect(true);
  table.push(view(3));
  expect([session.view?.at, session.notice]).toEqual([3, ""]);
});

test.each(["before", "after"] as const)(
  "an answer is told by the socket, %s the reply, and nobody looks",
  async (when) => {
    const session = await seated();
    takes(view(4), when);

    await session.answer(GAZA);

    expect(table.answer).toHaveBeenCalledWith("x", 3, ["search gaza"], true);
    expect(table.look).not.toHaveBeenCalled();
    expect(session.view?.at).toBe(4);
  },
);

test("without a socket an answer is looked at, with the log from what is known on", async () => {
  const session = await seated();
  table.connect(false);
  table.answer.mockResolvedValue({ at: 4 });
  table.look.mockResolvedValue(view(4));

  await session.answer(GAZA);

  expect(table.look.mock.calls).toEqual([["x", 3]]);
  expect(session.view?.at).toBe(4);
  expect(session.sending).toBe(false);
});

test("what a dead socket does not tell is looked at after a while, chat as well", async () => {
  const session = await seated();
  vi.useFakeTimers();
  table.say.mockResolvedValue({ at: 3 });
  table.look.mockResolvedValue(view(3));

  const said = session.say("hello");
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await said;

  expect(table.look).toHaveBeenCalledOnce();
  expect(session.sending).toBe(false);
});

test("an answer that was taken is not called lost when the table is gone right after it", async () => {
  const session = await seated();
  table.connect(false);
  table.answer.mockResolvedValue({ at: 4 });
  table.look.mockRejectedValue(new TypeError("no network"));

  await session.answer(GAZA);
  expect([session.notice, session.sending]).toEqual(["", false]);

  table.push(view(4));
  expect(session.view?.at).toBe(4);
});

test("what is being asked about a view ends when something is sent, and what is asked after it goes on", async () => {
  const session = await seated();
  const asked = session.untilSent;
  let later: AbortSignal | undefined;
  table.answer.mockImplementationOnce(async () => {
    later = session.untilSent;
    table.push(view(4));
    return { at: 4 };
  });
  expect(asked.aborted).toBe(false);

  await session.answer(GAZA);

  expect(asked.aborted).toBe(true);
  expect(later?.aborted).toBe(false);
  expect(session.untilSent).toBe(later);
});

test("an answer that ends the turn is held until it is confirmed", async () => {
  const session = await seated();
  const lines = [{ moment: 3, rule: "3.2.3", message: "log-search", arguments: {}, text: "Search in Gaza" }];
  table.answer.mockResolvedValueOnce({ held: { lines } });

  await session.answer(GAZA);
  expect(session.held).toEqual({ options: [GAZA], lines });
  expect(session.view?.at).toBe(3);

  takes(view(4));
  await session.confirmHeld();
  expect(table.answer).toHaveBeenLastCalledWith("x", 3, ["search gaza"], false);
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
  table.answer.mockRejectedValue(new Refused(409, "the game has moved on", 6));
  table.look.mockResolvedValue(view(6));

  await session.answer(GAZA);

  expect(session.view?.at).toBe(6);
  expect(session.notice).not.toBe("");
});

test("answers that cannot go together go one by one", async () => {
  const session = await seated();
  table.answer.mockRejectedValueOnce(new Refused(400, "a list of answers ends where chance speaks", null));
  takes(view(5));

  const rest = await session.answerTogether([GAZA, LYDDA]);

  expect(table.answer.mock.calls.map((call) => call[2])).toEqual([["search gaza", "search lydda"], ["search gaza"]]);
  expect(rest).toEqual([LYDDA]);
  expect(session.notice).toBe("");
});

test("consent is to the moment that was shown, and a request for another is shown instead", async () => {
  const session = await seated();
  const other = view(3, { rollback: { side: "irgun", back_to: 0, agreed: ["irgun"] } });
  table.push(view(3, { rollback: { side: "irgun", back_to: 2, agreed: ["irgun"] } }));
  table.acceptRollback.mockRejectedValue(new Refused(409, "the game has moved on", 3));
  table.look.mockResolvedValue(other);

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

test("what has not been seen begins behind the lines of the moment that the table names", async () => {
  const line = (text: string, moment: number) => ({ moment, rule: "", message: "", arguments: {}, text });
  const log = [line("mine", 4), line("die", 5), line("theirs", 7)];
  const session = await seated();
  const unseen = () => session.log.slice(session.unseen).map(({ text }) => text);

  table.push(view(7, { seen: 4, log }));
  expect(unseen()).toEqual(["die", "theirs"]);

  table.push(view(8, { seen: 0, log_from: 3 })); // the side has never answered
  expect(unseen()).toEqual(["mine", "die", "theirs"]);

  table.push(view(9, { seen: null, log_from: 3 })); // it has answered in this turn
  expect(unseen()).toEqual([]);
});

test("of a long log the older lines come when they are asked for", async () => {
  const line = (number: number) => ({ moment: number, rule: "", message: "", arguments: {}, text: `${number}` });
  const session = new TableSession("x", { secret: "" });
  await session.start("");
  table.push(view(3, { log_from: 600, log: [line(600), line(601)] }));
  expect([session.logStart, session.log.length]).toEqual([600, 2]);

  table.push(view(4, { log_from: 602, log: [line(602)] }));
  expect(session.log.map(({ moment }) => moment)).toEqual([600, 601, 602]);

  table.log.mockImplementation((_, first, count) =>
    Promise.resolve(Array.from({ length: count }, (_, n) => line(first + n))),
  );
  await session.readOlder();
  expect(table.log).toHaveBeenLastCalledWith("x", 100, 500);
  await session.readOlder();
  expect(table.log).toHaveBeenLastCalledWith("x", 0, 100);
  expect(session.logStart).toBe(0);
  expect(session.log.map(({ moment }) => moment)).toEqual(Array.from({ length: 603 }, (_, n) => n));
});
