import { expect, test } from "vitest";
import { OpenRules } from "./openrules.svelte";

test("a step back opens what was open before, and the contents forget it", () => {
  const rules = new OpenRules();
  rules.open("3.3.3");
  expect(rules.back).toBeUndefined();
  rules.open("P28");
  rules.open("P28");

  rules.back!();

  expect(rules.number).toBe("3.3.3");
  expect(rules.back).toBeUndefined();
  rules.open("P28");
  rules.open("");
  expect(rules.number).toBe("");
  expect(rules.back).toBeUndefined();
});
