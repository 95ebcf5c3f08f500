import { does, type Procedures } from '@warmoot/kernel';
import { putDeathSaves } from '../../health/dying.js';
import { judgeFalls } from '../../health/falls.js';
import { removeDead } from '../lines/chapter.js';
import type { Battle } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';

/** What ends a phase, or its first strikes: who is unique is judged, then the dead are taken from their ranks. */
export const endProcedures: Procedures<Battle, 'endOfStrikes' | 'endOfPhase' | 'burial'> = {
  // WARBAND-LINE-017, WARBAND-MELEE-016
  endOfStrikes: does((play) => {
    judgeFalls(asFigures(play));
    removeDead(play, 'strikes');
    play.next({ step: 'phaseOver', phase: 'strikes' });
  }),

  // WARBAND-LINE-019, WARBAND-LINE-034, WARBAND-PRIORITY-009
  endOfPhase: does((play, { phase }) => {
    judgeFalls(asFigures(play));
    removeDead(play, phase === 'ritual' ? 'end' : phase);
    // WARBAND-HEALTH-020
    if (play.given.options['warband.deathSaveTiming'] === 'endOfPhase') {
      putDeathSaves(asFigures(play));
      play.next({ step: 'burial' });
    }
    play.next({ step: 'phaseOver', phase });
  }),

  // WARBAND-PHASE-006: who has bled to death or failed the death save is taken away before the tides are judged.
  burial: does((play) => removeDead(play, 'end')),
};
