import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Position, SortieOpen, SortieOptions, SortieSetup, UnitRow } from '../battle/model.js';
import { partOf, unitRow } from '../battle/rows.js';
import { SIDE_KEYS, type SideKey } from '../battle/setup.js';
import { firstFault, keysIn, pairsFault } from './faults.js';

type UnitInCourse = Position['units'][number];

/** SORTIE-END-002: so many rounds in which nobody wants to fight end a battle. */
export const QUIET_ROUNDS = 2;

const unitFault = (setup: SortieSetup, unit: UnitInCourse, path: string): Refusal | null => {
  const side = SIDE_KEYS.find((one) => keysIn(setup, one).includes(unit.unit));
  if (side === undefined) return badForm(`${path}.unit`, 'sortie.unitKey', unit.unit);
  const enemies = keysIn(setup, side === 'a' ? 'b' : 'a');
  const stranger = unit.flankedBy.findIndex((key) => !enemies.includes(key));
  if (stranger >= 0)
    return badForm(`${path}.flankedBy[${stranger}]`, 'sortie.enemyKey', unit.flankedBy[stranger] as string);
  const heads = setup[side].units[keysIn(setup, side).indexOf(unit.unit)]?.heads as number;
  return unit.heads !== undefined && unit.heads > heads
    ? badForm(`${path}.heads`, 'sortie.noMoreThanBefore', `${unit.heads}`, { most: heads })
    : null;
};

const unitsFault = (setup: SortieSetup, { units }: Position): Refusal | null => {
  const keys = units.map(({ unit }) => unit);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  const isGone = (key: string): boolean => units.some(({ unit, fate }) => unit === key && fate !== 'here');
  const emptied = SIDE_KEYS.find((side: SideKey) => keysIn(setup, side).every(isGone));
  return firstFault(
    () => (twice === undefined ? null : badForm('setup.position.units', 'sortie.unitOnce', twice)),
    ...units.map((unit, i) => () => unitFault(setup, unit, `setup.position.units[${i}]`)),
    () => (emptied === undefined ? null : badForm('setup.position.units', 'sortie.someInTheBattle', emptied)),
  );
};

/** Why a battle cannot be taken up like this; null where it can. */
export const positionFault = (setup: SortieSetup, position: Position, options: SortieOptions): Refusal | null => {
  const { round, quiet, apart } = position;
  const limit = options['sortie.roundLimit'];
  return firstFault(
    () => unitsFault(setup, position),
    () => pairsFault(setup, apart, 'setup.position.apart'),
    () => (round > limit ? brokenRule('SORTIE-END-003', 'sortie.tooLate', { round, most: limit }) : null),
    () =>
      quiet >= Math.min(QUIET_ROUNDS, round)
        ? brokenRule('SORTIE-END-002', 'sortie.tooQuiet', { quiet, most: Math.min(QUIET_ROUNDS, round) - 1 })
        : null,
  );
};

/** The rows with as many heads as there are now. */
export const rowsInCourse = (rows: readonly UnitRow[], { units }: Position): readonly UnitRow[] =>
  rows.map((row) => {
    const heads = units.find(({ unit }) => unit === row.name)?.heads;
    return heads === undefined ? row : unitRow({ ...row, parts: row.parts.map((part) => partOf({ ...part, heads })) });
  });

/** SORTIE-FLOAT-011: surprise takes the initiative, in a battle taken up later as in every other. */
const initiativeIn = (setup: SortieSetup, { initiative }: Position): Side | null => {
  const side = SIDE_KEYS.find((one) => setup[one].comes !== 'openly') ?? initiative;
  return side === null ? null : (SIDE_KEYS.indexOf(side) as Side);
};

/** The facts of a battle taken up at the beginning of a round: what is left out is as at the start. */
export const openInCourse = (fresh: SortieOpen, position: Position, setup: SortieSetup): SortieOpen => {
  const { roster } = fresh;
  const index = (key: string): UnitIndex => roster.findIndex(({ name }) => name === key);
  const courses = roster.map(({ name }) => position.units.find(({ unit }) => unit === name));
  const flag = (of: 'opened' | 'leftWalls'): number[] => courses.map((course) => (course?.[of] ? 1 : 0));
  const apart = fresh.apart.map((row) => row.slice());
  for (const { a, b, halfMoves } of position.apart) {
    (apart[index(a)] as number[])[index(b)] = halfMoves;
    (apart[index(b)] as number[])[index(a)] = halfMoves;
  }
  const listed = SIDE_KEYS.flatMap((side) => setup[side].units);
  return {
    ...fresh,
    headsBefore: listed.map(({ heads }) => heads),
    floating: fresh.floating.map((dice, unit) => courses[unit]?.floating ?? dice),
    record: courses.map((course) => course?.record ?? 0),
    // SORTIE-STATE-018, SORTIE-STATE-020: once by each, and not by who is out.
    flankedBy: courses.map((course) =>
      [...new Set(course?.flankedBy.map(index))].filter((by) => (courses[by]?.fate ?? 'here') === 'here'),
    ),
    fate: courses.map((course) => course?.fate ?? 'here'),
    opened: flag('opened'),
    leftWalls: flag('leftWalls'),
    stirred: courses.map((course) => ((course?.stirred ?? course?.opened) ? 1 : 0)),
    apart,
    initiative: initiativeIn(setup, position),
    round: position.round - 1,
    quiet: position.quiet,
  };
};
