import { type Chance, chanceThat, d, dz, FACE, listed, type Rated, type RuleId, type Throw } from '@warmoot/kernel';
import type { EditionName } from '../editions.table.js';

/** The two sides of a check, each with where its rating comes from. */
export interface Sides {
  /** The side whose success is tested: the one that rolls. */
  readonly roller: Rated;
  /** The opponent's rating, or the difficulty rating. */
  readonly opposing: Rated;
}

/** What the editions of the game do differently about checks. */
export interface CheckEdition {
  readonly ruleSet: EditionName;
  /**
   * SAGA-CHECK-001: the throw that settles a check, in every scene alike. Its result is `success` when the side of the
   * roller prevails.
   */
  readonly check: (sides: Sides, pool?: readonly PoolDie[]) => Throw;
  /** The rule by which a rating counts in a check. */
  readonly ratingRule: RuleId;
  /** Whether the number of its dice hangs on the ratings, so that whoever counts them knows the difference. */
  readonly isPool: boolean;
  /** From whose side the dice are read where one acts and the other tries to stop it. */
  readonly reads: 'roller' | 'acting';
  /** How three or more settle who is first. */
  readonly contest: 'highestTotal' | 'ladder';
  /** How many d8 a table is told to own. */
  readonly d8s: number;
}

/** Dice that may stand in for the d8 of the first edition's pool. */
export const POOL_DICE = ['d4', 'd8', 'd12', 'd20'] as const;
export type PoolDie = (typeof POOL_DICE)[number];

// SAGA-CHECK-015: two d8 and one d10 read from 0, in that order.
export const CHECK_DICE = [d(8), d(8), dz(10)] as const;

// SAGA-CHECK-017: the total must reach 14 plus what opposes it.
export const BASE = { by: 14, what: 'base', why: 'SAGA-CHECK-017' } as const;

/** A rating as a tally of one line. */
export const plainRating = (rating: number, { ratingRule }: Pick<CheckEdition, 'ratingRule'> = sagaChecks): Rated =>
  listed((sum) => sum.add(rating, 'rating', ratingRule));

/**
 * The skill check: dice and rating must reach 14 and the opposing rating; SAGA-CHECK-018: to equal it is enough.
 * SAGA-CHECK-021: the total alone counts, so no face succeeds or fails of itself.
 */
export const skillCheck = ({ roller, opposing }: Sides): Throw => ({
  dice: CHECK_DICE,
  reading: {
    read: 'together',
    keep: null,
    worth: FACE,
    plus: roller.total,
    rows: { rows: 'atLeast', target: BASE.by + opposing.total },
  },
  tally: roller.lines && opposing.lines && { plus: roller.lines, against: [BASE, ...opposing.lines] },
});

// SAGA-CHECK-024: in a contest of three or more each total stands for itself.
export const contestThrow = (roller: Rated): Throw => ({
  dice: CHECK_DICE,
  reading: { read: 'together', keep: null, worth: FACE, plus: roller.total, rows: { rows: 'score' } },
  tally: roller.lines && { plus: roller.lines, against: [] },
});

export const sagaChecks: CheckEdition = {
  ruleSet: 'saga',
  check: skillCheck,
  ratingRule: 'SAGA-CHECK-016',
  isPool: false,
  reads: 'roller',
  contest: 'highestTotal',
  // SAGA-CHECK-026
  d8s: 4,
};

/** The exact chance that the roller's side prevails. */
export const chanceOfSuccess = (edition: CheckEdition, rating: number, opposing: number): Chance =>
  chanceThat(
    edition.check({ roller: plainRating(rating, edition), opposing: plainRating(opposing, edition) }),
    'success',
  );

// SAGA-CHECK-027: the face 0 counts ten where a rule speaks of a result of 10.
export const tenForZero = (face: number): number => (face === 0 ? 10 : face);
