// The part of the plane that is seen: its middle, and how many pixels a hex is wide.

import type { Box, Point } from "./hexes";

export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 200; // pixels a hex

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

export const toScreen = (camera: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - camera.x) * camera.scale + width / 2,
  y: (y - camera.y) * camera.scale + height / 2,
});

export const toPlane = (camera: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: (x - width / 2) / camera.scale + camera.x,
  y: (y - height / 2) / camera.scale + camera.y,
});

export const boxSeen = (camera: Camera, { width, height }: Size): Box => ({
  left: camera.x - width / 2 / camera.scale,
  top: camera.y - height / 2 / camera.scale,
  right: camera.x + width / 2 / camera.scale,
  bottom: camera.y + height / 2 / camera.scale,
});

/** The scale at which a box is seen whole. */
export const scaleFor = (box: Box, { width, height }: Size): number =>
  Math.min(width / (box.right - box.left), height / (box.bottom - box.top));

/** What shows a box whole, from no closer than a scale. */
export function showing(box: Box, size: Size, closest = CLOSEST): Camera {
  const scale = Math.min(scaleFor(box, size), closest);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale };
}

/** Moved by so many pixels of the screen, so that the map follows the hand. */
export const moved = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Closer by a factor, around a point of the screen that stays where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, around: Point): Camera {
  const scale = Math.min(camera.scale * factor, CLOSEST);
  const [fixed, off] = [toPlane(camera, size, around), { x: around.x - size.width / 2, y: around.y - size.height / 2 }];
  return { x: fixed.x - off.x / scale, y: fixed.y - off.y / scale, scale };
}

/** Not farther away than the whole, and with its middle on it. */
export function clamped(camera: Camera, whole: Box, size: Size): Camera {
  const scale = between(Math.min(scaleFor(whole, size), CLOSEST), camera.scale, CLOSEST);
  const half = { x: size.width / 2 / scale, y: size.height / 2 / scale };
  return {
    x: along(camera.x, whole.left, whole.right, half.x),
    y: along(camera.y, whole.top, whole.bottom, half.y),
    scale,
  };
}

/** The middle of what is seen: so that no more than a third of the screen is beyond the end of the map. */
function along(middle: number, low: number, high: number, half: number): number {
  const room = half / 3;
  return low + room < high - room ? between(low + room, middle, high - room) : (low + high) / 2;
}

/** Moved no more than it must be for a point to be well in sight. */
export function keepingInSight(camera: Camera, size: Size, point: Point, margin = 0.15): Camera {
  const seen = toScreen(camera, size, point);
  const edge = { x: size.width * margin, y: size.height * margin };
  return moved(camera, {
    x: between(edge.x, seen.x, size.width - edge.x) - seen.x,
    y: between(edge.y, seen.y, size.height - edge.y) - seen.y,
  });
}
