// Malaya at the table.

import type { Language } from "../../api/types";
import { plainTitle } from "../../common/ruletext";
import Card from "../british_way/CardView.svelte";
import familyEn from "../british_way/words/en.ftl?raw";
import familyJa from "../british_way/words/ja.ftl?raw";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { PROPAGANDA } from "./cards";
import SpacesTable from "./SpacesTable.svelte";
import type { MalayaState } from "./state";
import { TELLING } from "./telling";
import en from "./words/en.ftl?raw";
import ja from "./words/ja.ftl?raw";

const CUBES_GO_TO = ["ask-sweep", "ask-garrison", "ask-garrison-province"];
const CUBES_MOVE = ["ask-move-police", "ask-move-troops", "ask-move-to", "ask-how-many"];
const GUERRILLAS_GO_TO = ["ask-march"];
const GUERRILLAS_MOVE = ["ask-march-from", "ask-march-to", "ask-march-active", "ask-march-underground"];
const WORDS: Record<Language, string> = { en: familyEn + en, ja: familyJa + ja };

const face: GameFace<MalayaState> = {
  Board,
  colours: { british: "var(--police)", mcp: "var(--mcp)" },
  words: WORDS,
  SpacesTable,
  cards: { Card, current: ({ card }) => card, lasting: ({ capabilities }) => capabilities },
  numbered: (message) => {
    if (CUBES_MOVE.includes(message)) return CUBES_GO_TO;
    return GUERRILLAS_MOVE.includes(message) ? GUERRILLAS_GO_TO : [message];
  },
  telling: TELLING,
  chapter: "log-reveal",
  aside: ["log-reveal", "log-box", "log-eligibility", "log-activate-guerrillas", "log-pay"],
  chart: {
    heading: "table-chart-card",
    title: (card, titles) => plainTitle(card, titles[card] ?? card),
    marked: (card) => PROPAGANDA.includes(card),
  },
};

export default face;
