// A place for a tip beside what it explains, wholly inside the window.

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

export function beside(target: { left: number; top: number; right: number; bottom: number }, tip: Size, window: Size) {
  const within = (value: number, size: number, most: number) => Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const middle = (target.left + target.right) / 2 - tip.width / 2;
  const above = target.top - GAP - tip.height;
  const below = target.bottom + GAP;
  const x = within(middle, tip.width, window.width);
  if (above >= MARGIN) return { x, y: above };
  if (below + tip.height + MARGIN <= window.height) return { x, y: below };
  const right = target.right + GAP;
  const left = target.left - GAP - tip.width;
  const beyond = right + tip.width + MARGIN <= window.width ? right : left;
  return { x: within(beyond, tip.width, window.width), y: within(target.top, tip.height, window.height) };
}
