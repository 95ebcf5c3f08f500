import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { NOTHING, type Picked, toggled } from '../../boards/hex/offers.js';
import type { HandsAsked } from '../../boards/hex/useHands.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type BattleView, type Side, sideOfArmy, type Unit } from './model.js';
import { type Decision, decisionOf, usualPick } from './offers.js';

/** The question before this seat, and for which army it is. */
export interface Open extends Question<Decision, Picked> {
  readonly side: Side;
  /** Units that are marked as staying, for as long as the same phase is moved in. */
  readonly staying: readonly string[];
  readonly onStay: (unit: string) => void;
}

const NOBODY: { readonly phase: string; readonly units: readonly string[] } = { phase: '', units: [] };

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

  const phase = `${view.open.round} ${view.open.phase}`;
  const [marked, setMarked] = useState<{ readonly phase: string; readonly units: readonly string[] }>(NOBODY);
  const staying = marked.phase === phase ? marked.units : NOBODY.units;
  if (open === null) return { asking, open };
  const onStay = (unit: string): void => setMarked({ phase, units: toggled(staying, unit, Number.POSITIVE_INFINITY) });
  return { asking, open: { ...open, side: sideOfArmy(view, open.asked.as), staying, onStay } };
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
