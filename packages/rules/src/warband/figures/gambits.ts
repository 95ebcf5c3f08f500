import { counted, d, FACE, type Sum, type Throw } from '@warmoot/kernel';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { figureOf } from './figures.js';

/** WARBAND-GRAPPLE-006: the odds on a d6 of the weaker, of equals and of the stronger. */
const ODDS = { inferior: 2, equal: 3, superior: 4 } as const;
/** WARBAND-GRAPPLE-007: what a referee may set, and WARBAND-GRAPPLE-009: what helpers can bring it to. */
export const ODDS_RANGE = { least: 1, most: 5 } as const;

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

export const gambitOdds = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex, helpers = 0): number =>
  counted(oddsOf(sight, by, target, helpers)).total;

const DIE = [d(6)] as const;

/** WARBAND-CORE-003: one d6 at or below the odds. */
export const gambitThrow = (odds: number): Throw => ({
  dice: DIE,
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: odds } },
  tally: null,
});
