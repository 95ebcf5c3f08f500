import { agentsOf, placeOfFigure } from '../../formations/standing.js';
import { healthWriters } from '../../health/chapter.js';
import type { FaringEvent } from '../../model/faring.js';
import { roundWriters } from '../../round/writers.js';
import { FRESH_RANK_ROUND, FRESH_UNIT_ROUND } from '../beginning/states.js';
import type { BattleWriters } from '../model/battle.js';

type Own = Extract<FaringEvent, { event: 'roundBegan' | 'phaseBegan' | 'fell' }>;

/** Writes what the course of a round does to units, besides what it does to figures. */
export const courseWriters: BattleWriters<Own> = {
  roundBegan: (open, event) => {
    roundWriters.roundBegan(open, event);
    open.lines = [];
    for (const unit of open.units) {
      Object.assign(unit, FRESH_UNIT_ROUND);
      unit.ranks = unit.ranks.map((rank) => ({ ...rank, ...FRESH_RANK_ROUND }));
    }
  },
  phaseBegan: (open, event) => {
    roundWriters.phaseBegan(open, event);
    const { free } = event;
    if (free === null) return;
    for (const unit of open.units) unit.beganFree = agentsOf(unit).some((figure) => free.includes(figure));
  },
  // WARBAND-CASUALTY-002: in the order of removal. WARBAND-MORALE-033: it is a loss of its unit.
  fell: (open, event) => {
    const { figure, fate } = event;
    const unit = placeOfFigure(open.units, figure)?.unit ?? -1;
    const one = open.units[unit];
    if (one !== undefined) one.lastLoss = open.round;
    if (fate === 'slain') open.removed = [...open.removed, { unit, figure, how: 'slain', lives: null }];
    healthWriters.fell(open, event);
  },
};
