// A whole frame of the board: the map from its tiles, then marks, pieces, names and arrows, in this order.

import { type Camera, type Size, toScreen } from "./camera";
import type { Line } from "./curves";
import type { Sign } from "./formations";
import { type Box, NOWHERE, type Point } from "./hexes";
import type { Inks } from "./inks";
import type { Arrow, Mark, MarkKind } from "./marks";
import { paintArrow, paintFocus, paintMarks, paintMarkText } from "./overlay";
import {
  counterSize,
  paintDot,
  paintDump,
  paintHedgehog,
  paintHits,
  paintSign,
  paintStack,
  type Table,
  THEATRE_LEVEL,
} from "./pieces";
import { fontOf, laidOut, type PlaceName } from "./placenames";
import type { Stack } from "./stacks";
import type { OcsState } from "./state";
import type { Side, Theatre } from "./theatre";

type Pen = CanvasRenderingContext2D;

export interface Scene {
  theatre: Theatre;
  state: OcsState;
  stacks: Map<string, Stack[]>;
  names: PlaceName[];
  marks: Map<string, Mark>;
  arrows: Arrow[];
  chosen: Set<string>;
  /** From afar: a sign for each formation, dots, and the front. */
  glance: { signs: Sign[]; dots: { hex: string; side: Side }[]; front: Line[] };
  /** Whether something lies over the map, which then steps back. */
  dimmed: boolean;
  /** The hex with the focus, if it shows. */
  focus: number;
  inks: Inks;
  ratio: number;
}

/** All but the ground. */
export function paintScene(pen: Pen, scene: Scene, camera: Camera, size: Size): void {
  const { theatre, state, stacks, inks, ratio, marks } = scene;
  const { grid } = theatre;
  const { scale } = camera;
  const table: Table = { inks, ratio, scale, chosen: scene.chosen };
  const at = (name: string): Point | null => {
    const hex = grid.number.get(name);
    if (hex === undefined) return null;
    const point = toScreen(camera, size, grid.centres[hex]!);
    const far = scale * 1.5;
    const isSeen = point.x > -far && point.y > -far && point.x < size.width + far && point.y < size.height + far;
    return isSeen ? point : null;
  };
  if (scene.dimmed) {
    pen.globalAlpha = 0.5;
    pen.fillStyle = inks.veil;
    pen.fillRect(0, 0, size.width, size.height);
    pen.globalAlpha = 1;
  }
  const byKind = new Map<MarkKind, Point[]>();
  for (const [name, { kind }] of marks) {
    const point = at(name);
    if (point) byKind.set(kind, [...(byKind.get(kind) ?? []), point]);
  }
  for (const [kind, points] of byKind) paintMarks(pen, kind, points, scale, inks);
  const isFar = scale < THEATRE_LEVEL;
  if (isFar) paintFront(pen, scene.glance.front, camera, size, inks);
  else {
    for (const [name, level] of Object.entries(state.hedgehogs)) {
      const point = at(name);
      if (point) paintHedgehog(pen, point, level, table);
    }
  }
  const taken: Box[] = [];
  const seen: [Stack, Point][] = [];
  for (const { hex } of isFar ? scene.glance.signs : []) {
    const point = at(hex);
    const half = counterSize(scale) / 2;
    if (point) taken.push({ left: point.x - half, top: point.y - half, right: point.x + half, bottom: point.y + half });
  }
  for (const [name, here] of isFar ? [] : stacks) {
    const point = at(name);
    if (!point) continue;
    const half = here.some(({ units }) => units.length) ? counterSize(scale) / 2 + 2 : scale * 0.2;
    const foot = Math.max(half, scale * 0.5); // dumps and trucks stand there
    const deep = here.some(({ units }) => units.length > 1) ? half + scale * 0.08 : half; // those beneath look out
    taken.push({ left: point.x - half, top: point.y - deep, right: point.x + deep, bottom: point.y + foot });
    for (const stack of here) seen.push([stack, point]);
  }
  paintNames(pen, scene, camera, size, taken);
  seen.sort(([, one], [, other]) => one.y - other.y);
  for (const [stack, point] of seen) paintStack(pen, stack, point, table);
  if (isFar) paintGlance(pen, scene, at, table);
  for (const [name, hits] of Object.entries(state.port_hits)) {
    const point = at(name);
    if (point && hits && !isFar) paintHits(pen, point, hits, table);
  }
  for (const { kind, hexes } of scene.arrows) {
    const points = hexes.flatMap((name) => {
      const hex = grid.number.get(name);
      return hex === undefined ? [] : [toScreen(camera, size, grid.centres[hex]!)];
    });
    paintArrow(pen, kind, points, scale, inks);
  }
  for (const [name, mark] of marks) {
    const point = mark.text ? at(name) : null;
    if (point) paintMarkText(pen, mark, point, scale, inks);
  }
  if (scene.focus !== NOWHERE) paintFocus(pen, toScreen(camera, size, grid.centres[scene.focus]!), scale, inks);
}

function paintFront(pen: Pen, front: Line[], camera: Camera, size: Size, inks: Inks): void {
  pen.lineJoin = pen.lineCap = "round";
  for (const [ink, width] of [
    [inks["paper-raised"], 5],
    [inks.danger, 2.5],
  ] as const) {
    pen.beginPath();
    for (const { points } of front) {
      points.forEach((point, number) => {
        const { x, y } = toScreen(camera, size, point);
        if (number) pen.lineTo(x, y);
        else pen.moveTo(x, y);
      });
    }
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.stroke();
  }
  pen.lineCap = "butt";
}

/** From afar: formations as one sign each, dumps as dots. */
function paintGlance(pen: Pen, { stacks, glance }: Scene, at: (hex: string) => Point | null, table: Table): void {
  const chosen = (hex: string) =>
    (stacks.get(hex) ?? []).some(({ units }) => units.some(({ id }) => table.chosen.has(id)));
  for (const { hex, side } of glance.dots) {
    const point = at(hex);
    if (point) paintDot(pen, point, side, table, chosen(hex));
  }
  for (const { hex, counter } of glance.signs) {
    const point = at(hex);
    if (point) paintSign(pen, counter, point, table, chosen(hex));
  }
  for (const [hex, here] of stacks) {
    const point = at(hex);
    for (const { dump, side } of here) if (point && dump) paintDump(pen, point, side, table);
  }
}

function paintNames(pen: Pen, { theatre, names, inks }: Scene, camera: Camera, size: Size, taken: Box[]): void {
  const widthOf = (text: string, high: number) => {
    pen.font = fontOf(high, 0, inks);
    return pen.measureText(text).width;
  };
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  for (const { text, x, y, high, rank } of laidOut(names, theatre.grid.centres, camera, size, taken, widthOf)) {
    pen.font = fontOf(high, rank, inks);
    pen.strokeStyle = inks.land;
    pen.globalAlpha = 0.85;
    pen.lineWidth = 3;
    pen.strokeText(text, x, y);
    pen.globalAlpha = 1;
    pen.fillStyle = inks.place;
    pen.fillText(text, x, y);
  }
}

/** The dots of the minimap, by side. */
export function dotsOf(theatre: Theatre, stacks: Map<string, Stack[]>): { side: string; at: Point }[] {
  return [...stacks].flatMap(([name, here]) => {
    const hex = theatre.grid.number.get(name)!;
    return here.filter(({ units }) => units.length).map(({ side }) => ({ side, at: theatre.grid.centres[hex]! }));
  });
}
