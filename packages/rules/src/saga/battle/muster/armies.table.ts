import type { Troop } from '../troops.table.js';

/** Ready-made armies: what share of the points goes to each type, in hundredths. */
export const ARMIES = {
  levy: { mediumInfantry: 60, bowmen: 40 },
  hillmen: { lightInfantry: 60, bowmen: 25, lightCavalry: 15 },
  guard: { heavyInfantry: 55, bowmen: 20, mediumCavalry: 25 },
  riders: { lightCavalry: 30, mediumCavalry: 40, heavyCavalry: 30 },
  pikes: { pikemen: 60, lightInfantry: 15, bowmen: 25 },
  crown: { mediumInfantry: 30, heavyInfantry: 20, heavyCavalry: 30, bowmen: 20 },
} as const satisfies Record<string, Partial<Record<Troop, number>>>;

export type ArmyKind = keyof typeof ARMIES;
