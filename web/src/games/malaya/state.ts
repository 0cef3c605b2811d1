// Malaya's state as the server describes it (`describe_state` of the game).

import type { FamilyState } from "../british_way/state";

export interface MalayaState extends FamilyState {
  available: { troops: number; police: number; guerrillas: number; bases: number; villages: number };
  resources: Record<"british" | "mcp", number>;
  commander: string;
  /** HM-10: no Commander has an effect. */
  commander_down: boolean;
}
