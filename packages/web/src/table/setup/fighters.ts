import type { Json, SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export const FIGHTER_NAMES = Object.keys(saga.duel.FIGHTERS) as readonly saga.duel.FighterName[];

/** Names for people in a quick fight, by side. */
const NAMES: readonly (readonly string[])[] = [
  ['Ella', 'Bram', 'Cato', 'Dirk'],
  ['Joris', 'Ada', 'Morten', 'Wanda'],
];

export const nameFor = (side: 0 | 1, nth: number): string => NAMES[side]?.[nth] ?? `${side + 1}.${nth + 1}`;

/** A ready-made fighter by its name; somebody plain where there is none of that name. */
export const likeIn = (name: string): saga.duel.FighterName =>
  FIGHTER_NAMES.find((one) => one === name) ?? 'militiaman';

/** The places of a duel before anybody has changed anything. */
export const usualPlaces = [
  { as: nameFor(0, 0), like: 'swordsman', side: 0, seat: null },
  { as: nameFor(1, 0), like: 'raider', side: 1, seat: null },
];

/** Somebody who is to fight, as the page sets them up. */
export interface Chosen {
  readonly name: string;
  readonly like: saga.duel.FighterName;
  readonly seat: SeatId;
}

export type Distance = 'dagger' | 'sword' | 'spear';
export type Edition = saga.EditionName;

export interface DuelWish {
  readonly edition: Edition;
  readonly sides: readonly [readonly Chosen[], readonly Chosen[]];
  readonly distance: Distance;
}

/** What the table is asked to begin. */
export const duelStart = ({ edition, sides, distance }: DuelWish): { scene: string; setup: Json; options: Json } => {
  const [side1, side2] = sides.map((side) => side.map(({ name, like, seat }) => ({ name, like, seat })));
  const seats = [...new Set(sides.flat().map(({ seat }) => seat))];
  return { scene: `${edition}/duel`, setup: { seats, side1: side1 ?? [], side2: side2 ?? [], distance }, options: {} };
};
