import { chanceThat, countedRow, d, exact, oddsOf, type Rows } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';
import { asThrow, bestThree, CHECK, pool, type Question } from './questions.js';

// More than the cache holds, so that a throw that comes round again has been forgotten.
const SHIFTS = 20_000;

const answered = (question: Question, shift: number) => chanceThat(asThrow(question, shift), 'success');

/** `small` is a question that brute force can answer too. */
const fresh = (question: Question, small: Question): Rival => {
  let shift = 0;
  return repeat(
    () => {
      shift = (shift + 1) % SHIFTS;
      return answered(question, shift);
    },
    () => exact(answered(small, 7)),
  );
};

const cached = (question: Question, small: Question): Rival => {
  const thrown = asThrow(question, 0);
  return repeat(
    () => chanceThat(thrown, 'success'),
    () => exact(answered(small, 0)),
  );
};

export const checkFresh = fresh(CHECK, CHECK);
/** Asked the way a player's search asks: through the rules, with tallies made anew. */
export const checkCached = repeat(
  () => saga.check.chanceOfSuccess(saga.edition, 4, 2),
  () => exact(saga.check.chanceOfSuccess(saga.edition, 4, 2)),
);
export const bestFresh = fresh(bestThree(12), bestThree(6));
export const bestCached = cached(bestThree(12), bestThree(6));
export const poolFresh = fresh(pool(12), pool(5));
export const poolCached = cached(pool(12), pool(5));

const ATTACK: Rows = {
  rows: 'bands',
  bands: [
    { upTo: 1, result: 'critical' },
    { upTo: 6, result: 'hit' },
    { upTo: null, result: 'miss' },
  ],
};

/** Every way for thirty dice to share out over three results, 496 chances; nothing is kept from one time to the next. */
export const thirtyCounted = repeat(
  () =>
    oddsOf(
      countedRow(
        Array.from({ length: 30 }, () => d(12)),
        ATTACK,
      ),
    ),
  () =>
    `${
      oddsOf(
        countedRow(
          Array.from({ length: 30 }, () => d(12)),
          ATTACK,
        ),
      ).length
    }`,
);
