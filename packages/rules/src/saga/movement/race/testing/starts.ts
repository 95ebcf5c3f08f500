import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { parties } from '../../chase/testing/starts.js';

const some = fc.constantFrom;

/** Races of all kinds: on foot, mounted, in boats, of one leg and of five, by one player or by several. */
export const starts: fc.Arbitrary<Start> = fc
  .record({
    both: parties,
    seats: some(['ana', 'bo'], ['ana', 'bo', 'cy'], ['ana']),
    legs: some(1, 3, 5),
    onWater: fc.boolean(),
    rules: some('draft', 'draft', 'draft', 'freeForm'),
    referee: some('none', 'ana'),
  })
  .map(({ both, seats, rules, referee, ...rest }) => ({
    setup: {
      ...rest,
      seats,
      racers: both.map((one, at) => ({ ...one, name: `Racer ${at}`, seats: [at === 0 ? seats[0] : seats.at(-1)] })),
    },
    options: { 'saga.move.rules': rules, 'saga.table.referee': referee },
  }));
