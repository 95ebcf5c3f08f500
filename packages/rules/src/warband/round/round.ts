import { d, does, type Procedures, rolls, type Throw } from '@warmoot/kernel';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { freeFigures } from '../figures/speed.js';
import type { Skirmish, SkirmishSight, SkirmishStep } from '../model/skirmish.js';

/** WARBAND-PRIORITY-004, WARBAND-PRIORITY-010: who takes part in a phase, in which order. WARBAND-ROUND-003: who has surprise, alone. */
export const sidesOf = ({ open }: SkirmishSight): readonly Side[] =>
  open.surprise ? [open.priority] : [open.priority, otherSide(open.priority)];

/** WARBAND-PRIORITY-002, WARBAND-PRIORITY-003: one d6 at or below the threshold. */
const priorityThrow = (threshold: number): Throw => ({
  dice: [d(6)],
  reading: {
    read: 'together',
    keep: null,
    worth: { worth: 'face' },
    plus: 0,
    rows: { rows: 'atMost', target: threshold },
  },
  tally: null,
});

type RoundSteps = 'round' | 'priority' | 'phase1' | 'phase2' | 'phase3' | 'endOfRound';

export const roundProcedures: Procedures<Skirmish, RoundSteps> = {
  // WARBAND-PHASE-001 to WARBAND-PHASE-005: the phases of a round.
  round: does((play) => {
    const { open, given } = play;
    const surprise = open.round === 0 && given.surprised !== null ? otherSide(given.surprised) : null;
    play.say({ event: 'roundBegan', round: open.round + 1, surprise });
    const steps: readonly SkirmishStep[] = [
      ...(given.referee === null ? [] : [{ step: 'referee' } as const]),
      ...(surprise === null ? [{ step: 'priority' } as const] : []),
      { step: 'phase1' },
    ];
    for (const step of steps) play.next(step);
  }),

  // WARBAND-PRIORITY-001
  priority: rolls({
    throws: ({ open }) => priorityThrow(open.threshold),
    then: (play, _step, result) => {
      play.say({ event: 'priorityWon', side: result === 'success' ? 0 : 1, threshold: play.open.threshold });
    },
  }),

  // WARBAND-PHASE-002: the Opening. WARBAND-MOVE-002, WARBAND-MOVE-003: the side without priority announces first, so that the other can hinder it.
  phase1: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'opening', free: freeFigures(play) });
    const sides = sidesOf(play);
    const binding = play.given.options['warband.declaredMoveBinding'] === 'on';
    if (binding && sides[1] !== undefined) play.next({ step: 'announcing', side: sides[1] });
    for (const side of sides) {
      play.next({ step: 'part', moment: 'opening', side });
      play.next({ step: 'cornering', side });
    }
    play.next({ step: 'endOfPhase', phase: 'opening' });
    play.next({ step: 'phase2' });
  }),

  // WARBAND-PHASE-003: the Melee phase. WARBAND-MELEE-024: what is declared comes first; WARBAND-MELEE-015: then first strikes.
  phase2: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'melee', free: null });
    const sides = sidesOf(play);
    for (const side of sides) play.next({ step: 'part', moment: 'declare', side });
    play.next({ step: 'duels' });
    for (const side of sides) play.next({ step: 'part', moment: 'strikes', side });
    play.next({ step: 'endOfStrikes' });
    for (const side of sides) {
      play.next({ step: 'tightening', side });
      play.next({ step: 'part', moment: 'blows', side });
      play.next({ step: 'keptGone', side });
    }
    play.next({ step: 'endOfPhase', phase: 'melee' });
    play.next({ step: 'phase3' });
  }),

  // WARBAND-PHASE-004: the Ritual phase.
  phase3: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'ritual', free: null });
    for (const side of sidesOf(play)) play.next({ step: 'ritual', side });
    play.next({ step: 'endOfPhase', phase: 'ritual' });
    play.next({ step: 'endOfRound' });
  }),

  // WARBAND-PHASE-006, WARBAND-PHASE-007: the End of the round, in this order. Death saves and checks are put by the steps before them.
  endOfRound: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'end', free: null });
    for (const step of ['bleeding', 'finishing', 'morale', 'durations', 'closing'] as const) play.next({ step });
  }),
};
