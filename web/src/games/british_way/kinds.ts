// The kinds of things that lie in a space: wooden pieces by shape and colour, and markers by their sign.

export interface PieceKind {
  id: string;
  /** An insurgent stands hidden or in the open: the same piece with its other side up. */
  form: "cube" | "hidden" | "open" | "disc";
  /** The colour's name in the theme; `NAME-edge` is that of its edges. */
  colour: string;
  /** What is drawn on a disc: the crate of a cache, or the hut of a camp. */
  sign?: "crate" | "hut";
}

export interface MarkerKind {
  id: string;
  form: "sabotage" | "terror" | "curfew" | "village";
}

export type Kind = PieceKind | MarkerKind;
