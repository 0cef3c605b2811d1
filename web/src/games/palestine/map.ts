// The map of Palestine as data. Geography of 1945, simplified: wider than life so that pieces find room, the Negev
// shortened.

import type { BoardMap, Ground, MapSpace } from "../british_way/map";
import { areasWithin, hachures, line, path, type Line } from "../british_way/outline";

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

const outline = areasWithin(BORDERS);
const district = (...borders: Parameters<typeof outline>): Ground => ({ form: "area", path: outline(...borders) });
const CITY: Ground = { form: "circle", radius: 48 };
const RAILWAY: Ground = { form: "plate", width: 92, height: 48 };

const SPACES: MapSpace[] = [
  {
    id: "galilee",
    ground: district("lebanon", "upper_jordan", "-galilee_samaria", "-galilee_haifa", "-galilee_coast"),
    slot: { x: 566, y: 136, width: 122, hangs: true },
    label: { x: 566, y: 117, anchor: "middle" },
    rim: { x: 620, y: 84, dx: 27, dy: -7 },
    badge: { x: 510, y: 112 },
  },
  {
    id: "haifa_d",
    ground: district("haifa_coast", "haifa_samaria", "-galilee_haifa"),
    slot: { x: 480, y: 263, width: 104, hangs: true },
    label: { x: 487, y: 244, anchor: "middle", stacks: true },
    rim: { x: 500, y: 185, dx: -28, dy: -4 },
    badge: { x: 414, y: 278 },
  },
  {
    id: "samaria",
    ground: district(
      "samaria_coast",
      "samaria_lydda",
      "samaria_jerusalem",
      "-middle_jordan",
      "-galilee_samaria",
      "-haifa_samaria",
    ),
    slot: { x: 545, y: 363, width: 122, hangs: true },
    label: { x: 545, y: 344, anchor: "middle" },
    rim: { x: 628, y: 340, dx: 0, dy: 28 },
    badge: { x: 490, y: 338 },
  },
  {
    id: "lydda",
    ground: district("lydda_coast", "lydda_gaza", "-lydda_jerusalem", "-samaria_lydda"),
    slot: { x: 413, y: 400, width: 114, hangs: true },
    label: { x: 406, y: 382, anchor: "middle" },
    rim: { x: 345, y: 492, dx: -28, dy: 0 },
    badge: { x: 458, y: 388 },
  },
  {
    id: "jerusalem_d",
    ground: district("samaria_jerusalem", "lower_jordan", "-gaza_jerusalem", "-lydda_jerusalem"),
    slot: { x: 526, y: 588, width: 122, hangs: true },
    label: { x: 526, y: 570, anchor: "middle" },
    rim: { x: 604, y: 592, dx: 0, dy: 28 },
    badge: { x: 470, y: 545 },
  },
  {
    id: "gaza",
    ground: district("gaza_coast", "sinai", "aqaba", "-arava", "-gaza_jerusalem", "-lydda_gaza"),
    slot: { x: 362, y: 618, width: 130, hangs: true },
    label: { x: 362, y: 599, anchor: "middle" },
    rim: { x: 446, y: 640, dx: 14, dy: 24 },
    badge: { x: 314, y: 594 },
  },
  {
    id: "haifa_c",
    ground: CITY,
    slot: { x: 386, y: 202, width: 86 },
    label: { x: 372, y: 146, anchor: "middle" },
    rim: { x: 332, y: 176, dx: -2, dy: 28 },
    badge: { x: 421, y: 171 },
  },
  {
    id: "tel_aviv",
    ground: CITY,
    slot: { x: 316, y: 420, width: 86 },
    label: { x: 262, y: 403, anchor: "end" },
    rim: { x: 258, y: 424, dx: -28, dy: 0 },
    badge: { x: 285, y: 388 },
  },
  {
    id: "jerusalem_c",
    ground: CITY,
    slot: { x: 552, y: 499, width: 86 },
    label: { x: 548, y: 444, anchor: "middle" },
    rim: { x: 606, y: 478, dx: 0, dy: 28 },
    badge: { x: 517, y: 468 },
  },
  {
    id: "rail_egypt",
    ground: RAILWAY,
    slot: { x: 258, y: 572, width: 86 },
    label: { x: 206, y: 556, anchor: "end", minor: true },
    rim: { x: 199, y: 592, dx: -28, dy: 0 },
    badge: { x: 299, y: 550 },
  },
  {
    id: "rail_jerusalem",
    ground: RAILWAY,
    slot: { x: 428, y: 482, width: 86 },
    label: { x: 424, y: 520, anchor: "middle", minor: true },
    rim: { x: 487, y: 476, dx: 0, dy: 28 },
    badge: { x: 388, y: 466 },
  },
  {
    id: "rail_haifa",
    ground: RAILWAY,
    slot: { x: 392, y: 330, width: 86 },
    label: { x: 340, y: 311, anchor: "end", minor: true },
    rim: { x: 333, y: 344, dx: -28, dy: 0 },
    badge: { x: 433, y: 308 },
  },
  {
    id: "rail_syria",
    ground: RAILWAY,
    slot: { x: 605, y: 237, width: 86 },
    label: { x: 605, y: 276, anchor: "middle", minor: true },
    rim: { x: 663, y: 230, dx: 0, dy: 28 },
    badge: { x: 566, y: 215 },
  },
];

export const MAP: BoardMap = {
  spaces: SPACES,
  sights: [{ x: 620, y: 44, width: 30, height: 20 }],
  corners: { medium: "top-left", large: "bottom-left" },
  first: "jerusalem_c",
};

/** The lines on which the plates of the Railways stand. */
export const RAILWAYS: Record<string, string> = {
  rail_egypt: line("303,463 308,496 286,540 250,584 196,626 142,662 84,704"),
  rail_jerusalem: line("353,444 386,466 428,482 470,494 508,500"),
  rail_haifa: line("392,246 404,276 396,316 384,348 352,374 336,380"),
  rail_syria: line("430,196 470,200 520,212 560,232 604,240 644,228 672,216 704,212"),
};

/** The coast of all the land that the map shows, from Lebanon to Sinai. */
export const MAINLAND = `${path(
  [
    ["640,-4000 640,-600 540,-80 500,20 484,58 470,86", false],
    [BORDERS.galilee_coast, false],
    [BORDERS.haifa_coast, false],
    [BORDERS.samaria_coast, false],
    [BORDERS.lydda_coast, false],
    [BORDERS.gaza_coast, false],
    ["112,662 84,680 40,694 -30,690 -400,700 -4000,760", false],
  ],
  false,
)} L -4000,5000 L 5000,5000 L 5000,-4000 L 640,-4000 Z`;

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
