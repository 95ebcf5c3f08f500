import { counted, d, keptUnderKey, type Rated, type Sum, sumOf, type Throw } from '@warmoot/kernel';
import type { FigureIndex, SkirmishOptions } from '../model/model.js';
import type { SkirmishFacts, SkirmishSight } from '../model/skirmish.js';
import { suffers } from './ailments.js';
import { keyOf } from './figures.js';
import { attacksOf } from './ratings.js';

/** What is known, and whether somebody wants to read the lines of its sums. */
type Rating = SkirmishSight & Partial<Pick<SkirmishFacts, 'rate'>>;

/** WARBAND-WOUND-009, WARBAND-GRAPPLE-032: what an Arm wound takes from a total. */
const ARM = 2;

const sixes = keptUnderKey(
  'pools of as many dice are the same pool, and their odds are then known',
  (many: number) => many,
  (many) => Array.from({ length: many }, () => d(6)),
);

/** WARBAND-GRAPPLE-012: one d6 for each attack; WARBAND-MOD-007: the prone have one, and (WARBAND-MOD-018) the blinded none. */
const poolOf = (sight: SkirmishSight, figure: FigureIndex): number =>
  counted(attacksOf(sight, figure, 'grapple')).total;

/** WARBAND-GRAPPLE-028, WARBAND-GRAPPLE-032: what is added to the dice of those that grapple together. */
const added =
  (sight: SkirmishSight, figures: readonly FigureIndex[]) =>
  (sum: Sum): void => {
    for (const figure of figures)
      if (suffers(sight, figure, 'arm'))
        sum.add(-ARM, 'warband.grapple.arm', 'WARBAND-GRAPPLE-032', () => keyOf(sight, figure));
  };

const linesOf = ({ lines }: Rated) => lines ?? [];

/** WARBAND-MOD-018: what somebody comes to who has no die at all to throw in a contest; null of all others. */
export const totalWithoutDice = (sight: SkirmishSight, figure: FigureIndex): number | null =>
  poolOf(sight, figure) > 0 ? null : counted(added(sight, [figure])).total;

/**
 * WARBAND-GRAPPLE-012, WARBAND-GRAPPLE-028: the throw of those that grapple together: their dice in one heap, and the sum is
 * the result. `against` is what there is to beat, for people; null where nobody has thrown yet.
 */
export const grappleThrow = (sight: Rating, figures: readonly FigureIndex[], against: number | null = null): Throw => {
  const rate = sight.rate ?? counted;
  const plus = rate(added(sight, figures));
  const needed = rate((sum) => {
    if (against !== null) sum.add(against, 'warband.grapple.total', 'WARBAND-GRAPPLE-014');
  });
  const dice = sixes(figures.reduce((sum, figure) => sum + poolOf(sight, figure), 0));
  return {
    ...sumOf(dice, plus.total),
    tally: plus.lines === null ? null : { plus: linesOf(plus), against: linesOf(needed) },
  };
};

export type ContestResult = 'controls' | 'tie' | 'fails';

/** WARBAND-GRAPPLE-013, WARBAND-GRAPPLE-031: how a contest ends for who began it. */
export const contestResult = (
  options: Pick<SkirmishOptions, 'warband.grappleTie'>,
  mine: number,
  theirs: number,
): ContestResult => {
  if (mine > theirs) return 'controls';
  return mine === theirs && options['warband.grappleTie'] === 'none' ? 'tie' : 'fails';
};

/** WARBAND-GRAPPLE-016, WARBAND-GRAPPLE-031: a break-out must come above the total that was written down. */
export const breaksFree = (total: number, recorded: number): boolean => total > recorded;
