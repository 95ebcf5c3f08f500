import type { SeatId } from '@warmoot/kernel';
import { MOTIVE_PAIRS } from '../character/motives.table.js';

/** The motives of somebody by the ratings of the nine pairs, left and right, in the order of the table. */
const motives = (...rated: readonly (readonly [left: number, right: number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    MOTIVE_PAIRS.flatMap(([left, right], at) => {
      const [one, other] = rated[at] as readonly [number, number];
      return [
        [left, one],
        [right, other],
      ];
    }),
  );

const seatAt = (seats: readonly SeatId[], at: number): SeatId => seats[at % seats.length] as SeatId;

const PRISONER = { context: 'The prisoner Joris Dorrow', topic: 'Whether he lives' } as const;

/** A council of four after a battle: what becomes of a prisoner. */
export const council = (seats: readonly SeatId[]): object => ({
  seats,
  use: 'council',
  place:
    'The mill at Kell, after dark. The wheel is still turning. Joris Dorrow sits against the flour bins with his hands tied.',
  about: [PRISONER],
  people: [
    {
      name: 'Ella Avitch',
      seat: seatAt(seats, 0),
      skills: { lead: 7, convince: 4, administer: 4 },
      motives: motives([8, 4], [8, 4], [7, 5], [9, 3], [6, 6], [5, 7], [8, 4], [9, 3], [10, 2]),
      wants: [{ ...PRISONER, response: 'Send him home unharmed, with our terms', to: ['Morten Avitch'] }],
      fighter: { like: 'swordsman' },
    },
    {
      name: 'Morten Avitch',
      seat: seatAt(seats, 1),
      skills: { lead: 5, convince: 3, administer: 2 },
      motives: motives([8, 4], [3, 9], [7, 5], [6, 6], [2, 10], [5, 7], [8, 4], [9, 3], [4, 8]),
      wants: [{ ...PRISONER, response: 'Hang him from the gate of Kell', to: ['Ella Avitch'] }],
      fighter: { like: 'knight' },
    },
    {
      name: 'Jorun Halfhand',
      seat: seatAt(seats, 2),
      skills: { lead: 5, convince: 2, administer: 1 },
      motives: motives([7, 5], [2, 10], [8, 4], [3, 9], [4, 8], [3, 9], [8, 4], [5, 7], [6, 6]),
      wants: [{ ...PRISONER, response: 'Pay it back where his father can see', to: ['Morten Avitch'] }],
      fighter: { like: 'raider' },
    },
    {
      name: 'Hedda Quill',
      seat: seatAt(seats, 3),
      skills: { lead: 2, convince: 4, administer: 6 },
      motives: motives([9, 3], [8, 4], [4, 8], [6, 6], [7, 5], [10, 2], [3, 9], [5, 7], [4, 8]),
      wants: [{ ...PRISONER, response: 'Take a ransom in salt barges', to: ['Morten Avitch', 'Ella Avitch'] }],
    },
  ],
});

/** A petition to a ruler: the toll at the ford. */
export const petition = (seats: readonly SeatId[]): object => ({
  seats,
  use: 'petition',
  place: 'The hall at Tarn on the day of open doors. Wet cloaks, a long line, one chair.',
  people: [
    {
      name: 'Berta Lund',
      seat: seatAt(seats, 0),
      skills: { convince: 5, trade: 4 },
      motives: motives([10, 2], [8, 4], [9, 3], [8, 4], [6, 6], [5, 7], [7, 5], [3, 9], [8, 4]),
      wants: [
        {
          context: 'The ford at Kell',
          topic: 'The toll on salt',
          response: 'Halve the toll until the harvest',
          to: ['Lord Osric'],
        },
      ],
    },
    {
      name: 'Lord Osric',
      seat: seatAt(seats, 1),
      skills: { lead: 6, administer: 5, convince: 3 },
      motives: motives([4, 8], [5, 7], [6, 6], [8, 4], [3, 9], [9, 3], [7, 5], [4, 8], [2, 10]),
      driving: [
        { context: 'The ford at Kell', topic: 'The toll on salt', motive: 'selfish', rating: 4, by: 'Hedda Quill' },
      ],
      wants: [
        {
          context: 'The ford at Kell',
          topic: 'Who keeps the bridge',
          response: 'Give two sons to the bridge watch',
          to: ['Berta Lund'],
        },
      ],
      fighter: { like: 'knight' },
    },
  ],
});
