// Cyprus's state as the server describes it (`describe_state` of the game).

import type { FamilyState } from "../british_way/state";

export interface CyprusState extends FamilyState {
  available: { police: number; cells: number; caches: number };
  prison: number;
  opinion: number;
  chits: Record<"0" | "1" | "2", number>;
}
