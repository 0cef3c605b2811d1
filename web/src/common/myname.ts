// My name as I last gave it, kept in this browser for the next game.

const KEPT = "sandtable-name";

export const myName = () => localStorage.getItem(KEPT) ?? "";

export function keepMyName(name: string) {
  if (name.trim()) localStorage.setItem(KEPT, name.trim());
}
