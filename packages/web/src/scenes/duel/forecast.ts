import type { AnyRules, Asked, SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { CHECKED, type DefendChoice } from './grouping.js';
import type { DuelView } from './sheet.js';

/*
 * What choices are worth: asked of the rules, which play them. Nothing is reckoned here, only kept.
 */

export type By = saga.duel.Defence['by'];

/** The order of the columns. Leaving it undefended is shown only where nothing else is open. */
export const COLUMNS: readonly By[] = ['dodge', 'parry', 'strength', 'fightingMind', 'none'];

export interface Forecasts {
  readonly of: (choice: saga.duel.ActChoice) => saga.duel.DuelForesight | null;
}

/** Forecasts of one fighter's acts, each worked out once. */
export const forecastsFor = (rules: AnyRules, view: DuelView, who: number): Forecasts => {
  const known = new Map<saga.duel.ActChoice, saga.duel.DuelForesight | null>();
  return {
    of: (choice) => {
      if (!CHECKED.has(choice.act)) return null;
      let found = known.get(choice);
      if (found === undefined) {
        found = saga.duel.foreseeAct(rules as SceneRules<saga.duel.Duel>, view, who, choice);
        known.set(choice, found);
      }
      return found;
    },
  };
};

const worth = (foresight: saga.duel.DuelForesight | null): number =>
  saga.duel.chanceWhenMet(saga.duel.hardestOf(foresight));

/** Acts of one kind, the one with the best chance first: it stands until another hand is picked. */
export const bestFirst = (
  forecasts: Forecasts,
  choices: readonly saga.duel.DuelChoice[],
): readonly saga.duel.DuelChoice[] =>
  choices.length < 2
    ? choices
    : [...choices].sort(
        (a, b) => worth(forecasts.of(b as saga.duel.ActChoice)) - worth(forecasts.of(a as saga.duel.ActChoice)),
      );

export const defenceForecast = (
  rules: AnyRules,
  view: DuelView,
  asked: Asked,
  choice: DefendChoice,
): saga.duel.Foreseen | null =>
  saga.duel.hardestOf(saga.duel.foreseeDefence(rules as SceneRules<saga.duel.Duel>, view, asked, choice));

/** What an action brings whose defence is being chosen. */
export const incomingForesight = (rules: AnyRules, view: DuelView, asked: Asked): saga.duel.DuelForesight =>
  saga.duel.foreseeDefence(rules as SceneRules<saga.duel.Duel>, view, asked, { choose: 'defend', by: 'none' });
