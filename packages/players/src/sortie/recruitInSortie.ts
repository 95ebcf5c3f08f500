import type { Stream } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import { often } from '../chances.js';
import type { Question } from '../player.js';
import { apart, type Choice, type ChoiceOf, type SortieView, sortieView, unitFor } from './sight.js';

const only = <K extends Choice['choose']>(choices: readonly Choice[], word: K): readonly ChoiceOf<K>[] =>
  choices.filter((one): one is ChoiceOf<K> => one.choose === word);

/** Shoots or fights whom it can reach, and else goes for the nearest. */
const ordering = (view: SortieView, unit: number, choices: readonly Choice[], source: Stream): readonly Choice[] => {
  const shots = only(choices, 'shoot');
  if (shots.length > 0) return shots;
  const fights = only(choices, 'engage');
  if (fights.length > 0 && often(source, 85)) return fights;
  const moves = only(choices, 'close');
  if (moves.length === 0) return only(choices, 'stand');
  const away = ({ target }: ChoiceOf<'close'>): number => apart(view, unit, war.unitNamed(view, target));
  const nearest = Math.min(...moves.map(away));
  return moves.filter((one) => away(one) === nearest && one.halfMoves === 2);
};

/** Any maneuver that is open but a retreat, with no more than half of its dice in any roll. */
const planning = (view: SortieView, unit: number, source: Stream): readonly Choice[] => {
  const { open } = view;
  const foes = open.meetings.flatMap(({ a, b }) => (a === unit ? [b] : b === unit ? [a] : []));
  const targets = open.shots.flatMap(({ archers, target }) => (archers === unit ? [target] : []));
  let left = Math.max(0, open.floating[unit] as number);
  const bids: Record<string, number> = {};
  for (const enemy of [...foes, ...targets]) {
    const stake = source.below(Math.ceil(left / 2) + 1);
    left -= stake;
    bids[(open.roster[enemy] as sortie.UnitRow).name] = stake;
  }
  if (foes.length === 0) return [{ choose: 'plan', bids }];
  const able = sortie.maneuversLeft(view, unit).filter((maneuver) => maneuver !== 'retreat');
  return able.map((maneuver) => ({ choose: 'plan', maneuver, bids }));
};

/** What a recruit may do in a sortie, each as likely as the others; null where anything will do. */
export const recruitInSortie = (question: Question, source: Stream): readonly Choice[] | null => {
  const view = sortieView(question.view);
  const choices = (question.choices ?? []) as readonly Choice[];
  const unit = unitFor(view, question.asked.as);
  switch (question.step) {
    case 'orders':
      return choices.length < 2 ? null : ordering(view, unit, choices, source);
    case 'plans':
    case 'planOpenly':
      return planning(view, unit, source);
    case 'escapes':
      return only(choices, 'escape');
    case 'pressing':
      return only(choices, 'press');
    case 'quarter':
      return only(choices, 'takePrisoners');
    default:
      return null;
  }
};
