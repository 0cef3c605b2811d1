// Where everything beside the map stands on the board.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WILL = { x: 8, y: 10, width: 36, step: 40, top: 20 };
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

/** The boxes of the initiative track that a side can take, from left to right. */
export const ACTIONS = ["limited", "event", "operation"] as const;
const ACTION_PITCH = 79.5;
export const actionBox = (action: (typeof ACTIONS)[number]): Box => ({
  x: INITIATIVE.x + 5 + ACTIONS.indexOf(action) * ACTION_PITCH,
  y: INITIATIVE.y + 74,
  width: ACTION_PITCH - 2,
  height: 60,
});

export const HAGANAH_STEP = 48;
/** The middle of a box of the Haganah Track. */
export const haganahBox = (value: number) => ({ x: HAGANAH.x + 28 + value * HAGANAH_STEP, y: HAGANAH.y + 51 });

/** 6.5.2: places for locked pieces hang under boxes 4 and 3; they fill from box 4. */
export const LOCKED_CELLS = [
  { x: haganahBox(4).x - 13, y: HAGANAH.y + 84 },
  { x: haganahBox(4).x + 13, y: HAGANAH.y + 84 },
  { x: haganahBox(3).x - 13, y: HAGANAH.y + 84 },
  { x: haganahBox(3).x + 13, y: HAGANAH.y + 84 },
  { x: haganahBox(3).x, y: HAGANAH.y + 107 },
];
export const LOCKED_CACHE = { x: haganahBox(4).x, y: HAGANAH.y + 107 };
