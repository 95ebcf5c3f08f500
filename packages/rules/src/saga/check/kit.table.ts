/** 1.02.03: the dice a table owns, and how many d8 are recommended in each edition. */
export const KIT = ['d4', 'd6', 'd8', 'd10z', 'd00', 'd12', 'd20'] as const;

export const RECOMMENDED_D8 = { saga: 4, 'saga-1e': 10 } as const;
