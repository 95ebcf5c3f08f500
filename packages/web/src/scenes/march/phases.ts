import type { saga } from '@warmoot/rules';
import type { Phase } from '../shared/Phases.js';
import { type Book, type MarchView, stepOf } from './model.js';
import type { Telling } from './telling.js';

const STAGES = ['calendar', 'choose', 'cross', 'march', 'evening'] as const;
type Stage = (typeof STAGES)[number];

const EVENING: readonly saga.march.OwnCheck[] = ['forced', 'forage'];

const ARRIVING: readonly saga.march.MarchStep['step'][] = ['arriveFirst', 'holdThere', 'attackThere'];

/** Where the day stands for a party: by what it may know alone. */
const stageOf = (view: MarchView, book: Book): Stage => {
  const step = stepOf(view);
  if (step?.step === 'plan') return 'choose';
  if (step?.step === 'ownCheck') return EVENING.includes(step.check) ? 'evening' : 'cross';
  if (step !== undefined && ARRIVING.includes(step.step)) return 'evening';
  return book.plan === null ? 'choose' : 'march';
};

/** The stages of a day, with what each brings. */
export const phasesOf = ({ t, when }: Telling, view: MarchView, book: Book, checks: number): readonly Phase[] => {
  const at = STAGES.indexOf(stageOf(view, book));
  const { due } = view.given;
  const notes: Readonly<Record<Stage, string>> = {
    calendar: due === null ? t.stages.nothingDue : t.stages.dueOn({ when: when(due) }),
    choose: book.plan === null ? t.stages.routePace : t.paces[book.plan.pace],
    cross: checks === 0 ? t.stages.noChecks : t.stages.checks({ n: checks }),
    march: book.choosing.length > 0 ? t.stages.halted : t.stages.allAtOnce,
    evening: t.stages.restFood,
  };
  return STAGES.map((stage, nth) => ({
    key: stage,
    title: t.stages[stage],
    note: notes[stage],
    state: view.open.over || nth < at ? 'done' : nth === at ? 'now' : 'ahead',
  }));
};
