import { contractTests } from '@warmoot/kernel/testing';
import { chases, firstChases } from './testing/road.js';
import { starts } from './testing/starts.js';

// What was settled stands under names.
const madeInManyWays = ['facts settled'];

contractTests(chases, { starts, games: 60, madeInManyWays });
contractTests(firstChases, { starts, games: 40, madeInManyWays });
