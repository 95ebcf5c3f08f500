import type { Stream } from '@warmoot/kernel';
import { figureNamed, figureOf, keyOf, rowOf } from '../figures/figures.js';
import type { Moment } from '../model/acts.js';
import type { FigureIndex } from '../model/model.js';
import type { ActChoice, SkirmishSight } from '../model/skirmish.js';
import { actingFault, stillToAct } from './acting.js';
import { ACTS } from './acts.js';
import { barredFrom, FREE_ACTS, isBarredFrom } from './bars.js';
import { partBy } from './machine.js';
import { type FigurePart, partSteps } from './partSteps.js';

/** A side's part in a fight of figures. */
const part: FigurePart = partBy({
  acts: ACTS,
  free: FREE_ACTS,
  actorNamed: (sight, key) => {
    const figure = figureNamed(sight, key);
    return figure < 0 ? null : figure;
  },
  keyOf,
  seatOf: (sight, figure) => rowOf(sight, figure).seat,
  stillToAct,
  actingFault,
  barredFrom,
  isBarredFrom,
  flees: (sight, figure) => figureOf(sight, figure).retreating !== 'no',
});

export const partProcedures = partSteps(part);

/** An act of a kind at random, for whoever knows what it wants to do; null also where the figure is kept from it. */
export const actAtRandom = (
  view: SkirmishSight,
  figure: FigureIndex,
  act: ActChoice['choose'],
  moment: Moment,
  source: Stream,
): ActChoice | null => part.actAtRandom(view, figure, act, { moment, source });
