import type { Json } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { anyOnTheMap, unitAt, unitsOf } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import {
  type ArmyOutcome,
  armyOf,
  type CommandFacts,
  type CommandOutcome,
  type CommandSight,
  type UnitOutcome,
} from './command.js';
import { healthOf, objectivesOf } from './ending.js';
import type { Ending } from './model.js';
import { unitNames } from './names.js';
import { championAt, championSide } from './pairs.js';
import { SIDE_NAMES } from './setup.js';
import { survivorsOf } from './units.js';

/**
 * COMMAND-SAGA-010: lost are so many in a hundred, rounded up. COMMAND-SAGA-011: of a slaughtered unit half are
 * prisoners, rounded down, unless the victor takes none.
 */
const soldiersOf = (sight: CommandSight, unit: UnitIndex): UnitOutcome['soldiers'] => {
  const { soldiers, troop, side } = unitAt(sight, unit);
  if (soldiers === null) return null;
  const lost = Math.ceil((soldiers * (100 - survivorsOf(sight, unit))) / 100);
  const taken = sight.open.fate[unit] === 'slaughtered' && sight.open.noQuarter[otherSide(side)] !== true;
  return { troop, before: soldiers, after: soldiers - lost, prisoners: taken ? Math.floor(lost / 2) : 0 };
};

const unitOutcome = (sight: CommandSight, unit: UnitIndex): UnitOutcome => {
  const { name, class: of, grade } = unitAt(sight, unit);
  const { open } = sight;
  return {
    unit: name,
    name: unitNames(sight)[unit] as string,
    class: of,
    grade,
    points: open.points[unit] as number,
    damage: open.damage[unit] as number,
    fate: open.fate[unit] as UnitOutcome['fate'],
    survivors: survivorsOf(sight, unit),
    soldiers: soldiersOf(sight, unit),
  };
};

/** COMMAND-SAGA-012: who has lost has retreated; on a draw both, if no field is held by anybody. */
const hasRetreated = (sight: CommandSight, side: Side): boolean => {
  const { winner } = sight.open;
  if (winner !== null) return winner !== side;
  return !anyOnTheMap(sight, 0) && !anyOnTheMap(sight, 1);
};

const armyOutcome = (sight: CommandSight, side: Side): ArmyOutcome => {
  const { name, leader } = armyOf(sight, side);
  return {
    name,
    side: SIDE_NAMES[side],
    leader: leader.name,
    health: healthOf(sight, side),
    objectives: objectivesOf(sight, side),
    retreated: hasRetreated(sight, side),
    units: unitsOf(sight, side).map((unit) => unitOutcome(sight, unit)),
  };
};

/** What the campaign takes from a battle. COMMAND-END-008: points and damage end with it. */
export const outcome = (facts: CommandFacts): CommandOutcome => {
  const { open, given } = facts;
  return {
    ending: open.ending as Ending,
    rounds: open.round,
    winner: open.winner === null ? null : armyOf(facts, open.winner).name,
    armies: [armyOutcome(facts, 0), armyOutcome(facts, 1)],
    champions: open.champions.map((champion, who) => ({
      name: championAt(facts, who).name,
      army: armyOf(facts, championSide(given, who)).name,
      standing: champion.standing,
      sheet: champion.sheet as Json,
    })),
    escapes: open.escapes as CommandOutcome['escapes'],
  };
};
