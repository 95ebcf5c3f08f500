import type { Tally } from '../tally.js';
import type { Chance } from './chance.js';
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

/** Some dice of a throw that are counted alike: each face plus a number is looked up in the rows. */
export interface Batch {
  readonly count: number;
  readonly plus: number;
  readonly rows: Rows;
  /** A die that shows one of these faces is thrown once more, and the second face counts. */
  readonly again: readonly number[];
}

/**
 * How faces become a result. Together: the kept dice's worth, summed, plus a number, looked up in the rows.
 * Each: every die by itself, one result a die, in the order thrown. Counted: how many dice gave each result, in the
 * order of `resultsCounted`; the batches take the dice from the left, and who threw which die does not matter.
 */
export type Reading =
  | {
      readonly read: 'together';
      readonly keep: Keep | null;
      readonly worth: Worth;
      readonly plus: number;
      readonly rows: Rows;
    }
  | { readonly read: 'each'; readonly plus: number; readonly rows: Rows }
  | { readonly read: 'counted'; readonly batches: readonly Batch[] };

/** What a throw came to: a word or a sum; one for each die, or one for each count, where dice are not summed. */
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
  /** Its numbers are guessed, since sheets are closed: they are for play that imagines, and are told to nobody. */
  readonly guessed?: true;
}

/** One possible result of a throw and its exact chance. */
export interface Prospect<R = ThrowResult> {
  readonly result: R;
  readonly chance: Chance;
}

/** Every face counts what it shows. */
export const FACE: Worth = { worth: 'face' };

/** What one die of the throw is worth when it shows this face. */
export const faceWorth = (worth: Worth, face: number, die: number): number => {
  switch (worth.worth) {
    case 'face':
      return face;
    case 'hit':
      return face >= (worth.from[die] as number) ? 1 : 0;
    case 'listed':
      return worth.faces[face] ?? 0;
  }
};

/** What rows say of a score. */
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
