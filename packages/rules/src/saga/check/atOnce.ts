import { type AtOnce, type SeatId, stream } from '@warmoot/kernel';
import { someOf } from '../../war/deploying/someOf.js';
import { PASSERS_BY } from '../people.table.js';
import type { ALL_SKILLS } from '../skills.table.js';

/** What somebody may dare in a check that nobody has set up, and by which skill. Its words stand under its key. */
const DARES = {
  mill: 'jumpClimb',
  river: 'swim',
  guards: 'hide',
  colt: 'ride',
  reef: 'sail',
  toll: 'convince',
  hound: 'run',
  fever: 'heal',
} as const satisfies Record<string, (typeof ALL_SKILLS)[number]>;

const SIDES = Object.keys(DARES) as (keyof typeof DARES)[];

const LEAST_RATING = 2;
const RATINGS = 3;

/** Somebody dares something that may go either way: the difficulty is the rating, one more or one less. */
const dared = (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string): object => {
  const source = stream(seed);
  const [drawn] = someOf(SIDES, 1, source) as [keyof typeof DARES];
  const dare = SIDES.find((one) => one === side) ?? drawn;
  const [name] = someOf(PASSERS_BY, 1, source);
  const rating = LEAST_RATING + source.below(RATINGS);
  return {
    kind: 'unopposed',
    seats,
    acting: { name, seat: seats[0], skill: DARES[dare], rating },
    action: told(`${dare}.does`),
    difficulty: rating - 1 + source.below(RATINGS),
    consequence: { failure: told(`${dare}.fails`) },
  };
};

export const checkAtOnce: AtOnce = { sides: SIDES, setup: dared };
