import { contractTests } from '@warmoot/kernel/testing';
import { first } from '../../../saga-1e/edition.js';
import { saga } from '../../edition.js';
import { raceScene } from './scene.js';
import { starts } from './testing/starts.js';

// What was settled stands under names.
const madeInManyWays = ['facts settled'];

contractTests(raceScene(saga), { starts, games: 60, madeInManyWays });
contractTests(raceScene(first), { starts, games: 40, madeInManyWays });
