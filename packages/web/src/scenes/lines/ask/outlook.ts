import { warband } from '@warmoot/rules';
import { stepsIn } from '../acts/chosen.js';
import type { Act } from '../acts/offers.js';
import { shotsIn } from '../acts/shots.js';
import type { Telling } from '../acts/titles.js';
import { chargeAhead } from '../forecast.js';
import { unitBy } from '../model.js';
import { moraleSum } from '../muster.js';

const KNOWN = new WeakMap<Act, string>();

/** The dice of a charge before anybody strikes back: by its shortest way. */
const firstStrike = (telling: Telling, act: Act): string => {
  const known = KNOWN.get(act);
  if (known !== undefined) return known;
  const { view, forces, t } = telling;
  const unit = unitBy(forces, act.figure);
  const [first] = [...act.choices].sort((one, other) => stepsIn(one) - stepsIn(other));
  const own = (chargeAhead(view, first ?? null)?.agents ?? []).filter(
    (one) => one.first && forces.agents[one.agent]?.unit === unit?.index,
  );
  const aims = own.flatMap((one) => one.aims);
  const dice = aims.reduce((sum, aim) => sum + aim.dice, 0);
  const chances = [...new Set(aims.map(({ chance }) => chance.total))].sort((a, b) => a - b);
  const told = dice === 0 ? '' : t.firstStrike({ n: dice, chances: chances.map(String) });
  KNOWN.set(act, told);
  return told;
};

/** The dice of a shot, of all who may shoot it together, and at which chance. */
const shotNote = ({ view, t }: Telling, act: Act): string => {
  const [first] = shotsIn(act);
  if (first === undefined) return '';
  const { targets } = warband.forecastShots(view, first.choice);
  const chances = [...new Set(targets.map(({ chance }) => chance.total))].sort((a, b) => a - b);
  return t.shotNote({ n: targets.reduce((sum, { dice }) => sum + dice, 0), chances: chances.map(String) });
};

/** What an act comes to, in a few words: the chance of the check that it asks for; '' where nothing is to be said. */
export const actNote = (telling: Telling, act: Act): string => {
  const { view, forces, t } = telling;
  const { word, unit: key, target } = act;
  const unit = unitBy(forces, key);
  if (unit === null) return '';
  if (word === 'manoeuvre')
    return warband.triedByManoeuvre(view, unit.index)
      ? t.holdsToDo({ n: moraleSum(view, unit.index).total })
      : t.doneUnrolled;
  if (word === 'shoot' || word === 'throw') return shotNote(telling, act);
  const foe = word === 'charge' ? unitBy(forces, target) : null;
  if (foe === null) return '';
  const tried = warband.triedByCharge(view, foe.index, unit.index)
    ? t.holdsCharge({ who: foe.name, n: moraleSum(view, foe.index).total })
    : '';
  return [firstStrike(telling, act), tried].filter((text) => text !== '').join('. ');
};
