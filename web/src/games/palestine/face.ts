// Palestine at the table.

import type { Language } from "../../api/types";
import { plainTitle } from "../../common/ruletext";
import Card from "../british_way/CardView.svelte";
import familyEn from "../british_way/words/en.ftl?raw";
import familyJa from "../british_way/words/ja.ftl?raw";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import SpacesTable from "./SpacesTable.svelte";
import type { PalestineState } from "./state";
import { TELLING } from "./telling";
import en from "./words/en.ftl?raw";
import ja from "./words/ja.ftl?raw";

const PROPAGANDA = ["P33", "P34", "P35"];
const DESTINATIONS = ["ask-patrol", "ask-search"];
const MOVES = ["ask-move-police", "ask-move-troops", "ask-move-to", "ask-how-many"];
const WORDS: Record<Language, string> = { en: familyEn + en, ja: familyJa + ja };

const face: GameFace<PalestineState> = {
  Board,
  colours: { british: "var(--police)", irgun: "var(--irgun)" },
  words: WORDS,
  SpacesTable,
  cards: { Card, current: ({ card }) => card, lasting: ({ capabilities }) => capabilities },
  numbered: (message) => (MOVES.includes(message) ? DESTINATIONS : [message]),
  telling: TELLING,
  chapter: "log-reveal",
  aside: ["log-reveal", "log-box", "log-eligibility", "log-activate-cells"],
  chart: {
    heading: "table-chart-card",
    title: (card, titles) => plainTitle(card, titles[card] ?? card),
    marked: (card) => PROPAGANDA.includes(card),
  },
};

export default face;
