import { callingBy, renamingBy } from '../../war/names/calling.js';
import { namesFor, placesIn } from '../../war/names/names.js';
import { PLACES } from '../../war/names/places.table.js';
import { unitsOf } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { Command, CommandSight } from './command.js';
import { CLASS_KINDS } from './units.table.js';

/** Where an army is at home: as its setup says, else the south on the map, and nobody where the enemy is. */
const homesOf = ({ armies, field }: CommandSight['given'], side: Side): readonly string[] => {
  const texts = field.field === 'drawn' ? (field.look?.names ?? []).map(({ text }) => text) : [];
  const near = side === 1 ? placesIn(texts) : [];
  const theirs = armies[otherSide(side)]?.homes ?? [];
  const free = [...near, ...(side === 1 ? [...PLACES].reverse() : PLACES)].filter((at) => !theirs.includes(at));
  return [...(armies[side]?.homes ?? []), ...free];
};

/** Names of a side's units before anybody renames them: those of the setup, and others. */
const firstNames = (sight: CommandSight, side: Side, taken: readonly string[]): readonly string[] => {
  const { given, open } = sight;
  const chosen = open.roster.flatMap((row) => row.chosen ?? []);
  const units = unitsOf(sight, side).map((unit) => {
    const row = open.roster[unit] as (typeof open.roster)[number];
    return { chosen: row.chosen, kind: CLASS_KINDS[row.class] };
  });
  return namesFor(units, homesOf(given, side), [...chosen, ...taken]);
};

const calling = callingBy<CommandSight>({
  key: ({ open }) => `${open.roster.length}`,
  firstNames: (sight) => {
    const north = firstNames(sight, 0, []);
    return [...north, ...firstNames(sight, 1, north)].map((name, unit) => [unit, name] as const);
  },
});

export const { unitNames, unitSigns, unitCalled, calledBy } = calling;

export const renaming = renamingBy<Command>(calling);
