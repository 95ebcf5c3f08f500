import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

/** What shooting in ranks, and what unique figures do besides, gives to the battle. */
export const shootingActs: UnitActs<never> = {};

export const shootingProcedures: Procedures<Battle, 'strayLot'> = {
  strayLot: does(() => undefined),
};

export const shootingWriters: BattleWriters<Extract<UnitEvent, { event: 'rankStrayed' }>> = {
  rankStrayed: () => undefined,
};
