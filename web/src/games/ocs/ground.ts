// The map as it is printed: sea and land, terrain, sides, roads, places, numbers. Drawn for a part of it at a scale.

import { along, type Line } from "./curves";
import type { Drawing, Network, Region } from "./drawing";
import { type Box, NOWHERE, overlap } from "./hexes";
import type { Inks } from "./inks";
import { TEXTURES, TINTS } from "./textures";

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** From how many pixels a hex on something is drawn. */
export const FROM = { texture: 13, grid: 11, numbers: 58, tracks: 6, teeth: 9 };

export interface Print {
  drawing: Drawing;
  network: Network;
  edge: Line[];
  inPlay: Uint8Array;
  inks: Inks;
}

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export function trace(pen: Pen, { points, closed }: Line): void {
  points.forEach(({ x, y }, at) => (at ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  if (closed) pen.closePath();
}

/** Lines of one kind that are in sight, as one path. */
function draw(pen: Pen, lines: Line[], box: Box): void {
  pen.beginPath();
  for (const line of lines) if (overlap(grown(line.box, 0.3), box)) trace(pen, line);
}

/** Paint the map within a box, on a pen that is set to the plane; `scale` is how many pixels a hex is wide. */
export function paintGround(pen: Pen, print: Print, box: Box, scale: number): void {
  const pixel = 1 / scale;
  pen.lineJoin = pen.lineCap = "round";
  paintSea(pen, print, box);
  pen.save();
  paintLand(pen, print);
  pen.clip();
  paintTerrain(pen, print, box, scale);
  pen.restore();
  paintShore(pen, print, box, pixel);
  if (scale >= FROM.grid) paintGrid(pen, print, box, scale);
  paintSides(pen, print, box, scale);
  paintWays(pen, print, box, scale);
  paintPlaces(pen, print, box, scale);
  if (scale >= FROM.numbers) paintNumbers(pen, print, box, scale);
  paintVeil(pen, print, box, pixel);
}

const SHALLOWS: [width: number, share: number][] = [
  [9, 0.25],
  [5.5, 0.5],
  [3, 0.75],
  [1.3, 1],
];

/** The sea, lighter towards the coast. */
function paintSea(pen: Pen, { drawing, inks }: Print, box: Box): void {
  pen.fillStyle = inks["sea-deep"];
  pen.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const [width, share] of SHALLOWS) {
    draw(pen, drawing.shore, grown(box, width));
    pen.strokeStyle = mixed(inks["sea-deep"], inks.sea, share);
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** One colour with a share of another. */
export function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  const blend = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `rgb(${blend.join(" ")})`;
}

function paintLand(pen: Pen, { drawing, inks }: Print): void {
  pen.beginPath();
  for (const line of drawing.coast) trace(pen, line);
  pen.fillStyle = inks.land;
  pen.fill();
}

function paintTerrain(pen: Pen, { drawing, inks }: Print, box: Box, scale: number): void {
  const { grid, ground } = drawing.theatre;
  for (const region of drawing.regions) {
    if (!overlap(region.box, box) || region.kind === "city") continue;
    fillRegion(pen, region, inks[TINTS[region.kind]!] as string);
  }
  if (scale < FROM.texture) return;
  const detail = scale < 26 ? 0 : scale < 60 ? 1 : 2;
  const hexes = [...grid.within(box)];
  pen.lineCap = "butt";
  for (const [terrain, { ink, width, fills, draw: mark }] of Object.entries(TEXTURES)) {
    pen.beginPath();
    for (const hex of hexes) if (ground[hex]!.terrain === terrain) mark(pen, grid.centres[hex]!, hex, detail);
    pen.fillStyle = pen.strokeStyle = inks[ink] as string;
    pen.globalAlpha = Math.min(1, 0.45 + scale / 120);
    pen.lineWidth = (width * (scale < 40 ? 0.8 : scale < 90 ? 1 : 1.3)) / scale;
    if (fills) pen.fill();
    else pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.lineCap = "round";
}

function fillRegion(pen: Pen, { lines }: Region, ink: string): void {
  pen.beginPath();
  for (const line of lines) trace(pen, line);
  pen.fillStyle = ink;
  pen.fill();
}

function paintShore(pen: Pen, { drawing, inks }: Print, box: Box, pixel: number): void {
  for (const lake of drawing.lakes) {
    if (!overlap(lake.box, box)) continue;
    fillRegion(pen, lake, inks.sea);
    pen.strokeStyle = inks.coastline;
    pen.lineWidth = 0.8 * pixel;
    pen.stroke();
  }
  draw(pen, drawing.shore, box);
  pen.strokeStyle = inks.coastline;
  pen.lineWidth = 1.1 * pixel;
  pen.stroke();
}

function paintGrid(pen: Pen, { drawing, inPlay, inks }: Print, box: Box, scale: number): void {
  const { grid } = drawing.theatre;
  pen.beginPath();
  for (const hex of grid.within(box)) {
    if (!inPlay[hex]) continue;
    for (let side = 0; side < 6; side++) {
      const other = grid.beyond(hex, side);
      if (side >= 3 && other !== NOWHERE && inPlay[other]) continue; // drawn by the other
      const [from, to] = [grid.corner(hex, side), grid.corner(hex, side + 1)];
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
    }
  }
  pen.globalAlpha = Math.min(0.6, 0.16 + scale / 140);
  pen.strokeStyle = inks.hexline;
  pen.lineWidth = (scale < 60 ? 0.6 : 0.9) / scale;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Rivers first, then what stands above them. */
function paintSides(pen: Pen, { drawing, inks }: Print, box: Box, scale: number): void {
  const { sides } = drawing;
  const near = scale < 20 ? 0.75 : scale < 60 ? 1 : 1.4;
  const line = (kind: string, ink: string, width: number, dash: number[] = []) => {
    if (!sides[kind]) return;
    draw(pen, sides[kind], box);
    pen.strokeStyle = ink;
    pen.lineWidth = (width * near) / scale;
    pen.setLineDash(dash.map((part) => (part * near) / scale));
    pen.stroke();
    pen.setLineDash([]);
  };
  line("nile", inks.river, 4.5);
  line("nile", inks.sea, 2.6);
  line("major_river", inks.river, 3.4);
  line("major_river", inks.sea, 1.5);
  line("minor_river", inks.river, 1.6);
  for (const kind of ["wadi", "wadi_at_ditch"]) line(kind, inks.river, 1.7, [6, 4]);
  for (const kind of ["at_ditch", "wadi_at_ditch"]) {
    line(kind, inks.escarpment, 2.4);
    line(kind, inks.land, 0.9, [2, 3]);
  }
  pen.globalAlpha = 0.85;
  draw(pen, drawing.frontier, box);
  pen.strokeStyle = inks.frontier;
  pen.lineWidth = (1.5 * near) / scale;
  pen.setLineDash([9, 4, 1.5, 4].map((part) => (part * near) / scale));
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  paintTeeth(pen, sides.slope ?? [], box, { ink: inks.slope, long: 0.12, apart: 0.1, fills: false }, scale, near);
  line("escarpment", inks.escarpment, 1.5);
  paintTeeth(
    pen,
    sides.escarpment ?? [],
    box,
    { ink: inks.escarpment, long: 0.13, apart: 0.14, fills: true },
    scale,
    near,
  );
}

interface Teeth {
  ink: string;
  long: number;
  apart: number;
  fills: boolean;
}

/** Teeth point down, to the right of the line: filled for a cliff, strokes for a slope. */
function paintTeeth(
  pen: Pen,
  lines: Line[],
  box: Box,
  { ink, long, apart, fills }: Teeth,
  scale: number,
  near: number,
) {
  if (scale < FROM.teeth) return;
  pen.beginPath();
  const step = apart * (scale < 24 ? 2 : 1);
  for (const one of lines) {
    if (!overlap(grown(one.box, 0.3), box)) continue;
    for (const { x, y, dx, dy } of along(one, step)) {
      const tip = { x: x - dy * long, y: y + dx * long };
      if (fills) {
        pen.moveTo(x - dx * step * 0.42, y - dy * step * 0.42);
        pen.lineTo(tip.x, tip.y);
        pen.lineTo(x + dx * step * 0.42, y + dy * step * 0.42);
      } else {
        pen.moveTo(x, y);
        pen.lineTo(tip.x, tip.y);
      }
    }
  }
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = (1.1 * near) / scale;
  if (fills) pen.fill();
  else pen.stroke();
}

function paintWays(pen: Pen, { network, inks }: Print, box: Box, scale: number): void {
  const near = scale < 20 ? 0.7 : scale < 60 ? 1 : scale < 110 ? 1.5 : 2;
  const line = (lines: Line[], ink: string, width: number, dash: number[] = []) => {
    draw(pen, lines, box);
    pen.strokeStyle = ink;
    pen.lineWidth = (width * near) / scale;
    pen.setLineDash(dash.map((part) => (part * near) / scale));
    pen.stroke();
    pen.setLineDash([]);
  };
  const { track = [], road = [], primary_road: primary = [] } = network.roads;
  if (scale >= FROM.tracks) line(track, inks.track, 1.3, [0.1, 3.2]);
  line(road, inks.road, 1.7);
  line(primary, inks.primary, 3.4);
  line(primary, inks.land, 1.2);
  line(network.planned, inks.rail, 2.4, [4, 3]);
  line(network.planned, inks.land, 1.2);
  line(network.rails, inks.rail, 1.3);
  if (scale >= FROM.teeth) paintTies(pen, network.rails, inks.rail, box, scale, near);
}

function paintTies(pen: Pen, lines: Line[], ink: string, box: Box, scale: number, near: number): void {
  const half = (2.4 * near) / scale;
  pen.beginPath();
  for (const one of lines) {
    if (!overlap(grown(one.box, 0.3), box)) continue;
    for (const { x, y, dx, dy } of along(one, (6 * near) / scale)) {
      pen.moveTo(x - dy * half, y + dx * half);
      pen.lineTo(x + dy * half, y - dx * half);
    }
  }
  pen.strokeStyle = ink;
  pen.lineWidth = (1.1 * near) / scale;
  pen.lineCap = "butt";
  pen.stroke();
  pen.lineCap = "round";
}

/** Houses of towns and villages, airfields, anchors of ports, palms of oases. */
function paintPlaces(pen: Pen, { drawing, inks }: Print, box: Box, scale: number): void {
  const { grid, ground } = drawing.theatre;
  const near = Math.max(0.6, Math.min(1.8, scale / 42));
  const pixel = near / scale;
  for (const hex of grid.within(box)) {
    const { terrain, settlement, air, oasis, port, place } = ground[hex]!;
    const { x, y } = grid.centres[hex]!;
    pen.fillStyle = pen.strokeStyle = inks.place;
    if (terrain === "city" || settlement.startsWith("city")) {
      const size = settlement === "city_major" ? 0.3 : 0.22;
      for (let house = 0; house < 9; house++) {
        const [across, down] = [(house % 3) - 1, Math.floor(house / 3) - 1];
        if (settlement !== "city_major" && house % 2) continue;
        pen.fillRect(
          x + across * size * 0.75 - size / 3.2,
          y + down * size * 0.75 - size / 3.2,
          size / 1.6,
          size / 1.6,
        );
      }
    } else if (settlement === "village") {
      pen.fillStyle = inks["paper-raised"];
      pen.lineWidth = 1.5 * pixel;
      pen.beginPath();
      pen.rect(x - 3.4 * pixel, y - 3.4 * pixel, 6.8 * pixel, 6.8 * pixel);
      pen.fill();
      pen.stroke();
    } else if (place && scale > 18) {
      pen.beginPath();
      pen.arc(x, y, 2.2 * pixel, 0, 7);
      pen.fill();
    }
    if (scale < 22) continue;
    if (air >= 0) paintAirfield(pen, x - 0.3, y + 0.22, air, pixel, inks);
    if (port) paintAnchor(pen, x + 0.3, y + 0.2, pixel, inks);
    if (oasis) paintPalm(pen, x + 0.28, y - 0.16, pixel, inks);
  }
}

function paintAirfield(pen: Pen, x: number, y: number, level: number, pixel: number, inks: Inks): void {
  pen.strokeStyle = inks["ink-soft"];
  pen.lineWidth = 1.3 * pixel;
  pen.beginPath();
  pen.arc(x, y, 5.2 * pixel, 0, 7);
  pen.moveTo(x - 3.4 * pixel, y + 1.6 * pixel);
  pen.lineTo(x + 3.4 * pixel, y - 1.6 * pixel);
  if (level) {
    pen.moveTo(x - 1.8 * pixel, y - 3 * pixel);
    pen.lineTo(x + 1.8 * pixel, y + 3 * pixel);
  }
  pen.stroke();
}

function paintAnchor(pen: Pen, x: number, y: number, pixel: number, inks: Inks): void {
  pen.strokeStyle = inks.coastline;
  pen.lineWidth = 1.6 * pixel;
  pen.beginPath();
  pen.moveTo(x, y - 4 * pixel);
  pen.lineTo(x, y + 5 * pixel);
  pen.moveTo(x - 2.6 * pixel, y - 2 * pixel);
  pen.lineTo(x + 2.6 * pixel, y - 2 * pixel);
  pen.moveTo(x - 4.6 * pixel, y + 1.4 * pixel);
  pen.quadraticCurveTo(x - 3.6 * pixel, y + 5 * pixel, x, y + 5 * pixel);
  pen.quadraticCurveTo(x + 3.6 * pixel, y + 5 * pixel, x + 4.6 * pixel, y + 1.4 * pixel);
  pen.moveTo(x + 1.3 * pixel, y - 5.3 * pixel);
  pen.arc(x, y - 5.3 * pixel, 1.3 * pixel, 0, 7);
  pen.stroke();
}

function paintPalm(pen: Pen, x: number, y: number, pixel: number, inks: Inks): void {
  pen.strokeStyle = inks["delta-ink"];
  pen.lineWidth = 1.6 * pixel;
  pen.beginPath();
  pen.moveTo(x, y + 6 * pixel);
  pen.lineTo(x, y - pixel);
  for (const lean of [-5, -3, 3, 5]) {
    pen.moveTo(x, y - pixel);
    pen.quadraticCurveTo(x + lean * 0.5 * pixel, y - 5 * pixel, x + lean * pixel, y + (Math.abs(lean) - 5) * pixel);
  }
  pen.stroke();
}

function paintNumbers(pen: Pen, { drawing, inPlay, inks }: Print, box: Box, scale: number): void {
  const { grid } = drawing.theatre;
  const { a: zoom, e: left, f: top } = pen.getTransform();
  const size = Math.min(13, 5 + scale / 16) * (zoom / scale);
  pen.save();
  pen.resetTransform(); // letters are drawn well only at their own size
  pen.font = `${size}px ${inks.sans}`;
  pen.textAlign = "center";
  pen.textBaseline = "top";
  pen.fillStyle = inks.number;
  for (const hex of grid.within(box)) {
    if (!inPlay[hex]) continue;
    const { x, y } = grid.centres[hex]!;
    pen.fillText(grid.names[hex]!.slice(1), x * zoom + left, (y - 0.475) * zoom + top);
  }
  pen.restore();
}

/** What is not in play is under a veil. */
function paintVeil(pen: Pen, { edge, inks }: Print, box: Box, pixel: number): void {
  const { left, top, right, bottom } = grown(box, 1);
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  for (const line of edge) trace(pen, line);
  pen.globalAlpha = 0.55;
  pen.fillStyle = inks.veil;
  pen.fill("evenodd");
  pen.globalAlpha = 0.8;
  pen.beginPath();
  for (const line of edge) trace(pen, line);
  pen.strokeStyle = inks.hexline;
  pen.lineWidth = 1.4 * pixel;
  pen.stroke();
  pen.globalAlpha = 1;
}
