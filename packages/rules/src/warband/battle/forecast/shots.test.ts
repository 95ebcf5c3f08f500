import { exact } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { battleIn, sightOf } from '../testing/stage.js';
import { forecastShots } from './shots.js';

const BOWS = [{ like: 'archer', count: 5 }];
const LEVIES = [{ like: 'levy', count: 5 }];

test('WARBAND-LINE-035 WARBAND-RANGE-013 WARBAND-RANGED-008 what a volley and what a divided shot would come to, before the first die', () => {
  const table = battleIn('opening', { a: [{ ranks: [BOWS, BOWS] }], b: [{ ranks: [LEVIES, LEVIES] }] });
  const shot = (more: object) =>
    forecastShots(sightOf(table), { choose: 'shoot', figure: 'A1.1', weapon: 'longbow', dice: {}, ...more } as never);
  // Ten dice at 8, two rows together: all miss in one way of 3 to the tenth.
  const [volley, ...none] = shot({ dice: { 'B1.1': 5 }, with: ['A1.2'] }).targets;
  expect([volley?.dice, volley?.throws.length, none]).toEqual([10, 2, []]);
  expect([volley?.points[0], volley?.points[10]].map((chance) => exact(chance as never))).toEqual([
    '1/59049',
    '1024/59049',
  ]);
  // Three at the nearest, at 8: 1/27. Two at the rank behind it, at 7: 25/144.
  const [front, middle] = shot({ dice: { 'B1.2': 2, 'B1.1': 3 } }).targets;
  expect([front?.points[0], middle?.points[0]].map((chance) => exact(chance as never))).toEqual(['1/27', '25/144']);
});
