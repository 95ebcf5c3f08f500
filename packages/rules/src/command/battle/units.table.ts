/** COMMAND-UNIT-002: the classes, in the book's order. Their descriptions and roles have no effect (COMMAND-UNIT-008). */
export const UNIT_CLASSES = ['LI', 'HI', 'SI', 'LC', 'HC', 'AR', 'HA'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

/** COMMAND-GRADE-001: A is the best, E the worst. COMMAND-GRADE-002: who stands further right is of lower grade. */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Grade = (typeof GRADES)[number];

export type SuperClass = 'infantry' | 'cavalry' | 'archers';

/** What a class may do that not every class may: COMMAND-UNIT-003. */
export interface ClassRow {
  /** COMMAND-UNIT-004: the three spellings of the archers are one. COMMAND-UNIT-005: horse archers are no cavalry. */
  readonly superClass: SuperClass;
  readonly volley: boolean;
  readonly waiting: boolean;
  readonly charge: boolean;
  /** Attack, Support Attack and Support Defense. */
  readonly attack: boolean;
  readonly enduresCharge: boolean;
  /** COMMAND-UNIT-006: the bare word "Skirmish" is Skirmish Infantry. */
  readonly feint: boolean;
}

const FOOT = { superClass: 'infantry', volley: false, charge: false, attack: true, enduresCharge: true } as const;
const HORSE = { superClass: 'cavalry', volley: false, charge: true, attack: true, enduresCharge: false } as const;
const ARCHERS = { superClass: 'archers', volley: true, charge: false, attack: false, enduresCharge: false } as const;

/** COMMAND-UNIT-003: the permission grid. */
export const CLASSES = {
  LI: { ...FOOT, waiting: false, feint: false },
  HI: { ...FOOT, waiting: false, feint: false },
  SI: { ...FOOT, waiting: true, feint: true },
  LC: { ...HORSE, waiting: true, feint: false },
  HC: { ...HORSE, waiting: false, feint: false },
  AR: { ...ARCHERS, waiting: true, feint: false },
  HA: { ...ARCHERS, waiting: true, feint: true },
} as const satisfies Record<UnitClass, ClassRow>;

/** COMMAND-POINTS-003: base and greatest command points by grade, which COMMAND-GRADE-003 the grade fixes. */
export const POINTS = {
  A: { base: 4, greatest: 9 },
  B: { base: 3, greatest: 7 },
  C: { base: 2, greatest: 5 },
  D: { base: 1, greatest: 3 },
  E: { base: 0, greatest: 1 },
} as const satisfies Record<Grade, { readonly base: number; readonly greatest: number }>;

export interface Scores {
  readonly support: number;
  readonly assault: number;
}

const scores = (support: number, assault: number): Scores => ({ support, assault });

/** COMMAND-SCORE-009, COMMAND-SCORE-010: archers and horse archers, where the table has no others. */
export const ARCHER_SCORES = {
  AR: { A: scores(0, 1), B: scores(0, 1), C: scores(0, 0), D: scores(0, 0), E: scores(0, 0) },
  HA: { A: scores(0, 3), B: scores(0, 2), C: scores(0, 1), D: scores(0, 0), E: scores(0, 0) },
} as const satisfies Record<'AR' | 'HA', Record<Grade, Scores>>;

/** COMMAND-SCORE-004 to COMMAND-SCORE-008: Support and Assault of a fresh unit, by class and grade. */
export const SCORES = {
  LI: { A: scores(2, 3), B: scores(2, 2), C: scores(1, 1), D: scores(1, 0), E: scores(0, 0) },
  HI: { A: scores(2, 5), B: scores(2, 4), C: scores(1, 3), D: scores(1, 2), E: scores(0, 1) },
  SI: { A: scores(4, 1), B: scores(3, 1), C: scores(2, 0), D: scores(2, 0), E: scores(1, 0) },
  LC: { A: scores(4, 3), B: scores(3, 2), C: scores(2, 1), D: scores(2, 0), E: scores(1, 0) },
  HC: { A: scores(2, 7), B: scores(2, 6), C: scores(1, 5), D: scores(1, 4), E: scores(0, 3) },
} as const satisfies Record<Exclude<UnitClass, 'AR' | 'HA'>, Record<Grade, Scores>>;

/** The rule in which the scores of a class stand. */
export const SCORE_RULES = {
  LI: 'COMMAND-SCORE-004',
  HI: 'COMMAND-SCORE-005',
  SI: 'COMMAND-SCORE-006',
  LC: 'COMMAND-SCORE-007',
  HC: 'COMMAND-SCORE-008',
  AR: 'COMMAND-SCORE-009',
  HA: 'COMMAND-SCORE-010',
} as const satisfies Record<UnitClass, string>;

/** COMMAND-HEALTH-005: by damage, the survivors in a hundred and what both scores lose. From 4 on a unit has routed. */
export const HEALTH = [
  { survivors: 100, penalty: 0 },
  { survivors: 90, penalty: 1 },
  { survivors: 70, penalty: 2 },
  { survivors: 40, penalty: 3 },
] as const;

/** COMMAND-HEALTH-003: damage that no unit bears. COMMAND-HEALTH-007: the survivors of such a unit, if they get away. */
export const BROKEN_AT = 4;
export const BROKEN_SURVIVORS = 20;

/** COMMAND-SETUP-002: the roster of an army for which nobody has agreed another. */
export const USUAL_ROSTER = [
  { class: 'HI', grade: 'B' },
  { class: 'HI', grade: 'C' },
  { class: 'LI', grade: 'C' },
  { class: 'LI', grade: 'C' },
  { class: 'LI', grade: 'D' },
  { class: 'SI', grade: 'C' },
  { class: 'HC', grade: 'B' },
  { class: 'LC', grade: 'C' },
  { class: 'AR', grade: 'C' },
] as const satisfies readonly { readonly class: UnitClass; readonly grade: Grade }[];

/** What the men of a class are called in the name of their unit: "Hill levy". */
export const CLASS_KINDS = {
  LI: 'levy',
  HI: 'guard',
  SI: 'slingers',
  LC: 'riders',
  HC: 'lances',
  AR: 'bows',
  HA: 'horsebows',
} as const satisfies Record<UnitClass, string>;
