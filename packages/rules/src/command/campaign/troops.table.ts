import type { Troop } from '../../saga/battle/troops.table.js';
import type { Grade, UnitClass } from '../battle/units.table.js';

/** What a saga's troops are here. */
export interface TroopRow {
  readonly class: UnitClass;
  readonly grade: Grade;
}

/** COMMAND-SAGA-003: class and ordinary grade by troop type, in the saga's order. */
export const SAGA_TROOPS = {
  lightInfantry: { class: 'SI', grade: 'C' },
  mediumInfantry: { class: 'LI', grade: 'C' },
  heavyInfantry: { class: 'HI', grade: 'C' },
  pikemen: { class: 'HI', grade: 'B' },
  lightCavalry: { class: 'LC', grade: 'C' },
  mediumCavalry: { class: 'HC', grade: 'D' },
  heavyCavalry: { class: 'HC', grade: 'C' },
  bowmen: { class: 'AR', grade: 'C' },
} as const satisfies Record<Troop, TroopRow>;
