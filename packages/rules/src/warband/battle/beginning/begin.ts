import { ok, refused, type SceneRules } from '@warmoot/kernel';
import { SIDES } from '../../../war/roster/sides.js';
import { fieldOf } from '../../beginning/field.js';
import { thresholdOf } from '../../beginning/threshold.js';
import { spaceAt } from '../../ground/spaces.js';
import { findLeaders } from '../leaders/chapter.js';
import type {
  Battle,
  BattleGiven,
  BattleOpen,
  BattleOptions,
  BattlePosition,
  BattleSetup,
  BattleStep,
} from '../model/battle.js';
import { settle } from '../units/settling.js';
import { setupFault } from './faults.js';
import { firstStep, openInCourse } from './position.js';
import { rosterOf } from './roster.js';

const givenBy = (setup: BattleSetup, options: BattleOptions): BattleGiven => {
  const field = fieldOf(setup, options);
  const obstacles = new Map(setup.obstacles.map(({ at, difficulty }) => [spaceAt(field, at.x, at.y), difficulty]));
  return {
    bands: [
      { name: setup.a.name, seat: setup.a.seat },
      { name: setup.b.name, seat: setup.b.seat },
    ],
    referee: setup.referee ?? null,
    field,
    surprised: setup.surprised === undefined ? null : setup.surprised === 'a' ? 0 : 1,
    options,
    obstacles: field.walls.map((_wall, at) => obstacles.get(at) ?? null),
    dark: setup.dark,
    sagas: [setup.a.saga ?? null, setup.b.saga ?? null],
  };
};

const openBy = (setup: BattleSetup, given: BattleGiven): BattleOpen => {
  const { rows, figures, units, groups } = rosterOf(setup, given);
  const open: BattleOpen = {
    roster: rows,
    figures,
    units,
    groups,
    width: given.field.width,
    height: given.field.height,
    lines: [],
    removed: [],
    // WARBAND-MORALE-035: chiefs of a whole side are for fights outside battles.
    chiefs: [null, null],
    mourned: [],
    holds: [],
    duels: [],
    effects: [],
    names: {},
    round: 0,
    phase: 'before',
    priority: 0,
    surprise: false,
    threshold: thresholdOf(rows, given.options['warband.priorityThreshold']),
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
  for (const unit of open.units) settle(open, unit);
  return open;
};

/** WARBAND-TACTIC-004, WARBAND-ROUND-011: who leads a unit of which nothing is said is who does so now. */
const ledInCourse = (open: BattleOpen, { units }: BattlePosition, given: BattleGiven): BattleOpen => {
  const leaders = findLeaders({ given, open });
  const isSaid = (key: string): boolean => units.some(({ unit, leader }) => unit === key && leader !== undefined);
  return {
    ...open,
    units: open.units.map((unit, nth) => (isSaid(unit.name) ? unit : { ...unit, leader: leaders[nth] ?? -1 })),
  };
};

/** The state a battle begins with: before the units are placed, before the first round, or in mid-course. */
export const begin: SceneRules<Battle>['begin'] = (setup, options) => {
  const given = givenBy(setup, options);
  const fresh = openBy(setup, given);
  const { position } = setup;
  const open = position === undefined ? fresh : ledInCourse(openInCourse(fresh, position, given), position, given);
  const fault = setupFault(setup, given, open);
  if (fault !== null) return refused(fault);
  const agenda: BattleStep[] = [];
  for (const side of SIDES)
    if (open.units.some((unit) => unit.side === side && unit.at < 0)) agenda.push({ step: 'place', side });
  agenda.push(position === undefined ? { step: 'round' } : firstStep(position));
  return ok({ seats: setup.seats, given, open, agenda });
};
