// Who has ever been seen at a game's table: the server tells who is there now, this browser remembers.

const key = (id: string) => `sandtable-arrived-${id}`;

function remembered(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "[]");
  } catch {
    return [];
  }
}

/** Remember that these sides are there, and give all who ever were. */
export function arrivedAt(id: string, here: string[]): string[] {
  const before = remembered(id);
  const all = [...new Set([...before, ...here])];
  if (all.length > before.length) localStorage.setItem(key(id), JSON.stringify(all));
  return all;
}
