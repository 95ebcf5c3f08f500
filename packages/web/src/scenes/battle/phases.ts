import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { courseOf, phasesIn } from '../shared/course.js';
import type { Phase } from '../shared/Phases.js';
import { armyName, type BattleRun, type BattleView, other, type Side } from './model.js';
import type { BattleWords } from './words.js';

/** Whose stage it is, by its key. */
const notesOf = (view: BattleView, t: BattleWords): Readonly<Record<string, string>> => {
  const { open, given } = view;
  const first = saga.battle.proactive(view) as Side;
  return {
    field: armyName(view, given.defence === 'standing' ? 1 : 0),
    placeDefender: armyName(view, 1),
    line: armyName(view, 1),
    placeAttacker: armyName(view, 0),
    combat: open.clusters.length === 0 ? '' : t.phases.clusters({ n: open.clusters.length }),
    ...Object.fromEntries(
      saga.battle.MOVEMENT_PHASES.map(({ phase, proactive, quick }) => {
        const army = armyName(view, proactive ? first : other(first));
        return [`move${phase}`, quick ? t.phases.quickOf({ army }) : t.phases.restOf({ army })];
      }),
    ),
  };
};

/** The stages of the round, with whose they are. */
export const phasesOf = (
  words: Words,
  rules: BattleRun['rules'],
  view: BattleView,
  t: BattleWords,
): readonly Phase[] => {
  const notes = notesOf(view, t);
  const course = courseOf(rules as never, { ...view, inner: null } as never);
  return phasesIn(words, course).map((phase) => ({ ...phase, note: notes[phase.key] ?? '' }));
};
