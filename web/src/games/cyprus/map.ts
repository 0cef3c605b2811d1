// The map of Cyprus as data. The island of 1955, simplified: taller than life so that pieces find room.

import type { BoardMap, Ground, MapSpace } from "../british_way/map";
import { areasWithin, hachures, path, type Line } from "../british_way/outline";

// Each border once, from north or west; two spaces that touch share its points. The coast runs round with the sun.
const BORDERS = {
  tillyria_coast: "40,343 44,331 64,353 85,356 106,339 129,297 137,300 158,293 176,294",
  morphou_coast: "176,294 196,298 216,310 229,305 245,280 250,254",
  kyrenia_coast:
    "250,254 250,226 240,190 248,186 268,196 292,204 318,201 362,207 406,213 446,209 479,202 519,181 541,181",
  karpas_coast:
    "541,181 570,171 599,160 628,147 645,129 688,114 732,90 770,63 779,65 771,88 760,94 732,120 704,148 668,176 642,200 610,244 576,244",
  famagusta_coast:
    "576,244 566,262 568,284 574,306 588,334 606,356 622,386 618,394 604,390 590,381 560,388 544,403 526,388 511,385",
  larnaca_coast: "511,385 488,391 479,407 477,432 470,458 448,468 432,478 408,488 386,496",
  limassol_coast: "386,496 356,509 322,512 298,514 278,534 283,566 268,570 250,567 241,529 216,523 192,530",
  paphos_coast: "192,530 166,530 130,514 100,500 84,485 74,442 55,420 57,408 46,376 40,343",
  paphos_nicosia: "176,294 184,312 190,338",
  paphos_troodos: "190,338 178,368 182,400 202,430 204,452",
  paphos_limassol: "204,452 196,478 200,504 192,530",
  nicosia_troodos: "190,338 226,350 280,351 340,354 408,349 468,322",
  nicosia_kyrenia: "250,254 284,270 330,277 390,278 450,268",
  nicosia_famagusta: "450,268 456,288 462,306 468,322",
  troodos_limassol: "204,452 232,434 280,428 330,428 372,430",
  troodos_larnaca: "372,430 390,404 428,374 476,350",
  troodos_famagusta: "468,322 474,336 476,350",
  limassol_larnaca: "372,430 372,452 382,474 386,496",
  larnaca_famagusta: "476,350 492,362 511,385",
  kyrenia_famagusta: "450,268 482,260 512,244 534,226",
  kyrenia_karpas: "541,181 534,202 534,226",
  karpas_famagusta: "534,226 554,238 576,244",
} satisfies Record<string, Line>;

const outline = areasWithin(BORDERS);
const area = (...borders: Parameters<typeof outline>): Ground => ({ form: "area", path: outline(...borders) });
const BASE: Ground = { form: "plate", width: 86, height: 48 };

const SPACES: MapSpace[] = [
  {
    id: "paphos",
    ground: area("tillyria_coast", "paphos_nicosia", "paphos_troodos", "paphos_limassol", "paphos_coast"),
    slot: { x: 122, y: 418, width: 130, hangs: true },
    label: { x: 122, y: 399, anchor: "middle" },
    rim: { x: 148, y: 326, dx: 2, dy: 28 },
    badge: { x: 82, y: 372 },
  },
  {
    id: "limassol",
    ground: area("troodos_limassol", "limassol_larnaca", "limassol_coast", "-paphos_limassol"),
    slot: { x: 306, y: 468, width: 130, hangs: true },
    label: { x: 306, y: 451, anchor: "middle" },
    rim: { x: 222, y: 476, dx: 0, dy: 28 },
    badge: { x: 353, y: 449 },
  },
  {
    id: "nicosia",
    ground: area("morphou_coast", "nicosia_kyrenia", "nicosia_famagusta", "-nicosia_troodos", "-paphos_nicosia"),
    slot: { x: 344, y: 314, width: 130, hangs: true },
    label: { x: 344, y: 297, anchor: "middle" },
    rim: { x: 264, y: 294, dx: -4, dy: 28 },
    badge: { x: 424, y: 292 },
  },
  {
    id: "larnaca",
    ground: area("larnaca_famagusta", "larnaca_coast", "-limassol_larnaca", "troodos_larnaca"),
    slot: { x: 428, y: 427, width: 130, hangs: true },
    label: { x: 430, y: 410, anchor: "middle" },
    rim: { x: 448, y: 490, dx: 27, dy: -8 },
    badge: { x: 456, y: 384 },
  },
  {
    id: "famagusta",
    ground: area(
      "karpas_famagusta",
      "famagusta_coast",
      "-larnaca_famagusta",
      "-troodos_famagusta",
      "-nicosia_famagusta",
      "kyrenia_famagusta",
    ),
    slot: { x: 522, y: 310, width: 130, hangs: true },
    label: { x: 516, y: 292, anchor: "middle" },
    rim: { x: 602, y: 292, dx: 15, dy: 24 },
    badge: { x: 524, y: 262 },
  },
  {
    id: "karpas",
    ground: area("karpas_coast", "-karpas_famagusta", "-kyrenia_karpas"),
    slot: { x: 600, y: 199, width: 130, hangs: true },
    label: { x: 608, y: 181, anchor: "middle" },
    rim: { x: 676, y: 206, dx: 24, dy: -16 },
    badge: { x: 672, y: 142 },
  },
  {
    id: "troodos",
    ground: area("nicosia_troodos", "troodos_famagusta", "-troodos_larnaca", "-troodos_limassol", "-paphos_troodos"),
    slot: { x: 284, y: 390, width: 130, hangs: true },
    label: { x: 284, y: 373, anchor: "middle" },
    rim: { x: 370, y: 388, dx: 28, dy: -5 },
    badge: { x: 214, y: 374 },
  },
  {
    id: "kyrenia",
    ground: area("kyrenia_coast", "kyrenia_karpas", "-kyrenia_famagusta", "-nicosia_kyrenia"),
    slot: { x: 366, y: 238, width: 130, hangs: true },
    label: { x: 366, y: 221, anchor: "middle" },
    rim: { x: 448, y: 236, dx: 28, dy: -5 },
    badge: { x: 290, y: 230 },
  },
  {
    id: "akrotiri",
    ground: BASE,
    slot: { x: 268, y: 548, width: 84 },
    label: { x: 236, y: 593, anchor: "start" },
    rim: { x: 332, y: 550, dx: 28, dy: 0 },
    badge: { x: 224, y: 524 },
  },
  {
    id: "dhekelia",
    ground: BASE,
    slot: { x: 534, y: 406, width: 84 },
    label: { x: 502, y: 450, anchor: "start" },
    rim: { x: 594, y: 412, dx: 28, dy: 0 },
    badge: { x: 491, y: 382 },
  },
];

export const MAP: BoardMap = {
  spaces: SPACES,
  sights: [
    { x: 762, y: 62, width: 16, height: 30 },
    { x: 42, y: 330, width: 60, height: 60 },
    { x: 604, y: 360, width: 20, height: 34 },
    { x: 640, y: 122, width: 40, height: 20 },
    { x: 700, y: 96, width: 40, height: 20 },
    { x: 240, y: 186, width: 20, height: 20 },
    { x: 70, y: 470, width: 60, height: 40 },
  ],
  corners: { medium: "bottom-right", large: "bottom-right" },
  first: "nicosia",
};

const COAST = [
  "tillyria_coast",
  "morphou_coast",
  "kyrenia_coast",
  "karpas_coast",
  "famagusta_coast",
  "larnaca_coast",
  "limassol_coast",
  "paphos_coast",
] as const;
export const ISLAND = path(
  COAST.map((stretch) => [BORDERS[stretch], false]),
  true,
);

/** Where the towns themselves lie. */
export const TOWNS = [
  { x: 88, y: 474 },
  { x: 310, y: 507 },
  { x: 414, y: 318 },
  { x: 470, y: 416 },
  { x: 568, y: 296 },
  { x: 706, y: 116 },
];

/** The spaces that are Mountains. */
export const MOUNTAINS = SPACES.filter(({ id }) => id === "troodos" || id === "kyrenia");

/** The ridges: the Troodos, and the long range along the north coast into the peninsula. */
export const RIDGES = [
  hachures("206,420 200,396 206,370 220,362", 9),
  hachures("222,420 218,396 232,376 248,366", 7),
  hachures("342,370 366,368 400,364 440,350 462,338", 8),
  hachures("352,408 366,390 388,378 418,370", 7),
  hachures("262,208 282,216 304,216", 7),
  hachures("264,236 284,250 306,256", 8),
  hachures("424,232 448,230 484,222 516,204", 9),
  hachures("436,254 470,246 500,234 522,216", 6),
  hachures("652,152 682,140 714,120 746,96", 6),
];
