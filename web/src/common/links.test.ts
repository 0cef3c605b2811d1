import { expect, test } from "vitest";
import { newSecret } from "./links";

test("a secret of one's own has 128 random bits in letters that an address can hold", () => {
  const made = new Set(Array.from({ length: 100 }, newSecret));

  expect(made.size).toBe(100);
  for (const secret of made) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
