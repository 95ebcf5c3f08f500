import type { Throw } from '@warmoot/kernel';
import { capital, number } from '../plain.js';
import { opposingSum } from '../tally.js';
import type { ThrowWords } from '../words.js';
import { count, does } from './grammar.js';

const cameTo = (thrown: Throw, score: number | null, result: string): string => {
  const { reading } = thrown;
  if (score === null || reading.read !== 'together') return `${capital(result)}.`;
  const { rows } = reading;
  const hits = reading.worth.worth === 'hit';
  const against = opposingSum(thrown);
  const got = hits ? count(score, 'hit') : number(score);
  if (rows.rows === 'score') return `Total ${got}.`;
  if (rows.rows === 'bands') return `${got}${against === null ? '' : ` against ${number(against)}`}: ${result}.`;
  if (!hits && rows.rows === 'atLeast') return `${got} against ${number(rows.target)}: ${result}.`;
  const needed =
    rows.rows === 'atLeast'
      ? `at least ${number(rows.target)}`
      : `${rows.target === 0 ? 'none' : `at most ${number(rows.target)}`}`;
  return `${got}, ${needed} needed: ${result}.`;
};

export const throws: ThrowWords = {
  dice: 'dice',
  total: 'total',
  target: 'target',
  most: 'at most',
  hits: 'hits',
  rating: 'rating',
  opposing: 'opposing rating',
  success: 'success',
  failure: 'failure',
  thrown: (dice, faces, { seat, hearer }) =>
    seat === null
      ? `Thrown: ${dice}: ${faces}.`
      : `${does(seat, { you: 'throw', they: 'throws' }, hearer)} ${dice}: ${faces}.`,
  cameTo,
  had: (result, chance) => `The chance of ${result} was ${chance}.`,
};
