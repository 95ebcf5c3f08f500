import { type Shaped, shape } from '@warmoot/kernel';
import { byTroop } from '../../saga/battle/troops.table.js';
import { type GuestArmy, guestArmyFields, guestFault } from '../../saga/campaign/bridges/guestPlan.js';
import { battleFields } from '../../saga/campaign/bridges/plans.js';
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

const commandArmy = shape.record(guestArmyFields);
export type CommandArmyPlan = GuestArmy;

/** COMMAND-SAGA-014: champions are placed with units; whoever is left out goes with the next unit. */
const placedFault = ({ champions, placed }: CommandArmyPlan): string | null =>
  placed.every(({ character }) => champions.includes(character)) ? null : 'command.placesChampions';

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
  (plan) => placedFault(plan.attacker) ?? placedFault(plan.defender) ?? guestFault(plan),
);
export type CommandPlan = Shaped<typeof commandPlan>;
