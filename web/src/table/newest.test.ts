import { expect, test } from "vitest";
import type { View } from "../api/types";
import { replaces } from "./newest";

const view = (at: number, language: "en" | "ja" = "en") => ({ at, language }) as View;

test("the first view is shown", () => expect(replaces(view(3), null, "en")).toBe(true));
test("a later view is shown", () => expect(replaces(view(4), view(3), "en")).toBe(true));
test("chat changes a view without a step of the game", () => expect(replaces(view(3), view(3), "en")).toBe(true));
test("a view that was overtaken is not shown", () => expect(replaces(view(2), view(3), "en")).toBe(false));
test("a view in the language spoken before is not shown", () =>
  expect(replaces(view(4, "ja"), view(3), "en")).toBe(false));
