// Where everything beside the map stands on the board: in the sea around the island.

import type { Box } from "../british_way/box";
import { numbersTo, type TrackPlan } from "../british_way/track";

export const INITIATIVE: Box = { x: 10, y: 10, width: 248, height: 140 };
export const DECK: Box = { x: 266, y: 10, width: 190, height: 140 };
export const OPINION: Box = { x: 464, y: 10, width: 254, height: 80 };
export const EOKA_AVAILABLE: Box = { x: 10, y: 158, width: 200, height: 82 };
export const PRISON: Box = { x: 10, y: 248, width: 92, height: 62 };
export const LEGEND: Box = { x: 10, y: 574, width: 208, height: 96 };
export const CHITS: Box = { x: 224, y: 616, width: 140, height: 54 };
export const POLICE_AVAILABLE: Box = { x: 370, y: 616, width: 134, height: 54 };
export const CAPABILITIES: Box = { x: 510, y: 464, width: 218, height: 206 };
export const WILL: TrackPlan = {
  box: { x: 10, y: 694, width: 616, height: 36 },
  labels: numbersTo(15),
  direction: "right",
};

/** Between the names of two capitals. */
export const OPINION_TRACK: TrackPlan = {
  box: { x: OPINION.x + 64, y: OPINION.y + 27, width: 134, height: 30 },
  labels: numbersTo(4),
  direction: "right",
};
