import type { Procedures } from '@warmoot/kernel';
import { duelWriters } from '../../duels/chapter.js';
import { placeOfFigure } from '../../formations/standing.js';
import type { GrapplingEvent } from '../../model/grappling.js';
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
  | Extract<GrapplingEvent, { event: 'challenged' }>;

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
};
