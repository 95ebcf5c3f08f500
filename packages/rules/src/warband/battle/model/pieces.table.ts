import type { WeaponKey } from '../../model/gear.table.js';

/**
 * WARBAND-UNIT-006: weapons of a rank, the worst first; bare hands are worse than any. Those that only serve as improvised
 * ones in melee come first, the shorter before the longer ranges, then those that are made for it, and last what does more
 * than others in ranks.
 */
export const WORST_FIRST = [
  'improvised',
  'javelin',
  'shortbow',
  'crossbow',
  'sling',
  'longbow',
  'sword',
  'greatsword',
  'dagger',
  'handaxe',
  'halberd',
  'spear',
] as const satisfies readonly WeaponKey[];
