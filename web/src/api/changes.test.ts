import { expect, test } from "vitest";
import { changed } from "./changes";

test("what has changed is put in place, and the rest is what it was", () => {
  const old = { state: { gaza: { police: 1 }, haifa: { police: 2 } }, at: 3, held: "yes" };
  const now = changed(old, {
    "~": { state: { "~": { gaza: { "~": { police: { "=": 2 } } }, lydda: { "=": {} } } }, at: { "=": 4 } },
    "-": ["held"],
  }) as typeof old;

  expect(now).toEqual({ state: { gaza: { police: 2 }, haifa: { police: 2 }, lydda: {} }, at: 4 });
  expect(now.state.haifa).toBe(old.state.haifa);
  expect(old.state.gaza.police).toBe(1);
});

test("a list goes on from where it is the same", () => {
  expect(changed([1, 2, 3], { "@": 2, "+": [4, 5] })).toEqual([1, 2, 4, 5]);
  expect(changed([1, 2, 3], { "@": 1, "+": [] })).toEqual([1]);
});

test("nothing, null and other kinds of things take each other's place", () => {
  expect(changed({ a: 1 }, { "~": {} })).toEqual({ a: 1 });
  expect(changed({ a: { b: 1 } }, { "~": { a: { "=": null } } })).toEqual({ a: null });
  expect(changed(null, { "=": [1] })).toEqual([1]);
});
