/** The cards of a Propaganda Round. */
export const PROPAGANDA = ["HM-33", "HM-34", "HM-35"];
