import type { AnyRules, SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { CHECKED } from './grouping.js';
import type { DuelView } from './sheet.js';

/** What an act is worth, as the rules play it; null where nothing is thrown. */
export type Foresee = (choice: saga.duel.DuelChoice) => saga.duel.DuelForesight | null;

/** Foresees one fighter's acts. The rules play every act out, so that each is asked of them once. */
export const foreseeing = (rules: AnyRules, view: DuelView, who: number): Foresee => {
  const known = new Map<saga.duel.DuelChoice, saga.duel.DuelForesight>();
  return (choice) => {
    const act = choice as saga.duel.ActChoice;
    if (!CHECKED.has(act.act)) return null;
    const found = known.get(choice) ?? saga.duel.foreseeAct(rules as SceneRules<saga.duel.Duel>, view, who, act);
    known.set(choice, found);
    return found;
  };
};

/** Acts of one kind, the one with the best chance first: it stands until another hand is picked. */
export const bestFirst = (
  foresee: Foresee,
  choices: readonly saga.duel.DuelChoice[],
): readonly saga.duel.DuelChoice[] => {
  const worth = (choice: saga.duel.DuelChoice): number => saga.duel.chanceWhenMet(saga.duel.hardestOf(foresee(choice)));
  return choices.length < 2 ? choices : [...choices].sort((a, b) => worth(b) - worth(a));
};
