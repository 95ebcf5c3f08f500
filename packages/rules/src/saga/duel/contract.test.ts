import { contractTests } from '@warmoot/kernel/testing';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import { duelScene } from './scene.js';
import { starts } from './testing/starts.js';

// An act may be done with both hands, and says so only then.
const madeInManyWays = ['choice act'];

contractTests(duelScene(saga), { starts, games: 500, every: 20, mostInputs: 20_000, madeInManyWays });
contractTests(duelScene(first), { starts, games: 40, every: 4, mostInputs: 20_000, madeInManyWays });
