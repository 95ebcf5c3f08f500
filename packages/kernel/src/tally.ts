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

export const total = (tally: Tally): number => {
  let sum = 0;
  for (let i = 0; i < tally.length; i++) sum += (tally[i] as TallyLine).by;
  return sum;
};
