import { ok, refused, type SceneRules } from '@warmoot/kernel';
import { SIDES } from '../../war/roster/sides.js';
import { chiefsOf, groupLeaders } from '../figures/leaders.js';
import type {
  Figure,
  FigureSetup,
  SkirmishGiven,
  SkirmishOpen,
  SkirmishOptions,
  SkirmishSetup,
} from '../model/model.js';
import type { Skirmish, SkirmishStep } from '../model/skirmish.js';
import { positionFault } from './courseFaults.js';
import { setupFault } from './faults.js';
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
  const fault =
    setupFault(setup, given, open) ?? (position === undefined ? null : positionFault(given, open, position));
  if (fault !== null) return refused(fault);
  const agenda: SkirmishStep[] = [];
  const isUnplaced = ({ at, fate }: Figure): boolean => at < 0 && fate === 'fighting';
  for (const side of SIDES)
    if (open.figures.some((figure, nth) => open.roster[nth]?.side === side && isUnplaced(figure)))
      agenda.push({ step: 'place', side });
  agenda.push(position === undefined ? { step: 'round' } : firstStep(position));
  return ok({ seats: setup.seats, given, open, agenda });
};
