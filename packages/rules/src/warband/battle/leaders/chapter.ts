import type { Procedures } from '@warmoot/kernel';
import { duelWriters } from '../../duels/chapter.js';
import { placeOfFigure } from '../../formations/standing.js';
import type { GrapplingEvent } from '../../model/grappling.js';
import type { Figure } from '../../model/model.js';
import type { Unit } from '../../model/units.js';
import type { Battle, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import { blowProcedures } from './blows.js';
import { challengeProcedures } from './challenges.js';

/** What leaders and their duels give to the battle. */
export { findLeaders } from './find.js';

export const leaderProcedures: Procedures<Battle, 'challenging' | 'challenges' | 'challenge' | 'duelBlows'> = {
  ...challengeProcedures,
  ...blowProcedures,
};

type Own =
  | Extract<UnitEvent, { event: 'leadersFound' | 'duelBrokenOff' }>
  | Extract<GrapplingEvent, { event: 'challenged' | 'duelEnded' }>;

export const leaderWriters: BattleWriters<Own> = {
  leadersFound: (open, { leaders }) => {
    open.units.forEach((unit, nth) => {
      unit.leader = leaders[nth] ?? -1;
    });
  },
  // What ends is told of the duel itself.
  duelBrokenOff: () => undefined,
  challenged: (open, event) => {
    duelWriters.challenged(open, event);
    for (const figure of [event.figure, event.target])
      (open.units[placeOfFigure(open.units, figure)?.unit ?? -1] as Unit).challenged = true;
  },
  // WARBAND-TACTIC-010: by the other's hand, and not by somebody's from another unit.
  duelEnded: (open, event) => {
    duelWriters.duelEnded(open, event);
    const [one, other] = event.pair;
    for (const [fallen, by] of [
      [one, other],
      [other, one],
    ] as const) {
      const unit = open.units[placeOfFigure(open.units, fallen)?.unit ?? -1];
      const { hp, downedBy } = open.figures[fallen] as Figure;
      if (unit !== undefined && hp === 0 && downedBy === by) unit.duelLost = true;
    }
  },
};
