import { begin, type Run, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import type { Book, March } from '../model.js';
import { anyMarch } from './anyMarch.js';
import type { marches } from './days.js';

/** So many inputs no march needs. */
const MOST_INPUTS = 20_000;

export const must = (isSo: boolean, law: string): void => {
  if (!isSo) throw new Error(`a law is broken: ${law}`);
};

/** The book of every party, once. */
export const booksIn = (run: Run<March>): ReadonlyMap<string, Book> =>
  new Map(Object.values(run.state.own).flatMap(({ books }) => Object.entries(books)));

/**
 * Plays a march by chance to its end, and looks at it whenever something has come of an input that is not a matter of a
 * fight or a pursuit inside. Says how many days it took.
 */
export const playByChance = (
  rules: typeof marches,
  seed: number,
  look: (run: Run<March>) => void,
  fewest?: number,
): number => {
  const begun = begin<March>(rules, { setup: anyMarch(seed, fewest), options: {} });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const { run } = begun.value;
  const source = stream(`law ${seed}`);
  look(run);
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) return run.state.open.day;
    if (input.input === 'dice') must(run.dice(input.faces) === null, 'dice are taken');
    else if (input.input === 'answer') {
      const refused = run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice);
      must(refused === null, 'what is offered is taken');
    }
    if (run.state.inner === null) look(run);
  }
  throw new Error(`an endless march: ${seed}`);
};
