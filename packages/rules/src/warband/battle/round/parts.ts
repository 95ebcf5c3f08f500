import { partBy } from '../../round/machine.js';
import { type FigurePart, partSteps } from '../../round/partSteps.js';
import { actingFault, seatOf, stillToAct } from '../acting/acting.js';
import { barredFrom, FREE_ACTS, isBarredFrom } from '../acting/bars.js';
import { borrowed } from '../model/borrowing.js';
import { actorNamed, isRouted, keyOfActor } from '../units/units.js';
import { ACTS } from './acts.js';

/** A side's part in a battle: it names units, ranks of them, and who is unique. */
const part = partBy({
  acts: ACTS,
  free: FREE_ACTS,
  actorNamed,
  keyOf: keyOfActor,
  seatOf,
  // Units before their ranks: one that has not acted may mostly move.
  soonest: (actors) => [...actors.filter(({ figure }) => figure < 0), ...actors.filter(({ figure }) => figure >= 0)],
  stillToAct,
  actingFault,
  barredFrom,
  isBarredFrom,
  flees: (sight, { unit, figure }) => figure < 0 && isRouted(sight, unit),
});

export const partProcedures = borrowed(partSteps(part as unknown as FigurePart));
