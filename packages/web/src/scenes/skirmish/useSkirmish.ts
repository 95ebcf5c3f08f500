import { useMemo } from 'react';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { useQuestion } from '../shared/useQuestion.js';
import { chosenOf } from './ask/chosen.js';
import { actPicked, type Decision, decisionOf, NOTHING, type Picked, usualPick } from './ask/offers.js';
import type { Open } from './ask/types.js';
import { byKey, type Choice, type Fighter, type SkirmishView } from './model.js';

/** What is asked of this seat now. */
export const useSkirmish = (
  props: SceneProps,
  view: SkirmishView,
  fighters: readonly Fighter[],
): { readonly asking: Asking | null; readonly open: Open | null } => {
  const decide = useMemo(() => decisionOf({ given: view.given }), [view.given]);
  const { asking, open } = useQuestion<Choice, Decision, Picked>(props, {
    decide,
    nothing: NOTHING,
    // Who has to go goes first: before that nobody can end the part.
    usual: (decision) => usualPick(decision, (key) => byKey(fighters, key)?.now.retreating !== 'no'),
    // The same is asked again and again.
    apart: () => props.passages.length,
  });
  return useMemo(() => {
    if (open === null) return { asking, open: null };
    const { decision, picked } = open;
    const fighter = byKey(fighters, picked.figure);
    return {
      asking,
      open: { ...open, fighter, act: actPicked(decision, picked), chosen: chosenOf(view, fighter, decision, picked) },
    };
  }, [asking, open, fighters, view]);
};
