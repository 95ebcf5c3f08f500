import { type Shaped, shape } from '@warmoot/kernel';
import { byTroop } from '../../../saga/battle/troops.table.js';
import { type GuestArmy, guestArmyFields, guestFault } from '../../../saga/campaign/bridges/guestPlan.js';
import { battleFields } from '../../../saga/campaign/bridges/plans.js';
import { BATTLEFIELDS, type BattlefieldKind } from '../../battle/model/battlefields.table.js';
import { GRADES, type Grade, THICKEST_HIDE } from '../../model/profiles.table.js';
import { weaponShape } from '../../model/setup.js';
import { SAGA_TROOPS, type TroopRow } from './troops.table.js';

/** Within which numbers a row of the table may be written. */
export const SAGA_TROOP_LIMITS = {
  might: { least: 1, most: 20 },
  armour: { least: 0, most: THICKEST_HIDE },
  capture: { least: 1, most: 11 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) => shape.integer(least, most);

const troopRow = shape.record({
  might: within(SAGA_TROOP_LIMITS.might),
  armour: within(SAGA_TROOP_LIMITS.armour),
  shield: shape.flag,
  helmet: shape.flag,
  capture: within(SAGA_TROOP_LIMITS.capture),
  grade: shape.oneOf(...(Object.keys(GRADES) as Grade[])),
  mounted: shape.flag,
  weapons: shape.list(weaponShape, 1, 4),
});

/** What a table may switch when armies of a saga fight in ranks, battle by battle, by the names of the ledger. */
export const sagaOptions = shape.record({
  // WARBAND-SAGA-009: soldiers for each figure; null is auto: by the larger army.
  'warband.sagaScale': shape.withDefault(shape.nullable(shape.integer(1, 1000)), null),
  // WARBAND-SAGA-008: an editable table.
  'warband.sagaTroops': shape.withDefault(
    shape.record(byTroop((troop) => shape.withDefault(troopRow, SAGA_TROOPS[troop] as TroopRow))),
    SAGA_TROOPS,
  ),
});
export type SagaOptions = Shaped<typeof sagaOptions>;

const USUAL = { 'warband.sagaScale': null, 'warband.sagaTroops': SAGA_TROOPS } as const;

const rankedArmy = shape.record({
  ...guestArmyFields,
  /** WARBAND-TACTIC-014: the unit that bears its banner, by key; left out, it has none. */
  banner: shape.optional(shape.name),
});
export type RankedArmyPlan = Shaped<typeof rankedArmy> & GuestArmy;

/**
 * WARBAND-SAGA-001: the plan of the saga's battle, fought in ranks. Units of the attacker have the keys A1, A2, …, those of the
 * defender B1, …, whichever side they will be. It is fought on the first of the fields, or on a ready-made one.
 */
export const rankedPlan = shape.also(
  shape.record({
    by: shape.oneOf('warband'),
    ...battleFields,
    attacker: rankedArmy,
    defender: rankedArmy,
    ground: shape.optional(shape.oneOf(...(Object.keys(BATTLEFIELDS) as BattlefieldKind[]))),
    options: shape.withDefault(sagaOptions, USUAL),
  }),
  guestFault,
);
export type RankedPlan = Shaped<typeof rankedPlan>;
