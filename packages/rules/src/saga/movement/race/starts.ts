import type { ReadyStart, SeatId } from '@warmoot/kernel';

type Told = (key: string) => string;

interface Entered {
  readonly name: string;
  readonly seat: SeatId | undefined;
  readonly mounted?: boolean;
  readonly skills: Readonly<Record<string, number>>;
}

/** Somebody who races alone. */
export const alone = ({ name, seat, mounted = false, skills }: Entered) => ({
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
