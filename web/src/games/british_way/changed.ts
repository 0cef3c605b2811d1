// What changed on tracks and in boxes: said in each of them, wherever on the board it stands.

import { createContext } from "svelte";
import { type Change, growth } from "../../changes/changes";

/** All that changed on the board that somebody looks at. */
export const [whatChanged, tellWhatChanged] = createContext<() => Change[]>();

/** How something beside the map has changed, by where the state has it; undefined if it is as it was. */
export const changeOf = (changes: Change[], what: string): Change | undefined =>
  changes.find((change) => !change.space && change.what === what);

/** The numbers of a track or box that are others now, by where the state has them. */
export const changesOf = (changes: Change[], places: string[]): Change[] =>
  changes.filter((change) => !change.space && places.includes(change.what) && growth(change) !== 0);
