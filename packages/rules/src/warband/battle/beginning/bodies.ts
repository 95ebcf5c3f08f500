import type { Carried, Figure, FigureRow, Flag, Item } from '../../model/model.js';
import { GRADES, type ProfileKey } from '../../model/profiles.table.js';
import type { BattleOptions } from '../model/battle.js';
import { WORST_FIRST } from '../model/pieces.table.js';

/** One kind of normal figures of a rank, and how many of them there are. */
export interface Kind {
  readonly row: FigureRow;
  readonly state: Figure;
  readonly count: number;
}

export type Mixing = BattleOptions['warband.rankGear'];

const worst = <A>(values: readonly A[], isWorse: (one: A, other: A) => boolean): A =>
  values.reduce((least, value) => (isWorse(value, least) ? value : least));

/**
 * WARBAND-UNIT-006: the one value that counts for all: the worst that there is, or the commonest, and the worse of two that are
 * as common.
 */
const counted = <A>(
  kinds: readonly Kind[],
  mixing: Mixing,
  read: (kind: Kind) => A,
  isWorse: (one: A, other: A) => boolean,
): A => {
  const values = kinds.map(read);
  if (mixing === 'worst') return worst(values, isWorse);
  const number = (value: A): number =>
    kinds.reduce((sum, kind, nth) => (values[nth] === value ? sum + kind.count : sum), 0);
  const most = Math.max(...values.map(number));
  return worst(
    values.filter((value) => number(value) === most),
    isWorse,
  );
};

const isLess = (one: number, other: number): boolean => one < other;
const least = (kinds: readonly Kind[], read: (kind: Kind) => number): number => Math.min(...kinds.map(read));

const isHeld = ({ kept }: Carried): boolean => kept === 'left' || kept === 'right' || kept === 'both';
const isWeapon = ({ item }: Carried): boolean => (WORST_FIRST as readonly Item[]).includes(item);

/** The weapon in hand; null: bare hands. */
const weaponOf = ({ state }: Kind): Carried | null => state.items.find((one) => isHeld(one) && isWeapon(one)) ?? null;
const worthOf = (weapon: Item | null): number =>
  weapon === null ? -1 : (WORST_FIRST as readonly Item[]).indexOf(weapon);

/** WARBAND-UNIT-006: armour, shield and weapon one by one: a thing that the rank has if all have it, or most. */
const itemsOf = (kinds: readonly Kind[], mixing: Mixing): readonly Carried[] => {
  const [first, ...others] = kinds as readonly [Kind, ...Kind[]];
  if (others.length === 0) return first.state.items;
  const held = counted(
    kinds,
    mixing,
    (kind) => weaponOf(kind)?.item ?? null,
    (one, other) => worthOf(one) < worthOf(other),
  );
  const weapon = kinds.map(weaponOf).find((one) => one?.item === held) ?? null;
  const all = kinds.flatMap((kind) => kind.state.items.filter((one) => one !== weaponOf(kind)));
  const things = all.filter((one, nth) => all.findIndex(({ item }) => item === one.item) === nth);
  const has = (item: Item) =>
    counted(kinds, mixing, ({ state }) => (state.items.some((one) => one.item === item) ? 1 : 0), isLess) === 1;
  return [...(weapon === null ? [] : [weapon]), ...things.filter(({ item }) => item !== held && has(item))];
};

const GOOD: readonly Flag[] = ['hireling', 'fearless', 'supernatural', 'naturalWeapons', 'caster'];
const flagsOf = (kinds: readonly Kind[]): readonly Flag[] => [
  ...GOOD.filter((flag) => kinds.every(({ row }) => row.flags.includes(flag))),
  ...(kinds.some(({ row }) => row.flags.includes('slow')) ? (['slow'] as const) : []),
];

const sharedKind = (kinds: readonly Kind[]): ProfileKey | null => {
  const [first] = kinds;
  return kinds.every(({ row }) => row.like === first?.row.like) ? (first?.row.like ?? null) : null;
};

/** The normal figures of a rank, taken together, as far as what they are goes. Ours: saves and tests are the lowest too. */
export const bodyRow = (kinds: readonly Kind[], mixing: Mixing, own: Pick<FigureRow, 'name' | 'group'>): FigureRow => {
  const [first] = kinds as readonly [Kind];
  const low = (read: (row: FigureRow) => number): number => least(kinds, ({ row }) => read(row));
  const grade = worst(
    kinds.map(({ row }) => row.grade ?? 'strong'),
    (one, other) => GRADES[one] < GRADES[other],
  );
  return {
    ...first.row,
    ...own,
    chosen: null,
    like: sharedKind(kinds),
    armour: counted(kinds, mixing, ({ row }) => row.armour, isLess),
    capture: low(({ capture }) => capture),
    death: low(({ death }) => death),
    agility: low(({ agility }) => agility),
    vigor: low(({ vigor }) => vigor),
    finesse: low(({ finesse }) => finesse),
    firstAid: low(({ firstAid }) => firstAid),
    bash: low(({ bash }) => bash),
    size: low(({ size }) => size),
    aim: low(({ aim }) => aim),
    dazed: Math.max(...kinds.map(({ row }) => row.dazed)),
    grade,
    flags: flagsOf(kinds),
    spells: [],
    tactics: null,
  };
};

/** WARBAND-UNIT-014: one HP and one ATK value, the lowest. */
export const bodyState = (kinds: readonly Kind[], mixing: Mixing): Figure => {
  const [first] = kinds as readonly [Kind];
  const low = (read: (state: Figure) => number): number => least(kinds, ({ state }) => read(state));
  const hp = low(({ mostHp }) => mostHp);
  return {
    ...first.state,
    might: low(({ might }) => might),
    hp,
    mostHp: hp,
    hpBefore: hp,
    attacks: low(({ attacks }) => attacks),
    mounted: kinds.every(({ state }) => state.mounted),
    items: itemsOf(kinds, mixing),
  };
};
