import { useMemo } from 'react';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { useQuestion } from '../shared/useQuestion.js';
import { chosenOf } from './acts/chosen.js';
import { actPicked, type Decision, decisionOf, NOTHING, type Picked, usualPick } from './acts/offers.js';
import type { Open } from './ask/types.js';
import { type Choice, type Forces, type LinesView, unitBy } from './model.js';

/** What is asked of this seat now. */
export const useLines = (
  props: SceneProps,
  view: LinesView,
  forces: Forces,
): { readonly asking: Asking | null; readonly open: Open | null } => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is there follows from the view
  const decide = useMemo(() => decisionOf({ given: view.given }, forces), [view]);
  const { asking, open } = useQuestion<Choice, Decision, Picked>(props, {
    decide,
    nothing: NOTHING,
    // Who has to go goes first: before that nobody can end the part.
    usual: (decision) =>
      usualPick(decision, (key) => {
        const mood = view.open.groups[unitBy(forces, key)?.index ?? -1]?.mood;
        return mood === 'retreating' || mood === 'disorder';
      }),
    // The same is asked again and again.
    apart: () => props.passages.length,
  });
  return useMemo(() => {
    if (open === null) return { asking, open: null };
    const { decision, picked } = open;
    return {
      asking,
      open: {
        ...open,
        unit: unitBy(forces, picked.unit),
        act: actPicked(decision, picked),
        chosen: chosenOf(view, decision, picked),
      },
    };
  }, [asking, open, forces, view]);
};
