import type { RuleId } from './refusals.js';

/** One line of the sum behind a number: how much, for what, and by which rule. */
export interface TallyLine {
  readonly by: number;
  /** A key of the word list, such as `skill.run` or `base`. */
  readonly what: string;
  readonly why: RuleId;
  /** A name or remark given by people, shown beside the word. */
  readonly note?: string;
}

/** Where a number comes from. Its value is the sum of its lines. */
export type Tally = readonly TallyLine[];

/** A remark on a line: as it is, or how it is made where somebody reads it. */
export type Note = string | (() => string);

/** What a rule that works out a number adds its lines to. */
export interface Sum {
  add(by: number, what: string, why: RuleId, note?: Note): void;
}

/** A number, with its lines where somebody may want to read them. */
export interface Rated {
  readonly total: number;
  readonly lines: Tally | null;
}

class Counting implements Sum {
  total = 0;
  add(by: number): void {
    this.total += by;
  }
}

/** The number alone: for runs that nobody reads. */
export const counted = (rate: (sum: Sum) => void): Rated => {
  const sum = new Counting();
  rate(sum);
  return { total: sum.total, lines: null };
};

/** The number with its lines, from the same rule. */
export const listed = (rate: (sum: Sum) => void): Rated => {
  const lines: TallyLine[] = [];
  let total = 0;
  rate({
    add: (by, what, why, note) => {
      total += by;
      if (note === undefined) lines.push({ by, what, why });
      else lines.push({ by, what, why, note: typeof note === 'string' ? note : note() });
    },
  });
  return { total, lines };
};
