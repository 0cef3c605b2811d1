import { expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
});
const { words } = await import("../words/words.svelte");
const { outcome } = await import("./outcome");

test("a draw is said in words, and who has won by name", async () => {
  for (const [language, drawn, won] of [
    ["en", "A draw", "Green Farm won"],
    ["ja", "引き分け", "Green Farmの勝利"],
  ] as const) {
    await words.speak(language);

    expect(outcome("draw")).toBe(drawn);
    expect(outcome("green", "Green Farm")).toBe(won);
  }
});
