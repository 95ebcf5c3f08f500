import { badForm, brokenRule, hex, type Refusal } from '@warmoot/kernel';
import { placeText } from '../../war/field/field.js';
import { hexAt } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { declaredFault } from './declared.js';
import { groundOf } from './ground.js';
import type { CommandGiven, CommandOpen, CommandSetup, Position, Stage, UnitRow } from './model.js';
import { MOST_UNITS, SIDE_NAMES } from './setup.js';
import { startingPoints } from './units.js';
import { BROKEN_AT, POINTS } from './units.table.js';

type UnitInCourse = Position['units'][number];

/** The units of a position: the northern ones in the order of the list, then the southern ones. */
const inRosterOrder = ({ units }: Position): readonly UnitInCourse[] =>
  SIDE_NAMES.flatMap((side) => units.filter((unit) => unit.side === side));

export const rowsInCourse = (position: Position, given: CommandGiven): readonly UnitRow[] =>
  SIDE_NAMES.flatMap((name, side) =>
    position.units
      .filter((unit) => unit.side === name)
      .map(({ class: of, grade, name: chosen = null, soldiers = null, troop = null, startedWith, points }, i) => ({
        side: side as 0 | 1,
        name: `${side === 0 ? 'N' : 'S'}${i + 1}`,
        class: of,
        grade,
        startedWith: startedWith ?? Math.max(points, startingPoints(grade, given.armies[side as 0 | 1].leader.quality)),
        chosen,
        soldiers,
        troop,
      })),
  );

/** COMMAND-HEX-005: on a free hex of its own. COMMAND-HEALTH-003, COMMAND-POINTS-003: with damage and points it can have. */
const unitFault = (given: CommandGiven, unit: UnitInCourse, taken: HexIndex[], path: string): Refusal | null => {
  const { points, startedWith = points, damage, grade, hex: place, gone } = unit;
  const { greatest } = POINTS[grade];
  const most = Math.max(points, startedWith);
  if (most > greatest)
    return brokenRule('COMMAND-POINTS-003', 'command.tooManyPoints', { points: most, grade, greatest });
  // COMMAND-POINTS-002: points are never regained.
  if (points > startedWith) return badForm(`${path}.startedWith`, 'command.noFewerThanNow', `${startedWith}`);
  // Who has left unbroken has not been broken by damage.
  if (damage >= BROKEN_AT && (place !== null || gone === 'left'))
    return brokenRule('COMMAND-HEALTH-003', 'command.tooMuchDamage', { damage });
  if (place === null) return null;
  if (gone !== undefined) return badForm(`${path}.gone`, 'command.goneOrHere', gone);
  const ground = groundOf({ given });
  const at = hex.isOnMap(given.size, place) ? hexAt(ground, place) : -1;
  if (at < 0 || ground.isPassable[at] === 0 || taken.includes(at))
    return badForm(`${path}.hex`, 'command.freeHex', placeText(place));
  taken.push(at);
  return null;
};

const unitsFault = ({ units }: Position, given: CommandGiven): Refusal | null => {
  const taken: HexIndex[] = [];
  for (const [i, unit] of units.entries()) {
    const fault = unitFault(given, unit, taken, `setup.position.units[${i}]`);
    if (fault !== null) return fault;
  }
  for (const side of SIDE_NAMES) {
    const own = units.filter((unit) => unit.side === side);
    if (own.length > MOST_UNITS)
      return brokenRule('COMMAND-SETUP-010', 'command.tooManyUnits', { units: own.length, most: MOST_UNITS });
    if (own.every((unit) => unit.hex === null)) return badForm('setup.position.units', 'command.someOnTheField', side);
  }
  return null;
};

const indexOf = (roster: readonly UnitRow[], key: string): UnitIndex => roster.findIndex(({ name }) => name === key);

/** COMMAND-SETUP-009: charges, attacks and supports can stand only from the stage on in which they are declared. */
const stageFault = ({ stage, charges, attacks, defences }: Position): Refusal | null => {
  const early =
    charges.length > 0 && stage < 2
      ? 'charges'
      : attacks.length > 0 && stage < 3
        ? 'attacks'
        : defences.length > 0 && stage < 4
          ? 'defences'
          : null;
  return early === null ? null : badForm(`setup.position.${early}`, 'command.notInThisStage', `${stage}`);
};

/** Why a battle cannot be taken up like this: COMMAND-SETUP-009. */
export const positionFault = (
  setup: CommandSetup,
  position: Position,
  given: CommandGiven,
  roster: readonly UnitRow[],
): Refusal | null => {
  const twice = SIDE_NAMES.find((side) => setup[side].units !== undefined);
  if (twice !== undefined) return badForm(`setup.${twice}.units`, 'command.unitsOrPosition', twice);
  const fault = unitsFault(position, given) ?? stageFault(position);
  if (fault !== null) return fault;
  const { options } = given;
  if (position.round > options['command.roundLimit'])
    return brokenRule('COMMAND-END-003', 'command.tooLate', {
      round: position.round,
      most: options['command.roundLimit'],
    });
  if (position.quiet >= Math.min(position.round, options['command.quietRounds']))
    return brokenRule('COMMAND-END-009', 'command.tooQuiet', {
      quiet: position.quiet,
      most: options['command.quietRounds'],
    });
  const at = inRosterOrder(position).map((unit) => (unit.hex === null ? -1 : hexAt(groundOf({ given }), unit.hex)));
  return declaredFault({ given, open: { roster, at } as unknown as CommandOpen }, position);
};

/** The facts of a battle taken up in its course. */
export const openInCourse = (fresh: CommandOpen, position: Position, given: CommandGiven): CommandOpen => {
  const units = inRosterOrder(position);
  const { roster } = fresh;
  const at = units.map((unit) => (unit.hex === null ? -1 : hexAt(groundOf({ given }), unit.hex)));
  const index = (key: string): UnitIndex => indexOf(roster, key);
  const byUnit = (pairs: readonly (readonly [string, string])[]): UnitIndex[] =>
    roster.map(({ name }) => index(pairs.find(([unit]) => unit === name)?.[1] ?? ''));
  const attacks = byUnit(position.attacks.map(({ unit, target }) => [unit, target]));
  const helps = byUnit(
    position.attacks.flatMap(({ unit, supporters }) => supporters.map((key) => [key, unit] as const)),
  );
  const defends = byUnit(position.defences.map(({ unit, defender }) => [unit, defender]));
  const charges = byUnit(position.charges.map(({ unit, target }) => [unit, target]));
  const declared: Partial<Record<number, readonly UnitIndex[][]>> = { 2: [charges], 3: [attacks, helps], 4: [defends] };
  const hasDeclared = (unit: UnitIndex): boolean =>
    (declared[position.stage] ?? []).some((by) => (by[unit] as UnitIndex) >= 0);
  return {
    ...fresh,
    at,
    points: units.map(({ points }) => points),
    damage: units.map(({ damage }) => damage),
    fate: units.map(({ hex: place, gone }) => (place === null ? (gone ?? 'routed') : 'here')),
    first: position.first === 'north' ? 0 : 1,
    round: position.round,
    active: position.active === 'north' ? 0 : 1,
    stage: position.stage as Stage,
    acted: units.map(({ acted }, unit) => (acted || hasDeclared(unit) ? 1 : 0)),
    charges,
    attacks,
    helps,
    defends,
    stood: at.slice(),
    // COMMAND-END-009: who has charged has moved, and who attacks has paid.
    stirred: charges.concat(attacks).some((target) => target >= 0),
    quiet: position.quiet,
  };
};
