// Palestine's state as the server describes it (`describe_state` of the game).

export type Kind = "troops" | "police" | "underground" | "active" | "caches" | "sabotage" | "terror" | "curfew";

export interface PalestineState {
  spaces: Record<string, Record<Kind, number>>;
  available: { police: number; cells: number; caches: number };
  track: { cells: number; caches: number };
  prison: number;
  removed: number;
  political_will: number;
  haganah: number;
  chits: Record<"0" | "1" | "2", number>;
  capabilities: { card: string; text: string; side: string }[];
  played: string[];
  unseen: number;
  card: string;
  first: string;
  boxes: Record<"limited" | "event" | "operation", string>;
  forced_pass: string;
  winner: string;
}
