import type { AnyRules, Asked, SceneRules } from '@warmoot/kernel';
import { approx } from '@warmoot/kernel';
import {
  type ActChoice,
  type Answer,
  type Duel,
  type DuelChoice,
  type DuelForesight,
  type Foreseen,
  foreseeAct,
  foreseeDefence,
} from '@warmoot/rules';
import { CHECKED, type DefendChoice } from './grouping.js';
import type { DuelView } from './sheet.js';

/*
 * What choices are worth: asked of the words package, which plays them. Nothing is reckoned here, only kept.
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

/** The best answer of each kind to an act, by kind; a Break meets none. */
export const byDefence = (foresight: DuelForesight | null): ReadonlyMap<By, Foreseen> => {
  const found = new Map<By, Foreseen>();
  // They come with the most awkward first, so the first of each kind is the best of it.
  for (const met of foresight?.met ?? []) {
    if (met.defence !== null && !found.has(met.defence.by)) found.set(met.defence.by, met);
  }
  return found;
};

/** The answer that leaves the least. */
export const worstOf = (foresight: DuelForesight | null): Foreseen | null => foresight?.met[0] ?? null;

const worth = (foresight: DuelForesight | null): number => {
  const worst = worstOf(foresight);
  return worst === null ? -1 : approx(worst.strong);
};

/** Acts of one kind, the one with the best chance first: it stands until another hand is picked. */
export const bestFirst = (forecasts: Forecasts, choices: readonly DuelChoice[]): readonly DuelChoice[] =>
  choices.length < 2
    ? choices
    : [...choices].sort((a, b) => worth(forecasts.of(b as ActChoice)) - worth(forecasts.of(a as ActChoice)));

export const defenceForecast = (rules: AnyRules, view: DuelView, asked: Asked, choice: DefendChoice): Foreseen | null =>
  foreseeDefence(rules as SceneRules<Duel>, view, asked, choice).met[0] ?? null;

/** What an action brings whose defence is being chosen. */
export const incomingForesight = (rules: AnyRules, view: DuelView, asked: Asked): DuelForesight =>
  foreseeDefence(rules as SceneRules<Duel>, view, asked, { choose: 'defend', by: 'none' });
