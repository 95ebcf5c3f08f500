import type { Troop } from '../../saga/battle/troops.table.js';
import type { Mount, Weight } from '../battle/kinds.table.js';

/** What a saga's troops are here. */
export interface TroopRow {
  readonly mount: Mount;
  readonly weight: Weight;
  readonly archers: boolean;
  readonly level: number;
  /** SORTIE-SITUATION-011: whom their weapons are superior to. */
  readonly superiorTo: readonly ('everyone' | Mount)[];
}

const none = { archers: false, superiorTo: [] } as const;

/** SORTIE-SAGA-003: kind and average level by troop type, in the saga's order. */
export const SAGA_TROOPS = {
  lightInfantry: { ...none, mount: 'infantry', weight: 'light', level: 1 },
  mediumInfantry: { ...none, mount: 'infantry', weight: 'medium', level: 0 },
  heavyInfantry: { ...none, mount: 'infantry', weight: 'heavy', level: 1 },
  pikemen: { ...none, mount: 'infantry', weight: 'heavy', level: 1, superiorTo: ['cavalry'] },
  lightCavalry: { ...none, mount: 'cavalry', weight: 'light', level: 1 },
  mediumCavalry: { ...none, mount: 'cavalry', weight: 'medium', level: 1 },
  heavyCavalry: { ...none, mount: 'cavalry', weight: 'heavy', level: 1 },
  bowmen: { ...none, mount: 'infantry', weight: 'light', level: 1, archers: true },
} as const satisfies Record<Troop, TroopRow>;

/** SORTIE-SAGA-004: by how much the table may shift the level of a whole army. */
export const LEVEL_SHIFTS = [-1, -0.5, 0, 0.5, 1, 1.5, 2] as const;

/** SORTIE-SAGA-002: from so many heads on a unit may be divided. */
export const DIVIDED_FROM = 200;

/** SORTIE-SAGA-009: the ground of a field, by how many of a hundred passable hexes are Open at least. The openest first. */
export const GROUND_BY_OPEN = [
  { from: 90, ground: 'open' },
  { from: 50, ground: 'ordinary' },
  { from: 20, ground: 'cluttered' },
  { from: 0, ground: 'rough' },
] as const;

/** SORTIE-SAGA-010: how many days the injured are away from their army; whatever the table has said of other battles. */
export const AWAY_DAYS = { afield: 7, inTown: 1 } as const;
