// The map of Palestine as data: where each space lies, which spaces it touches, and where its pieces and name stand.
// Geography of 1945, simplified: wider than life so that pieces find room, the Negev shortened.

import { hachures, path, type Line } from "./outline";

export type SpaceKind = "district" | "city" | "railway";

/** A place for pieces: rows stand around its middle, or hang down from the first. */
export interface Slot {
  x: number;
  y: number;
  width: number;
  hangs?: boolean;
}

export interface MapSpace {
  id: string;
  kind: SpaceKind;
  /** The outline of a District, the line of a Railway; empty for a City. */
  path: string;
  /** The place for pieces; a City's is the middle of its circle, a Railway's of its plate. */
  slot: Slot;
  label: { x: number; y: number; anchor: "start" | "middle" | "end" };
  /** Where the first marker stands, and the way to the next. */
  rim: { x: number; y: number; dx: number; dy: number };
  /** Where the number of a chosen space stands. */
  badge: { x: number; y: number };
  touches: string[];
}

export const BOARD = { width: 930, height: 860 };
/** What a narrow screen shows first. */
export const LAND = { x: 104, y: 8, width: 600, height: 668 };
export const CITY_RADIUS = 46;
export const PLATE = { width: 82, height: 44 };

// Each border once, from north or west; two Districts that share a border share its points.
const BORDERS = {
  lebanon: "470,86 490,80 515,84 545,79 568,84 588,70 604,44 622,30 640,26 668,30 678,46",
  upper_jordan: "678,46 670,78 667,110 668,134 684,156 684,190 668,212 656,236 662,268 657,300",
  middle_jordan: "657,300 651,322 659,346 652,372 658,398 654,425",
  lower_jordan: "654,425 648,446 652,468 642,490 634,530 630,580 620,625 604,656",
  arava: "604,656 590,694 552,728 506,764 452,806 414,846",
  sinai: "112,662 200,720 290,780 396,846",
  aqaba: "396,846 405,850 414,846",
  galilee_coast: "470,86 474,100 466,118 474,132 478,148",
  haifa_coast: "478,148 472,164 455,170 436,161 417,139 405,148 399,172 397,205 394,240 389,272 383,302",
  samaria_coast: "383,302 377,326 368,352",
  lydda_coast: "368,352 352,386 336,424 318,462 300,500",
  gaza_coast: "300,500 272,540 236,578 192,614 152,640 112,662",
  galilee_haifa: "478,148 500,164 518,188 526,216 544,242 548,272",
  haifa_samaria: "383,302 420,310 470,314 520,304 548,272",
  galilee_samaria: "548,272 580,288 622,292 657,300",
  samaria_lydda: "368,352 408,358 446,376 480,410",
  samaria_jerusalem: "480,410 525,424 585,418 654,425",
  lydda_jerusalem: "480,410 474,442 464,472 448,506 430,532",
  lydda_gaza: "300,500 345,514 390,520 430,532",
  gaza_jerusalem: "430,532 436,574 466,622 530,648 604,656",
} satisfies Record<string, Line>;

type Border = keyof typeof BORDERS;

function outline(...borders: (Border | `-${Border}`)[]): string {
  return path(
    borders.map((border) =>
      border.startsWith("-") ? [BORDERS[border.slice(1) as Border], true] : [BORDERS[border as Border], false],
    ),
    true,
  );
}

const line = (points: Line): string => path([[points, false]], false);

export const SPACES: MapSpace[] = [
  {
    id: "galilee",
    kind: "district",
    path: outline("lebanon", "upper_jordan", "-galilee_samaria", "-galilee_haifa", "-galilee_coast"),
    slot: { x: 566, y: 136, width: 122, hangs: true },
    label: { x: 566, y: 117, anchor: "middle" },
    rim: { x: 620, y: 84, dx: 23, dy: -6 },
    badge: { x: 510, y: 112 },
    touches: ["haifa_d", "samaria", "rail_syria"],
  },
  {
    id: "haifa_d",
    kind: "district",
    path: outline("haifa_coast", "haifa_samaria", "-galilee_haifa"),
    slot: { x: 480, y: 261, width: 104, hangs: true },
    label: { x: 483, y: 243, anchor: "middle" },
    rim: { x: 500, y: 185, dx: -23, dy: -3 },
    badge: { x: 448, y: 222 },
    touches: ["haifa_c", "galilee", "samaria", "rail_haifa", "rail_syria"],
  },
  {
    id: "samaria",
    kind: "district",
    path: outline(
      "samaria_coast",
      "samaria_lydda",
      "samaria_jerusalem",
      "-middle_jordan",
      "-galilee_samaria",
      "-haifa_samaria",
    ),
    slot: { x: 545, y: 363, width: 122, hangs: true },
    label: { x: 545, y: 344, anchor: "middle" },
    rim: { x: 628, y: 340, dx: 0, dy: 23 },
    badge: { x: 490, y: 338 },
    touches: ["galilee", "haifa_d", "lydda", "jerusalem_d", "rail_haifa"],
  },
  {
    id: "lydda",
    kind: "district",
    path: outline("lydda_coast", "lydda_gaza", "-lydda_jerusalem", "-samaria_lydda"),
    slot: { x: 413, y: 400, width: 96, hangs: true },
    label: { x: 406, y: 382, anchor: "middle" },
    rim: { x: 345, y: 492, dx: -22, dy: 0 },
    badge: { x: 458, y: 388 },
    touches: ["tel_aviv", "samaria", "jerusalem_d", "gaza", "rail_haifa", "rail_jerusalem", "rail_egypt"],
  },
  {
    id: "jerusalem_d",
    kind: "district",
    path: outline("samaria_jerusalem", "lower_jordan", "-gaza_jerusalem", "-lydda_jerusalem"),
    slot: { x: 526, y: 588, width: 122, hangs: true },
    label: { x: 526, y: 570, anchor: "middle" },
    rim: { x: 592, y: 630, dx: -26, dy: 0 },
    badge: { x: 470, y: 545 },
    touches: ["jerusalem_c", "samaria", "lydda", "gaza", "rail_jerusalem"],
  },
  {
    id: "gaza",
    kind: "district",
    path: outline("gaza_coast", "sinai", "aqaba", "-arava", "-gaza_jerusalem", "-lydda_gaza"),
    slot: { x: 362, y: 618, width: 130, hangs: true },
    label: { x: 362, y: 599, anchor: "middle" },
    rim: { x: 446, y: 640, dx: 12, dy: 20 },
    badge: { x: 314, y: 594 },
    touches: ["lydda", "jerusalem_d", "rail_egypt"],
  },
  {
    id: "haifa_c",
    kind: "city",
    path: "",
    slot: { x: 386, y: 202, width: 76 },
    label: { x: 372, y: 146, anchor: "middle" },
    rim: { x: 340, y: 178, dx: -1, dy: 25 },
    badge: { x: 421, y: 171 },
    touches: ["haifa_d", "rail_haifa", "rail_syria"],
  },
  {
    id: "tel_aviv",
    kind: "city",
    path: "",
    slot: { x: 316, y: 420, width: 76 },
    label: { x: 262, y: 403, anchor: "end" },
    rim: { x: 262, y: 424, dx: -26, dy: 0 },
    badge: { x: 285, y: 388 },
    touches: ["lydda", "rail_haifa", "rail_jerusalem", "rail_egypt"],
  },
  {
    id: "jerusalem_c",
    kind: "city",
    path: "",
    slot: { x: 552, y: 499, width: 76 },
    label: { x: 548, y: 447, anchor: "middle" },
    rim: { x: 598, y: 475, dx: 0, dy: 26 },
    badge: { x: 517, y: 468 },
    touches: ["jerusalem_d", "rail_jerusalem"],
  },
  {
    id: "rail_egypt",
    kind: "railway",
    path: line("303,463 308,496 286,540 250,584 196,626 142,662 84,704"),
    slot: { x: 258, y: 572, width: 76 },
    label: { x: 206, y: 566, anchor: "end" },
    rim: { x: 204, y: 586, dx: -26, dy: 0 },
    badge: { x: 299, y: 550 },
    touches: ["tel_aviv", "lydda", "gaza"],
  },
  {
    id: "rail_jerusalem",
    kind: "railway",
    path: line("353,444 386,466 428,482 470,494 508,500"),
    slot: { x: 428, y: 482, width: 76 },
    label: { x: 424, y: 517, anchor: "middle" },
    rim: { x: 482, y: 478, dx: 0, dy: 23 },
    badge: { x: 388, y: 466 },
    touches: ["tel_aviv", "jerusalem_c", "lydda", "jerusalem_d"],
  },
  {
    id: "rail_haifa",
    kind: "railway",
    path: line("392,246 404,276 396,316 384,348 352,374 336,380"),
    slot: { x: 392, y: 330, width: 76 },
    label: { x: 342, y: 321, anchor: "end" },
    rim: { x: 338, y: 338, dx: -26, dy: 0 },
    badge: { x: 433, y: 308 },
    touches: ["haifa_c", "tel_aviv", "haifa_d", "samaria", "lydda"],
  },
  {
    id: "rail_syria",
    kind: "railway",
    path: line("430,196 470,200 520,212 560,232 604,240 644,228 672,216 704,212"),
    slot: { x: 596, y: 237, width: 76 },
    label: { x: 600, y: 274, anchor: "middle" },
    rim: { x: 650, y: 230, dx: 0, dy: 0 },
    badge: { x: 557, y: 215 },
    touches: ["haifa_c", "haifa_d", "galilee"],
  },
];

export const SPACE = new Map(SPACES.map((space) => [space.id, space]));

/** The coast of all the land that the map shows, from Lebanon to Sinai. */
export const MAINLAND = `${path(
  [
    ["640,-600 540,-80 500,20 484,58 470,86", false],
    [BORDERS.galilee_coast, false],
    [BORDERS.haifa_coast, false],
    [BORDERS.samaria_coast, false],
    [BORDERS.lydda_coast, false],
    [BORDERS.gaza_coast, false],
    ["112,662 84,680 40,694 -30,690 -400,700", false],
  ],
  false,
)} L -400,2000 L 2500,2000 L 2500,-600 Z`;

export const LAKES = [
  line("660,147 676,158 679,180 668,203 656,208 646,192 642,168 660,147"),
  line(
    "640,489 654,512 655,550 648,582 636,592 642,610 634,640 618,672 604,676 600,655 608,620 614,580 618,540 626,505 640,489",
  ),
];

export const JORDAN = [
  line("678,46 670,78 662,100 664,128 660,147"),
  line("656,208 662,226 656,236 662,268 657,300 651,322 659,346 652,372 658,398 654,425 648,446 652,468 640,489"),
];

/** Ridges of the hill country. */
export const RIDGES = [
  hachures("508,108 540,94 580,98 612,88", 11),
  hachures("534,180 562,192 596,186 622,196", 10),
  hachures("428,230 446,208 462,190", 9),
  hachures("500,330 540,318 580,330 606,356 612,392 600,418", 13),
  hachures("612,436 596,456 612,500 600,540 590,580 570,634 540,636", 13),
  hachures("380,700 420,712 460,700 500,708", 10),
  hachures("350,752 390,772 430,780", 10),
];

/** Frontiers between the neighbouring countries. */
export const FRONTIERS = [line("678,46 720,20 760,-10"), line("684,190 712,214 760,206 830,180 940,160")];
