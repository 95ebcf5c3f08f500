import { type Asked, counted, d, FACE, type Shape, type Sum, shape, type Throw } from '@warmoot/kernel';
import type { OddsChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishFacts, SkirmishSight } from '../model/skirmish.js';
import { figureOf, keyOf } from './figures.js';

/** WARBAND-GRAPPLE-006: the odds on a d6 of the weaker, of equals and of the stronger. */
const ODDS = { inferior: 2, equal: 3, superior: 4 } as const;
/** WARBAND-GRAPPLE-007: what a referee may set, and WARBAND-GRAPPLE-009: what helpers can bring it to. */
const ODDS_RANGE = { least: 1, most: 5 } as const;

/** WARBAND-GRAPPLE-007: how a figure stands to another by their Might. */
const standing = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): keyof typeof ODDS => {
  const more = figureOf(sight, by).might - figureOf(sight, target).might;
  return more === 0 ? 'equal' : more > 0 ? 'superior' : 'inferior';
};

/** WARBAND-GRAPPLE-007, WARBAND-GRAPPLE-009: the odds that are proposed, with a line for each reason. */
export const oddsOf =
  (sight: SkirmishSight, by: FigureIndex, target: FigureIndex, helpers: number) =>
  (sum: Sum): void => {
    const how = standing(sight, by, target);
    sum.add(ODDS[how], `warband.gambit.${how}`, 'WARBAND-GRAPPLE-007');
    const more = Math.min(helpers * sight.given.options['warband.gambitHelperBonus'], ODDS_RANGE.most - ODDS[how]);
    if (more > 0) sum.add(more, 'warband.gambit.helpers', 'WARBAND-GRAPPLE-009');
  };

/** The odds of a gambit: one d6 must show no more. */
export const gambitOdds = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex, helpers = 0): number =>
  counted(oddsOf(sight, by, target, helpers)).total;

const DIE = [d(6)] as const;

/** WARBAND-CORE-003: one d6 at or below the odds. */
export const gambitThrow = (odds: number): Throw => ({
  dice: DIE,
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: odds } },
  tally: null,
});

/** Who tries what against whom, as far as its odds hang on it. */
export interface Trial {
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  readonly helpers?: readonly FigureIndex[];
}

const usualOdds = (sight: SkirmishSight, { by, target, helpers = [] }: Trial): number =>
  gambitOdds(sight, by, target, helpers.length);

const ALL_ODDS: readonly OddsChoice[] = Array.from({ length: ODDS_RANGE.most }, (_none, nth) => ({
  choose: 'odds',
  odds: ODDS_RANGE.least + nth,
}));

/** WARBAND-GRAPPLE-005, WARBAND-GRAPPLE-007: the referee sets the odds, of whatever is tried by a gambit; what is proposed comes first. */
export const oddsQuestion = {
  whom: (sight: SkirmishSight, { by }: Trial): readonly Asked[] => {
    const { referee } = sight.given;
    return referee === null ? [] : [{ seat: referee, as: keyOf(sight, by) }];
  },
  answer: shape.union('choose', {
    odds: { odds: shape.integer(ODDS_RANGE.least, ODDS_RANGE.most) },
  }) as Shape<OddsChoice>,
  choices: (sight: SkirmishSight, trial: Trial): readonly OddsChoice[] => {
    const usual = usualOdds(sight, trial);
    return ALL_ODDS.toSorted((a, b) => Number(b.odds === usual) - Number(a.odds === usual));
  },
};

/** WARBAND-CORE-003, WARBAND-CORE-006: the die of a gambit with such odds, and a line for what the referee has changed. */
export const trialThrow = (facts: SkirmishFacts, trial: Trial, odds: number): Throw => {
  const { by, target, helpers = [] } = trial;
  const { lines } = facts.rate((sum) => {
    oddsOf(facts, by, target, helpers.length)(sum);
    const changed = odds - usualOdds(facts, trial);
    if (changed !== 0) sum.add(changed, 'warband.gambit.referee', 'WARBAND-CORE-006');
  });
  return { ...gambitThrow(odds), tally: lines === null ? null : { plus: [], against: lines } };
};
