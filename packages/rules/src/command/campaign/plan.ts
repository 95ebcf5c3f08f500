import { type Shaped, shape } from '@warmoot/kernel';
import { byTroop } from '../../saga/battle/troops.table.js';
import { armyFields, battleFields, eachOnce, namedIn } from '../../saga/campaign/bridges/plans.js';
import { idShape as id } from '../../saga/campaign/papers/ids.js';
import { classShape, eachSide, gradeShape } from '../battle/setup.js';
import { SAGA_TROOPS } from './troops.table.js';

const troopRow = shape.record({ class: classShape, grade: gradeShape });

/** What a table may switch when armies of a saga fight by command, battle by battle, by the names of the ledger. */
export const sagaOptions = shape.record({
  // COMMAND-SAGA-003: an editable table.
  'command.sagaTroops': shape.withDefault(
    shape.record(byTroop((troop) => shape.withDefault(troopRow, SAGA_TROOPS[troop]))),
    SAGA_TROOPS,
  ),
  // COMMAND-SAGA-004: raw or seasoned troops, by side.
  'command.sagaQuality': shape.withDefault(eachSide(shape.integer(-2, 2)), { north: 0, south: 0 }),
  // COMMAND-SAGA-014: left out, as the campaign has it.
  'command.sagaDuels': shape.optional(shape.oneOf('on', 'off')),
});
export type SagaOptions = Shaped<typeof sagaOptions>;

const USUAL = { 'command.sagaTroops': SAGA_TROOPS, 'command.sagaQuality': { north: 0, south: 0 } } as const;

const commandArmy = shape.record({
  ...armyFields,
  /** COMMAND-SAGA-006: the one character who is appointed to lead; left out, the commander; null: nobody. */
  leader: shape.optional(shape.nullable(id)),
  /** COMMAND-SAGA-014: the units that champions are placed with, by key; whoever is left out goes with the next unit. */
  placed: shape.withDefault(shape.list(shape.record({ character: id, with: shape.name }), 0, 6), []),
});
export type CommandArmyPlan = Shaped<typeof commandArmy>;

/** COMMAND-SAGA-006: whoever is appointed to lead an army; null where nobody is. */
export const leaderIn = ({ leader, commander }: CommandArmyPlan): string | null =>
  leader === undefined ? commander : leader;

/** Everybody whom an army's plan names, each once. */
export const everybodyIn = (army: CommandArmyPlan): readonly string[] => [
  ...new Set([...namedIn(army), ...[leaderIn(army)].filter((one) => one !== null)]),
];

const placedFault = ({ champions, placed }: CommandArmyPlan): string | null =>
  placed.every(({ character }) => champions.includes(character)) &&
  eachOnce(placed.map(({ character }) => character)) === null
    ? null
    : 'command.placesChampions';

/**
 * COMMAND-SAGA-001: the plan of the saga's battle, fought by command. COMMAND-SAGA-008: the attacker is North; a defender who does
 * not stand is ambushed. It is fought on the first of the fields.
 */
export const commandPlan = shape.also(
  shape.record({
    by: shape.oneOf('command'),
    ...battleFields,
    attacker: commandArmy,
    defender: commandArmy,
    options: shape.withDefault(sagaOptions, USUAL),
  }),
  ({ attacker, defender }) =>
    eachOnce(everybodyIn(attacker), everybodyIn(defender)) ??
    eachOnce(attacker.champions) ??
    eachOnce(defender.champions) ??
    placedFault(attacker) ??
    placedFault(defender),
);
export type CommandPlan = Shaped<typeof commandPlan>;

export const armiesIn = ({ attacker, defender }: CommandPlan): readonly [CommandArmyPlan, CommandArmyPlan] => [
  attacker,
  defender,
];
