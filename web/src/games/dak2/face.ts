// DAK-II at the table.

import type { Language } from "../../api/types";
import type { GameFace } from "../face";
import Aside from "../ocs/orders/Aside.svelte";
import Conditions from "../ocs/orders/Conditions.svelte";
import Panel from "../ocs/orders/Panel.svelte";
import { ROLLS } from "../ocs/orders/rolled";
import Rolled from "../ocs/orders/Rolled.svelte";
import { spacesOf } from "../ocs/orders/sentence";
import { STANDING } from "../ocs/orders/standing";
import { whereIn } from "../ocs/orders/where";
import { takeCommand } from "../ocs/orders/take.svelte";
import ordersEn from "../ocs/orders/words/en.ftl?raw";
import ordersJa from "../ocs/orders/words/ja.ftl?raw";
import type { OcsState } from "../ocs/state";
import seriesEn from "../ocs/words/en.ftl?raw";
import seriesJa from "../ocs/words/ja.ftl?raw";
import Board from "./Board.svelte";
import { THEATRE, theatreOf } from "./map";
import SpacesTable from "./SpacesTable.svelte";
import en from "./words/en.ftl?raw";
import ja from "./words/ja.ftl?raw";

const WORDS: Record<Language, string> = { en: seriesEn + ordersEn + en, ja: seriesJa + ordersJa + ja };

const face: GameFace<OcsState> = {
  Board,
  colours: { allied: "var(--allied)", axis: "var(--axis)" },
  words: WORDS,
  SpacesTable,
  spacesTab: "stacks-tab",
  orders: { take: (table) => takeCommand(theatreOf(table.state), table), Panel, Aside },
  spacesOf: (answer, { units }) => spacesOf(answer, (word) => THEATRE.grid.number.has(word), units),
  standing: STANDING,
  Deciding: Conditions,
  where: whereIn,
  Rolled,
  rolls: ROLLS,
  chart: { heading: "table-chart-card", title: (period) => period },
};

export default face;
