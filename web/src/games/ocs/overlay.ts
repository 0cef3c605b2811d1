// Marks on hexes and arrows between them, in one ink each over the map.

import type { Point } from "./hexes";
import { CORNERS } from "./hexes";
import type { Inks } from "./inks";
import type { Arrow, Mark, MarkKind } from "./marks";

type Pen = CanvasRenderingContext2D;

interface Look {
  ink: keyof Inks;
  fill: number;
  line?: number;
  dash?: number[];
  hatch?: boolean;
}

/** What must be told apart differs in shape: filled, outlined, dashed or hatched. */
const LOOKS: Record<MarkKind, Look> = {
  reach: { ink: "focus", fill: 0.2 },
  contact: { ink: "danger", fill: 0.12, hatch: true },
  legal: { ink: "glow", fill: 0.1, line: 3 },
  target: { ink: "danger", fill: 0.12, line: 3 },
  selected: { ink: "accent", fill: 0.14, line: 3.4 },
  zoc: { ink: "danger", fill: 0, hatch: true },
  threat: { ink: "danger", fill: 0, hatch: true },
  supply: { ink: "focus", fill: 0.4 },
  throw: { ink: "focus", fill: 0.12 },
  dump: { ink: "focus", fill: 0.12, line: 2 },
  dry: { ink: "danger", fill: 0.3, line: 2, dash: [4, 3] },
  allied: { ink: "allied", fill: 0.34 },
  axis: { ink: "axis", fill: 0.34 },
  lit: { ink: "glow", fill: 0.28, line: 2 },
  changed: { ink: "changed", fill: 0.1, line: 2.4, dash: [6, 4] },
};

function hexagon(pen: Pen, { x, y }: Point, radius: number): void {
  CORNERS.forEach((corner, at) => {
    const [px, py] = [x + corner.x * radius, y + corner.y * radius];
    if (at) pen.lineTo(px, py);
    else pen.moveTo(px, py);
  });
  pen.closePath();
}

/** All marks of a kind at once. */
export function paintMarks(pen: Pen, kind: MarkKind, at: Point[], scale: number, inks: Inks): void {
  const { ink, fill, line, dash, hatch } = LOOKS[kind];
  pen.fillStyle = pen.strokeStyle = inks[ink] as string;
  if (fill) {
    pen.beginPath();
    for (const point of at) hexagon(pen, point, scale * (line ? 0.97 : 1));
    pen.globalAlpha = fill;
    pen.fill();
    pen.globalAlpha = 1;
  }
  if (hatch) {
    pen.beginPath();
    for (const { x, y } of at) {
      for (const off of [-0.28, 0, 0.28]) {
        pen.moveTo(x + (off - 0.16) * scale, y + 0.26 * scale);
        pen.lineTo(x + (off + 0.16) * scale, y - 0.26 * scale);
      }
    }
    pen.globalAlpha = 0.55;
    pen.lineWidth = Math.max(1, scale * 0.025);
    pen.stroke();
    pen.globalAlpha = 1;
  }
  if (line) {
    pen.beginPath();
    for (const point of at) hexagon(pen, point, scale * 0.95);
    pen.lineWidth = Math.min(line, Math.max(1.2, scale / 12));
    pen.setLineDash(dash ?? []);
    pen.lineJoin = "round";
    pen.stroke();
    pen.setLineDash([]);
  }
}

/** The few letters of a mark, at the foot of its hex. */
export function paintMarkText(pen: Pen, { text, kind }: Mark, { x, y }: Point, scale: number, inks: Inks): void {
  if (!text || scale < 26) return;
  const high = Math.max(9, Math.min(15, scale * 0.19));
  pen.font = `700 ${high}px ${inks.sans}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const wide = pen.measureText(text).width + high * 0.6;
  const top = y + scale * 0.34;
  pen.beginPath();
  pen.roundRect(x - wide / 2, top - high * 0.62, wide, high * 1.24, high * 0.4);
  pen.fillStyle = inks["paper-raised"];
  pen.fill();
  pen.strokeStyle = inks[LOOKS[kind].ink] as string;
  pen.lineWidth = 1.2;
  pen.stroke();
  pen.fillStyle = inks.ink;
  pen.fillText(text, x, top + high * 0.05);
}

/** The ring of the hex that has the focus. */
export function paintFocus(pen: Pen, at: Point, scale: number, inks: Inks): void {
  for (const [ink, width] of [
    [inks["paper-raised"], 5],
    [inks.focus, 3],
  ] as const) {
    pen.beginPath();
    hexagon(pen, at, scale * 0.98);
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.lineJoin = "round";
    pen.stroke();
  }
}

const ARROW_INKS: Record<Arrow["kind"], { ink: keyof Inks; dash: number[] }> = {
  move: { ink: "accent", dash: [] },
  attack: { ink: "danger", dash: [] },
  retreat: { ink: "danger", dash: [7, 5] },
  supply: { ink: "focus", dash: [2, 5] },
  changed: { ink: "changed", dash: [9, 4] },
};

/** A way through some points, with its head at the last. */
export function paintArrow(pen: Pen, kind: Arrow["kind"], points: Point[], scale: number, inks: Inks): void {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return;
  const { ink, dash } = ARROW_INKS[kind];
  const width = Math.max(1.6, Math.min(7, scale * (kind === "supply" ? 0.035 : 0.075)));
  const turn = Math.atan2(last.y - before.y, last.x - before.x);
  const head = width * 2.6;
  const neck = { x: last.x - head * Math.cos(turn), y: last.y - head * Math.sin(turn) };
  for (const [colour, wide] of [
    [inks["paper-raised"], width + 2.5],
    [inks[ink] as string, width],
  ] as const) {
    pen.strokeStyle = pen.fillStyle = colour;
    pen.lineWidth = wide;
    pen.lineJoin = pen.lineCap = "round";
    pen.setLineDash(colour === inks["paper-raised"] ? [] : dash);
    pen.beginPath();
    [...points.slice(0, -1), neck].forEach(({ x, y }, at) => (at ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    for (const [far, side] of [
      [0, 0],
      [head * 1.2, 1.3],
      [head * 1.2, -1.3],
    ] as const) {
      pen.lineTo(
        last.x - far * Math.cos(turn) - side * width * Math.sin(turn),
        last.y - far * Math.sin(turn) + side * width * Math.cos(turn),
      );
    }
    pen.closePath();
    pen.fill();
  }
  pen.lineCap = "butt";
}
