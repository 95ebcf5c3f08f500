import { keptForThing } from '@warmoot/kernel';
import type { Field, FieldSize, Place } from '../../war/field/field.js';
import { GROUND_SIGNS } from '../../war/field/looks.table.js';
import { areAdjacent, distance, type Ground, makeGround } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { unitAt } from '../../war/roster/roster.js';
import type { CommandSight } from './command.js';
import type { CommandOptions } from './model.js';

/**
 * The size of the map. COMMAND-HEX-001: full rows on the open plain. A drawn field has the size it was drawn with, and
 * tells by its second row whether its rows are full or alternate, as on the saga's battlefield.
 */
export const sizeOf = (field: Field, options: CommandOptions): FieldSize => {
  if (field.field === 'plain') {
    return { rows: options['command.mapRows'], columns: options['command.mapColumns'], layout: 'full' };
  }
  const [first = '', second = first] = field.ground;
  return {
    rows: field.ground.length,
    columns: first.length,
    layout: second.length === first.length ? 'full' : 'alternating',
  };
};

const OPEN_PLAIN = { field: 'drawn', name: '', heights: [], barriers: [] } as const;

/** COMMAND-HEX-010: the field with the hexes that the table has marked impassable. */
export const withImpassable = (field: Field, size: FieldSize, hexes: readonly Place[]): Field => {
  if (hexes.length === 0) return field;
  const drawn =
    field.field === 'drawn'
      ? field
      : { ...OPEN_PLAIN, ground: Array.from({ length: size.rows }, () => GROUND_SIGNS.open.repeat(size.columns)) };
  const isMarked = (row: number, column: number): boolean => hexes.some((at) => at.row === row && at.column === column);
  const ground = drawn.ground.map((signs, row) =>
    [...signs].map((sign, column) => (isMarked(row, column) ? GROUND_SIGNS.impassable : sign)).join(''),
  );
  return { ...drawn, ground };
};

/** No ground costs more than another here: COMMAND-HEX-010, and on a saga's field COMMAND-SAGA-009. */
const EVERYWHERE = 1;

/** COMMAND-SAGA-009: a hard barrier cannot be crossed, not even from the side on which a saga's battle would let one out. */
const shutBothWays = (field: Field): Field =>
  field.field === 'plain'
    ? field
    : {
        ...field,
        barriers: field.barriers.map((one) => (one.kind === 'hard' ? { ...one, oneWay: false } : one)),
      };

const grounds = keptForThing(
  'the tables of a battlefield are large and follow from the setup alone',
  ({ field, size }: CommandSight['given']): Ground => makeGround(shutBothWays(field as Field), size, EVERYWHERE),
);

/** The map of a battle, by hex. */
export const groundOf = ({ given }: Pick<CommandSight, 'given'>): Ground => grounds(given);

/** COMMAND-HEX-004: two units at distance 1. COMMAND-SAGA-009: not where a hard barrier divides them. */
export const areTouching = (sight: CommandSight, one: UnitIndex, other: UnitIndex): boolean => {
  const [here, there] = [sight.open.at[one] as HexIndex, sight.open.at[other] as HexIndex];
  return here >= 0 && there >= 0 && areAdjacent(groundOf(sight), here, there);
};

/**
 * COMMAND-HEX-003: the least number of steps between neighbours, whatever lies between. COMMAND-HEX-002: neighbours are
 * those of full rows. holds by: COMMAND-HEX-009: nothing here asks for a facing or for what is seen.
 */
export const away = (sight: CommandSight, one: UnitIndex, other: UnitIndex): number =>
  distance(groundOf(sight), sight.open.at[one] as HexIndex, sight.open.at[other] as HexIndex);

/** Whether a unit of this side on that hex would touch an enemy. */
export const touchesEnemyAt = (sight: CommandSight, side: number, at: HexIndex): boolean => {
  const ground = groundOf(sight);
  const { roster, at: places } = sight.open;
  for (let unit = 0; unit < places.length; unit++) {
    const there = places[unit] as HexIndex;
    if (there >= 0 && roster[unit]?.side !== side && areAdjacent(ground, at, there)) return true;
  }
  return false;
};

/** In contact: adjacent to at least one enemy unit. */
export const isInContact = (sight: CommandSight, unit: UnitIndex): boolean =>
  touchesEnemyAt(sight, unitAt(sight, unit).side, sight.open.at[unit] as HexIndex);

/** The enemies that a unit touches, in the order of the roster. */
export const enemiesTouching = (sight: CommandSight, unit: UnitIndex): UnitIndex[] => {
  const { side } = unitAt(sight, unit);
  const found: UnitIndex[] = [];
  for (let other = 0; other < sight.open.at.length; other++) {
    if (unitAt(sight, other).side !== side && areTouching(sight, unit, other)) found.push(other);
  }
  return found;
};
