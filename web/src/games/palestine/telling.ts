// What changed in Palestine, in words.

import { t } from "../../words/words.svelte";
import { called, partCalled, tellingOf } from "../british_way/telling";
import { KINDS } from "./pieces";

const chits = [0, 1, 2].map((value) => [`chits.${value}`, partCalled("board-chits", () => String(value))]);
const locked = ["cells", "caches"].map((kind) => [
  `track.${kind}`,
  partCalled("board-locked", () => t(`board-available-${kind}`)),
]);

export const TELLING = tellingOf(KINDS, {
  haganah: called("board-haganah"),
  prison: called("board-prison"),
  removed: called("board-removed"),
  ...Object.fromEntries([...chits, ...locked]),
});
