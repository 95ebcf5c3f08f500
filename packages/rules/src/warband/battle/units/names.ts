import type { Fixed } from '@warmoot/kernel';
import { callingBy } from '../../../war/names/calling.js';
import { namesFor } from '../../../war/names/names.js';
import { PLACES } from '../../../war/names/places.table.js';
import type { Side } from '../../../war/roster/sides.js';
import { personName } from '../../figures/names.js';
import type { FigureIndex, FigureRow } from '../../model/model.js';
import type { FormationIndex, Unit } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { PARTY, UNIT_KINDS } from '../model/names.table.js';

type Row = Fixed<FigureRow>;

/** What goes by a name of its own: units, and after them who is unique. */
interface Listed {
  readonly given: object;
  readonly open: {
    readonly roster: readonly (Fixed<Unit> | Row)[];
    readonly names: Readonly<Record<string, string>>;
    /** How many of them are units. */
    readonly units: number;
    readonly all: BattleSight;
  };
}

/** Whether a row of the roster is a rank's normal figures taken together. Their keys are `A1.1`, those of the unique `A1u1`. */
export const isBody = ({ name }: Pick<Row, 'name'>): boolean => name.includes('.');

/** Keys for bodies that a unit has not had: the lowest numbers that none of its ranks goes by. */
export const freeBodyKey = ({ open }: BattleSight, unit: string, taken: readonly string[] = []): string => {
  const isTaken = (key: string): boolean => taken.includes(key) || open.roster.some(({ name }) => name === key);
  let number = 1;
  while (isTaken(`${unit}.${number}`)) number++;
  return `${unit}.${number}`;
};

const uniquesOf = ({ open }: BattleSight): readonly FigureIndex[] =>
  open.roster.flatMap((row, figure) => (isBody(row) ? [] : [figure]));

/** What a unit is, by the first of its ranks as they were at the start. */
const kindOf = ({ open }: BattleSight, { name }: Fixed<Unit>): string => {
  const bodies = open.roster.filter((row) => row.name.startsWith(`${name}.`));
  const like = bodies.find((row) => row.like !== null)?.like ?? null;
  return like === null ? PARTY : UNIT_KINDS[like];
};

const namesOfSide = (sight: BattleSight, side: Side, taken: readonly string[]): readonly string[] => {
  const units = sight.open.units.filter((unit) => unit.side === side);
  const chosen = sight.open.units.flatMap((unit) => unit.chosen ?? []);
  const places = side === 0 ? PLACES : [...PLACES].reverse();
  const unnamed = units.map((unit) => ({ chosen: unit.chosen, kind: kindOf(sight, unit) }));
  return namesFor(unnamed, places, [...chosen, ...taken]);
};

/** Units go by a place and what they are, as far as nobody has named them; people by a name of their own. */
const firstNames = ({ open: { all } }: Listed): readonly (readonly [nth: number, name: string])[] => {
  const { units, roster } = all.open;
  const one = namesOfSide(all, 0, []);
  const bySide = [[...one], [...namesOfSide(all, 1, one)]];
  const ofUnits = units.map(({ side }) => bySide[side]?.shift() as string);
  const taken = [...ofUnits, ...roster.flatMap(({ chosen }) => chosen ?? [])];
  const people = uniquesOf(all).map((figure) => {
    const row = roster[figure] as Row;
    if (row.chosen !== null) return row.chosen;
    const name = personName(row, taken);
    taken.push(name);
    return name;
  });
  return [...ofUnits, ...people].map((name, nth) => [nth, name] as const);
};

const calling = callingBy<Listed>({ key: ({ open }) => `${open.units}`, firstNames });

const listed = (sight: BattleSight): Listed => {
  const { units, roster, names } = sight.open;
  const people = uniquesOf(sight).map((figure) => roster[figure] as Row);
  return { given: sight.given, open: { roster: [...units, ...people], names, units: units.length, all: sight } };
};

/** What every unit is called, by its place among the units. */
export const unitNames = (sight: BattleSight): readonly string[] =>
  calling.unitNames(listed(sight)).slice(0, sight.open.units.length);
/** Two letters for each unit that no other unit, nor anybody unique, goes by. */
export const unitSigns = (sight: BattleSight): readonly string[] =>
  calling.unitSigns(listed(sight)).slice(0, sight.open.units.length);

/** The unit of a body as it was at the start, and which of its ranks it was. */
const rankOfKey = (key: string): readonly [unit: string, rank: string] => key.split('.') as [string, string];

const byFigure = (
  sight: BattleSight,
  all: readonly string[],
  ofBody: (unit: string, rank: string) => string,
): readonly string[] => {
  const { units, roster } = sight.open;
  const people = all.slice(units.length);
  let nth = 0;
  return roster.map((row) => {
    if (!isBody(row)) return people[nth++] as string;
    const [key, rank] = rankOfKey(row.name);
    return ofBody(all[units.findIndex(({ name }) => name === key)] ?? key, rank);
  });
};

/** What every agent is called, by its place in the roster: a rank by its unit and by its number in it at the start. */
export const agentNames = (sight: BattleSight): readonly string[] =>
  byFigure(sight, calling.unitNames(listed(sight)), (unit, rank) => `${unit}, rank ${rank}`);
/** The sign of everybody who acts: that of the unit, with the rank. */
export const agentSigns = (sight: BattleSight): readonly string[] =>
  byFigure(sight, calling.unitSigns(listed(sight)), (unit, rank) => `${unit}${rank}`);

/** The place among the units of the one with a key; −1: none has it. */
export const unitKeyed = ({ open }: BattleSight, key: string): FormationIndex =>
  open.units.findIndex(({ name }) => name === key);

/** What a key of a unit, of a rank or of somebody unique stands for, as people call it; what is no key stays as it is. */
export const calledBy = (sight: BattleSight, key: string): string => {
  const unit = unitKeyed(sight, key);
  if (unit >= 0) return unitNames(sight)[unit] as string;
  const figure = sight.open.roster.findIndex(({ name }) => name === key);
  return agentNames(sight)[figure] ?? key;
};

/** The key of what people call by its key, its sign or its name: a unit, a rank, `Ta2`, or somebody unique; null: nobody. */
export const keyCalled = (sight: BattleSight, text: string): string | null => {
  const list = listed(sight);
  const nth = calling.unitCalled(list, text);
  if (nth >= 0) return list.open.roster[nth]?.name ?? null;
  const isSame = (name: string): boolean => name.toLowerCase() === text.toLowerCase();
  const { roster } = sight.open;
  const [names, signs] = [agentNames(sight), agentSigns(sight)];
  return roster.find((row, at) => isSame(row.name) || isSame(signs[at] ?? '') || isSame(names[at] ?? ''))?.name ?? null;
};
