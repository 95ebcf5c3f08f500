import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

/** What trading places gives to the battle. */
export const swapActs: UnitActs<never> = {};

export const swapProcedures: Procedures<Battle, 'swapSave'> = {
  swapSave: does(() => undefined),
};

export const swapWriters: BattleWriters<Extract<UnitEvent, { event: 'swapRolled' }>> = {
  swapRolled: () => undefined,
};
