// What is not as it was: the difference of two boards, as any game describes them.

export type Value = number | string;

/** Something that is another now: in a space, or beside the spaces, where `space` is empty. */
export interface Change {
  space: string;
  /** What it is, as the game calls it; what lies deeper is called by its path: `available.police`. */
  what: string;
  from: Value;
  to: Value;
}

type Leaves = Map<string, Value>;

const isObject = (thing: unknown): thing is Record<string, unknown> => typeof thing === "object" && thing !== null;

/** All numbers and words of a thing by their path; of a list, its length. */
function leavesOf(thing: unknown, path = "", found: Leaves = new Map()): Leaves {
  if (typeof thing === "number" || typeof thing === "string") found.set(path, thing);
  else if (Array.isArray(thing)) found.set(path, thing.length);
  else if (isObject(thing)) {
    for (const [name, part] of Object.entries(thing)) leavesOf(part, path ? `${path}.${name}` : name, found);
  }
  return found;
}

/** What is new is compared with nothing of its kind. */
const nothingLike = (value: Value): Value => (typeof value === "number" ? 0 : "");

function compare(space: string, before: Leaves, after: Leaves): Change[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((what) => {
    const [was, is] = [before.get(what), after.get(what)];
    const from = was ?? nothingLike(is!);
    const to = is ?? nothingLike(was!);
    return from === to ? [] : [{ space, what, from, to }];
  });
}

/** All that differs between two boards: space by space, then what is beside them. */
export function differences(before: unknown, after: unknown): Change[] {
  if (!isObject(before) || !isObject(after)) return [];
  const [{ spaces: were, ...asideWere }, { spaces: are, ...asideAre }] = [before, after];
  const [wereIn, areIn] = [isObject(were) ? were : {}, isObject(are) ? are : {}];
  const names = new Set([...Object.keys(wereIn), ...Object.keys(areIn)]);
  const inSpaces = [...names].flatMap((space) => compare(space, leavesOf(wereIn[space]), leavesOf(areIn[space])));
  return [...inSpaces, ...compare("", leavesOf(asideWere), leavesOf(asideAre))];
}

/** By how much a number is more than it was, or less; 0 for a word. */
export const growth = ({ from, to }: Change): number =>
  typeof from === "number" && typeof to === "number" ? to - from : 0;
