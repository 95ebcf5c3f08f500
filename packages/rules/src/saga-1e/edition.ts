import { d, MOST_DICE, type Throw } from '@warmoot/kernel';
import { drawFrom } from '../saga/character/groupRating.js';
import type { PoolDie, Sides } from '../saga/check/check.js';
import { firstTalk } from '../saga/discussion/edition.js';
import { type Edition, saga } from '../saga/edition.js';
import { EARLIER_IN_A_MILLION } from './ratings.table.js';

/**
 * S1E-CHECK-014: what each die of the pool must show to count as a hit; S1E-CHECK-008, S1E-CHECK-016: and to win where
 * ratings are equal. S1E-CHECK-015: of each die one face in four hits, and kinds may be mixed.
 */
const POOL = {
  d4: { sides: 4, hit: 4, upperHalf: 3 },
  d8: { sides: 8, hit: 7, upperHalf: 5 },
  d12: { sides: 12, hit: 10, upperHalf: 7 },
  d20: { sides: 20, hit: 16, upperHalf: 11 },
} as const satisfies Record<PoolDie, { sides: number; hit: number; upperHalf: number }>;

// S1E-CHECK-002, S1E-CHECK-007: the difference and two more dice; a single one where there is no difference. A difficulty
// has no upper bound (SAGA-CHECK-011), but a throw has: with that many dice the lower side's chance has 124 noughts.
const poolSize = (difference: number): number => (difference === 0 ? 1 : Math.min(difference + 2, MOST_DICE));

// holds by: S1E-CHECK-010: every pool can miss, so no check is certain.
/**
 * The check of the first edition: a pool as large as the difference. S1E-CHECK-003, S1E-CHECK-005: one hit is enough for
 * the higher side, and more make no difference.
 */
const poolCheck = ({ roller, opposing }: Sides, pool: readonly PoolDie[] = []): Throw => {
  // S1E-CHECK-001, S1E-CHECK-009: the difference of the ratings, with all that was added to them.
  const margin = roller.total - opposing.total;
  const kinds = Array.from({ length: poolSize(Math.abs(margin)) }, (_, i) => POOL[pool[i] ?? 'd8']);
  return {
    dice: kinds.map(({ sides }) => d(sides)),
    reading: {
      read: 'together',
      keep: null,
      plus: 0,
      worth: { worth: 'hit', from: kinds.map(({ hit, upperHalf }) => (margin === 0 ? upperHalf : hit)) },
      // S1E-CHECK-004, S1E-CHECK-006: where the roller is the lower side, no hit at all is what it needs.
      rows: margin < 0 ? { rows: 'atMost', target: 0 } : { rows: 'atLeast', target: 1 },
    },
    tally: roller.lines && opposing.lines && { plus: roller.lines, against: opposing.lines },
  };
};

/**
 * S1E-SCOPE-001: `saga-1e` is `saga` but for these. S1E-SCOPE-002, S1E-SCOPE-003, S1E-SCOPE-004: what it has no text for
 * is borrowed, with its own checks and ratings; S1E-SCOPE-006: there are no conditions to borrow or to change.
 */
export const first: Edition = {
  ...saga,
  ...firstTalk,
  ruleSet: 'saga-1e',
  edition: 'first',
  check: poolCheck,
  ratingRule: 'S1E-CHECK-001',
  isPool: true,
  // S1E-CHECK-008: high dice are the acting character's, whoever throws them.
  reads: 'acting',
  contest: 'ladder',
  // S1E-CHECK-013
  d8s: 10,
  // S1E-GEN-001, S1E-GEN-003, S1E-GEN-007: one column for all, two more for main characters, so theirs run from 2 to
  // 12.
  rating: { main: drawFrom(EARLIER_IN_A_MILLION, 2), other: drawFrom(EARLIER_IN_A_MILLION) },
  column: EARLIER_IN_A_MILLION,
  mainRule: 'S1E-GEN-003',
  othersRule: 'S1E-GEN-001',
  methods: ['distribution'],
  below: 3,
  startRule: 'S1E-GEN-005',
  isWhole: false,
  drivingStays: 'S1E-MOTIVE-002',
  noGrowth: 'S1E-MOTIVE-003',
};
