import { callingBy, renamingBy } from '../../war/names/calling.js';
import { namesFor } from '../../war/names/names.js';
import { PLACES } from '../../war/names/places.table.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { ARCHER_NAMES, KIND_NAMES } from './kinds.table.js';
import type { UnitRow } from './model.js';
import type { Sortie, SortieSight } from './sortie.js';

/** What its men are called: whoever joined it later changes nothing about that. */
const kindOf = ({ name, parts }: Pick<UnitRow, 'name' | 'parts'>): string => {
  const own = parts.find(({ from }) => from === name) ?? parts[0];
  if (own === undefined) return KIND_NAMES.infantry.light;
  return own.archers ? ARCHER_NAMES[own.mount] : KIND_NAMES[own.mount][own.weight];
};

/** Where a side is at home: as its setup says, else anywhere that the enemy is not. */
const homesOf = ({ armies }: SortieSight['given'], side: Side): readonly string[] => {
  const theirs = armies[otherSide(side)]?.homes ?? [];
  const free = (side === 1 ? [...PLACES].reverse() : PLACES).filter((at) => !theirs.includes(at));
  return [...(armies[side]?.homes ?? []), ...free];
};

/** Units in the order of the roster, each with its first name: who is split off in the battle takes no name from others. */
const firstNames = ({ given, open }: SortieSight): readonly (readonly [unit: number, name: string])[] => {
  const taken = open.roster.flatMap(({ chosen }) => chosen ?? []);
  return open.roster.map((row, unit) => {
    if (row.chosen !== null) return [unit, row.chosen] as const;
    const [name] = namesFor([{ chosen: null, kind: kindOf(row) }], homesOf(given, row.side), taken);
    taken.push(name as string);
    return [unit, name as string] as const;
  });
};

const calling = callingBy<SortieSight>({
  key: ({ open }) => open.roster.map(kindOf).join(),
  firstNames,
});

export const { unitNames, unitSigns, unitCalled, calledBy } = calling;

export const renaming = renamingBy<Sortie>(calling);
