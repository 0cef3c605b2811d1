// Where everything beside the map stands on the board.

import type { Box } from "../british_way/box";
import { middleOf, numbersTo, stepAt, type TrackPlan } from "../british_way/track";

export const WILL: TrackPlan = { box: { x: 8, y: 10, width: 36, height: 840 }, labels: numbersTo(20), direction: "up" };
/** The value alone, for a screen that has no room for the track. */
export const WILL_AT_A_GLANCE: Box = { x: 68, y: 296, width: 114, height: 66 };
export const INITIATIVE: Box = { x: 68, y: 12, width: 248, height: 140 };
export const HAGANAH: Box = { x: 68, y: 164, width: 248, height: 122 };
export const DECK: Box = { x: 714, y: 12, width: 208, height: 138 };
export const CAPABILITIES: Box = { x: 714, y: 222, width: 208, height: 216 };
export const IRGUN_AVAILABLE: Box = { x: 714, y: 450, width: 208, height: 82 };
export const PRISON: Box = { x: 714, y: 544, width: 92, height: 62 };
export const REMOVED: Box = { x: 814, y: 544, width: 108, height: 62 };
export const LEGEND: Box = { x: 714, y: 618, width: 208, height: 96 };
export const POLICE_AVAILABLE: Box = { x: 68, y: 738, width: 136, height: 54 };
export const CHITS: Box = { x: 68, y: 798, width: 208, height: 54 };

export const HAGANAH_TRACK: TrackPlan = {
  box: { x: HAGANAH.x + 4, y: HAGANAH.y + 33, width: 240, height: 36 },
  labels: numbersTo(4),
  direction: "right",
};

/** 6.5.2: places for locked pieces hang under boxes 4 and 3; they fill from box 4. */
const [under3, under4] = [3, 4].map((value) => middleOf(stepAt(HAGANAH_TRACK, value)).x) as [number, number];
export const LOCKED_CELLS = [
  { x: under4 - 13, y: HAGANAH.y + 84 },
  { x: under4 + 13, y: HAGANAH.y + 84 },
  { x: under3 - 13, y: HAGANAH.y + 84 },
  { x: under3 + 13, y: HAGANAH.y + 84 },
  { x: under3, y: HAGANAH.y + 107 },
];
export const LOCKED_CACHE = { x: under4, y: HAGANAH.y + 107 };
