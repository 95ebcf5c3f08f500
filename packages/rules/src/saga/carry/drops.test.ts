import { describe, expect, test } from 'vitest';
import { dropsFor } from './drops.js';
import type { Load } from './model.js';
import { pack } from './pack.js';
import { loadOf, times, under } from './testing/loads.js';

const USUAL = under({});
const STEPS = 200_000;
const drops = (load: Load, endurance: number, steps = STEPS) => dropsFor({ load, endurance, options: USUAL }, steps);

describe('when Endurance or the load changes', () => {
  test('SAGA-CARRY-017: nothing is dropped while an arrangement exists', () => {
    expect(drops(loadOf(...times(6, 'tent' as const)), 2)).toEqual({ result: 'fits' });
    expect(drops(loadOf('keys'), 0)).toEqual({ result: 'fits' });
  });

  test('SAGA-CARRY-017: one of six tents at Endurance 1; objects of a kind are one choice', () => {
    expect(drops(loadOf(...times(6, 'tent' as const)), 1)).toEqual({ result: 'drop', drops: [['tent6']] });
  });

  test('SAGA-CARRY-017: every single object that would do, for the controller to choose from', () => {
    // 46 + 4 + 4 = 54 spaces: at Endurance 2 a single drop has to free 6. Without the spear the rest would fill all 48,
    // but the sword takes two spaces of every other column or none, and all else takes as many of each.
    const kit = ['sword', 'shield', 'spear', 'bedroll', 'waterskin', 'waterskin', 'food', 'food', 'tent'] as const;
    const answer = drops(loadOf(...kit, 'book', 'lantern'), 2);
    expect(answer).toEqual({ result: 'drop', drops: [['shield1'], ['tent1']] });
  });

  test('SAGA-CARRY-017: two where one does not do', () => {
    // 14 Normal objects take 56 of 48 spaces.
    const answer = drops(loadOf(...times(12, 'food' as const), 'rope', 'book'), 2);
    expect(answer).toEqual({
      result: 'drop',
      drops: [
        ['food12', 'food11'],
        ['food12', 'rope1'],
        ['food12', 'book1'],
        ['rope1', 'book1'],
      ],
    });
  });

  test('SAGA-CARRY-013, SAGA-CARRY-017: one small object fewer is one Normal less, whichever it is', () => {
    const load = loadOf(...times(6, 'tent' as const), ...times(8, 'candle' as const), 'keys');
    expect(drops(load, 2)).toEqual({ result: 'drop', drops: [['tent6'], ['candle8'], ['keys1']] });
  });

  test('SAGA-CARRY-015, SAGA-CARRY-017: what is worn or takes no room helps nobody by being dropped', () => {
    const { items } = loadOf(...times(7, 'tent' as const), 'keys', 'mailArmour');
    const load = { items: items.map((item) => (item.object === 'mailArmour' ? { ...item, worn: true } : item)) };
    expect(drops(load, 2)).toEqual({ result: 'drop', drops: [['tent7']] });
  });

  test('SAGA-CARRY-002, SAGA-CARRY-017: what fits no grid has to go', () => {
    const pole = { name: 'Pole', picture: ['xxxxxxxx'] };
    expect(drops(loadOf(pole, 'keys'), 2)).toEqual({ result: 'fits' });
    expect(drops(loadOf({ name: 'Cart', picture: Array<string>(7).fill('xxxxxxx') }, 'food'), 2)).toEqual({
      result: 'drop',
      drops: [['Cart1']],
    });
  });

  test('after any of the drops the rest fits', () => {
    const load = loadOf(...times(5, 'halberd' as const), 'tent', 'shield', 'spear', 'torch', 'food');
    const answer = drops(load, 4);
    if (answer.result !== 'drop') throw new Error(answer.result);
    expect(answer.drops.length).toBeGreaterThan(0);
    for (const gone of answer.drops) {
      const rest = { items: load.items.filter(({ id }) => !gone.includes(id)) };
      expect(pack({ load: rest, endurance: 4, options: USUAL }, STEPS).result).toBe('found');
    }
  });

  test('SAGA-CARRY-017: far too much is settled too: no fewer than the largest that have to go are tried', () => {
    // 156 of 48 spaces. The six of 8 and the six of 6 free 84, and six of 4 the rest: eighteen, and no fewer.
    const kinds = ['sword', 'shield', 'tent', 'food', 'rope', 'halberd', 'spear', 'torch'] as const;
    const more = ['bedroll', 'lantern', 'staff', 'longbow', 'book', 'boots', 'cookingPot'] as const;
    const load = loadOf(...[...kinds, ...more].flatMap((object) => [object, object]));
    const answer = drops(load, 2);
    if (answer.result !== 'drop') throw new Error(answer.result);
    const sizes = answer.drops.map((gone) => gone.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([18, 18]);
    for (const gone of answer.drops) {
      for (const large of ['shield1', 'shield2', 'tent1', 'tent2', 'halberd1', 'spear2', 'staff1', 'longbow2']) {
        expect(gone).toContain(large);
      }
    }
  });

  test('it says when its steps did not settle it', () => {
    const load = loadOf(...times(7, 'halberd' as const));
    expect(drops(load, 10, 100)).toEqual({ result: 'bound', drops: [] });
    expect(drops(load, 10)).toEqual({ result: 'drop', drops: [['halberd7']] });
  });
});
