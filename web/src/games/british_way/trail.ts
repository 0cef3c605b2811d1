// A trail on the map: a bent line that stops short of the pieces at both ends.

interface Point {
  x: number;
  y: number;
}

const BEND = 0.16;
const SHORT = 26;

const towards = (from: Point, to: Point, way: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * way, y: from.y + ((to.y - from.y) / length) * way };
};

/** The path from one place to another, bent to its left, and its middle. A way back is bent to the other side. */
export function bend(start: Point, end: Point): { path: string; middle: Point } {
  const over = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * BEND,
    y: (start.y + end.y) / 2 - (end.x - start.x) * BEND,
  };
  const [from, to] = [towards(start, over, SHORT), towards(end, over, SHORT)];
  const at = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const middle = { x: (from.x + 2 * over.x + to.x) / 4, y: (from.y + 2 * over.y + to.y) / 4 };
  return { path: `M ${at(from)} Q ${at(over)} ${at(to)}`, middle };
}
