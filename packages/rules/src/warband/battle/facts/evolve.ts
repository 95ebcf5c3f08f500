import { evolveRuling, RULING_EVENTS, type RulingEvent } from '@warmoot/kernel';
import { WRITERS as FIGURE_WRITERS, isStirring } from '../../facts/evolve.js';
import { leaderWriters } from '../leaders/chapter.js';
import { lineWriters } from '../lines/chapter.js';
import type { BattleEvent, BattleOpen, BattleOwnEvent, BattleWriters } from '../model/battle.js';
import { moraleWriters } from '../morale/chapter.js';
import { movingWriters } from '../moving/chapter.js';
import { closingWriters } from '../round/closing.js';
import { courseWriters } from '../round/writers.js';
import { shootingWriters } from '../shooting/chapter.js';
import { swapWriters } from '../swaps/chapter.js';
import { formationWriters } from '../units/writers.js';

type Writer = (open: BattleOpen, event: BattleEvent) => void;

/** Who writes which event: a fight of figures what is told of figures, and each chapter its own. */
const WRITERS: BattleWriters<BattleOwnEvent> = {
  ...FIGURE_WRITERS,
  ...formationWriters,
  ...movingWriters,
  ...swapWriters,
  ...shootingWriters,
  ...leaderWriters,
  ...moraleWriters,
  ...lineWriters,
  ...courseWriters,
  ...closingWriters,
};

/** WARBAND-ROUND-010: what makes a round not a quiet one, besides what does in a fight of figures. */
const STIRRING: ReadonlySet<BattleEvent['event']> = new Set<BattleEvent['event']>(['rankHarmed', 'struckInLine']);

/** Writes what was said into the open facts. */
export const evolve = (open: BattleOpen, event: BattleEvent): void => {
  if (STIRRING.has(event.event) || isStirring(event.event)) open.stirred = true;
  if (RULING_EVENTS.has(event.event)) evolveRuling(open, event as RulingEvent);
  else (WRITERS as unknown as Readonly<Record<string, Writer>>)[event.event]?.(open, event);
};
