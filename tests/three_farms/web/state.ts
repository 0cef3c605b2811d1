// The farms as the server describes them (`describe_state` of the game).

export const FARMS = ["red", "green", "blue"] as const;
export type Farm = (typeof FARMS)[number];

export interface FarmsState {
  grain: Record<Farm, number>;
  rounds: number;
  winner: string;
}
