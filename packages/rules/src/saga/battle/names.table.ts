import type { Troop } from './troops.table.js';

/**
 * What the men of a type are called in the name of their unit: "Hill levy". A language may have its own word for each;
 * the place before it stays as it is.
 */
export const UNIT_KINDS = {
  lightInfantry: 'slingers',
  mediumInfantry: 'levy',
  heavyInfantry: 'guard',
  pikemen: 'pikes',
  lightCavalry: 'riders',
  mediumCavalry: 'horse',
  heavyCavalry: 'knights',
  bowmen: 'bows',
} as const satisfies Record<Troop, string>;

export type UnitKind = (typeof UNIT_KINDS)[Troop];
