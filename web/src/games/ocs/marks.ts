// What is drawn over the map at somebody's wish: marks on hexes, and arrows between them.

export type MarkKind =
  | "reach" // can be reached
  | "contact" // can be reached, and is in an enemy zone of control
  | "legal" // may be chosen
  | "target" // can be attacked, overrun or fired at
  | "selected"
  | "zoc" // in an enemy zone of control
  | "threat" // the enemy can reach it
  | "supply" // trace supply is drawn here
  | "throw" // an HQ throws supply here
  | "dump"
  | "dry" // no supply
  | "allied" // owned by
  | "axis"
  | "lit" // somebody points at it elsewhere
  | "changed";

export interface Mark {
  kind: MarkKind;
  /** A few letters: a cost. */
  text?: string;
}

export type ArrowKind = "move" | "attack" | "retreat" | "supply" | "changed";

/** A way from hex to hex. */
export interface Arrow {
  kind: ArrowKind;
  hexes: string[];
  text?: string;
}
