import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { EDITIONS } from '../../editions.js';
import { marchScene } from './scene.js';
import { anyMarch } from './testing/anyMarch.js';

const starts = (isSecret: boolean) =>
  fc.nat({ max: 100_000 }).map((seed) => ({ setup: anyMarch(seed), options: { 'saga.move.secret': isSecret } }));

for (const [edition, isSecret] of Object.values(EDITIONS).flatMap((one) =>
  [true, false].map((is) => [one, is] as const),
)) {
  contractTests(marchScene(edition), {
    starts: starts(isSecret),
    games: edition === EDITIONS.saga ? 60 : 30,
    every: 25,
    mostInputs: 20_000,
    // What is kept by the names of parties and people.
    madeInManyWays: ['facts books', 'facts books sightings'],
  });
}
