import { saga } from '@warmoot/rules';
import { NOTHING, type Picked } from '../../boards/hex/offers.js';
import type { HandsAsked } from '../../boards/hex/useHands.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type BattleView, type Side, sideOfArmy, type Unit } from './model.js';
import { type Decision, decisionOf, usualPick } from './offers.js';

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
    usual: usualPick,
    // The same is asked again and again in a battle; what is sealed together is asked once a round.
    apart: ({ together }) => (together ? view.open.round : props.passages.length),
  });
  return { asking, open: open === null ? null : { ...open, side: sideOfArmy(view, open.asked.as) } };
};

/** What is asked of the hands on the board. */
export const handsAsked = (open: Open | null, view: BattleView, units: readonly Unit[]): HandsAsked | null => {
  if (open === null) return null;
  const { side, decision, made, asking } = open;
  const { kind } = decision;
  const standing = units.filter((unit) => unit.side === side && unit.at >= 0).length;
  return {
    ...open,
    isSealed: made && asking.together,
    placing: kind === 'place' ? () => saga.battle.openToPlace(view, side) : null,
    taking: kind === 'quick' ? saga.battle.quickNumber(standing) : null,
    drags: kind === 'moves' || kind === 'ways',
  };
};
