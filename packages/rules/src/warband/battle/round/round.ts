import { does, type Procedures } from '@warmoot/kernel';
import { otherSide } from '../../../war/roster/sides.js';
import { roundProcedures as figureRound, sidesOf } from '../../round/round.js';
import { findLeaders } from '../leaders/chapter.js';
import type { Battle, BattlePlay, BattleStep } from '../model/battle.js';
import { borrowed } from '../model/borrowing.js';
import { freeAgents } from '../units/engaged.js';

/** WARBAND-TACTIC-004: leaders are found at the start of a round. */
const sayLeaders = (play: BattlePlay): void => play.say({ event: 'leadersFound', leaders: findLeaders(play) });

type RoundSteps = 'round' | 'priority' | 'phase1' | 'phase2' | 'phase3' | 'endOfRound';

export const roundProcedures: Procedures<Battle, RoundSteps> = {
  // WARBAND-PHASE-001 to WARBAND-PHASE-005: the phases of a round.
  round: does((play) => {
    const { open, given } = play;
    const surprise = open.round === 0 && given.surprised !== null ? otherSide(given.surprised) : null;
    play.say({ event: 'roundBegan', round: open.round + 1, surprise });
    sayLeaders(play);
    const steps: readonly BattleStep[] = [
      ...(given.referee === null ? [] : [{ step: 'referee' } as const]),
      ...(surprise === null ? [{ step: 'priority' } as const] : []),
      { step: 'phase1' },
    ];
    for (const step of steps) play.next(step);
  }),

  // WARBAND-PRIORITY-001; WARBAND-PHASE-004: as in a fight of figures.
  priority: borrowed<'priority'>(figureRound).priority,
  phase3: borrowed<'phase3'>(figureRound).phase3,

  // WARBAND-PHASE-002: the Opening. WARBAND-MOVE-003: the side without priority announces first.
  phase1: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'opening', free: freeAgents(play) });
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

  /**
   * WARBAND-PHASE-003: the Melee phase. WARBAND-TACTIC-011: challenges come before all else that is declared; then first strikes
   * (WARBAND-LINE-017), those who duel, and all others (WARBAND-LINE-018).
   */
  phase2: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'melee', free: null });
    const sides = sidesOf(play);
    play.next({ step: 'lines' });
    for (const side of sides) play.next({ step: 'challenging', side });
    for (const side of sides) play.next({ step: 'part', moment: 'declare', side });
    play.next({ step: 'duels' });
    for (const side of sides) play.next({ step: 'part', moment: 'strikes', side });
    play.next({ step: 'endOfStrikes' });
    play.next({ step: 'duelBlows' });
    for (const side of sides) play.next({ step: 'part', moment: 'blows', side });
    play.next({ step: 'endOfPhase', phase: 'melee' });
    play.next({ step: 'phase3' });
  }),

  // WARBAND-PHASE-006, WARBAND-PHASE-007: the End of the round, in this order.
  endOfRound: does((play) => {
    play.say({ event: 'phaseBegan', phase: 'end', free: null });
    const steps = ['bleeding', 'burial', 'finishing', 'tides', 'morale', 'reentry', 'durations', 'closing'] as const;
    for (const step of steps) play.next({ step });
  }),
};
