// Battles before they are fought, as the table tells them.

export interface Factor {
  rule: string;
  name: string;
  /** `1/2` */
  factor: string;
}

export interface Share {
  unit: string;
  printed: number;
  strength: string;
  factors: Factor[];
}

export interface AttackPreview {
  kind: "attack" | "overrun";
  hex: string;
  attack: Share[];
  defence: Share[];
  strengths: [string, string];
  terrain: string;
  odds: string;
  column: number;
  ratings: [number, number];
  /** The units whose ratings count. */
  leading: [string, string];
  modifier: number;
  hedgehog: number;
  costs: [number, number];
  /** What the dumps in reach of each side have. */
  sources: [Record<string, number>, Record<string, number>];
  /** The attackers who fight on their stocks. */
  stocks: string[];
  defence_paid: "pay" | "stocks" | "decline";
  chances: Record<string, number>;
}

export interface BarragePreview {
  kind: "barrage" | "port";
  hex: string;
  points: number;
  column: number;
  shifts?: Record<string, number>;
  shifted?: number;
  cost?: number;
  units?: Record<string, string>;
  sources?: Record<string, number>[];
  chances: Record<string, number>;
}

export type Preview = AttackPreview | BarragePreview;

export const isAttack = (preview: Preview): preview is AttackPreview => "odds" in preview;

/** A factor as people write it: ×2, ×½. */
export function factorText(factor: string): string {
  const known: Record<string, string> = { "1/2": "½", "1/3": "⅓", "1/4": "¼", "3/2": "1½" };
  const [above, below] = factor.split("/");
  return `×${known[factor] ?? (below === "1" ? above : factor)}`;
}

/** How likely a battle is to do certain things at all. */
export function summary(chances: Record<string, number>, does: (result: string) => boolean): number {
  return Object.entries(chances).reduce((sum, [result, chance]) => sum + (does(result) ? chance : 0), 0);
}

const MOST_DUMPS = 3;

/** The first of the dumps from which something can be paid, each once, and how many more there are. */
export function dumpsIn(sources: Record<string, number>[]): { dumps: [hex: string, tokens: number][]; more: number } {
  const all = Object.entries(Object.assign({}, ...sources) as Record<string, number>);
  return { dumps: all.slice(0, MOST_DUMPS), more: Math.max(0, all.length - MOST_DUMPS) };
}
