import { contractTests } from '@warmoot/kernel/testing';
import { sortieScene } from './scene.js';
import { fullStarts, smallStarts } from './testing/starts.js';

/** What differs by what it says: plans with and without a maneuver, orders, and what the table has settled. */
const VARIOUS = ['choice plan', 'choice move', 'facts orders[]', 'facts settled'];

contractTests(sortieScene, { starts: smallStarts, games: 40, every: 10, mostInputs: 5000, madeInManyWays: VARIOUS });
contractTests(sortieScene, { starts: fullStarts, games: 5, every: 40, mostInputs: 20_000, madeInManyWays: VARIOUS });
