/** SAGA-MOVE-004: what numbers cost on Hide, by the steps of the worldbuilding guide; the highest first. */
export const NOISE = [
  { from: 20_000, by: -5 },
  { from: 4_000, by: -4 },
  { from: 400, by: -3 },
  { from: 100, by: -2 },
  { from: 15, by: -1 },
] as const;

/** SAGA-MOVE-040: with so many on one side contact is Mass Combat. */
export const MASS_COMBAT_FROM = 15;
