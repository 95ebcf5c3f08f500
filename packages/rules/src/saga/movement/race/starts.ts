import type { AtOnce, ReadyStart, SeatId } from '@warmoot/kernel';
import { stream } from '@warmoot/kernel';
import { someOf } from '../../../war/deploying/someOf.js';
import { PASSERS_BY } from '../../people.table.js';

type Told = (key: string) => string;

interface Entered {
  readonly name: string;
  readonly seat: SeatId | undefined;
  readonly mounted?: boolean;
  readonly skills: Readonly<Record<string, number>>;
}

/** Somebody who races alone. */
const alone = ({ name, seat, mounted = false, skills }: Entered) => ({
  name,
  seats: [seat],
  members: [{ name, mounted, skills }],
});

/** A dash through the market to the gate. */
const gate = ([one, other]: readonly SeatId[], told: Told) => ({
  seats: [one, other],
  legs: 1,
  goal: told('gate.goal'),
  racers: [
    alone({ name: 'Frida', seat: one, skills: { run: 4 } }),
    alone({ name: 'Hugo', seat: other, skills: { run: 3 } }),
  ],
});

/** Two riders round the three hills. */
const hills = ([one, other]: readonly SeatId[], told: Told) => ({
  seats: [one, other],
  legs: 3,
  goal: told('hills.goal'),
  racers: [
    alone({ name: 'Joris Dorrow', seat: one, mounted: true, skills: { ride: 4, endurance: 3 } }),
    alone({ name: 'Tomas Wray', seat: other, mounted: true, skills: { ride: 3, endurance: 5 } }),
  ],
});

/** Two boats and their crews, five times round the bay. */
const bay = ([one, other]: readonly SeatId[], told: Told) => ({
  seats: [one, other],
  legs: 5,
  onWater: true,
  goal: told('bay.goal'),
  racers: [
    {
      name: told('bay.one'),
      seats: [one],
      boats: true,
      members: [
        { name: 'Berta Lund', skills: { sail: 4, endurance: 4 } },
        { name: 'Rolf', skills: { sail: 2, endurance: 5 } },
      ],
    },
    {
      name: told('bay.other'),
      seats: [other],
      boats: true,
      members: [
        { name: 'Wanda', skills: { sail: 5, endurance: 3 } },
        { name: 'Cato', skills: { sail: 1, endurance: 4 } },
      ],
    },
  ],
});

const TWO = { least: 2, most: 2 };

export const raceStarts: readonly ReadyStart[] = [
  { name: 'hills', seats: TWO, setup: hills },
  { name: 'gate', seats: TWO, setup: gate },
  { name: 'bay', seats: TWO, setup: bay },
];

const LEAST_RATING = 2;
const RATINGS = 4;

/** Two who run or ride for it, drawn anew each time; over several legs, so that there is something to decide. */
export const raceAtOnce: AtOnce = {
  setup: (seats, seed, told) => {
    const source = stream(seed);
    const names = someOf(PASSERS_BY, 2, source);
    const mounted = source.below(2) === 0;
    const drawn = () => LEAST_RATING + source.below(RATINGS);
    return {
      seats,
      legs: source.below(2) === 0 ? 3 : 5,
      goal: told(mounted ? 'hills.goal' : 'gate.goal'),
      racers: names.map((name, at) => {
        const skills = { [mounted ? 'ride' : 'run']: drawn(), endurance: drawn() };
        return alone({ name, seat: seats[at], mounted, skills });
      }),
    };
  },
};
