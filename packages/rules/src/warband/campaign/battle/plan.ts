import { type Shaped, shape } from '@warmoot/kernel';
import { byTroop } from '../../../saga/battle/troops.table.js';
import { type GuestArmy, guestArmyFields, guestFault } from '../../../saga/campaign/bridges/guestPlan.js';
import { battleFields } from '../../../saga/campaign/bridges/plans.js';
import { BATTLEFIELDS, type BattlefieldKind } from '../../battle/model/battlefields.table.js';
import { GRADES, type Grade, THICKEST_HIDE } from '../../model/profiles.table.js';
import { weaponShape } from '../../model/setup.js';
import { SAGA_TROOPS, type TroopRow } from './troops.table.js';

const troopRow = shape.record({
  might: shape.integer(1, 20),
  armour: shape.integer(0, THICKEST_HIDE),
  shield: shape.flag,
  helmet: shape.flag,
  capture: shape.integer(1, 11),
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
