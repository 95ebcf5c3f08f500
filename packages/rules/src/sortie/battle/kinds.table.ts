/** On foot or mounted. */
export const MOUNTS = ['infantry', 'cavalry'] as const;
export type Mount = (typeof MOUNTS)[number];

/** SORTIE-UNIT-002: the weight is the armour; none counts as light. */
export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** SORTIE-STRENGTH-001, SORTIE-STRENGTH-002: the dice of the armour. SORTIE-STRENGTH-003: once, and not each upon the other. */
export const ARMOUR_DICE = { light: 0, medium: 1, heavy: 2 } as const satisfies Record<Weight, number>;

/** SORTIE-UNIT-003: who is faster has the higher rank. */
export const SPEED_RANKS = {
  infantry: { heavy: 1, medium: 2, light: 3 },
  cavalry: { heavy: 4, medium: 5, light: 6 },
} as const satisfies Record<Mount, Record<Weight, number>>;

/**
 * SORTIE-SITUATION-001 to SORTIE-SITUATION-006: the dice of the larger unit, by how many hundredths of the smaller one it is at
 * least. The best band first.
 */
export const SIZE_BANDS = [
  { from: 900, dice: 6, why: 'SORTIE-SITUATION-006' },
  { from: 500, dice: 5, why: 'SORTIE-SITUATION-005' },
  { from: 300, dice: 4, why: 'SORTIE-SITUATION-004' },
  { from: 200, dice: 3, why: 'SORTIE-SITUATION-003' },
  { from: 150, dice: 2, why: 'SORTIE-SITUATION-002' },
  { from: 125, dice: 1, why: 'SORTIE-SITUATION-001' },
] as const;

/** SORTIE-SITUATION-014: the five kinds of ground, and what each means to cavalry, by whom it meets. */
export const GROUNDS = {
  clear: { infantry: 2, cavalry: 0, why: 'SORTIE-SITUATION-010' },
  open: { infantry: 1, cavalry: 0, why: 'SORTIE-SITUATION-009' },
  ordinary: { infantry: 0, cavalry: 0, why: 'SORTIE-SITUATION-014' },
  cluttered: { infantry: -1, cavalry: -1, why: 'SORTIE-SITUATION-012' },
  rough: { infantry: -2, cavalry: -2, why: 'SORTIE-SITUATION-013' },
} as const satisfies Record<string, Record<Mount, number> & { readonly why: string }>;
export type Ground = keyof typeof GROUNDS;
/** The kinds of ground, in the order of their table. */
export const ALL_GROUNDS = Object.keys(GROUNDS) as readonly Ground[];

/** SORTIE-SITUATION-019, SORTIE-SITUATION-020, SORTIE-SITUATION-021: how one unit comes upon another, and the dice of it. */
export const FRONTS = {
  outflanked: { dice: 1, why: 'SORTIE-SITUATION-019' },
  two: { dice: 2, why: 'SORTIE-SITUATION-020' },
  opposite: { dice: 3, why: 'SORTIE-SITUATION-021' },
} as const;
/** SORTIE-MULTI-002: those who share a front come upon the lone unit from one side, and outflank it all the same. */
export type Fronts = keyof typeof FRONTS;

/** What the men of a unit are called in its name: "Tarn guard". */
export const KIND_NAMES = {
  infantry: { light: 'levy', medium: 'spears', heavy: 'guard' },
  cavalry: { light: 'riders', medium: 'horse', heavy: 'lances' },
} as const satisfies Record<Mount, Record<Weight, string>>;
/** What archers are called, on foot and mounted. */
export const ARCHER_NAMES = { infantry: 'bows', cavalry: 'horsebows' } as const satisfies Record<Mount, string>;
