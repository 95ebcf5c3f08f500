import { type AtOnce, type SeatId, type Stream, stream } from '@warmoot/kernel';
import { someOf } from '../../../war/deploying/someOf.js';
import { FIGHTERS, type FighterName } from '../../duel/tables/fighters.table.js';
import { PASSERS_BY } from '../../people.table.js';
import { waysOf } from './starts.js';

/** Where somebody may run from somebody. Its words stand under its key. */
const PLACES = ['harbour', 'moor', 'orchard', 'ruins'] as const;

/** What whoever presses may be. */
const SIDES = ['runs', 'hunts'] as const;

const SKILLS = ['run', 'ride', 'hide', 'notice', 'jumpClimb', 'endurance', 'lead'] as const;
const LEAST_RATING = 2;
const RATINGS = 4;
const MOST_PURSUERS = 3;

const drawn = (name: string, mounted: boolean, source: Stream) => ({
  name,
  mounted,
  light: source.below(2) === 0,
  skills: Object.fromEntries(SKILLS.map((skill) => [skill, LEAST_RATING + source.below(RATINGS)])),
  fighter: { like: someOf(Object.keys(FIGHTERS) as FighterName[], 1, source)[0] },
});

const hunted = (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string) => {
  const source = stream(seed);
  const [place] = someOf(PLACES, 1, source) as [(typeof PLACES)[number]];
  const [one, ...others] = someOf(PASSERS_BY, 2 + source.below(MOST_PURSUERS), source) as [string, ...string[]];
  const isMounted = source.below(2) === 0;
  // Whoever presses runs or hunts, and the other seat does the other.
  const drawnSide = source.below(SIDES.length);
  const isHunter = (SIDES.find((one) => one === side) ?? SIDES[drawnSide]) === 'hunts';
  const [runs, hunts] = (isHunter ? [...seats].reverse() : seats) as [SeatId, SeatId];
  return {
    seats,
    quarry: { name: one, seats: [runs], members: [drawn(one, isMounted, source)] },
    pursuers: {
      name: told(`${place}.pursuers`),
      seats: [hunts],
      members: others.map((name) => drawn(name, isMounted, source)),
    },
    words: waysOf(place, told),
  };
};

/** Somebody runs from somebody: drawn anew each time, and either side may be ours. */
export const chaseAtOnce: AtOnce = { sides: SIDES, setup: hunted };
