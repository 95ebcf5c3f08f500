import { attackActs } from '../attacks/chapter.js';
import { duelActs } from '../duels/chapter.js';
import { gearActs } from '../gear/chapter.js';
import { grappleActs } from '../grapples/chapter.js';
import { healthActs } from '../health/chapter.js';
import type { FigureIndex } from '../model/model.js';
import type { ActChoice, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { moraleActs } from '../morale/chapter.js';
import { movingActs } from '../movement/chapter.js';
import { shotActs } from '../ranged/chapter.js';
import { spellActs } from '../spells/chapter.js';
import type { ActTable } from './machine.js';

/** WARBAND-ACTION-017: all that a figure may do, by the names of the ledger. */
export const ACTS = {
  ...movingActs,
  ...shotActs,
  ...spellActs,
  ...gearActs,
  ...healthActs,
  ...attackActs,
  ...grappleActs,
  ...moraleActs,
  ...duelActs,
} as unknown as ActTable<ActChoice, FigureIndex, SkirmishSight, SkirmishPlay>;
