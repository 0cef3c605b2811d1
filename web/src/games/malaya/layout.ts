// Where everything beside the map stands on the board: the long tracks to the right of the peninsula, the rest in the
// seas on both sides of it.

import type { Box } from "../british_way/box";
import { numbersTo, type TrackPlan } from "../british_way/track";

const longTrack = (x: number): TrackPlan => ({
  box: { x, y: -20, width: 34, height: 840 },
  labels: numbersTo(20),
  direction: "up",
});

export const WILL = longTrack(828);
export const RESOURCES = { british: longTrack(880), mcp: longTrack(932) };
/** The values alone, for a board that has no room for the tracks. */
export const GLANCE: Box = { x: -92, y: 128, width: 174, height: 204 };

export const LEGEND: Box = { x: 358, y: -20, width: 236, height: 96 };
export const DECK: Box = { x: 602, y: -20, width: 216, height: 138 };
export const CAPABILITIES: Box = { x: 602, y: 128, width: 216, height: 216 };
export const BRITISH_AVAILABLE: Box = { x: 602, y: 354, width: 216, height: 82 };
export const MCP_AVAILABLE: Box = { x: 602, y: 446, width: 216, height: 82 };
export const VILLAGES: Box = { x: 8, y: 650, width: 124, height: 58 };
export const INITIATIVE: Box = { x: 8, y: 718, width: 248, height: 140 };
export const COMMANDER: Box = { x: 264, y: 794, width: 222, height: 64 };

export const commanderTrack = (labels: string[]): TrackPlan => ({
  box: { x: COMMANDER.x + 5, y: COMMANDER.y + 25, width: COMMANDER.width - 10, height: 34 },
  labels,
  direction: "right",
});
