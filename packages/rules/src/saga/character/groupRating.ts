import {
  type Band,
  d,
  dz,
  FACE,
  keptForThing,
  oddsOf,
  type Prospect,
  sumOf,
  type Throw,
  type ThrowResult,
} from '@warmoot/kernel';

/** A throw for a group rating, and how far its result is raised. */
export interface RatingThrow {
  readonly by: 'mainDice' | 'distribution';
  readonly throw: Throw;
  readonly raised: number;
}

// SAGA-GEN-003: the lowest three of four d4, less three; SAGA-GEN-018: the dice are the rule, not the printed column.
// holds by: SAGA-GEN-004: such dice give 0 to 9.
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

/** Every group rating with its exact chance, the lowest first. */
export const ratingOdds = keptForThing(
  'the odds of a group rating are asked for every skill and every chart, and hang on its throw alone',
  ({ throw: thrown, raised }: RatingThrow): readonly Prospect<number>[] =>
    oddsOf(thrown).map(({ result, chance }) => ({ result: Number(result) + raised, chance })),
);
