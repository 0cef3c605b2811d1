// The boxes of the initiative track that a side can take, from left to right.

import type { Box } from "./box";

export const ACTIONS = ["limited", "event", "operation"] as const;

const PITCH = 79.5;

export const actionBox = (track: Box, action: (typeof ACTIONS)[number]): Box => ({
  x: track.x + 5 + ACTIONS.indexOf(action) * PITCH,
  y: track.y + 74,
  width: PITCH - 2,
  height: 60,
});
