import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default", eager: true });
const HOUSE = "./";
/** The folders with catalogues: the house's, then the games' and their families'. */
const folders = [...new Set(Object.keys(catalogues).map((path) => path.replace(/\w+\.ftl$/, "")))].sort();

/** Every message of a catalogue with the variables that it mentions. */
function messagesOf(catalogue: string): Record<string, string[]> {
  const { body } = new FluentResource(catalogue);
  const written = catalogue.match(/^[a-z][\w-]* =/gm) ?? [];
  expect(body.map((message) => `${message.id} =`)).toEqual(written); // Fluent passes over what it cannot read
  return Object.fromEntries(body.map((message) => [message.id, variablesIn(message.value)]));
}

function variablesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("type" in part && part.type === "var" && "name" in part) return [String(part.name)];
  return [...new Set(Object.values(part).flatMap(variablesIn))].sort();
}

const inFolder = (folder: string, language = "en") => messagesOf(catalogues[`${folder}${language}.ftl`]!);

/** The sources of the house, or of all games. */
const written = (games: boolean) =>
  Object.keys(sources)
    .filter((path) => /^\.\.\/games\/\w+\//.test(path) === games)
    .map((path) => sources[path])
    .join("\n");

/** The messages that sources ask for by name. */
const asked = (text: string) => [...text.matchAll(/\bt\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!);

test("the house has its catalogues, and so has a game", () => {
  expect(folders).toContain(HOUSE);
  expect(folders.length).toBeGreaterThan(1);
});

test.each(folders)("both languages of %s have the same messages with the same variables", (folder) => {
  expect(inFolder(folder, "ja")).toEqual(inFolder(folder));
});

test("every message that the house asks for by its name is the house's", () => {
  const house = inFolder(HOUSE);
  const wanted = asked(written(false));

  expect(wanted.length).toBeGreaterThan(150);
  expect(wanted.filter((key) => !(key in house))).toEqual([]);
});

test("every message that games ask for is there", () => {
  const all = Object.assign({}, ...folders.map((folder) => inFolder(folder)));
  const wanted = asked(written(true));

  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((key) => !(key in all))).toEqual([]);
});

test.each(folders)("every message that is written in %s is asked for", (folder) => {
  const text = written(false) + (folder === HOUSE ? "" : written(true));
  const whole = new Set([...text.matchAll(/["'`]([a-z]+(?:-\w+)+)["'`]/g)].map((match) => match[1]!));
  const begun = [...text.matchAll(/`([a-z]+-(?:\w+-)*)\$\{/g)].map((match) => match[1]!);
  const isAsked = (key: string) => whole.has(key) || begun.some((start) => key.startsWith(start));

  expect(Object.keys(inFolder(folder)).filter((key) => !isAsked(key))).toEqual([]);
});
