// Hexes on a plane. Coordinates are those of the rules: rows count north, columns west in halves of a hex, so that a
// step is (0, 2) or (1, 1). On the plane a hex is one unit wide and has a corner on top; x grows east, y south.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const ROW = Math.sqrt(3) / 2; // from a row to the next
export const RADIUS = 1 / Math.sqrt(3); // from the centre to a corner
export const NOWHERE = -1;

/** East, then on to the north and round: as the rules count sides. */
export const DIRECTIONS: readonly (readonly [north: number, west: number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** Side d lies between corner d and the next. */
export const CORNERS: readonly Point[] = DIRECTIONS.map((_, corner) => {
  const angle = ((30 - 60 * corner) * Math.PI) / 180;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

export const centreOf = (row: number, column: number): Point => ({ x: -column / 2, y: -row * ROW });

const key = (row: number, column: number): number => row * 4096 + column;

/** The hexes of a map by number, and what touches what. */
export class Grid {
  readonly number = new Map<string, number>();
  /** Six for each hex, in the order of the directions: side d of hex h is h * 6 + d. */
  readonly neighbours: Int32Array;
  readonly centres: Point[];
  readonly #at = new Map<number, number>();

  constructor(
    readonly names: string[],
    readonly rows: number[],
    readonly columns: number[],
  ) {
    names.forEach((name, hex) => {
      this.number.set(name, hex);
      this.#at.set(key(rows[hex]!, columns[hex]!), hex);
    });
    this.centres = names.map((_, hex) => centreOf(rows[hex]!, columns[hex]!));
    this.neighbours = new Int32Array(6 * names.length);
    names.forEach((_, hex) => {
      DIRECTIONS.forEach(([north, west], side) => {
        this.neighbours[6 * hex + side] = this.#at.get(key(rows[hex]! + north, columns[hex]! + west)) ?? NOWHERE;
      });
    });
  }

  get size(): number {
    return this.names.length;
  }

  /** The hex in a direction. */
  beyond(hex: number, side: number): number {
    return this.neighbours[6 * hex + (side % 6)]!;
  }

  /** The side by which a hex touches another; NOWHERE if they do not touch. */
  sideTo(hex: number, other: number): number {
    for (let side = 0; side < 6; side++) if (this.neighbours[6 * hex + side] === other) return side;
    return NOWHERE;
  }

  /** The hex at a point of the plane. */
  hexAt({ x, y }: Point): number {
    const near = Math.round(-y / ROW);
    let [found, least] = [NOWHERE, Infinity];
    for (const row of [near - 1, near, near + 1]) {
      const odd = Math.abs(row % 2) === 1;
      const column = odd ? 2 * Math.round(-x) : 2 * Math.round(-x - 0.5) + 1;
      const centre = centreOf(row, column);
      const far = (centre.x - x) ** 2 + (centre.y - y) ** 2;
      if (far < least) [found, least] = [this.#at.get(key(row, column)) ?? NOWHERE, far];
    }
    return found;
  }

  /** The hexes whose centres are in a box or at most a hex away from it. */
  *within({ left, top, right, bottom }: Box): Generator<number> {
    const [south, north] = [Math.floor(-bottom / ROW) - 1, Math.ceil(-top / ROW) + 1];
    for (let row = south; row <= north; row++) {
      const odd = Math.abs(row % 2) === 1;
      const from = 2 * Math.floor(-right) - 2 + (odd ? 0 : 1);
      for (let column = from; column <= -2 * left + 2; column += 2) {
        const hex = this.#at.get(key(row, column));
        if (hex !== undefined) yield hex;
      }
    }
  }

  corner(hex: number, corner: number): Point {
    const [centre, off] = [this.centres[hex]!, CORNERS[((corner % 6) + 6) % 6]!];
    return { x: centre.x + off.x, y: centre.y + off.y };
  }
}

/** The box around some points, with room on all sides. */
export function boxAround(points: Iterable<Point>, room = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return { left: box.left - room, top: box.top - room, right: box.right + room, bottom: box.bottom + room };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
