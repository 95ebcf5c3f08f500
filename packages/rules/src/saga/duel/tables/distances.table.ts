// SAGA-DUEL-FOOT-001: the board is made of squares of one metre; every distance below counts squares.
// SAGA-DUEL-FOOT-003: the three Fight Distances, each the separation of two squares.
/** 4.02 Fight Distances. */
export const DISTANCES = { dagger: 1, sword: 2, spear: 3 } as const;

export type Distance = (typeof DISTANCES)[keyof typeof DISTANCES];
/** The distances by the weapons that they suit. */
export const { dagger: DAGGER, sword: SWORD, spear: SPEAR } = DISTANCES;
