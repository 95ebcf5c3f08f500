import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import { discussionScene } from './scene.js';
import { council, petition } from './starts.js';

const SEATS = ['ana', 'bo', 'cy', 'di'];
const setups = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((n) => council(SEATS.slice(0, n))),
  fc.integer({ min: 1, max: 2 }).map((n) => petition(SEATS.slice(0, n))),
  fc.constant({ seats: ['ana'], people: [{ name: 'Ella', seat: 'ana' }] }),
);
const options = fc.record({
  'saga.table.referee': fc.constantFrom(null, 'ana'),
  'saga.talk.groupAppeal': fc.constantFrom('oneRoll', 'rollEach'),
  'saga.talk.showOdds': fc.boolean(),
});
const unnamed = setups.map((setup) => {
  const { use: _, ...rest } = setup as { use?: string };
  return rest;
});

// What was settled stands under names; a line of the talk is of one of several kinds.
const madeInManyWays = ['facts settled', 'facts lines[]'];

contractTests(discussionScene(saga), {
  starts: fc.record({ setup: setups, options }),
  games: 60,
  madeInManyWays,
});
contractTests(discussionScene(first), {
  starts: fc.record({ setup: unnamed, options }),
  games: 40,
  madeInManyWays,
});
