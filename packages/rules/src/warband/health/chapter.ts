import { does, type Procedures } from '@warmoot/kernel';
import { letFall } from '../attacks/wounds.js';
import type { Skirmish } from '../model/skirmish.js';
import { aidProcedures } from './aid.js';
import { dyingProcedures, putDeathSaves } from './dying.js';
import { judgeFalls } from './falls.js';

/** What health gives to the fight. */
export { aidActs as healthActs } from './aid.js';
export { healthWriters } from './writers.js';

type HealthSteps = 'endOfPhase' | 'endOfStrikes' | 'phaseOver' | 'bleeding' | 'deathSave' | 'deathWound' | 'aidTest';

export const healthProcedures: Procedures<Skirmish, HealthSteps> = {
  ...dyingProcedures,
  ...aidProcedures,

  // WARBAND-MELEE-016, WARBAND-HEALTH-022: who falls to a first strike is gone before the other blows.
  endOfStrikes: does((play) => {
    judgeFalls(play);
    play.next({ step: 'phaseOver', phase: 'strikes' });
  }),

  // WARBAND-VANQUISH-001, WARBAND-PRIORITY-009
  endOfPhase: does((play, { phase }) => {
    judgeFalls(play);
    // WARBAND-HEALTH-020
    if (play.given.options['warband.deathSaveTiming'] === 'endOfPhase') putDeathSaves(play);
    play.next({ step: 'phaseOver', phase });
  }),

  phaseOver: does((play, { phase }) => {
    play.say({ event: 'phaseEnded', phase });
    letFall(play);
  }),
};
