import { courseOf, phasesIn } from '../shared/course.js';
import type { Phase } from '../shared/Phases.js';
import type { Telling } from './acts/titles.js';
import { armyName, isHere, type LinesRun, type Side, stepOf } from './model.js';

// Before its die has fallen, priority is that of the round before.
const isThrown = ({ view }: Telling): boolean =>
  view.open.round > 0 && !view.agenda.some(({ step }) => step === 'priority');

const noteNow = ({ view, t }: Telling): string => {
  const step = stepOf(view);
  if (step === null) return '';
  const army = 'side' in step ? armyName(view, step.side as Side) : '';
  switch (step.step) {
    case 'opening':
    case 'announce':
      return t.notes[step.step]({ army });
    case 'challenges':
    case 'declare':
    case 'strikes':
    case 'blows':
    case 'techniques':
      return t.notes[step.step];
    default:
      return '';
  }
};

/** The strip of stages, with who has priority and what of the stage is on. */
export const phasesOf = (telling: Telling, run: LinesRun): readonly Phase[] => {
  const { view, words } = telling;
  const { priority, phase } = view.open;
  const notes: Readonly<Record<string, string>> = {
    priority: isThrown(telling) ? armyName(view, priority) : '',
    [phase]: noteNow(telling),
  };
  return phasesIn(words, courseOf(run.rules as never, { ...view, inner: null } as never)).map((one) => ({
    ...one,
    note: notes[one.key] ?? '',
  }));
};

/** The round, how many fight, and who has priority. */
export const subtitleOf = (telling: Telling): string => {
  const { view, forces, t } = telling;
  const { round, surprise, priority } = view.open;
  if (round === 0) return t.before;
  const left = (side: Side): number =>
    forces.units.filter((unit) => unit.side === side && isHere(unit)).reduce((sum, unit) => sum + unit.left, 0);
  const told = t.round({ round, a: left(0), b: left(1) });
  if (!isThrown(telling)) return told;
  const army = armyName(view, priority);
  return `${told} · ${surprise ? t.surprise({ army }) : t.priority({ army })}`;
};
