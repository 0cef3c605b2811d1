// Smooth lines through points: borders are kept as points and drawn as curves.

/** Points as "x,y x,y …". */
export type Line = string;

type Point = [number, number];

function points(line: Line): Point[] {
  return line.split(" ").map((pair) => pair.split(",").map(Number) as Point);
}

/** Curves through all points but the first, at which the pen already stands (Catmull-Rom as cubic Béziers). */
function curves(through: Point[]): string {
  const at = (index: number) => through[Math.min(Math.max(index, 0), through.length - 1)]!;
  const control = (from: number, towards: number, sign: number): string => {
    const [x, y] = at(from);
    const [x0, y0] = at(towards - 1);
    const [x1, y1] = at(towards + 1);
    return `${round(x + (sign * (x1 - x0)) / 6)},${round(y + (sign * (y1 - y0)) / 6)}`;
  };
  return through
    .slice(1)
    .map(([x, y], index) => `C ${control(index, index, 1)} ${control(index + 1, index + 1, -1)} ${x},${y}`)
    .join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One SVG path along lines that follow each other; a line marked true is walked backwards. */
export function path(lines: [Line, boolean][], closed: boolean): string {
  const walked = lines.map(([line, backwards]) => (backwards ? points(line).reverse() : points(line)));
  const [x, y] = walked[0]![0]!;
  return `M ${x},${y} ${walked.map(curves).join(" ")}${closed ? " Z" : ""}`;
}

export const line = (points: Line): string => path([[points, false]], false);

/** Areas by the names of their borders, so that two neighbours share the points between them; "-name" is walked backwards. */
export function areasWithin<Name extends string>(borders: Record<Name, Line>) {
  return (...along: (Name | `-${Name}`)[]): string =>
    path(
      along.map((name) =>
        name.startsWith("-") ? [borders[name.slice(1) as Name], true] : [borders[name as Name], false],
      ),
      true,
    );
}

/** Short strokes down both sides of a ridge, as on a campaign map; longest in the middle. */
export function hachures(ridge: Line, length: number): string {
  const along = points(ridge);
  const strokes: string[] = [];
  for (let index = 0; index + 1 < along.length; index++) {
    const [from, to] = [along[index]!, along[index + 1]!];
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const across: Point = [(from[1] - to[1]) / distance, (to[0] - from[0]) / distance];
    for (let walked = 0; walked < distance; walked += 4.5) {
      const share = walked / distance;
      const taper = 0.45 + 0.55 * Math.sin((Math.PI * (index + share)) / (along.length - 1));
      for (const side of [-1, 1]) {
        const near = side * 2.2;
        const far = side * (2.2 + length * taper * (strokes.length % 4 < 2 ? 1 : 0.65));
        const at = (reach: number) =>
          `${round(from[0] + (to[0] - from[0]) * share + across[0] * reach)},${round(from[1] + (to[1] - from[1]) * share + across[1] * reach)}`;
        strokes.push(`M ${at(near)} L ${at(far)}`);
      }
    }
  }
  return strokes.join(" ");
}
