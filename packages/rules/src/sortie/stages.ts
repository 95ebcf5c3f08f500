import { type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Sortie, SortieStep } from './battle/sortie.js';

const SETTING_UP = ['initiative', 'placing'];

/** SORTIE-ROUND-002: what of a round takes time. */
const ROUND = ['orders', 'plans', 'dice', 'effects', 'withdrawals'];

const STAGES: Readonly<Partial<Record<SortieStep['step'], string>>> = {
  initiative: 'initiative',
  compareInitiative: 'initiative',
  place: 'placing',
  orders: 'orders',
  fronts: 'plans',
  frontsSaid: 'plans',
  plans: 'plans',
  planOpenly: 'plans',
  targetDice: 'dice',
  shot: 'dice',
  pool: 'dice',
  escapes: 'effects',
  escapeThrow: 'effects',
  destroyed: 'effects',
  doomed: 'effects',
  moves: 'effects',
  withdrawals: 'withdrawals',
  pressing: 'withdrawals',
};

/** The step that is on, apart from what the table settles first. */
const stepOn = ({ agenda }: View<Sortie>): SortieStep | undefined =>
  agenda.findLast(({ step }) => step !== 'decide' && step !== 'vote');

export const sortieStages = (view: View<Sortie>): readonly RoundStage[] => {
  if (view.open.ending !== null) return stagesAt(['after'], 'after');
  const step = stepOn(view);
  const stage = (step === undefined ? undefined : STAGES[step.step]) ?? null;
  if (view.open.round > 0) return stagesAt(ROUND, stage);
  const isSurprise = view.given.armies.some(({ comes }) => comes !== 'openly');
  return stagesAt(isSurprise ? SETTING_UP : SETTING_UP.slice(0, 1), stage);
};
