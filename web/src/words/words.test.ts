import { expect, test, vi } from "vitest";

async function wordsFor(language: string, languages: string[]) {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => language, setItem: () => undefined });
  vi.stubGlobal("navigator", { language: languages[0], languages });
  return (await import("./words.svelte")).words;
}

test.each([
  ["en", ["en-GB", "en-US"], "en-GB"],
  ["en", ["ja-JP", "en-US", "en-GB"], "en-US"],
  ["en", ["eng", "de"], "en"],
  ["ja", ["en-GB", "ja-JP-u-ca-japanese"], "ja-JP-u-ca-japanese"],
])("dates and numbers in %s are written as %s prefers", async (language, languages, locale) => {
  const words = await wordsFor(language, languages);

  expect(words.locale).toBe(locale);
});

test("a date is written as in the reader's own country, a number in a message too", async () => {
  const british = await wordsFor("en", ["en-GB"]);
  expect(british.date("2026-11-16T12:00:00Z")).toMatch(/^16 Nov 2026, /);

  const indian = await wordsFor("en", ["en-IN"]);
  expect(indian.text("table-replay-at", { moment: 1234567, last: 1 })).toContain("12,34,567");
});

test.each([
  ["en", "2026-11-18T11:59:50Z", "now"],
  ["en", "2026-11-18T11:57:30Z", "2 minutes ago"],
  ["en", "2026-11-18T09:00:01Z", "2 hours ago"],
  ["en", "2026-11-17T10:00:00Z", "yesterday"],
  ["en", "2026-11-18T12:00:05Z", "now"],
  ["ja", "2026-11-18T09:00:00Z", "3時間前"],
])("how long ago something was, in %s: %s", async (language, then, said) => {
  const words = await wordsFor(language, [language]);

  expect(words.ago(then, Date.parse("2026-11-18T12:00:00Z"))).toBe(said);
});

test("the words of the game that is shown come before the house's, and those of the game before are gone", async () => {
  const words = await wordsFor("en", ["en"]);
  words.speakOf({ en: "board-label = Hills\ntable-log = Chronicle", ja: "" });
  expect([words.text("board-label"), words.text("table-log")]).toEqual(["Hills", "Chronicle"]);

  words.speakOf({ en: "board-label = Barns", ja: "" });

  expect([words.text("board-label"), words.text("table-log")]).toEqual(["Barns", "Log"]);
});
