import type { ProfileKey } from '../../model/profiles.table.js';

/** What a unit of a kind is, after the place that it is named for. Captains and heroes are few: a guard. */
export const UNIT_KINDS = {
  levy: 'levies',
  spearman: 'spears',
  archer: 'bows',
  crossbowman: 'crossbows',
  veteran: 'veterans',
  rider: 'riders',
  captain: 'guard',
  brute: 'brutes',
  hero: 'guard',
} as const satisfies Record<ProfileKey, string>;

/** A unit whose figures are of no kind, or that has parted from another. */
export const PARTY = 'party';
