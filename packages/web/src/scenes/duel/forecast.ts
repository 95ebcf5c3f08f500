import type { AnyRules, Asked, SceneRules } from '@warmoot/kernel';
import {
  type ActChoice,
  type Answer,
  chanceWhenMet,
  type Duel,
  type DuelChoice,
  type DuelForesight,
  type Foreseen,
  foreseeAct,
  foreseeDefence,
  hardestOf,
} from '@warmoot/rules';
import { CHECKED, type DefendChoice } from './grouping.js';
import type { DuelView } from './sheet.js';

/*
 * What choices are worth: asked of the rules, which play them. Nothing is reckoned here, only kept.
 */

export type By = Answer['by'];

/** The order of the columns. Leaving it undefended is shown only where nothing else is open. */
export const COLUMNS: readonly By[] = ['dodge', 'parry', 'strength', 'fightingMind', 'none'];

export interface Forecasts {
  readonly of: (choice: ActChoice) => DuelForesight | null;
}

/** Forecasts of one fighter's acts, each worked out once. */
export const forecastsFor = (rules: AnyRules, view: DuelView, who: number): Forecasts => {
  const known = new Map<ActChoice, DuelForesight | null>();
  return {
    of: (choice) => {
      if (!CHECKED.has(choice.act)) return null;
      let found = known.get(choice);
      if (found === undefined) {
        found = foreseeAct(rules as SceneRules<Duel>, view, who, choice);
        known.set(choice, found);
      }
      return found;
    },
  };
};

const worth = (foresight: DuelForesight | null): number => chanceWhenMet(hardestOf(foresight));

/** Acts of one kind, the one with the best chance first: it stands until another hand is picked. */
export const bestFirst = (forecasts: Forecasts, choices: readonly DuelChoice[]): readonly DuelChoice[] =>
  choices.length < 2
    ? choices
    : [...choices].sort((a, b) => worth(forecasts.of(b as ActChoice)) - worth(forecasts.of(a as ActChoice)));

export const defenceForecast = (rules: AnyRules, view: DuelView, asked: Asked, choice: DefendChoice): Foreseen | null =>
  hardestOf(foreseeDefence(rules as SceneRules<Duel>, view, asked, choice));

/** What an action brings whose defence is being chosen. */
export const incomingForesight = (rules: AnyRules, view: DuelView, asked: Asked): DuelForesight =>
  foreseeDefence(rules as SceneRules<Duel>, view, asked, { choose: 'defend', by: 'none' });
