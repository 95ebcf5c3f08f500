import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

/** What morale of units gives to the battle. */
export const moraleActs: UnitActs<never> = {};

export const moraleProcedures: Procedures<
  Battle,
  'morale' | 'check' | 'circumstances' | 'moraleDie' | 'quarter' | 'reentry' | 'returnDie' | 'goAlong' | 'surrendering'
> = {
  morale: does(() => undefined),
  check: does(() => undefined),
  circumstances: does(() => undefined),
  moraleDie: does(() => undefined),
  quarter: does(() => undefined),
  reentry: does(() => undefined),
  returnDie: does(() => undefined),
  goAlong: does(() => undefined),
  surrendering: does(() => undefined),
};

export const moraleWriters: BattleWriters<
  Extract<UnitEvent, { event: 'passedUnrolled' | 'bannerLost' | 'returnRolled' | 'cameBack' | 'wentAlong' | 'stayed' }>
> = {
  passedUnrolled: () => undefined,
  bannerLost: () => undefined,
  returnRolled: () => undefined,
  cameBack: () => undefined,
  wentAlong: () => undefined,
  stayed: () => undefined,
};
