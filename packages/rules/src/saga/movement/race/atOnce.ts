import { type AtOnce, type SeatId, stream } from '@warmoot/kernel';
import { someOf } from '../../../war/deploying/someOf.js';
import { PASSERS_BY } from '../../people.table.js';
import { alone } from './starts.js';

/** What whoever presses may be. */
const SIDES = ['fast', 'lasts'] as const;

const LEAST_SKILL = 3;
const LEAST_EFFORT = 2;
const RATINGS = 2;
/** What the fast one is better by, on every leg. */
const FASTER = 1;
/** What the other has more of, by the number of legs: by that much neither is much more likely to be first. */
const MORE_EFFORT = { 3: 2, 5: 3 } as const;

const raced = (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string) => {
  const source = stream(seed);
  const names = someOf(PASSERS_BY, 2, source) as [string, string];
  const mounted = source.below(2) === 0;
  const legs = source.below(2) === 0 ? 3 : 5;
  const skill = LEAST_SKILL + source.below(RATINGS);
  const effort = LEAST_EFFORT + source.below(RATINGS);
  // Whoever presses is one of the two, and the other seat is the other.
  const drawnSide = source.below(SIDES.length);
  const isSlower = (SIDES.find((one) => one === side) ?? SIDES[drawnSide]) === 'lasts';
  const [fast, lasts] = isSlower ? [...seats].reverse() : seats;
  const entered = (name: string, seat: SeatId | undefined, rating: number, endurance: number) =>
    alone({ name, seat, mounted, skills: { [mounted ? 'ride' : 'run']: rating, endurance } });
  return {
    seats,
    legs,
    goal: told(mounted ? 'hills.goal' : 'gate.goal'),
    racers: [
      entered(names[0], fast, skill + FASTER, effort),
      entered(names[1], lasts, skill, effort + MORE_EFFORT[legs]),
    ],
  };
};

/** Two who run or ride for it, drawn anew each time; over several legs, so that there is something to decide. */
export const raceAtOnce: AtOnce = { sides: SIDES, setup: raced };
