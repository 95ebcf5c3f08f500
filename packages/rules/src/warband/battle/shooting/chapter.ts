import { type Procedures, rolls } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { pickedOf, pickThrow } from '../../figures/picking.js';
import { strayOn } from '../lines/strikes.js';
import type { UnitActs } from '../model/acts.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { RankShootChoice } from '../model/choices.js';
import type { UnitEvent } from '../model/events.js';
import { figureActs } from './figures.js';
import { shoot, throwing } from './shooting.js';

/** What shooting in ranks, and what unique figures do besides, gives to the battle. */
export const shootingActs: UnitActs<RankShootChoice> & typeof figureActs = { ...figureActs, shoot, throw: throwing };

export const shootingProcedures: Procedures<Battle, 'strayLot'> = {
  // WARBAND-RANGED-016, WARBAND-CORE-007: of several ranks in contact one is struck by all stray dice of a row.
  strayLot: rolls({
    throws: (_facts, { among }) => pickThrow(among.length),
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, { by, points, among }, result) => strayOn(play, { by, points, rank: pickedOf(among, result) }),
  }),
};

export const shootingWriters: BattleWriters<Extract<UnitEvent, { event: 'rankStrayed' }>> = {
  // The points are marked by what is told of harm.
  rankStrayed: () => undefined,
};
