import type { DuelOutcome } from '../../duel/duel.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import type { Wound } from '../../duel/model.js';
import { type Item, WEAPONS } from '../../duel/tables/gear.table.js';
import type { PatientWound } from '../../healing/model.js';
import type { Campaign, CampaignEvent, Character, Entry } from '../papers/model.js';
import { because, change } from '../papers/noting.js';
import { dies } from '../sheets/lives.js';
import { loadAfter } from '../sheets/loads.js';

/** Wounds after a fight: old ones keep their kind and their day, new ones are of this day. */
const woundsAfter = (
  before: readonly PatientWound[],
  after: readonly Wound[],
  day: number,
): readonly PatientWound[] => {
  const left = [...before];
  return after.map((wound) => {
    const at = left.findIndex(
      ({ part, severity, marks }) => part === wound.part && severity === wound.severity && marks === wound.marks,
    );
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return old ?? { ...wound, kind: 'cut', day, becameMinor: null };
  });
};

/** How a fight left somebody. */
export interface Aftermath {
  readonly standing: DuelOutcome['fighters'][number]['standing'];
  readonly wounds: readonly Wound[];
  readonly dyingSince?: number | null;
  /** All that they have on them; null where nobody looked. */
  readonly gear: readonly Item[] | null;
  readonly captor: string | null;
}

/** SAGA-CAMPAIGN-003: what a fight has done to somebody stays done. */
export const afterFight = (
  campaign: Campaign,
  character: Character,
  entry: Entry,
  now: Aftermath,
): readonly CampaignEvent[] => {
  const { wounds: was } = character;
  const wounds = woundsAfter(was, now.wounds, entry.day);
  const why = because('fought', ['SAGA-CAMPAIGN-003'], entry.id);
  const set = {
    ...(JSON.stringify(wounds) === JSON.stringify(was) ? {} : { wounds }),
    ...(was.length === 0 && wounds.length > 0 ? { healedThrough: entry.day } : {}),
    ...(now.gear === null ? {} : { load: loadAfter(campaign, character, now.gear) }),
    ...(now.captor === null ? {} : { captive: now.captor }),
    ...((now.dyingSince ?? null) === null ? {} : { dying: entry.id }),
  };
  const changed = Object.keys(set).length === 0 ? [] : [change(character, set, why)];
  if (now.standing !== 'dead') return changed;
  return [...changed, dies(campaign, character, { why: 'wound', entry: entry.id, day: entry.day })];
};

export type Hands = { readonly left: Item | null; readonly right: Item | null; readonly both?: Item | null };

/** All that somebody has on them: a weapon in both hands counts once. */
export const gearAfter = ({ left, right, both = null }: Hands, carried: readonly Item[]): readonly Item[] => {
  const inBoth = left !== null && left === right && isWeapon(left) && WEAPONS[left].hands === 2;
  return [left, inBoth ? null : right, both, ...carried].filter((item) => item !== null);
};
