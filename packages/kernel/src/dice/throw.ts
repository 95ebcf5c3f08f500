import type { Tally } from '../tally.js';
import type { Die, Keep } from './die.js';

/** What the face of a die counts: itself, or 1 when it is at least its die's number in `from`, or as a table says. */
export type Worth =
  | { readonly worth: 'face' }
  | { readonly worth: 'hit'; readonly from: readonly number[] }
  | { readonly worth: 'listed'; readonly faces: Readonly<Record<number, number>> };

/** What a score means: itself, success or failure, or the first band whose upper end it does not pass. */
export type Rows =
  | { readonly rows: 'score' }
  | { readonly rows: 'atLeast'; readonly target: number }
  | { readonly rows: 'atMost'; readonly target: number }
  | { readonly rows: 'bands'; readonly bands: readonly Band[] };

/** `upTo: null` is the last band and takes whatever is left. */
export interface Band {
  readonly upTo: number | null;
  readonly result: string;
}

/**
 * How faces become a result. Together: the kept dice's worth, summed, plus a number, looked up in the rows.
 * Each: every die by itself, one result a die, in the order thrown.
 */
export type Reading =
  | {
      readonly read: 'together';
      readonly keep: Keep | null;
      readonly worth: Worth;
      readonly plus: number;
      readonly rows: Rows;
    }
  | { readonly read: 'each'; readonly plus: number; readonly rows: Rows };

export type ThrowResult = string | number | readonly (string | number)[];

/** The numbers behind a throw, for people: what is added to the dice, and what must be reached. */
export interface ThrowTally {
  readonly plus: Tally;
  readonly against: Tally;
}

/** A throw as data. Play reads faces with it, odds are counted from it: there is nothing else to read. */
export interface Throw {
  readonly dice: readonly Die[];
  readonly reading: Reading;
  readonly tally: ThrowTally | null;
}

export interface Reckoned {
  /** The sum the rows are read with; null where every die counts by itself. */
  readonly score: number | null;
  readonly result: ThrowResult;
}

export const FACE: Worth = { worth: 'face' };

const worthOf = (worth: Worth, face: number, die: number): number => {
  switch (worth.worth) {
    case 'face':
      return face;
    case 'hit':
      return face >= (worth.from[die] as number) ? 1 : 0;
    case 'listed':
      return worth.faces[face] ?? 0;
  }
};

/** What one die of the throw is worth when it shows this face. */
export const faceWorth = worthOf;

export const rowOf = (rows: Rows, score: number): string | number => {
  switch (rows.rows) {
    case 'score':
      return score;
    case 'atLeast':
      return score >= rows.target ? 'success' : 'failure';
    case 'atMost':
      return score <= rows.target ? 'success' : 'failure';
    case 'bands':
      for (const band of rows.bands) if (band.upTo === null || score <= band.upTo) return band.result;
      return 'none';
  }
};

const keptSum = (worth: Worth, keep: Keep, faces: readonly number[]): number => {
  const order = faces.map((face, die) => ({ face, die })).sort((a, b) => a.face - b.face);
  const kept = keep.take === 'lowest' ? order.slice(0, keep.count) : order.slice(-keep.count);
  return kept.reduce((sum, { face, die }) => sum + worthOf(worth, face, die), 0);
};

/** The score of these faces; only for throws that are read together. */
const scoreOf = (reading: Extract<Reading, { read: 'together' }>, faces: readonly number[]): number => {
  if (reading.keep !== null) return reading.plus + keptSum(reading.worth, reading.keep, faces);
  let score = reading.plus;
  if (reading.worth.worth === 'face') for (let i = 0; i < faces.length; i++) score += faces[i] as number;
  else for (let i = 0; i < faces.length; i++) score += worthOf(reading.worth, faces[i] as number, i);
  return score;
};

/** Reads the faces of a throw. */
export const reckon = ({ reading }: Throw, faces: readonly number[]): Reckoned => {
  if (reading.read === 'together') {
    const score = scoreOf(reading, faces);
    return { score, result: rowOf(reading.rows, score) };
  }
  return { score: null, result: faces.map((face) => rowOf(reading.rows, face + reading.plus)) };
};

/** The sum of the dice plus a number, as it is. */
export const sumOf = (dice: readonly Die[], plus = 0, keep: Keep | null = null): Throw => ({
  dice,
  reading: { read: 'together', keep, worth: FACE, plus, rows: { rows: 'score' } },
  tally: null,
});
