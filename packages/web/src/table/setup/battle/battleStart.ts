import type { Json, SeatId } from '@warmoot/kernel';
import {
  ALL_TROOPS,
  ARMIES,
  type ArmyKind,
  armyFor,
  drawField,
  type Field,
  type Landscape,
  type Troops,
} from '@warmoot/rules';
import type { MapSize } from '../../../boards/hex/layout.js';
import { type Chosen, type Edition, nameFor } from '../fighters.js';

export const ARMY_KINDS = Object.keys(ARMIES) as readonly ArmyKind[];

/** An army as the page sets it up: ready-made, or by hand. */
export interface ArmyWish {
  readonly name: string;
  readonly seat: SeatId;
  readonly kind: ArmyKind | 'byHand';
  readonly troops: Troops;
  /** Who may meet an enemy hand to hand; one without a seat is played by whoever commands. */
  readonly champions: readonly Chosen[];
}

/** A field that is offered. */
export type FieldWish =
  | { readonly from: 'plain' }
  | { readonly from: 'seed'; readonly landscape: Landscape; readonly seed: string }
  | { readonly from: 'own'; readonly name: string; readonly field: Field; readonly size: MapSize };

export type Defence = 'standing' | 'onTheMarch' | 'inCamp';

export interface BattleWish {
  readonly edition: Edition;
  readonly armies: readonly [ArmyWish, ArmyWish];
  readonly budget: number;
  readonly defence: Defence;
  readonly fields: readonly FieldWish[];
}

const STANDARD_SIZE: MapSize = { rows: 23, columns: 20 };

/** One's own map says the size; all other fields are drawn to it. */
export const sizeOfFields = (fields: readonly FieldWish[]): MapSize =>
  fields.flatMap((one) => (one.from === 'own' ? [one.size] : []))[0] ?? STANDARD_SIZE;

/** Own maps of another size than the first cannot be offered beside it. */
export const sizesDiffer = (fields: readonly FieldWish[]): boolean => {
  const { rows, columns } = sizeOfFields(fields);
  return fields.some((one) => one.from === 'own' && (one.size.rows !== rows || one.size.columns !== columns));
};

export const fieldFor = (wish: FieldWish, size: MapSize): Field => {
  switch (wish.from) {
    case 'plain':
      return { field: 'plain' };
    case 'seed':
      return drawField(wish.landscape, wish.seed, size);
    case 'own':
      return wish.field;
  }
};

export const NO_TROOPS: Troops = Object.fromEntries(ALL_TROOPS.map((troop) => [troop, 0])) as unknown as Troops;

export const troopsFor = ({ kind, troops }: ArmyWish, budget: number): Troops =>
  kind === 'byHand' ? troops : armyFor(kind, budget);

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

const championsOf = ({ champions, seat }: ArmyWish): readonly Chosen[] =>
  champions.map((one) => ({ name: one.name.trim(), like: one.like, seat: one.seat === '' ? seat : one.seat }));

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
    seat: army.seat,
    troops: { ...troopsFor(army, budget) },
    champions: championsOf(army),
  }));
  const setup = {
    seats: [...new Set(armies.flatMap((army) => [army, ...championsOf(army)]).map(({ seat }) => seat))],
    attacker,
    defender,
    defence,
    fields: fields.map((wish) => fieldFor(wish, size)),
  };
  const options = { 'saga.battle.map': { rows: size.rows, columns: size.columns }, 'saga.battle.budget': budget };
  return { scene: `${edition}/battle`, setup: setup as unknown as Json, options };
};
