// The labels of a track that shows bare numbers.
export const numbersTo = (top: number): string[] => Array.from({ length: top + 1 }, (_, value) => String(value));
