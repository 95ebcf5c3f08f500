import { type Band, d, dz, FACE, oddsOf, type Prospect, sumOf, type Throw, type ThrowResult } from '@warmoot/kernel';

/** A throw for a group rating, and how far its result is raised. */
export interface RatingThrow {
  readonly by: 'mainDice' | 'distribution';
  readonly throw: Throw;
  readonly raised: number;
}

// SAGA-GEN-003: the lowest three of four d4, less three.
export const MAIN_DICE: RatingThrow = {
  by: 'mainDice',
  throw: sumOf([d(4), d(4), d(4), d(4)], -3, { take: 'lowest', count: 3 }),
  raised: 0,
};

const A_MILLION = 1_000_000;

// SAGA-GEN-019, S1E-GEN-004: the first rating whose running total is above the number drawn.
const bandsOf = (column: readonly number[]): readonly Band[] => {
  let total = 0;
  return column.map((people, rating) => {
    total += people;
    return { upTo: total === A_MILLION ? null : total - 1, result: `${rating}` };
  });
};

/** A draw from a column of so many in a million. */
export const drawFrom = (column: readonly number[], raised = 0): RatingThrow => ({
  by: 'distribution',
  throw: {
    dice: [dz(A_MILLION)],
    reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'bands', bands: bandsOf(column) } },
    tally: null,
  },
  raised,
});

/** What a throw gave: its faces for the record, and the rating. */
export interface Rated {
  readonly faces: readonly number[];
  readonly rating: number;
}

export const ratedBy = ({ raised }: RatingThrow, result: ThrowResult, faces: readonly number[] | null): Rated => ({
  faces: faces ?? [],
  rating: Number(result) + raised,
});

const known = new WeakMap<RatingThrow, readonly Prospect<number>[]>();

/** Every group rating with its exact chance, the lowest first. */
export const ratingOdds = (rating: RatingThrow): readonly Prospect<number>[] => {
  let odds = known.get(rating);
  if (odds === undefined) {
    odds = oddsOf(rating.throw).map(({ result, chance }) => ({ result: Number(result) + rating.raised, chance }));
    known.set(rating, odds);
  }
  return odds;
};
