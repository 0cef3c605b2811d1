// What changed in Cyprus, in words.

import { called, partCalled, tellingOf } from "../british_way/telling";
import { KINDS } from "./pieces";

const chits = [0, 1, 2].map((value) => [`chits.${value}`, partCalled("board-chits", () => String(value))]);

export const TELLING = tellingOf(KINDS, {
  opinion: called("board-opinion"),
  prison: called("board-prison"),
  ...Object.fromEntries(chits),
});
