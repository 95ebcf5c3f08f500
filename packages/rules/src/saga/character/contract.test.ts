import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import { GROUPS } from './groups.js';
import { OFFICES } from './guide.table.js';
import { generationScene } from './scene.js';

const seats = fc.constant(['ana', 'bo']);
const blocks = fc.subarray(['skills', 'motives'], { minLength: 1 });
const rating = fc.integer({ min: 0, max: 10 });

const guide = fc
  .tuple(fc.constantFrom(...OFFICES), fc.shuffledSubarray([...GROUPS], { minLength: 1 }))
  .map(([office, [top, ...then]]) => ({ by: 'guide', office, top, then }));
const byHand = fc
  .record({ handToHand: rating, physical: rating, knowledge: rating, social: rating })
  .map((ratings) => ({ by: 'byHand', ratings }));
const method = fc.oneof(fc.constantFrom({ by: 'distribution' }, { by: 'mainDice' }), guide, byHand);

const main = fc.record({ name: fc.constantFrom('Ella', 'Morten'), blocks }, { requiredKeys: [] });
const other = fc.record({ kind: fc.constant('other'), blocks, method }, { requiredKeys: ['kind'] });
const plain = fc.record({ kind: fc.constant('other'), blocks }, { requiredKeys: ['kind'] });

const starts = (one: fc.Arbitrary<object>) =>
  fc.record({ setup: fc.record({ seats, characters: fc.array(one, { minLength: 1, maxLength: 2 }) }) });

// A rating is thrown, drawn or taken from a guide, and each tells of it in its own way.
const madeInManyWays = ['event groupRated'];

contractTests(generationScene(saga), { starts: starts(fc.oneof(main, other)), games: 40, every: 4, madeInManyWays });
contractTests(generationScene(first), { starts: starts(fc.oneof(main, plain)), games: 20, every: 4, madeInManyWays });
