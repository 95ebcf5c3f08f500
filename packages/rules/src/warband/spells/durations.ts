import { does, type Procedures } from '@warmoot/kernel';
import type { Skirmish } from '../model/skirmish.js';

/** WARBAND-PHASE-006, WARBAND-PHASE-008: the last thing at the End of a round: effects whose last round this was are over. */
export const durationProcedures: Procedures<Skirmish, 'durations'> = {
  durations: does((play) => {
    const { effects, round } = play.open;
    for (const { name, by, on, to } of effects) if (to <= round) play.say({ event: 'effectOver', name, by, on });
  }),
};
