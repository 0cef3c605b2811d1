import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";

const found = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(found).join("\n");

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

test("both languages have the same messages with the same variables", () => {
  expect(messagesOf(ja)).toEqual(messagesOf(en));
});

test("every message that the client asks for is there", () => {
  const asked = [...sources.matchAll(/\bt\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!);
  const written = messagesOf(en);

  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter((key) => !(key in written))).toEqual([]);
});

test("every message that is written is asked for", () => {
  const whole = new Set([...sources.matchAll(/["'`]([a-z]+(?:-\w+)+)["'`]/g)].map((match) => match[1]!));
  const begun = [...sources.matchAll(/`([a-z]+-(?:\w+-)*)\$\{/g)].map((match) => match[1]!);
  const asked = (key: string) => whole.has(key) || begun.some((start) => key.startsWith(start));

  expect(Object.keys(messagesOf(en)).filter((key) => !asked(key))).toEqual([]);
});
