import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { council, petition } from './starts.js';
import { firstTalks, talks } from './testing/hall.js';
import { starts } from './testing/starts.js';

const SEATS = ['ana', 'bo', 'cy', 'di'];
const ready = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((n) => council(SEATS.slice(0, n))),
  fc.integer({ min: 1, max: 2 }).map((n) => petition(SEATS.slice(0, n))),
);

// What was settled stands under names; a line of the talk is of one of several kinds.
const madeInManyWays = ['facts settled', 'facts lines[]'];

contractTests(talks, {
  starts: fc.oneof({ weight: 3, arbitrary: starts }, { weight: 1, arbitrary: ready.map((setup) => ({ setup })) }),
  games: 40,
  every: 2,
  madeInManyWays,
});
contractTests(firstTalks, { starts, games: 30, every: 2, madeInManyWays });
