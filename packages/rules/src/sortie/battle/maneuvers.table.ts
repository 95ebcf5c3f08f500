/** SORTIE-MANEUVER-001 */
export const MANEUVERS = ['attack', 'defend', 'retreat', 'charge', 'flank'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** How well a sortie was won. SORTIE-EFFECT-001 to SORTIE-EFFECT-003: the columns of the table of effects, from the left. */
export const DEGREES = ['win', 'plus4', 'double'] as const;
export type Degree = (typeof DEGREES)[number];

/** What a column does to one of the two. Left out is nothing. */
export interface Effect {
  /** SORTIE-STATE-001, SORTIE-STATE-004: dice added to or taken from the floating pool. */
  readonly dice?: number;
  /** SORTIE-EFFECT-017 */
  readonly doublePenalty?: true;
  readonly flanked?: true;
  readonly fate?: 'finished' | 'destroyed';
  /** Half moves away: SORTIE-STATE-013, SORTIE-STATE-014. */
  readonly away?: 1 | 2;
}

interface EffectRow {
  readonly winner: Readonly<Record<Degree, Effect>>;
  readonly loser: Readonly<Record<Degree, Effect>>;
}

const NOTHING: Effect = {};

/** The table of effects. SORTIE-MANEUVER-002: what a maneuver aims at has no effect beyond this table and the matrix. SORTIE-EFFECT-006: the block of the maneuver that the winner used. */
export const EFFECTS = {
  // SORTIE-EFFECT-007, SORTIE-EFFECT-008
  attack: {
    winner: { win: NOTHING, plus4: { dice: 1 }, double: { dice: 1 } },
    loser: { win: { dice: -1 }, plus4: { dice: -2 }, double: { fate: 'finished' } },
  },
  // SORTIE-EFFECT-009, SORTIE-EFFECT-010
  defend: {
    winner: { win: { dice: 1 }, plus4: { dice: 2 }, double: { dice: 3 } },
    loser: { win: NOTHING, plus4: { dice: -1 }, double: { dice: -2 } },
  },
  // SORTIE-EFFECT-011, SORTIE-EFFECT-012
  retreat: {
    winner: { win: { away: 1 }, plus4: { away: 2 }, double: { away: 2 } },
    loser: { win: NOTHING, plus4: NOTHING, double: { dice: -1 } },
  },
  // SORTIE-EFFECT-013, SORTIE-EFFECT-014
  charge: {
    winner: { win: NOTHING, plus4: NOTHING, double: NOTHING },
    loser: { win: { doublePenalty: true }, plus4: { fate: 'finished' }, double: { fate: 'destroyed' } },
  },
  // SORTIE-EFFECT-015, SORTIE-EFFECT-016: that the winner flanks is what being flanked says of the loser.
  flank: {
    winner: { win: NOTHING, plus4: NOTHING, double: NOTHING },
    loser: { win: NOTHING, plus4: { flanked: true }, double: { flanked: true, dice: -2 } },
  },
} as const satisfies Record<Maneuver, EffectRow>;

/** What two maneuvers mean to each other: dice for who uses one of them, or no roll at all. */
export type Comparison =
  | { readonly dice: number; readonly for: Maneuver | null }
  /** Who gets away without a roll; nobody where both fail. */
  | { readonly noRoll: 'retreaterSucceeds' | 'bothSucceed' | 'bothFail' };

/** SORTIE-MATRIX-007: no dice for either, and they are rolled all the same; Defend against Defend too. */
const EVEN = { dice: 0, for: null } as const;
const to = (maneuver: Maneuver, dice: number): Comparison => ({ dice, for: maneuver });
const SUCCEEDS = { noRoll: 'retreaterSucceeds' } as const;

/** SORTIE-MATRIX-001: the comparison matrix, which is symmetric. SORTIE-MATRIX-002: dice for who uses the named maneuver. */
export const MATRIX: Readonly<Record<Maneuver, Readonly<Record<Maneuver, Comparison>>>> = {
  attack: {
    attack: EVEN,
    defend: to('defend', 1),
    retreat: to('retreat', 2),
    charge: to('attack', 2),
    flank: to('flank', 1),
  },
  defend: {
    attack: to('defend', 1),
    defend: EVEN,
    retreat: SUCCEEDS,
    charge: to('defend', 3),
    flank: to('defend', 2),
  },
  retreat: {
    attack: to('retreat', 2),
    defend: SUCCEEDS,
    retreat: { noRoll: 'bothSucceed' },
    charge: to('retreat', 1),
    flank: to('retreat', 2),
  },
  charge: {
    attack: to('attack', 2),
    defend: to('defend', 3),
    retreat: to('retreat', 1),
    charge: EVEN,
    flank: to('flank', 3),
  },
  flank: {
    attack: to('flank', 1),
    defend: to('defend', 2),
    retreat: to('retreat', 2),
    charge: to('flank', 3),
    flank: { noRoll: 'bothFail' },
  },
};
