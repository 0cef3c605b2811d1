// What has changed of something that was sent before: src/sandtable/table/changes.py tells what a change is.

export interface Change {
  "="?: unknown;
  "@"?: number;
  "+"?: unknown[];
  "~"?: Record<string, Change>;
  "-"?: string[];
}

/** The thing that a change makes of an older one, which stays as it is; parts that are the same are shared. */
export function changed(old: unknown, change: Change): unknown {
  if ("=" in change) return change["="];
  if (change["+"]) return [...(old as unknown[]).slice(0, change["@"]), ...change["+"]];
  const thing = { ...(old as Record<string, unknown>) };
  for (const key of change["-"] ?? []) delete thing[key];
  for (const [key, inside] of Object.entries(change["~"] ?? {})) thing[key] = changed(thing[key], inside);
  return thing;
}
