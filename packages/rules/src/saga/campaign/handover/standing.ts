import { lastDay } from '../../calendar/agenda.js';
import type { Standing } from '../../handover/carried.js';
import { GAP_FROM } from '../../movement/chase/ways.table.js';
import { castOf, leavingsOf } from '../bridges/bridges.js';
import type { Entry } from '../papers/model.js';
import { isOpenSheet } from '../papers/view.js';
import { wearyOn } from '../time/weariness.js';
import { type Fight, type NextScene, type Pursuit, peopleIn, type SeenWithRules } from './next.js';

const LOST_IN: readonly string[] = ['battle'];

type Army = { readonly name: string; readonly lost: Readonly<Record<string, number>> };

/** What armies have lost in a battle that is over. */
const lossesIn = ({ scene, outcome }: Entry): Standing['losses'] => {
  if (!LOST_IN.includes(scene ?? '')) return [];
  const { armies = [] } = (outcome ?? {}) as unknown as { readonly armies?: readonly Army[] };
  return armies.map(({ name, lost }) => ({ name, lost: Object.values(lost).reduce((sum, many) => sum + many, 0) }));
};

const fleeing = ({ quarry, from }: Pursuit): NonNullable<Standing['fleeing']> => ({
  name: quarry.name,
  people: peopleIn(quarry),
  gap: GAP_FROM[from],
});

/** What somebody sees of how things stand after a scene, for one that may follow it. */
export const standingAfter = (seen: SeenWithRules, entry: Entry, next: NextScene | null): Standing => {
  const people = castOf(seen, entry).flatMap((id) => seen.open.characters[id] ?? []);
  const alive = people.filter(({ dead }) => dead === null);
  const left = [...(next?.leaving ? [next.leaving] : []), ...leavingsOf(seen, entry)];
  const fight = left.find(({ leaves }) => leaves === 'fight') as Fight | undefined;
  const pursuit = left.find(({ leaves }) => leaves === 'pursuit') as Pursuit | undefined;
  const last = lastDay(entry);
  return {
    met: fight?.met ?? null,
    fleeing: pursuit === undefined ? null : fleeing(pursuit),
    wounded: alive
      .filter(({ wounds }) => wounds.length > 0)
      .map(({ name, wounds }) => ({ name, wounds: wounds.map(({ part, severity }) => ({ part, severity })) })),
    prisoners: alive.flatMap(({ name, captive }) => (captive === null ? [] : [{ name, of: captive }])),
    losses: lossesIn(entry),
    days: { first: entry.day, last },
    weary: alive.flatMap((one) => {
      const steps = isOpenSheet(one) ? wearyOn(seen, one, last) : 0;
      return steps === 0 ? [] : [{ name: one.name, steps }];
    }),
  };
};
