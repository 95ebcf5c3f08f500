import type { Refusal } from '@warmoot/kernel';
import type { BattleGiven, BattleOpen, BattleSetup } from '../model/battle.js';

/** Why a battle cannot be set up like this; null where it can. */
export const setupFault = (_setup: BattleSetup, _given: BattleGiven, _open: BattleOpen): Refusal | null => null;
