import { expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const { fromTo, rowsOf, spacesIn } = await import("./telling");

const NAMES = { gaza: "Gaza", lydda: "Lydda", british: "British" };
const TELLING = {
  pieces: (kind: string, count: number) => (kind === "troops" || kind === "terror" ? `${count} ${kind}` : ""),
  other: ({ what, from, to }: { what: string; from: number | string; to: number | string }) =>
    what === "will" ? fromTo("Will", from, to) : "",
  isSame: (kind: string, other: string) => kind === other,
  isTold: () => true,
};
const line = (told: Record<string, unknown>) => ({ moment: 1, rule: "", message: "", arguments: told, text: "" });
const changed = (space: string, what: string, from: number, to: number) => ({ space, what, from, to });

test("what changed is told space by space, a move where it ended, then what is beside the spaces", () => {
  const changes = [
    changed("gaza", "troops", 3, 0),
    changed("gaza", "terror", 0, 1),
    changed("lydda", "troops", 0, 2),
    changed("", "will", 18, 15),
    changed("", "unseen", 9, 8),
  ];

  expect(rowsOf(changes, [line({ origin: "gaza", space: "lydda" })], TELLING, NAMES)).toEqual([
    { spaces: ["gaza"], title: "Gaza", text: "+1 terror · −1 troops" },
    { spaces: ["lydda", "gaza"], title: "Lydda", text: "2 troops from Gaza" },
    { spaces: [], title: "", text: "Will 18 → 15" },
  ]);
});

test("a space from which all went elsewhere has no row of its own, and nothing changed has none at all", () => {
  const changes = [changed("gaza", "troops", 2, 0), changed("lydda", "troops", 0, 2)];
  const rows = rowsOf(changes, [line({ origin: "gaza", space: "lydda" })], TELLING, NAMES);

  expect(rows.map(({ title }) => title)).toEqual(["Lydda"]);
  expect(rowsOf([], [], TELLING, NAMES)).toEqual([]);
});

test("a line of the log names its spaces by the game's own names, each once", () => {
  const isSpace = (name: string) => name === "gaza" || name === "lydda";

  expect(spacesIn(line({ side: "british", origin: "gaza", space: "lydda", number: 2 }), isSpace)).toEqual([
    "gaza",
    "lydda",
  ]);
  expect(spacesIn(line({ spaces: ["lydda", "gaza", "lydda"] }), isSpace)).toEqual(["lydda", "gaza"]);
});
