import type { UiWords } from '../../../words/ui.js';
import type { Act } from '../acts/offers.js';
import type { Telling } from '../acts/titles.js';
import type { Choice } from '../model.js';
import { moraleSum } from '../muster.js';

/** What an act comes to, in a few words; '' where nothing is to be said. */
export const actNote = (telling: Telling, _ui: UiWords, act: Act, _chosen: Choice | null = null): string => {
  const { view, forces, t } = telling;
  const unit = forces.units.find(({ key }) => key === act.unit);
  if (unit === undefined) return '';
  if (act.word === 'manoeuvre') return t.holdsToDo({ n: moraleSum(view, unit.index).total });
  return '';
};
