import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattlePlay, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import type { Removal } from '../model/steps.js';

/** What battle lines gives to the battle. */
export const lineActs: UnitActs<never> = {};

export const lineProcedures: Procedures<Battle, 'lines' | 'strike' | 'lot' | 'rankRow' | 'tides'> = {
  lines: does(() => undefined),
  strike: does(() => undefined),
  lot: does(() => undefined),
  rankRow: does(() => undefined),
  tides: does(() => undefined),
};

export const lineWriters: BattleWriters<
  Extract<
    UnitEvent,
    {
      event:
        | 'linesFormed'
        | 'struckInLine'
        | 'lotFell'
        | 'rankHarmed'
        | 'hitsCounted'
        | 'thinned'
        | 'tideTurned'
        | 'noRoom';
    }
  >
> = {
  linesFormed: () => undefined,
  struckInLine: () => undefined,
  lotFell: () => undefined,
  rankHarmed: () => undefined,
  hitsCounted: () => undefined,
  thinned: () => undefined,
  tideTurned: () => undefined,
  noRoom: () => undefined,
};

/** WARBAND-LINE-019: takes away who has fallen. */
export const removeDead = (_play: BattlePlay, _when: Removal): void => undefined;
