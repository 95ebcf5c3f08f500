import { type Die, d, dz, FACE, type Keep, type Throw, type Worth } from '@warmoot/kernel';

/** A question about dice: what is the chance that the score reaches the target? */
export interface Question {
  readonly dice: readonly Die[];
  readonly keep: Keep | null;
  /** The face from which a die counts one, or null where dice count what they show. */
  readonly hitsFrom: number | null;
  readonly plus: number;
  readonly target: number;
}

const times = (count: number, die: Die): readonly Die[] => Array.from({ length: count }, () => die);

/** A saga check of 4 against 2, which succeeds in 107 of 160. */
export const CHECK: Question = { dice: [d(8), d(8), dz(10)], keep: null, hitsFrom: null, plus: 4, target: 16 };

/** The highest three of so many d6 make 16 or more. */
export const bestThree = (count: number): Question => {
  return { dice: times(count, d(6)), keep: { take: 'highest', count: 3 }, hitsFrom: null, plus: 0, target: 16 };
};

/** Four or more of so many d8 show at least 6. */
export const pool = (count: number): Question => {
  return { dice: times(count, d(8)), keep: null, hitsFrom: 6, plus: 0, target: 4 };
};

/** How many dice make up the score. */
const counted = ({ dice, keep }: Question): number => keep?.count ?? dice.length;

/**
 * The question as a throw, with every face moved up by `shift`, and with it the target. The answer and the work stay
 * the same, but no cache has seen it before.
 */
export const asThrow = (question: Question, shift: number): Throw => {
  const { dice, keep, hitsFrom, plus, target } = question;
  const worth: Worth = hitsFrom === null ? FACE : { worth: 'hit', from: dice.map(() => hitsFrom + shift) };
  const moved = hitsFrom === null ? counted(question) * shift : 0;
  return {
    dice: dice.map((die) => ({ ...die, low: die.low + shift })),
    reading: { read: 'together', keep, worth, plus, rows: { rows: 'atLeast', target: target + moved } },
    tally: null,
  };
};
