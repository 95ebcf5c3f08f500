import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type BattleView, type Side, sideOfArmy } from './model.js';
import { type Decision, decisionOf, NOTHING, type Picked } from './offers.js';

/** The question before this seat, and for which army it is. */
export interface Open extends Question<Decision, Picked> {
  readonly side: Side;
}

/** What is asked of this seat now. */
export const useBattle = (
  props: SceneProps,
  view: BattleView,
): { readonly asking: Asking | null; readonly open: Open | null } => {
  const { asking, open } = useQuestion(props, {
    decide: decisionOf,
    nothing: NOTHING,
    // The same is asked again and again in a battle; what is sealed together is asked once a round.
    apart: ({ together }) => (together ? view.open.round : props.passages.length),
  });
  return { asking, open: open === null ? null : { ...open, side: sideOfArmy(view, open.asked.as) } };
};
