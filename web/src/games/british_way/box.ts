/** A place on the board, or a part of it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
