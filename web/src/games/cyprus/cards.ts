export const PROPAGANDA = ["HC-33", "HC-34", "HC-35"];
