import { expect, test } from "vitest";
import type { View } from "../api/types";
import { isProposed } from "./consent";

const seat = (who: "person" | "bot", allows_analysis: boolean) => ({ who, allows_analysis });
const view = (british: object, irgun: object, over = false) =>
  ({ you: ["british", "spectator"], over, seats: { british, irgun } }) as unknown as View;

test("analysis is proposed while another person allows it and I do not", () => {
  expect(isProposed(view(seat("person", false), seat("person", true)))).toBe(true);
  expect(isProposed(view(seat("person", true), seat("person", true)))).toBe(false);
  expect(isProposed(view(seat("person", false), seat("person", false)))).toBe(false);
  expect(isProposed(view(seat("person", false), seat("bot", true)))).toBe(false);
  expect(isProposed(view(seat("person", false), seat("person", true), true))).toBe(false);
});
