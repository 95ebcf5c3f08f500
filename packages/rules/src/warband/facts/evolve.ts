import { evolveRuling, RULING_EVENTS, type RulingEvent } from '@warmoot/kernel';
import { aftermathWriters } from '../aftermath/chapter.js';
import { attackWriters } from '../attacks/chapter.js';
import { duelWriters } from '../duels/chapter.js';
import { gearWriters } from '../gear/chapter.js';
import { grappleWriters } from '../grapples/chapter.js';
import { healthWriters } from '../health/chapter.js';
import type { SkirmishOpen } from '../model/model.js';
import type { OwnEvent, SkirmishEvent, Writers } from '../model/skirmish.js';
import { moraleWriters } from '../morale/chapter.js';
import { movingWriters } from '../movement/chapter.js';
import { shotWriters } from '../ranged/chapter.js';
import { roundWriters } from '../round/writers.js';
import { spellWriters } from '../spells/chapter.js';

type Writer = (open: SkirmishOpen, event: SkirmishEvent) => void;

/** Who writes which event: each chapter its own. */
export const WRITERS: Writers<OwnEvent> = {
  ...roundWriters,
  ...movingWriters,
  ...attackWriters,
  ...shotWriters,
  ...gearWriters,
  ...spellWriters,
  ...grappleWriters,
  ...duelWriters,
  ...moraleWriters,
  ...aftermathWriters,
  ...healthWriters,
  // It is only said.
  offersSurrender: () => undefined,
};

/** WARBAND-ROUND-010: what makes a round not a quiet one: attacks, spells, gambits, grapples, lost HP. */
const STIRRING: ReadonlySet<SkirmishEvent['event']> = new Set<SkirmishEvent['event']>([
  'divided',
  'struck',
  'hitAutomatically',
  'slainAtOnce',
  'harmed',
  'spellCast',
  'tried',
  'hindered',
  'roseAgainst',
  'grappled',
  'contested',
  'triedToBreak',
  'tightened',
]);
export const isStirring = (event: string): boolean => (STIRRING as ReadonlySet<string>).has(event);

/** Writes what was said into the open facts. */
export const evolve = (open: SkirmishOpen, event: SkirmishEvent): void => {
  if (isStirring(event.event)) open.stirred = true;
  if (RULING_EVENTS.has(event.event)) evolveRuling(open, event as RulingEvent);
  else (WRITERS as Readonly<Record<string, Writer>>)[event.event]?.(open, event);
};
