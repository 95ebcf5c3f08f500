import { warband } from '@warmoot/rules';
import type { Act } from '../acts/offers.js';
import type { Telling } from '../acts/titles.js';
import { unitBy } from '../model.js';
import { moraleSum } from '../muster.js';

/** What an act comes to, in a few words: the chance of the check that it asks for; '' where nothing is to be said. */
export const actNote = ({ view, forces, t }: Telling, { word, unit: key, target }: Act): string => {
  const unit = unitBy(forces, key);
  if (unit === null) return '';
  if (word === 'manoeuvre')
    return warband.triedByManoeuvre(view, unit.index)
      ? t.holdsToDo({ n: moraleSum(view, unit.index).total })
      : t.doneUnrolled;
  const foe = word === 'charge' ? unitBy(forces, target) : null;
  return foe !== null && warband.triedByCharge(view, foe.index, unit.index)
    ? t.holdsCharge({ who: foe.name, n: moraleSum(view, foe.index).total })
    : '';
};
