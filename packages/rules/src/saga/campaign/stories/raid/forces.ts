import type { Troops } from '../../../battle/model.js';
import { byTroop } from '../../../battle/troops.table.js';
import type { SeenWithRules } from '../../handover/next.js';
import { idOf } from './cast.js';
import { agreedIn } from './council.js';

const troops = (some: Partial<Troops>): Troops => byTroop((troop) => some[troop] ?? 0);

/** No more than a house has left. */
const atMost = (seen: SeenWithRules, house: 'avitch' | 'dorrow', wanted: Troops): Troops => {
  const has = seen.open.units[idOf(seen, house)]?.troops;
  return byTroop((troop) => Math.min(wanted[troop], has?.[troop] ?? 0));
};

/** Those who ride: the lady's own thirty, Jorun's thirty where she was moved to it, and whom the chest has paid for. */
export const raiders = (seen: SeenWithRules): Troops => {
  const { riders, chest } = agreedIn(seen);
  return atMost(seen, 'avitch', troops({ mediumCavalry: riders ? 60 : 30, lightCavalry: chest ? 10 : 0 }));
};

/** The soldiers of the town, who are always there: as many of them as their house has left. */
export const garrison = (seen: SeenWithRules): Troops =>
  atMost(seen, 'dorrow', troops({ pikemen: 20, bowmen: 20, mediumInfantry: 20 }));

/** What the bell calls out: a town that was warned arms its people, and one that fears for its roofs all of them. */
const BELL = { warned: 20, afraid: 20 } as const;

/** The town in arms: its soldiers, and those whom the bell has called where it had time to ring. */
export const townInArms = (seen: SeenWithRules, isWarned: boolean, left: Troops = garrison(seen)): Troops => {
  const called = isWarned ? BELL.warned + (agreedIn(seen).fire ? BELL.afraid : 0) : 0;
  return atMost(seen, 'dorrow', { ...left, mediumInfantry: left.mediumInfantry + called });
};
