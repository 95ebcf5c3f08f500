import { type Shaped, shape } from '@warmoot/kernel';
import { ALL_TROOPS, byTroop } from '../../saga/battle/troops.table.js';
import { type GuestArmy, guestArmyFields, guestFault } from '../../saga/campaign/bridges/guestPlan.js';
import { battleFields, eachOnce } from '../../saga/campaign/bridges/plans.js';
import { ALL_GROUNDS, MOUNTS, WEIGHTS } from '../battle/kinds.table.js';
import { unitFields } from '../battle/setup.js';
import { LEVEL_SHIFTS, SAGA_TROOPS, type TroopRow } from './troops.table.js';

const troopRow = shape.record({
  mount: shape.oneOf(...MOUNTS),
  weight: shape.oneOf(...WEIGHTS),
  archers: shape.withDefault(shape.flag, false),
  level: unitFields.level,
  superiorTo: shape.withDefault(shape.list(shape.oneOf('everyone', ...MOUNTS), 0, 3), []),
});

const shift = shape.withDefault(shape.oneOf(...LEVEL_SHIFTS), 0);

/** What a table may switch when armies of a saga fight in sorties, battle by battle, by the names of the ledger. */
export const sagaOptions = shape.record({
  // SORTIE-SAGA-003: an editable table.
  'sortie.sagaTroops': shape.withDefault(
    shape.record(byTroop((troop) => shape.withDefault(troopRow, SAGA_TROOPS[troop] as TroopRow))),
    SAGA_TROOPS,
  ),
  // SORTIE-SAGA-004: raw or seasoned troops, by side: the attacking army is side A.
  'sortie.sagaLevel': shape.withDefault(shape.record({ a: shift, b: shift }), { a: 0, b: 0 }),
});
export type SagaOptions = Shaped<typeof sagaOptions>;

const USUAL = { 'sortie.sagaTroops': SAGA_TROOPS, 'sortie.sagaLevel': { a: 0, b: 0 } } as const;

const sortieArmy = shape.record({
  ...guestArmyFields,
  /** SORTIE-SAGA-002: troop types that fight as two units, and how many heads the second has. */
  divided: shape.withDefault(
    shape.list(shape.record({ troop: shape.oneOf(...ALL_TROOPS), heads: shape.integer(1, 1_000_000) }), 0, 8),
    [],
  ),
  /** SORTIE-SAGA-008: how much of its day it has marched; left out, as the campaign knows it. */
  moved: shape.optional(shape.oneOf('no', 'overHalf', 'all')),
  /** SORTIE-SAGA-008: whether it is ill prepared; left out, as weary as its people are. */
  illPrepared: shape.optional(shape.flag),
  /** SORTIE-SAGA-008: in the pay of a leader whose language it does not speak. */
  foreignPay: shape.withDefault(shape.flag, false),
  /** SORTIE-SAGA-009: the wall or earthwork that its infantry holds; 0: none. */
  walls: shape.withDefault(shape.integer(0, 3), 0),
  /** SORTIE-SAGA-010: its wounded lie in a town. */
  inTown: shape.withDefault(shape.flag, false),
});
export type SortieArmyPlan = Shaped<typeof sortieArmy>;

/** SORTIE-SAGA-002, SORTIE-SAGA-005: a unit is divided once, and has one named character at most. */
const armyFault = ({ divided, placed }: Pick<SortieArmyPlan, 'divided'> & Pick<GuestArmy, 'placed'>): string | null =>
  eachOnce(divided.map(({ troop }) => troop)) === null && eachOnce(placed.map((one) => one.with)) === null
    ? null
    : 'sortie.oneForEachUnit';

/**
 * SORTIE-SAGA-001: the plan of the saga's battle, fought in sorties; the attacking army is side A. SORTIE-SAGA-007: a defender who
 * does not stand is ambushed. SORTIE-SAGA-009: its ground is that of the first of the fields.
 */
export const sortiePlan = shape.also(
  shape.record({
    by: shape.oneOf('sortie'),
    ...battleFields,
    attacker: sortieArmy,
    defender: sortieArmy,
    /** SORTIE-SAGA-009: as the table says; left out, from the field. */
    ground: shape.optional(shape.oneOf(...ALL_GROUNDS)),
    /** SORTIE-SAGA-009: the side on higher ground; ours: the table says it, since a field does not tell who stands where. */
    higher: shape.withDefault(shape.nullable(shape.oneOf('attacker', 'defender')), null),
    options: shape.withDefault(sagaOptions, USUAL),
  }),
  (plan) => guestFault(plan) ?? armyFault(plan.attacker) ?? armyFault(plan.defender),
);
export type SortiePlan = Shaped<typeof sortiePlan>;
