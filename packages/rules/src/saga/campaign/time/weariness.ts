import { lastDay } from '../../calendar/agenda.js';
import type { Character, Entry, SharedCampaign } from '../papers/model.js';
import { entriesOf, isBegun } from './entries.js';

/** The days on which an entry has its people on the road: Contested Movement, or a journey; null for any other. */
const roadIn = (entry: Entry): { readonly from: number; readonly through: number } | null => {
  const { kind, scene, state, day, leaves = day } = entry;
  if (kind === 'arrival') return state === 'dropped' ? null : { from: leaves, through: day };
  return scene === 'movement' && isBegun(state) ? { from: day, through: lastDay(entry) } : null;
};

/**
 * SAGA-MOVE-043: how weary somebody is on the morning of a day: one step less for every calendar day since they became so
 * on which they were on no road.
 */
export const wearyOn = (
  campaign: SharedCampaign,
  { id, weary }: Pick<Character, 'id' | 'weary'>,
  day: number,
): number => {
  if (weary === undefined) return 0;
  const roads = entriesOf(campaign)
    .filter(({ characters }) => characters.includes(id))
    .flatMap((entry) => roadIn(entry) ?? []);
  let { steps, on } = weary;
  while (steps > 0 && on + 1 < day) {
    on++;
    const now = roads.filter(({ from, through }) => from <= on && on <= through);
    if (now.length === 0) steps--;
    else on = Math.max(...now.map(({ through }) => through));
  }
  return steps;
};
