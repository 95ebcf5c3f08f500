import type { Json } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { MapSize } from '../../../boards/hex/layout.js';
import type { ArmyWish } from '../../army/army.js';
import { ableNames, allChosen, namesSaid } from '../../army/names.js';
import { type Chosen, type Edition, nameFor } from '../fighters.js';

/** An army of the table: commanded from a seat, with champions whom a seat plays, or whoever commands. */
export type SeatedArmy = ArmyWish<saga.battle.Troop, Chosen>;

/** A field that somebody has drawn. */
export interface OwnField {
  readonly name: string;
  readonly field: war.Field;
  readonly size: MapSize;
}

/** A field that is offered. */
export type FieldWish =
  | { readonly from: 'plain' }
  | { readonly from: 'seed'; readonly landscape: war.Landscape; readonly seed: string }
  | ({ readonly from: 'own' | 'ready' } & OwnField);

const NO_TROOPS: saga.battle.Troops = Object.fromEntries(
  saga.battle.ALL_TROOPS.map((troop) => [troop, 0]),
) as unknown as saga.battle.Troops;

export type Defence = 'standing' | 'onTheMarch' | 'inCamp';

export interface BattleWish {
  readonly edition: Edition;
  readonly armies: readonly [SeatedArmy, SeatedArmy];
  readonly budget: number;
  readonly defence: Defence;
  readonly fields: readonly FieldWish[];
}

const STANDARD_SIZE: MapSize = { rows: 23, columns: 20 };

/** One's own map says the size; all other fields are drawn to it. */
export const sizeOfFields = (fields: readonly FieldWish[]): MapSize =>
  fields.flatMap((one) => ('size' in one ? [one.size] : []))[0] ?? STANDARD_SIZE;

/** Own maps of another size than the first cannot be offered beside it. */
export const sizesDiffer = (fields: readonly FieldWish[]): boolean => {
  const { rows, columns } = sizeOfFields(fields);
  return fields.some((one) => 'size' in one && (one.size.rows !== rows || one.size.columns !== columns));
};

export const fieldFor = (wish: FieldWish, size: MapSize): war.Field => {
  switch (wish.from) {
    case 'plain':
      return { field: 'plain' };
    case 'seed':
      return war.drawField(wish.landscape, wish.seed, size);
    case 'own':
    case 'ready':
      return wish.field;
  }
};

/** The soldiers of an army that is put together at the table. */
export const troopsFor = ({ muster }: SeatedArmy, budget: number): saga.battle.Troops => {
  if (muster.from === 'hand') return muster.troops;
  return muster.from === 'readyMade' ? saga.battle.armyFor(muster.kind as saga.battle.ArmyKind, budget) : NO_TROOPS;
};

export const MOST_CHAMPIONS = 6;

/** Names for those whom a quick fight has no names for. */
const MORE_NAMES: readonly (readonly string[])[] = [
  ['Frida', 'Hugo'],
  ['Ines', 'Rolf'],
];

/** Somebody new beside those who are there, under a name that none of them bears; whoever commands plays them. */
export const newChampion = (side: 0 | 1, champions: readonly Chosen[]): Chosen => {
  const names = [...[0, 1, 2, 3].map((nth) => nameFor(side, nth)), ...(MORE_NAMES[side] ?? [])];
  const free = names.find((name) => champions.every((one) => one.name.trim() !== name));
  return { name: free ?? '', like: 'champion', seat: '' };
};

/** Where an army is at home by its name: "House Dorrow" is of Dorrow. */
const homesOf = ({ name }: SeatedArmy): readonly string[] => war.placesIn([name]);

/** The units that two armies will have, with their names as far as these can be. */
export const unitsOf = ({ armies, budget, fields }: Pick<BattleWish, 'armies' | 'budget' | 'fields'>) => {
  const size = sizeOfFields(fields);
  const [first, second] = armies;
  const taken = allChosen(ableNames(first.names));
  return saga.battle.rollCall(
    [
      { troops: troopsFor(first, budget), homes: homesOf(first), names: ableNames(first.names) },
      { troops: troopsFor(second, budget), homes: homesOf(second), names: ableNames(second.names, taken) },
    ] as never,
    fields.map((wish) => fieldFor(wish, size)),
  );
};

const championsOf = ({ champions, commander }: SeatedArmy): readonly Chosen[] =>
  champions.map((one) => ({ name: one.name.trim(), like: one.like, seat: one.seat === '' ? commander : one.seat }));

/** What the table is asked to begin. */
export const battleStart = ({
  edition,
  armies,
  budget,
  defence,
  fields,
}: BattleWish): { scene: string; setup: Json; options: Json } => {
  const size = sizeOfFields(fields);
  const [attacker, defender] = armies.map((army) => ({
    name: army.name.trim(),
    seat: army.commander,
    troops: { ...troopsFor(army, budget) },
    ...(namesSaid(army.names) && { names: namesSaid(army.names) }),
    homes: homesOf(army),
    champions: championsOf(army),
  }));
  const setup = {
    seats: [...new Set(armies.flatMap((army) => [army.commander, ...championsOf(army).map(({ seat }) => seat)]))],
    attacker,
    defender,
    defence,
    fields: fields.map((wish) => fieldFor(wish, size)),
  };
  const options = { 'saga.battle.map': { rows: size.rows, columns: size.columns }, 'saga.battle.budget': budget };
  return { scene: `${edition}/battle`, setup: setup as unknown as Json, options };
};
