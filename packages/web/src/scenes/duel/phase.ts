import type { saga } from '@warmoot/rules';
import type { DuelView } from './sheet.js';

export type Phase = 'opening' | 'declare' | 'footwork' | 'acts' | 'defences' | 'dice' | 'moves';

const PHASES: Readonly<Record<saga.duel.DuelStep['step'], Phase>> = {
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
  protect: 'dice',
  place: 'dice',
  severity: 'dice',
  hitPart: 'dice',
  redirect: 'dice',
  pushes: 'moves',
  dodges: 'moves',
  closings: 'moves',
  followings: 'moves',
  goTo: 'moves',
  endOfRound: 'moves',
  mercy: 'moves',
  finish: 'moves',
};

/** The track of a round. The line-up comes before the first, and a round begins with whether all fight on. */
export const TRACK: readonly Phase[] = ['declare', 'footwork', 'acts', 'defences', 'dice', 'moves'];

export const phaseOf = ({ agenda }: DuelView): Phase | null => {
  const step = agenda.at(-1);
  return step === undefined ? null : PHASES[step.step];
};
