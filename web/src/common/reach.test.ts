import { expect, test } from "vitest";
import { isOnlyHere } from "./reach";

test.each(["localhost", "table.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this machine alone", (host) => {
  expect(isOnlyHere(host)).toBe(true);
});

test.each(["192.168.1.20", "table.example.org", "localhost.example.org", "1270.0.0.1", "[::2]"])(
  "%s can be another machine's",
  (host) => {
    expect(isOnlyHere(host)).toBe(false);
  },
);
