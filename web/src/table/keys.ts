// Which keys the table takes, and which it leaves to what has the focus.

import { FINISH_KEY } from "./choices";

/** Whether a key belongs to the element that has the focus: text is typed there, or a dialog or menu is open. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open], [popover]:popover-open")) return true;
  return event.target instanceof Element && event.target.matches("input:not([type=checkbox]), select, textarea");
}

/** Whether Enter would press what has the focus. */
export function pressesSomething(event: KeyboardEvent): boolean {
  return event.target instanceof Element && !!event.target.closest("button, a, summary, [role=button], [tabindex='0']");
}

/** Whether a key finishes what is asked; that of the number pad is a comma in some languages. */
export function finishes(event: KeyboardEvent): boolean {
  return (event.key === FINISH_KEY || event.code === "NumpadDecimal") && !event.repeat;
}
