import type { UnitIndex } from '../../war/indexes.js';
import { callingBy, renamingBy } from '../../war/names/calling.js';
import { namesFor, placesIn } from '../../war/names/names.js';
import { PLACES } from '../../war/names/places.table.js';
import { unitsOf } from '../../war/roster/roster.js';
import { DEFENDER, otherSide, type Side } from '../../war/roster/sides.js';
import type { Battle, BattleSight } from './battle.js';
import type { UnitNames } from './model.js';
import { firstToMuster } from './muster/muster.js';
import { UNIT_KINDS } from './names.table.js';

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

const calling = callingBy<BattleSight>({
  key: ({ open }) => `${open.roster.map(({ name, troop }) => name + troop)}`,
  // Who musters first is named first, so that no name changes when the others come.
  firstNames: (sight) => {
    const one = firstToMuster(sight.given.armies);
    const ones = firstNames(sight, one, namesSetUp(sight.given));
    const others = firstNames(sight, otherSide(one), [...namesSetUp(sight.given), ...ones]);
    const units = [...unitsOf(sight, one), ...unitsOf(sight, otherSide(one))];
    return [...ones, ...others].map((name, i) => [units[i] as UnitIndex, name] as const);
  },
});

export const { unitNames, unitSigns, unitCalled, calledBy } = calling;

export const renaming = renamingBy<Battle>(calling);
