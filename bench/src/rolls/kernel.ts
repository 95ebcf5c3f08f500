import { type DiceExpression, drawFaces, parseDice, reckon, stream, sumOf, throwWith } from '@warmoot/kernel';
import { repeat } from '../rival.js';
import { NOTATION } from './notation.js';

const parsed = (notation: string): DiceExpression => {
  const dice = parseDice(notation);
  if (!dice.ok) throw new Error(dice.refusal.code);
  return dice.value;
};

const { dice, plus, keep } = parsed(NOTATION);
const thrown = sumOf(dice, plus, keep);
const source = stream('rolls');

/** Parsed once, thrown with the fast stream: laboratories and searches. */
export const streamed = repeat(() => reckon(thrown, throwWith(source, dice)).result);

/** Parsed for every roll, as a command line would. */
export const parsedAnew = repeat(() => {
  const read = parsed(NOTATION);
  return reckon(sumOf(read.dice, read.plus, read.keep), throwWith(source, read.dice)).result;
});

/** Parsed once, drawn from (seed, entry) by SHA-256: the dice of a table, which anyone can verify afterwards. */
export const verifiable = repeat((entry) => reckon(thrown, drawFaces('a seed of the table', entry, dice)).result);
