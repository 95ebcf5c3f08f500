/** SAGA-MOVE-009: what each pace does to a day's movement, and to Hide and Notice that day. */
export const PACES = {
  rest: { moves: 0, senses: 0 },
  careful: { moves: -1, senses: 1 },
  steady: { moves: 0, senses: 0 },
  forced: { moves: 1, senses: -1 },
} as const;

export type Pace = keyof typeof PACES;
/** The paces, in the order of their table. */
export const ALL_PACES = Object.keys(PACES) as readonly Pace[];
