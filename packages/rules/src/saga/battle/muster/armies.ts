import type { Troops } from '../model.js';
import { byTroop, TROOPS, type Troop } from '../troops.table.js';
import { ARMIES, type ArmyKind } from './armies.table.js';

/** SAGA-BATTLE-TROOP-024: a ready-made army that costs no more than so many points. */
export const armyFor = (kind: ArmyKind, budget: number): Troops => {
  const shares: Partial<Record<Troop, number>> = ARMIES[kind];
  return byTroop((troop) => Math.floor((budget * (shares[troop] ?? 0)) / 100 / TROOPS[troop].cost));
};
