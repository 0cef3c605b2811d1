// A player takes command: one hand for board, list and panel, begun anew whenever something has changed.

import { untrack } from "svelte";
import { words } from "../../../words/words.svelte";
import type { OrderTable } from "../../orders";
import type { OcsState } from "../state";
import type { Theatre } from "../theatre";
import { Command } from "./command.svelte";

export function takeCommand(theatre: Theatre, table: OrderTable<OcsState>): Command {
  const command = new Command(table, theatre);
  $effect(() => {
    void [table.at, table.asked, words.language];
    if (!table.sending) untrack(() => void command.renew());
  });
  return command;
}
