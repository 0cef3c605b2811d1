// Names on the map: more of them the closer one looks, each where it covers no counter.

import type { Camera, Size } from "./camera";
import { toScreen } from "./camera";
import type { Box, Point } from "./hexes";
import { overlap } from "./hexes";
import type { Inks } from "./inks";
import type { Theatre } from "./theatre";

export interface PlaceName {
  hex: number;
  text: string;
  /** 0 for the greatest. */
  rank: number;
}

/** From how many pixels a hex on names of a rank are written, and how large. */
const RANKS = [
  { from: 0, size: 14 },
  { from: 9, size: 12.5 },
  { from: 15, size: 11.5 },
  { from: 30, size: 11 },
];

export function placeNamesOf(
  { grid, ground }: Theatre,
  inPlay: Uint8Array,
  textOf: (hex: string) => string,
): PlaceName[] {
  const found = ground.flatMap(({ place, settlement, port, oasis }, hex): PlaceName[] => {
    if (!place || !inPlay[hex]) return [];
    const rank =
      settlement === "city_major" ? 0 : settlement === "city_minor" || port ? 1 : settlement || oasis ? 2 : 3;
    return [{ hex, text: textOf(grid.names[hex]!) || place, rank }];
  });
  return found.sort((one, other) => one.rank - other.rank);
}

/** Where the names in sight stand, in pixels of the screen. */
export function laidOut(
  names: PlaceName[],
  centres: Point[],
  camera: Camera,
  size: Size,
  taken: Box[],
  widthOf: (text: string, high: number) => number,
): { text: string; x: number; y: number; high: number; rank: number }[] {
  const { scale } = camera;
  const full = [...taken];
  return names.flatMap(({ hex, text, rank }) => {
    const { from, size: least } = RANKS[rank]!;
    const at = toScreen(camera, size, centres[hex]!);
    if (scale < from || at.x < -80 || at.y < -40 || at.x > size.width + 80 || at.y > size.height + 40) return [];
    const high = least + Math.min(4, scale / 40);
    const wide = widthOf(text, high);
    const off = Math.max(8, scale * 0.4);
    const aside = Math.max(10, scale * 0.54) + wide / 2;
    const places = [
      { x: at.x, y: at.y + off },
      { x: at.x, y: at.y - off },
      { x: at.x + aside, y: at.y },
      { x: at.x - aside, y: at.y },
      { x: at.x, y: at.y - 2 * off },
      { x: at.x, y: at.y + 2 * off },
      ...[-1, 1].flatMap((up) => [aside, -aside].map((along) => ({ x: at.x + along, y: at.y + up * off }))),
      ...[-3, 3].map((up) => ({ x: at.x, y: at.y + up * off })),
    ];
    const boxOf = ({ x, y }: Point): Box => ({
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - high * 0.55,
      bottom: y + high * 0.55,
    });
    const free = places.find((place) => !full.some((other) => overlap(boxOf(place), other)));
    const place = free ?? (rank ? undefined : places[0]);
    if (!place) return [];
    full.push(boxOf(place));
    return [{ text, ...place, high, rank }];
  });
}

export function fontOf(high: number, rank: number, inks: Inks): string {
  return `${rank < 3 ? "600" : "italic 500"} ${high}px ${inks.serif}`;
}

/** A hex by its number, with or without the map's letter, or by the name of its place or a part of it. */
export function found(text: string, hexes: string[], placeOf: (hex: string) => string): string {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return "";
  const place = (hex: string) => placeOf(hex).toLowerCase();
  return (
    hexes.find((hex) => hex.toLowerCase() === wanted || hex.slice(1) === wanted) ??
    hexes.find((hex) => place(hex).startsWith(wanted)) ??
    hexes.find((hex) => place(hex).includes(wanted)) ??
    ""
  );
}
