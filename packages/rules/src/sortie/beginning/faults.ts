import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import { nameTwice } from '../../war/names/names.js';
import type { SortieOptions, SortieSetup, UnitRow } from '../battle/model.js';
import { SIDE_KEYS, type SideKey } from '../battle/setup.js';
import { keyOf } from './rows.js';

/** The first fault of those that are looked for, one after the other. */
type Look = () => Refusal | null;
export const firstFault = (...looks: readonly Look[]): Refusal | null => {
  for (const look of looks) {
    const fault = look();
    if (fault !== null) return fault;
  }
  return null;
};

const twiceIn = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i);

const differentNames = (names: readonly string[]): Refusal | null => {
  const twice = twiceIn(names);
  return twice === undefined ? null : badForm('setup', 'setup.differentNames', twice);
};

const seatFault = ({ seats, a, b }: SortieSetup): Refusal | null => {
  const stranger = [a, b].find(({ seat }) => !seats.includes(seat));
  return stranger === undefined ? null : { code: 'UNKNOWN_SEAT', seat: stranger.seat, known: seats };
};

const nameFault = ({ a, b }: SortieSetup): Refusal | null => {
  const twice = nameTwice([...a.units, ...b.units].flatMap(({ name }) => name ?? []));
  return twice === undefined ? null : badForm('setup', 'war.nameOnce', twice);
};

/** The keys of a side's units. */
export const keysIn = (setup: SortieSetup, side: SideKey): readonly string[] =>
  setup[side].units.map((_, i) => keyOf(side, i));

const other = (side: SideKey): SideKey => (side === 'a' ? 'b' : 'a');

/** The first of these names that is none of those known, with its place. */
const unknownIn = (names: readonly string[], known: readonly string[], path: string, form: string): Refusal | null => {
  const at = names.findIndex((name) => !known.includes(name));
  return at < 0 ? null : badForm(`${path}[${at}]`, form, names[at] as string);
};

/** SORTIE-SITUATION-011: whom weapons may be better against besides single enemies. */
const KINDS_OF_FOE = ['everyone', 'infantry', 'cavalry'];

type Units = SortieSetup['a']['units'];

const unitFault = (setup: SortieSetup, side: SideKey, unit: Units[number], i: number): Refusal | null => {
  const path = `setup.${side}.units[${i}]`;
  const [own, enemies] = [keysIn(setup, side), keysIn(setup, other(side))];
  const { behind, commander, outflanks, superiorTo } = unit;
  const twice = twiceIn(commander?.strengths ?? []);
  return firstFault(
    () => unknownIn(superiorTo, [...KINDS_OF_FOE, ...enemies], `${path}.superiorTo`, 'sortie.foeKey'),
    () => unknownIn(outflanks, enemies, `${path}.outflanks`, 'sortie.enemyKey'),
    () => (twice === undefined ? null : badForm(`${path}.commander.strengths`, 'sortie.strengthOnce', twice)),
    () =>
      behind === undefined || (own.includes(behind) && behind !== keyOf(side, i))
        ? null
        : badForm(`${path}.behind`, 'sortie.friendKey', behind),
  );
};

/** SORTIE-THROUGH-005: nobody stands behind somebody who stands behind it, however many are between. */
const ringFault = (rows: readonly UnitRow[]): Refusal | null => {
  const ring = rows.find((row, unit) => {
    let front = row.behind;
    for (let steps = 0; front !== null && steps < rows.length; steps++) {
      if (front === unit) return true;
      front = rows[front]?.behind ?? null;
    }
    return false;
  });
  return ring === undefined ? null : brokenRule('SORTIE-THROUGH-005', 'sortie.behindEachOther', { unit: ring.name });
};

const isBetterThan = (mine: UnitRow, theirs: UnitRow): boolean =>
  mine.parts.some(({ superiorTo }) =>
    theirs.parts.some(({ mount }) => superiorTo.some((foe) => ['everyone', mount, theirs.name].includes(foe))),
  );

/** SORTIE-SITUATION-011: of two units at most one has the better weapons. */
const weaponsFault = (rows: readonly UnitRow[]): Refusal | null => {
  for (const mine of rows) {
    if (mine.side !== 0 || mine.parts[0]?.superiorTo === undefined) continue;
    const theirs = rows.find((row) => row.side === 1 && isBetterThan(mine, row) && isBetterThan(row, mine));
    if (theirs !== undefined)
      return brokenRule('SORTIE-SITUATION-011', 'sortie.bothSuperior', { unit: mine.name, target: theirs.name });
  }
  return null;
};

/** One of side A and one of side B, each pair once. */
export const pairsFault = (
  setup: SortieSetup,
  pairs: readonly { readonly a: string; readonly b: string }[],
  path: string,
): Refusal | null => {
  const at = pairs.findIndex(({ a, b }) => !keysIn(setup, 'a').includes(a) || !keysIn(setup, 'b').includes(b));
  if (at >= 0) return badForm(`${path}[${at}]`, 'sortie.pairOfEnemies', `${pairs[at]?.a} ${pairs[at]?.b}`);
  const twice = twiceIn(pairs.map(({ a, b }) => `${a} ${b}`));
  return twice === undefined ? null : badForm(path, 'sortie.pairOnce', twice);
};

/** SORTIE-FLOAT-012: only one side can come upon the other, and the table says who begins only where it has it so. */
const comingFault = ({ a, b, initiative, position }: SortieSetup, options: SortieOptions): Refusal | null => {
  if (a.comes !== 'openly' && b.comes !== 'openly') return brokenRule('SORTIE-FLOAT-012', 'sortie.bothSurprise');
  const isSaid = initiative !== null && position === undefined;
  return isSaid && options['sortie.initiative'] === 'roll'
    ? brokenRule('SORTIE-FLOAT-012', 'sortie.initiativeIsRolled')
    : null;
};

/** Why a battle cannot be set up like this; null where it can. */
export const setupFault = (setup: SortieSetup, options: SortieOptions, rows: readonly UnitRow[]): Refusal | null =>
  firstFault(
    () => differentNames(setup.seats),
    () => differentNames([setup.a.name, setup.b.name]),
    () => differentNames([...setup.a.units, ...setup.b.units].flatMap(({ character }) => character ?? [])),
    () => seatFault(setup),
    () => nameFault(setup),
    ...SIDE_KEYS.flatMap((side) => setup[side].units.map((unit, i) => () => unitFault(setup, side, unit, i))),
    () => ringFault(rows),
    () => weaponsFault(rows),
    () => pairsFault(setup, setup.grounds, 'setup.grounds'),
    () => comingFault(setup, options),
  );
