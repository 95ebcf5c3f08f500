import { contractTests } from '@warmoot/kernel/testing';
import { skirmishScene } from './scene.js';
import { fullStarts, smallStarts } from './testing/starts.js';

/** What differs by what it says: acts with and without what may be left out, and what the table has settled. */
const VARIOUS = [
  ...['announce', 'attack', 'charge', 'gambit', 'grapple', 'move', 'rise', 'spell', 'throwDown', 'misc', 'take'].map(
    (act) => `choice ${act}`,
  ),
  'facts settled',
  'facts names',
];

contractTests(skirmishScene, { starts: smallStarts, games: 40, every: 12, mostInputs: 5000, madeInManyWays: VARIOUS });
contractTests(skirmishScene, { starts: fullStarts, games: 4, every: 60, mostInputs: 20_000, madeInManyWays: VARIOUS });
