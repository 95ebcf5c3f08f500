import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

/** What movement of units gives to the battle. */
export const movingActs: UnitActs<never> = {};

export const movingProcedures: Procedures<
  Battle,
  'announcing' | 'announce' | 'cornering' | 'goOn' | 'obstacleTest' | 'rankSave' | 'manoeuvreDie' | 'cavalryDie'
> = {
  announcing: does(() => undefined),
  announce: does(() => undefined),
  cornering: does(() => undefined),
  goOn: does(() => undefined),
  obstacleTest: does(() => undefined),
  rankSave: does(() => undefined),
  manoeuvreDie: does(() => undefined),
  cavalryDie: does(() => undefined),
};

export const movingWriters: BattleWriters<
  Extract<
    UnitEvent,
    {
      event:
        | 'unitAnnounced'
        | 'unitActed'
        | 'unitCharged'
        | 'unitCornered'
        | 'obstacleTested'
        | 'retreatRolled'
        | 'manoeuvreChecked'
        | 'wallFormed'
        | 'wallEnded'
        | 'cavalryChecked'
        | 'braced'
        | 'brokeFormation';
    }
  >
> = {
  unitAnnounced: () => undefined,
  unitActed: () => undefined,
  unitCharged: () => undefined,
  unitCornered: () => undefined,
  obstacleTested: () => undefined,
  retreatRolled: () => undefined,
  manoeuvreChecked: () => undefined,
  wallFormed: () => undefined,
  wallEnded: () => undefined,
  cavalryChecked: () => undefined,
  braced: () => undefined,
  brokeFormation: () => undefined,
};
