import type { Rated } from '../tally.js';
import { countsIn, keptDice } from './counting.js';
import type { Die, Keep } from './die.js';
import {
  FACE,
  faceWorth,
  type Reading,
  type Rows,
  rowOf,
  type Throw,
  type ThrowResult,
  type Worth,
} from './reading.js';

/** A throw as it was read. */
export interface Reckoned {
  /** The sum the rows are read with; null where dice count one by one. */
  readonly score: number | null;
  readonly result: ThrowResult;
}

const keptSum = (worth: Worth, keep: Keep, faces: readonly number[]): number => {
  let sum = 0;
  for (const die of keptDice(keep, faces)) sum += faceWorth(worth, faces[die] as number, die);
  return sum;
};

/** The score of these faces; only for throws that are read together. */
const scoreOf = (reading: Extract<Reading, { read: 'together' }>, faces: readonly number[]): number => {
  if (reading.keep !== null) return reading.plus + keptSum(reading.worth, reading.keep, faces);
  let score = reading.plus;
  if (reading.worth.worth === 'face') for (let i = 0; i < faces.length; i++) score += faces[i] as number;
  else for (let i = 0; i < faces.length; i++) score += faceWorth(reading.worth, faces[i] as number, i);
  return score;
};

/** Reads the faces of a throw. */
export const reckon = (thrown: Throw, faces: readonly number[]): Reckoned => {
  const { reading } = thrown;
  switch (reading.read) {
    case 'together': {
      const score = scoreOf(reading, faces);
      return { score, result: rowOf(reading.rows, score) };
    }
    case 'each':
      return { score: null, result: faces.map((face) => rowOf(reading.rows, face + reading.plus)) };
    case 'counted':
      return { score: null, result: countsIn(thrown, reading.batches, faces) };
  }
};

/** The sum of the dice plus a number, as it is. */
export const sumOf = (dice: readonly Die[], plus = 0, keep: Keep | null = null): Throw => ({
  dice,
  reading: { read: 'together', keep, worth: FACE, plus, rows: { rows: 'score' } },
  tally: null,
});

/**
 * Two numbers set against each other without dice: a throw of nothing. What is certain is then told and shown in the
 * same tally, with the same lines, as what is thrown for.
 */
export const comparison = (
  mine: Rated,
  other: Rated,
  { above, equal, below }: { readonly above: string; readonly equal: string; readonly below: string },
): Throw => ({
  dice: [],
  reading: {
    read: 'together',
    keep: null,
    worth: FACE,
    plus: mine.total,
    rows: {
      rows: 'bands',
      bands: [
        { upTo: other.total - 1, result: below },
        { upTo: other.total, result: equal },
        { upTo: null, result: above },
      ],
    },
  },
  tally: mine.lines === null || other.lines === null ? null : { plus: mine.lines, against: other.lines },
});

/** A row of dice that are read alike: how many gave each result. */
export const countedRow = (
  dice: readonly Die[],
  rows: Rows,
  { again = [], tally = null }: { readonly again?: readonly number[]; readonly tally?: Throw['tally'] } = {},
): Throw => ({
  dice,
  reading: { read: 'counted', batches: [{ count: dice.length, plus: 0, rows, again }] },
  tally,
});
