import { expect, test } from "vitest";
import { waitAfter } from "./live";

test("tries become rarer, up to a limit", () => {
  expect([0, 1, 2, 10].map((failures) => waitAfter(failures, 1))).toEqual([500, 1000, 2000, 15_000]);
});

test("clients that lost the table together do not come back together", () => {
  expect(waitAfter(2, 0)).toBeLessThan(waitAfter(2, 0.9));
});
