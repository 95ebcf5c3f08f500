import { ok, type SceneRules } from '@warmoot/kernel';
import { chiefsOf, groupLeaders } from '../figures/leaders.js';
import type { FigureSetup, SkirmishGiven, SkirmishOpen, SkirmishOptions, SkirmishSetup } from '../model/model.js';
import type { Skirmish, SkirmishStep } from '../model/skirmish.js';
import { fieldOf } from './field.js';
import { firstStep, openInCourse } from './position.js';
import { rosterOf } from './rows.js';
import { stateOf } from './states.js';
import { thresholdOf } from './threshold.js';

const givenBy = (setup: SkirmishSetup, options: SkirmishOptions): SkirmishGiven => ({
  bands: [
    { name: setup.a.name, seat: setup.a.seat },
    { name: setup.b.name, seat: setup.b.seat },
  ],
  referee: setup.referee ?? null,
  field: fieldOf(setup, options),
  surprised: setup.surprised === undefined ? null : setup.surprised === 'a' ? 0 : 1,
  options,
});

const openBy = (setup: SkirmishSetup, { field, options }: SkirmishGiven): SkirmishOpen => {
  const { rows, groups } = rosterOf(setup);
  const listed: readonly FigureSetup[] = [...setup.a.figures, ...setup.b.figures];
  const figures = rows.map((row, nth) => stateOf(listed[nth] as FigureSetup, row, field, setup.position?.round ?? 1));
  const muster = { roster: rows, figures };
  return {
    ...muster,
    groups: groupLeaders(muster, groups),
    chiefs: chiefsOf(muster),
    mourned: [],
    holds: [],
    duels: [],
    effects: [],
    names: {},
    round: 0,
    phase: 'before',
    priority: 0,
    surprise: false,
    threshold: thresholdOf(rows, options['warband.priorityThreshold']),
    passed: [],
    rallied: [false, false],
    tired: [false, false],
    stirred: false,
    quiet: 0,
    seenNext: [],
    ending: null,
    winner: null,
    minutes: 0,
    ruling: null,
    settled: {},
  };
};

/** The state a fight begins with: before the figures are placed, before the first round, or in mid-course. */
export const begin: SceneRules<Skirmish>['begin'] = (setup, options) => {
  const given = givenBy(setup, options);
  const fresh = openBy(setup, given);
  const { position } = setup;
  const open = position === undefined ? fresh : openInCourse(fresh, position, given);
  const agenda: SkirmishStep[] = [];
  for (const side of [0, 1] as const)
    if (open.roster.some((row, nth) => row.side === side && open.figures[nth]?.at === -1))
      agenda.push({ step: 'place', side });
  agenda.push(position === undefined ? { step: 'round' } : firstStep(position));
  return ok({ seats: setup.seats, given, open, agenda });
};
