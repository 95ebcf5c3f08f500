import { does, type Procedures } from '@warmoot/kernel';
import type { FigureIndex } from '../../model/model.js';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleSight, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

/** What leaders and their duels gives to the battle. */
export const leaderActs: UnitActs<never> = {};

export const leaderProcedures: Procedures<Battle, 'challenging' | 'challenges' | 'challenge' | 'duelBlows'> = {
  challenging: does(() => undefined),
  challenges: does(() => undefined),
  challenge: does(() => undefined),
  duelBlows: does(() => undefined),
};

export const leaderWriters: BattleWriters<Extract<UnitEvent, { event: 'leadersFound' | 'duelBrokenOff' }>> = {
  leadersFound: () => undefined,
  duelBrokenOff: () => undefined,
};

/** WARBAND-TACTIC-004: who leads each unit in this round. */
export const findLeaders = (sight: BattleSight): readonly FigureIndex[] => sight.open.units.map(() => -1);
