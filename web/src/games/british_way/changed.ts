// What changed on tracks and in boxes: said in each of them, wherever on the board it stands.

import { createContext } from "svelte";
import { type Change, growth } from "../../changes/changes";

/** All that changed on the board that somebody looks at. */
export const [whatChanged, tellWhatChanged] = createContext<() => Change[]>();

/** The numbers of a track or box that are others now, by where the state has them. */
export const changesOf = (changes: Change[], places: string[]): Change[] =>
  changes.filter((change) => !change.space && places.includes(change.what) && growth(change) !== 0);
