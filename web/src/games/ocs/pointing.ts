// Hands on the map: one moves it, two zoom it, and a press that stays where it is chooses.

import { type Camera, moved, type Size, zoomed } from "./camera";
import type { Point } from "./hexes";

const DRAGGED = 6; // pixels after which a press is no click

export class Hands {
  #pointers = new Map<number, Point>();
  /** Whether the last press has moved the map. */
  dragging = false;

  press(id: number, at: Point): void {
    if (!this.#pointers.size) this.dragging = false;
    this.#pointers.set(id, at);
  }

  /** What is seen after a finger has moved; null if that moves nothing. */
  move(id: number, at: Point, camera: Camera, size: Size): Camera | null {
    const last = this.#pointers.get(id);
    if (!last) return null;
    const isFar = Math.hypot(at.x - last.x, at.y - last.y) > DRAGGED;
    if (!this.dragging && !isFar && this.#pointers.size === 1) return null;
    this.dragging = true;
    const [wide, from] = [this.#spread(), this.#middle()];
    this.#pointers.set(id, at);
    const to = this.#middle();
    const shifted = moved(camera, { x: to.x - from.x, y: to.y - from.y });
    return wide ? zoomed(shifted, size, this.#spread() / wide, to) : shifted;
  }

  release(id: number): void {
    this.#pointers.delete(id);
  }

  #spread(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #middle(): Point {
    const all = [...this.#pointers.values()];
    const sum = all.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  }
}
