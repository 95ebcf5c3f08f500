import { type RoundStage, stagesAt, type View } from '@warmoot/kernel';
import type { Duel, DuelStep } from './duel.js';

export type DuelStage = 'opening' | 'declare' | 'footwork' | 'acts' | 'defences' | 'dice' | 'wounds' | 'moves';

const STAGES: Readonly<Record<DuelStep['step'], DuelStage>> = {
  pickFirst: 'opening',
  pair: 'opening',
  joinUp: 'opening',
  lineUp: 'opening',
  round: 'declare',
  declare: 'declare',
  acceptSurrender: 'declare',
  breakOff: 'declare',
  joining: 'declare',
  join: 'declare',
  footwork: 'footwork',
  contests: 'footwork',
  contest: 'footwork',
  moves: 'footwork',
  move: 'footwork',
  freeMoves: 'footwork',
  chooseActs: 'acts',
  defend: 'defences',
  openDefence: 'defences',
  resolve: 'dice',
  check: 'dice',
  protect: 'wounds',
  place: 'wounds',
  severity: 'wounds',
  hitPart: 'wounds',
  redirect: 'wounds',
  pushes: 'moves',
  dodges: 'moves',
  closings: 'moves',
  followings: 'moves',
  goTo: 'moves',
  endOfRound: 'moves',
  mercy: 'moves',
  finish: 'moves',
};

const ROUND: readonly DuelStage[] = ['declare', 'footwork', 'acts', 'defences', 'dice', 'wounds', 'moves'];

/** The two ends of a round are shown only while they last: those between them are what people look for. */
const ENDS: readonly DuelStage[] = ['declare', 'moves'];

/** The line-up comes before the first round, and a round begins with whether all fight on. */
export const duelStages = ({ agenda }: View<Duel>): readonly RoundStage[] => {
  const step = agenda.at(-1)?.step;
  if (step === undefined) return [];
  const now = STAGES[step];
  if (now === 'opening') return stagesAt([now], now);
  return stagesAt(
    ROUND.filter((one) => one === now || !ENDS.includes(one)),
    now,
  );
};
