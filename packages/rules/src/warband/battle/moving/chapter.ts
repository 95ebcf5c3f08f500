import type { Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle } from '../model/battle.js';
import type {
  EndWallChoice,
  ManoeuvreChoice,
  UnitChargeChoice,
  UnitMoveChoice,
  UnitRetreatChoice,
} from '../model/choices.js';
import { announceProcedures } from './announcing.js';
import { cavalryProcedures } from './cavalry.js';
import { charge } from './charging.js';
import { endWall } from './endingWall.js';
import { goingProcedures } from './going.js';
import { manoeuvre, manoeuvreProcedures } from './manoeuvring.js';
import { move } from './moves.js';
import { corneringProcedures, retreat } from './retreating.js';
import { saveProcedures } from './saves.js';

export { movingWriters } from './writers.js';

/** What movement of units gives to the battle. */
export const movingActs: UnitActs<
  UnitMoveChoice | UnitChargeChoice | UnitRetreatChoice | ManoeuvreChoice | EndWallChoice
> = { move, charge, retreat, manoeuvre, endWall };

export const movingProcedures: Procedures<
  Battle,
  'announcing' | 'announce' | 'cornering' | 'goOn' | 'obstacleTest' | 'rankSave' | 'manoeuvreDie' | 'cavalryDie'
> = {
  ...announceProcedures,
  ...corneringProcedures,
  ...goingProcedures,
  ...saveProcedures,
  ...manoeuvreProcedures,
  ...cavalryProcedures,
};
