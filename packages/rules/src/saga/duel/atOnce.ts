import { type AtOnce, type SeatId, stream } from '@warmoot/kernel';
import { someOf } from '../../war/deploying/someOf.js';
import { PASSERS_BY } from '../people.table.js';
import { FIGHTERS, type FighterName, fighterRow } from './tables/fighters.table.js';

const ALL = Object.keys(FIGHTERS) as readonly FighterName[];

const skillOf = (name: FighterName): number =>
  Object.values(fighterRow(name).skills).reduce((sum, one) => sum + one, 0);

/** By how many ratings in all the two may differ. */
const MOST_APART = 2;

const equalsOf = (one: FighterName): readonly FighterName[] =>
  ALL.filter((other) => other !== one && Math.abs(skillOf(other) - skillOf(one)) <= MOST_APART);

const SIDES = ALL.filter((name) => equalsOf(name).length > 0);

/** Two who are about as good as each other and do not fight alike. */
const fought = ([one, two]: readonly SeatId[], seed: string, _told: unknown, side?: string): object => {
  const source = stream(seed);
  const [drawn] = someOf(SIDES, 1, source) as [FighterName];
  const first = SIDES.find((name) => name === side) ?? drawn;
  const [second] = someOf(equalsOf(first), 1, source) as [FighterName];
  const [mine, theirs] = someOf(PASSERS_BY, 2, source);
  return {
    seats: [one, two],
    side1: [{ name: mine, like: first, seat: one }],
    side2: [{ name: theirs, like: second, seat: two }],
    distance: 'spear',
  };
};

/** Whoever presses is the first of them. */
export const duelAtOnce: AtOnce = { sides: SIDES, setup: fought };
