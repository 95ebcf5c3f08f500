import type { Troop } from '../../../saga/battle/troops.table.js';
import type { WeaponKey } from '../../model/gear.table.js';
import type { Grade } from '../../model/profiles.table.js';

/** What one figure of a saga's troops is here. */
export interface TroopRow {
  /** WARBAND-MOD-019: without the mount, which adds one. */
  readonly might: number;
  readonly armour: number;
  readonly shield: boolean;
  readonly helmet: boolean;
  readonly capture: number;
  readonly grade: Grade;
  /** WARBAND-GEAR-011 */
  readonly mounted: boolean;
  /** The first is in hand. */
  readonly weapons: readonly WeaponKey[];
}

const ON_FOOT = { shield: false, helmet: false, mounted: false } as const;
const IN_THE_SADDLE = { shield: true, helmet: false, mounted: true, capture: 6, weapons: ['spear'] } as const;

/** WARBAND-SAGA-008: in the saga's order. */
export const SAGA_TROOPS = {
  lightInfantry: { ...ON_FOOT, might: 1, armour: 0, capture: 7, grade: 'average', weapons: ['javelin', 'sword'] },
  mediumInfantry: { ...ON_FOOT, might: 1, armour: 1, shield: true, capture: 6, grade: 'weak', weapons: ['spear'] },
  heavyInfantry: {
    ...ON_FOOT,
    ...{ might: 2, armour: 2, shield: true, helmet: true, capture: 5, grade: 'average', weapons: ['sword'] },
  },
  pikemen: { ...ON_FOOT, might: 2, armour: 2, helmet: true, capture: 5, grade: 'average', weapons: ['spear'] },
  lightCavalry: { ...IN_THE_SADDLE, might: 1, armour: 0, grade: 'average' },
  mediumCavalry: { ...IN_THE_SADDLE, might: 1, armour: 2, grade: 'average' },
  heavyCavalry: { ...IN_THE_SADDLE, might: 2, armour: 3, helmet: true, grade: 'strong' },
  bowmen: { ...ON_FOOT, might: 1, armour: 0, capture: 6, grade: 'average', weapons: ['longbow', 'dagger'] },
} as const satisfies Record<Troop, TroopRow>;
