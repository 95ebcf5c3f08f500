import { type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Skirmish, SkirmishStep } from './model/skirmish.js';

const PLACING = ['placing'];

/** WARBAND-PHASE-001 to WARBAND-PHASE-005: what of a round takes time. */
const ROUND = ['priority', 'opening', 'melee', 'ritual', 'end'];

/** The step that is on, apart from what the table settles first. */
const stepOn = ({ agenda }: View<Skirmish>): SkirmishStep['step'] | undefined =>
  agenda.findLast(({ step }) => step !== 'decide' && step !== 'vote')?.step;

/** The stages of a fight: placing before the first round, then the phases of each. */
export const skirmishStages = (view: View<Skirmish>): readonly RoundStage[] => {
  const { round, phase, ending } = view.open;
  if (ending !== null) return stagesAt(['after'], 'after');
  if (round === 0) return stagesAt(PLACING, 'placing');
  const step = stepOn(view);
  const isBefore = phase === 'before' || step === 'priority' || (step === 'referee' && phase === 'end');
  return stagesAt(ROUND, isBefore ? 'priority' : phase);
};
