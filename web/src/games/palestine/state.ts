// Palestine's state as the server describes it (`describe_state` of the game).

import type { FamilyState } from "../british_way/state";

export interface PalestineState extends FamilyState {
  available: { police: number; cells: number; caches: number };
  track: { cells: number; caches: number };
  prison: number;
  removed: number;
  haganah: number;
  chits: Record<"0" | "1" | "2", number>;
  forced_pass: string;
}
