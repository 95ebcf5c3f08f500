import type { ActTable } from '../../round/machine.js';
import type { AnyAct } from '../acting/bars.js';
import { lineActs } from '../lines/chapter.js';
import type { Actor } from '../model/acts.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { moraleActs } from '../morale/chapter.js';
import { movingActs } from '../moving/chapter.js';
import { shootingActs } from '../shooting/chapter.js';
import { swapActs } from '../swaps/chapter.js';

/** WARBAND-ACTION-017: all that units, ranks and unique figures may do, by the names of the ledger. */
export const ACTS = {
  ...movingActs,
  ...swapActs,
  ...shootingActs,
  ...moraleActs,
  ...lineActs,
} as unknown as ActTable<AnyAct, Actor, BattleSight, BattlePlay>;
