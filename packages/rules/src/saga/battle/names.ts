import { badForm, type Gestures, gestures, keptForThingUnderKey, type Refusal, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { isSameName, namesFor, placesIn, signsFor, unitNameShape } from '../../war/names/names.js';
import { PLACES } from '../../war/names/places.table.js';
import { unitNamed, unitsOf } from '../../war/roster/roster.js';
import { DEFENDER, otherSide, type Side } from '../../war/roster/sides.js';
import type { Battle, BattleSight } from './battle.js';
import type { UnitNames } from './model.js';
import { firstToMuster } from './muster/muster.js';
import { UNIT_KINDS } from './names.table.js';

/** What the units of a battle are called, by their place in the roster. */
interface Called {
  readonly names: readonly string[];
  readonly signs: readonly string[];
  /** Before anybody was renamed. */
  readonly first: readonly string[];
}

/** Where an army is at home: as its setup says; else a defending one on the map, and nobody where the enemy is. */
const homesOf = ({ armies, fields }: BattleSight['given'], side: Side): readonly string[] => {
  const texts = fields.flatMap((field) => (field.field === 'drawn' ? (field.look?.names ?? []) : []));
  const near = side === DEFENDER ? placesIn(texts.map(({ text }) => text)) : [];
  const theirs = armies[otherSide(side)]?.homes ?? [];
  const free = [...near, ...(side === DEFENDER ? [...PLACES].reverse() : PLACES)].filter((at) => !theirs.includes(at));
  return [...(armies[side]?.homes ?? []), ...free];
};

/** Names of a side's units before anybody renames them: those of the setup, by type and in seat order, and others. */
const firstNames = (sight: BattleSight, side: Side, taken: readonly string[]): readonly string[] => {
  const { given, open } = sight;
  const chosen = given.armies[side]?.names ?? {};
  const seen: Record<string, number> = {};
  const units = unitsOf(sight, side).map((unit) => {
    const { troop } = open.roster[unit] as (typeof open.roster)[number];
    const nth = seen[troop] ?? 0;
    seen[troop] = nth + 1;
    return { chosen: chosen[troop]?.[nth] ?? null, kind: UNIT_KINDS[troop] };
  });
  return namesFor(units, homesOf(given, side), taken);
};

/** Every name in a list by type. */
export const namesIn = (names: UnitNames = {}): readonly string[] =>
  Object.values(names).flatMap((all) => (all ?? []).filter((name) => name !== null));

/** Every name that the setup gives to anybody. */
export const namesSetUp = ({ armies }: Pick<BattleSight['given'], 'armies'>): readonly string[] =>
  armies.flatMap(({ names }) => namesIn(names));

/** Whether setup or players have had a say in what units are called: then the outcome tells it. */
export const isNamed = ({ given, open }: BattleSight): boolean =>
  open.names !== undefined || given.armies.some(({ names, homes }) => names !== undefined || homes !== undefined);

const calledIn = (sight: BattleSight): Called => {
  const { given, open } = sight;
  // Who musters first is named first, so that no name changes when the others come.
  const one = firstToMuster(given.armies);
  const ones = firstNames(sight, one, namesSetUp(given));
  const others = firstNames(sight, otherSide(one), [...namesSetUp(given), ...ones]);
  const units = [...unitsOf(sight, one), ...unitsOf(sight, otherSide(one))];
  const inOrder = [...ones, ...others];
  const now = units.map((unit, i) => open.names?.[open.roster[unit]?.name ?? ''] ?? (inOrder[i] as string));
  const signs = signsFor(now, inOrder);
  const byUnit = (list: readonly string[]): readonly string[] =>
    open.roster.map((_, unit) => list[units.indexOf(unit)] as string);
  return { names: byUnit(now), signs: byUnit(signs), first: byUnit(inOrder) };
};

const called = keptForThingUnderKey(
  'names are asked for with every line that is written, and change when somebody is renamed',
  ({ open }: BattleSight) =>
    `${open.roster.map(({ name, troop }) => name + troop)} ${JSON.stringify(open.names ?? {})}`,
  (_given: object, sight) => calledIn(sight),
);

/** What every unit is called, by its place in the roster. */
export const unitNames = (sight: BattleSight): readonly string[] => called(sight.given, sight).names;

/** The sign of every unit, by its place in the roster: two letters that no other has. */
export const unitSigns = (sight: BattleSight): readonly string[] => called(sight.given, sight).signs;

/** A unit by its key, its sign or its name, however it is written; −1 where there is none. */
export const unitCalled = (sight: BattleSight, text: string): UnitIndex => {
  const keyed = unitNamed(sight, text.toLowerCase());
  if (keyed >= 0) return keyed;
  const signed = unitSigns(sight).findIndex((sign) => sign.toLowerCase() === text.toLowerCase());
  return signed >= 0 ? signed : unitNames(sight).findIndex((name) => isSameName(name, text));
};

/** What the unit with a key is called; what is no key stays as it is. */
export const calledBy = (sight: BattleSight, key: string): string => unitNames(sight)[unitNamed(sight, key)] ?? key;

/** Why a unit cannot go by another name: no two in a battle go by one, nor by one that another began with. */
const nameFault = (sight: BattleSight, unit: UnitIndex, name: string): Refusal | null => {
  const { names, first } = called(sight.given, sight);
  const isTaken = [...names, ...first].some((other, i) => i % names.length !== unit && isSameName(other, name));
  return isTaken ? badForm('gesture.name', 'war.nameOnce', name) : null;
};

/** Whoever commands an army may call its units what they like, at any time. */
export const renaming: Gestures<Battle> = gestures({
  shape: shape.union('make', { rename: { unit: shape.name, name: unitNameShape } }),
  refuses: (sight, seat, { unit: key, name }) => {
    const unit = unitNamed(sight, key);
    const side = sight.open.roster[unit]?.side;
    if (side === undefined || sight.given.armies[side]?.seat !== seat)
      return badForm('gesture.unit', 'war.ownUnit', key);
    return nameFault(sight, unit, name);
  },
  says: (sight, { unit, name }) => ({ event: 'renamed', unit: unitNamed(sight, unit), name }),
});
