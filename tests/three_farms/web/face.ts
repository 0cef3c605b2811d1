// Three Farms at the table: no cards, no spaces, three sides.

import { t } from "../../words/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import type { FarmsState } from "./state";
import en from "./words/en.ftl?raw";
import ja from "./words/ja.ftl?raw";

const face: GameFace<FarmsState> = {
  Board,
  colours: { red: "var(--red-farm)", green: "var(--green-farm)", blue: "var(--blue-farm)" },
  words: { en, ja },
  chapter: "log-round",
  aside: ["log-round"],
  chart: { heading: "board-rounds", title: (number) => t("board-round", { number }) },
};

export default face;
