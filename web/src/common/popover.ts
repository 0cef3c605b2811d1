// What opens over the page beside something, and goes with Esc or a click elsewhere.

import { beside } from "./beside";

/** Show a popover beside an element, wholly inside the window. */
export function showBeside(popover: HTMLElement, target: Element) {
  popover.showPopover();
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { x, y } = beside(target.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight });
  popover.style.left = `${x}px`;
  popover.style.top = `${y}px`;
}
