/** SAGA-WEALTH-002: the ratings of levels 1 to 12, in hundredths. */
export const LADDER = [100, 125, 150, 200, 250, 300, 375, 475, 600, 750, 950, 1150] as const;
