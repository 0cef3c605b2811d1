// A picture too large to be drawn for every frame, kept in tiles: sharp at the scale at which one looks, and what was
// drawn before until they are there.

import { boxSeen, type Camera, type Size } from "./camera";
import type { Box } from "./hexes";

export type Painter = (pen: CanvasRenderingContext2D, box: Box, scale: number) => void;

interface Level {
  scale: number;
  tiles: Map<string, HTMLCanvasElement>;
}

const TILE = 512; // pixels of the screen
const MOST = 120; // tiles that are kept
const TOO_COARSE = 1.8; // by so much a level may be enlarged before another is drawn, even in motion

export class Tiles {
  /** The one in use last. */
  #levels: Level[] = [];
  #backdrop: { canvas: HTMLCanvasElement; box: Box } | null = null;

  /** `whole` is what can be seen at all: it is kept as one small picture. */
  constructor(
    readonly paint: Painter,
    readonly whole: Box,
    readonly ratio: number,
  ) {}

  /** Draw what is seen. Paints missing tiles for so many milliseconds; whether nothing is missing any more. */
  draw(pen: CanvasRenderingContext2D, camera: Camera, size: Size, moving: boolean, budget: number): boolean {
    const began = performance.now();
    this.#drawBackdrop(pen, camera, size);
    const level = this.#levelFor(camera.scale, moving);
    for (const other of [...this.#levels].reverse()) if (other !== level) this.#drawLevel(pen, other, camera, size);
    const missing = this.#missing(level, camera, size);
    while (missing.length && performance.now() - began < budget) this.#paintTile(level, missing.shift()!);
    this.#drawLevel(pen, level, camera, size);
    if (!missing.length) this.#forget(level);
    return !missing.length && level.scale === camera.scale;
  }

  #levelFor(scale: number, moving: boolean): Level {
    const last = this.#levels[0];
    const coarse = last ? Math.max(scale / last.scale, last.scale / scale) : Infinity;
    if (last && (coarse === 1 || (moving && coarse < TOO_COARSE))) return last;
    const level = this.#levels.find((one) => one.scale === scale) ?? { scale, tiles: new Map() };
    this.#levels = [level, ...this.#levels.filter((one) => one !== level)].slice(0, 3);
    return level;
  }

  /** The tiles that are in sight, the middle ones first. */
  #missing(level: Level, camera: Camera, size: Size): [number, number][] {
    const side = TILE / this.ratio / level.scale;
    const { left, top, right, bottom } = boxSeen(camera, size);
    const found: [number, number][] = [];
    for (let row = Math.floor(top / side); row * side < bottom; row++) {
      for (let column = Math.floor(left / side); column * side < right; column++) {
        if (!level.tiles.has(`${column} ${row}`)) found.push([column, row]);
      }
    }
    const far = ([column, row]: [number, number]) =>
      Math.hypot((column + 0.5) * side - camera.x, (row + 0.5) * side - camera.y);
    return found.sort((one, other) => far(one) - far(other));
  }

  #paintTile(level: Level, [column, row]: [number, number]): void {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = TILE;
    const pen = canvas.getContext("2d", { alpha: false })!;
    const zoom = level.scale * this.ratio;
    pen.setTransform(zoom, 0, 0, zoom, -column * TILE, -row * TILE);
    const side = TILE / zoom;
    const [left, top] = [column * side, row * side];
    this.paint(pen, { left, top, right: left + side, bottom: top + side }, level.scale);
    level.tiles.set(`${column} ${row}`, canvas);
  }

  #drawLevel(pen: CanvasRenderingContext2D, { scale, tiles }: Level, camera: Camera, size: Size): void {
    const zoom = camera.scale / scale / this.ratio;
    const snap =
      zoom * this.ratio === 1
        ? (value: number) => Math.round(value * this.ratio) / this.ratio
        : (value: number) => value;
    const left = snap(size.width / 2 - camera.x * camera.scale);
    const top = snap(size.height / 2 - camera.y * camera.scale);
    const side = TILE * zoom;
    const overlap = zoom * this.ratio === 1 ? 0 : 0.5; // no seams where pixels are shared
    for (const [place, canvas] of tiles) {
      const [column, row] = place.split(" ").map(Number) as [number, number];
      const [x, y] = [left + column * side, top + row * side];
      if (x > size.width || y > size.height || x + side < 0 || y + side < 0) continue;
      pen.drawImage(canvas, x, y, side + overlap, side + overlap);
    }
  }

  #drawBackdrop(pen: CanvasRenderingContext2D, camera: Camera, size: Size): void {
    const { canvas, box } = (this.#backdrop ??= this.#paintBackdrop());
    const [x, y] = [
      (box.left - camera.x) * camera.scale + size.width / 2,
      (box.top - camera.y) * camera.scale + size.height / 2,
    ];
    pen.drawImage(canvas, x, y, (box.right - box.left) * camera.scale, (box.bottom - box.top) * camera.scale);
  }

  #paintBackdrop() {
    const { left, top, right, bottom } = this.whole;
    const scale = Math.min(16, 2400 / (right - left), 2400 / (bottom - top));
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil((right - left) * scale);
    canvas.height = Math.ceil((bottom - top) * scale);
    const pen = canvas.getContext("2d", { alpha: false })!;
    pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    this.paint(pen, this.whole, scale);
    return { canvas, box: this.whole };
  }

  /** Drop older levels, and the first tiles of this one if there are too many. */
  #forget(level: Level): void {
    this.#levels = [level];
    for (const place of level.tiles.keys()) {
      if (level.tiles.size <= MOST) break;
      level.tiles.delete(place);
    }
  }
}
