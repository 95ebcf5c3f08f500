import { counted, d, does, type Fixed, type Procedures, rolls, sumOf } from '@warmoot/kernel';
import { type CheckEdition, contestThrow, sagaChecks } from './check.js';
import type { Check, CheckSetup, Side } from './model.js';
import { ratingOf } from './rating.js';
import { sidesOf } from './table.js';

const sideNamed = (setup: Fixed<CheckSetup>, name: string): Fixed<Side> =>
  sidesOf(setup as CheckSetup).find((side) => side.name === name) as Side;

const ratingNamed = (setup: Fixed<CheckSetup>, name: string): number =>
  counted(ratingOf(sideNamed(setup, name), sagaChecks)).total;

const most = (names: readonly string[], value: (name: string) => number): readonly string[] => {
  const best = Math.max(...names.map(value));
  return names.filter((name) => value(name) === best);
};

const won = (name: string): Extract<Check['event'], { event: 'checked' }> => ({
  event: 'checked',
  result: { success: null, prevails: name, consequence: null, by: 'dice' },
});

type ContestSteps = 'contestThrow' | 'judgeContest' | 'ladder' | 'lot' | 'meet' | 'meeting';

/** Three or more who compete for one first place. */
export const contestProcedures = (edition: CheckEdition): Procedures<Check, ContestSteps> => ({
  contestThrow: rolls({
    throws: ({ given, rate }, { name }) => contestThrow(rate(ratingOf(sideNamed(given, name), edition))),
    thrower: ({ given }, { name }) => sideNamed(given, name).seat,
    then: ({ say }, { name }, sum) => say({ event: 'totalled', name, total: sum as number }),
  }),

  // SAGA-CHECK-024: the highest total; then the higher rating; then those still equal roll again.
  judgeContest: does(({ given, open, say, next }, { among }) => {
    if (among.some((name) => open.totals[name] === undefined)) {
      for (const name of among) next({ step: 'contestThrow', name });
      next({ step: 'judgeContest', among });
      return;
    }
    const highest = most(among, (name) => open.totals[name] as number);
    const equal = most(highest, (name) => ratingNamed(given, name));
    if (equal.length === 1) {
      say(won(equal[0] as string));
      return;
    }
    say({ event: 'tied', names: equal });
    next({ step: 'judgeContest', among: equal });
  }),

  // S1E-CHECK-012: from the lowest rating up. Only equal ratings are ordered by lot: nobody draws against nobody.
  ladder: does(({ given, open, say, next }, { among }) => {
    const lowest = lowestLeft(given, open.ladder, among);
    if (lowest.length === 0) {
      next({ step: 'meet' });
      return;
    }
    if (lowest.length > 1) next({ step: 'lot', among: lowest });
    else say({ event: 'placed', name: lowest[0] as string });
    next({ step: 'ladder', among });
  }),

  lot: rolls({
    throws: (_facts, { among }) => sumOf([d(among.length)]),
    then: ({ say }, { among }, drawn) => say({ event: 'placed', name: among[(drawn as number) - 1] as string }),
  }),

  meet: does(({ given, open, say, next }) => {
    const [low, high] = open.ladder;
    if (high === undefined) {
      say(won(low as string));
      return;
    }
    // SAGA-CHECK-028: both act alike, so the one entered first rolls.
    const entered = sidesOf(given as CheckSetup).map(({ name }) => name);
    const [first, second] = [low as string, high].sort((a, b) => entered.indexOf(a) - entered.indexOf(b));
    next({ step: 'meeting', first: first as string, second: second as string });
    next({ step: 'meet' });
  }),

  meeting: rolls({
    throws: ({ given, rate }, { first, second }) =>
      edition.check(
        {
          roller: rate(ratingOf(sideNamed(given, first), edition)),
          opposing: rate(ratingOf(sideNamed(given, second), edition)),
        },
        given.pool,
      ),
    thrower: ({ given }, { first }) => sideNamed(given, first).seat,
    then: ({ say }, { first, second }, result) => {
      const [winner, loser] = result === 'success' ? [first, second] : [second, first];
      say({ event: 'met', winner, loser });
    },
  }),
});

type Ladder = Pick<Procedures<Check, ContestSteps>, 'ladder' | 'lot'>;

/** The lot as it was before 1.2.0: it named all who compete, also those who did not draw. */
const lotOfAll: Ladder['lot'] = rolls({
  throws: ({ given, open }, { among }) => sumOf([d(lowestLeft(given, open.ladder, among).length)]),
  then: ({ given, open, say, next }, { among }, drawn) => {
    const name = lowestLeft(given, open.ladder, among)[(drawn as number) - 1] as string;
    say({ event: 'placed', name });
    next(climbs(open.ladder, among));
  },
});

/** Places whoever is next, or lets the two lowest meet once all are placed. */
const climbs = (placed: readonly string[], among: readonly string[]): Check['step'] =>
  placed.length < among.length ? { step: 'ladder', among } : { step: 'meet' };

/** The ladder as it was in 1.1.0. */
export const ladderOfEquals: Ladder = {
  ladder: does(({ given, open, say, next }, { among }) => {
    const lowest = lowestLeft(given, open.ladder, among);
    if (lowest.length > 1) {
      next({ step: 'lot', among });
      return;
    }
    say({ event: 'placed', name: lowest[0] as string });
    next(climbs(open.ladder, among));
  }),
  lot: lotOfAll,
};

/** The ladder as it was before 1.1.0: a lot for everybody, also for whoever was alone. */
export const ladderOfLots: Ladder = {
  ladder: does(({ next }, { among }) => next({ step: 'lot', among })),
  lot: lotOfAll,
};

const lowestLeft = (setup: Fixed<CheckSetup>, placed: readonly string[], among: readonly string[]): readonly string[] =>
  most(
    among.filter((name) => !placed.includes(name)),
    (name) => -ratingNamed(setup, name),
  );
