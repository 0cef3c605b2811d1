// The boxes of the initiative track that a side can take, from left to right.
export const ACTIONS = ["limited", "event", "operation"] as const;
