// The map of Malaya as data. Geography of 1948, simplified: the small states of the west coast wider than life so that
// pieces find room; Perlis counted with Kedah, Penang with Perak, Malacca with Negri Sembilan (1.3.2).

import type { BoardMap, Ground, MapSpace } from "../british_way/map";
import { areasWithin, hachures, line, path, type Line } from "../british_way/outline";

// Each border once, from north or west; two spaces that share a border share its points.
const BORDERS = {
  andaman_coast: "30,-60 52,-20 58,10 62,36 78,54 96,66",
  isthmus: "30,-60 130,-52 230,-60",
  gulf_coast: "230,-60 244,-10 262,16 290,28 316,46 336,74 356,98 389,126",
  kedah_thailand: "96,66 134,66 152,88 190,94 208,124 244,130 246,158",
  perak_thailand: "246,158 240,182 256,206 276,190 316,178",
  kelantan_thailand: "316,178 348,196 376,164 389,126",
  kedah_coast: "96,66 92,92 100,122 116,156 122,196 128,236 122,280",
  perak_coast: "122,280 120,298 142,326 160,350 150,382 146,402 160,420 150,444",
  selangor_coast: "150,444 160,474 172,504 178,540 174,574 172,600 206,622 246,640 284,656",
  negri_coast: "284,656 320,680 356,696 392,708 424,722",
  johore_west_coast: "424,722 452,748 490,770 540,790 572,822 592,836",
  johore_strait: "592,836 612,812 646,806 676,812 704,818",
  johore_east_coast: "590,602 612,630 632,642 658,682 682,732 700,778 704,818",
  kelantan_coast: "389,126 424,136 440,156 454,182",
  trengganu_coast: "454,182 490,208 526,236 562,282 586,330 593,368 591,404 580,440",
  pahang_coast: "580,440 571,478 588,514 586,552 590,602",
  kedah_perak: "122,280 168,288 204,266 226,226 240,192 246,158",
  perak_kelantan: "316,178 306,220 318,268 312,312 306,350",
  perak_pahang: "306,350 296,392 302,420 312,446",
  perak_selangor: "150,444 202,440 258,450 312,446",
  kelantan_trengganu: "454,182 440,232 450,290 444,358",
  kelantan_pahang: "306,350 348,370 396,362 444,358",
  trengganu_pahang: "444,358 482,384 524,420 580,440",
  selangor_pahang: "312,446 350,478 374,520 380,562",
  selangor_negri: "380,562 344,596 310,628 284,656",
  negri_pahang: "380,562 424,564 466,580 498,612",
  negri_johore: "498,612 488,656 456,690 424,722",
  pahang_johore: "498,612 540,606 590,602",
} satisfies Record<string, Line>;

const outline = areasWithin(BORDERS);
const province = (...borders: Parameters<typeof outline>): Ground => ({ form: "area", path: outline(...borders) });
const CITY: Ground = { form: "circle", radius: 46 };
const ECONOMIC_CENTER: Ground = { form: "circle", radius: 42 };

const SPACES: MapSpace[] = [
  {
    id: "kedah",
    ground: province("kedah_thailand", "-kedah_perak", "-kedah_coast"),
    slot: { x: 176, y: 182, width: 96, hangs: true },
    label: { x: 168, y: 142, anchor: "middle" },
    rim: { x: 150, y: 262, dx: 28, dy: 0 },
    badge: { x: 128, y: 112 },
  },
  {
    id: "perak",
    ground: province(
      "perak_thailand",
      "perak_kelantan",
      "perak_pahang",
      "-perak_selangor",
      "-perak_coast",
      "kedah_perak",
    ),
    slot: { x: 232, y: 298, width: 136, hangs: true },
    label: { x: 262, y: 257, anchor: "middle" },
    rim: { x: 276, y: 372, dx: 0, dy: 28 },
    badge: { x: 276, y: 222 },
  },
  {
    id: "kelantan",
    ground: province(
      "kelantan_thailand",
      "kelantan_coast",
      "kelantan_trengganu",
      "-kelantan_pahang",
      "-perak_kelantan",
    ),
    slot: { x: 380, y: 270, width: 112, hangs: true },
    label: { x: 382, y: 230, anchor: "middle" },
    rim: { x: 396, y: 336, dx: 28, dy: 0 },
    badge: { x: 404, y: 172 },
  },
  {
    id: "trengganu",
    ground: province("trengganu_coast", "-trengganu_pahang", "-kelantan_trengganu"),
    slot: { x: 518, y: 334, width: 116, hangs: true },
    label: { x: 510, y: 294, anchor: "middle" },
    rim: { x: 566, y: 410, dx: -26, dy: -7 },
    badge: { x: 486, y: 242 },
  },
  {
    id: "pahang",
    ground: province(
      "trengganu_pahang",
      "pahang_coast",
      "-pahang_johore",
      "-negri_pahang",
      "-selangor_pahang",
      "-perak_pahang",
      "kelantan_pahang",
    ),
    slot: { x: 462, y: 480, width: 150, hangs: true },
    label: { x: 458, y: 440, anchor: "middle" },
    rim: { x: 554, y: 570, dx: -28, dy: 0 },
    badge: { x: 384, y: 424 },
  },
  {
    id: "selangor",
    ground: province("perak_selangor", "selangor_pahang", "selangor_negri", "-selangor_coast"),
    slot: { x: 288, y: 520, width: 118, hangs: true },
    label: { x: 258, y: 480, anchor: "middle" },
    rim: { x: 200, y: 548, dx: 0, dy: -28 },
    badge: { x: 200, y: 466 },
  },
  {
    id: "negri_sembilan",
    ground: province("negri_pahang", "negri_johore", "-negri_coast", "-selangor_negri"),
    slot: { x: 396, y: 644, width: 118, hangs: true },
    label: { x: 410, y: 604, anchor: "middle" },
    rim: { x: 480, y: 623, dx: -4, dy: 28 },
    badge: { x: 352, y: 606 },
  },
  {
    id: "johore",
    ground: province("pahang_johore", "johore_east_coast", "-johore_strait", "-johore_west_coast", "-negri_johore"),
    slot: { x: 572, y: 704, width: 140, hangs: true },
    label: { x: 568, y: 664, anchor: "middle" },
    rim: { x: 574, y: 778, dx: 28, dy: 0 },
    badge: { x: 530, y: 634 },
  },
  {
    id: "thailand",
    ground: {
      form: "area",
      path: outline(
        "isthmus",
        "gulf_coast",
        "-kelantan_thailand",
        "-perak_thailand",
        "-kedah_thailand",
        "-andaman_coast",
      ),
      colour: "abroad",
    },
    slot: { x: 268, y: 74, width: 118, hangs: true },
    label: { x: 190, y: 48, anchor: "middle" },
    rim: { x: 300, y: 140, dx: 28, dy: 0 },
    badge: { x: 120, y: 42 },
  },
  {
    id: "kuala_lumpur",
    ground: CITY,
    slot: { x: 226, y: 612, width: 84 },
    label: { x: 164, y: 574, anchor: "end" },
    rim: { x: 166, y: 626, dx: -28, dy: 0 },
    badge: { x: 196, y: 580 },
  },
  {
    id: "ec_tin",
    ground: ECONOMIC_CENTER,
    slot: { x: 216, y: 398, width: 82 },
    label: { x: 136, y: 398, anchor: "end", small: true, minor: true },
    rim: { x: 160, y: 384, dx: 0, dy: 28 },
    badge: { x: 188, y: 372 },
  },
  {
    id: "ec_rubber",
    ground: ECONOMIC_CENTER,
    slot: { x: 440, y: 742, width: 82 },
    label: { x: 396, y: 766, anchor: "end", small: true, minor: true },
    rim: { x: 385, y: 728, dx: -28, dy: 0 },
    badge: { x: 406, y: 714 },
  },
];

export const MAP: BoardMap = {
  spaces: SPACES,
  sights: [
    { x: 660, y: 700, width: 40, height: 100 },
    { x: 590, y: 596, width: 20, height: 30 },
  ],
  corners: { medium: "top-left", large: "bottom-right" },
  first: "kuala_lumpur",
};

/** 1.3.2. */
export const MOUNTAINS = ["perak", "selangor"];
export const JUNGLES = ["kedah", "kelantan", "trengganu", "pahang", "negri_sembilan", "johore"];

/** Where the population and the level of a space stand: around this point. */
export const STANDINGS: Record<string, { x: number; y: number }> = {
  kedah: { x: 168, y: 158 },
  perak: { x: 252, y: 273 },
  kelantan: { x: 382, y: 246 },
  trengganu: { x: 512, y: 310 },
  pahang: { x: 458, y: 456 },
  selangor: { x: 262, y: 496 },
  negri_sembilan: { x: 404, y: 620 },
  johore: { x: 568, y: 680 },
  kuala_lumpur: { x: 108, y: 598 },
};

/** The coast of all the land that the map shows. */
export const MAINLAND = path(
  [
    ["30,-60 0,-120 -60,-400 -60,-4000 400,-4000 260,-300 230,-60", false],
    [BORDERS.gulf_coast, false],
    [BORDERS.kelantan_coast, false],
    [BORDERS.trengganu_coast, false],
    [BORDERS.pahang_coast, false],
    [BORDERS.johore_east_coast, false],
    [BORDERS.johore_strait, true],
    [BORDERS.johore_west_coast, true],
    [BORDERS.negri_coast, true],
    [BORDERS.selangor_coast, true],
    [BORDERS.perak_coast, true],
    [BORDERS.kedah_coast, true],
    [BORDERS.andaman_coast, true],
  ],
  true,
);

/** 1.3.1: no space. */
export const SINGAPORE = line("616,822 636,818 656,824 644,838 622,838 610,832 616,822");

/** The islands that belong to Provinces. */
export const ISLANDS = {
  penang: line("104,244 114,246 114,266 102,264 104,244"),
  langkawi: line("36,88 56,84 64,98 50,112 34,104 36,88"),
  tioman: line("694,634 702,644 698,656 690,648 694,634"),
};

/** 1.3.3: no British piece crosses this frontier. */
export const FRONTIER = path(
  [
    [BORDERS.kedah_thailand, false],
    [BORDERS.perak_thailand, false],
    [BORDERS.kelantan_thailand, false],
  ],
  false,
);

/** Ridges of the two Mountain Provinces. */
export const RIDGES = [
  hachures("268,206 284,244 296,290 290,330", 11),
  hachures("176,300 172,330 184,352", 8),
  hachures("276,344 282,388 288,424", 9),
  hachures("318,470 344,500 356,536", 10),
  hachures("176,456 206,460 232,462", 7),
];

export const RIVERS = [
  line("392,128 396,160 380,196 398,224 386,262 398,300 384,330"),
  line("582,520 548,528 520,512 500,536 460,532 424,520 404,486 410,440 398,404"),
  line("160,418 186,424 250,376 262,330 250,300 262,240"),
];
