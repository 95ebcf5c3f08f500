import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { de, en } from './languages.js';
import { refusalText } from './refusal.js';

describe('carrying in words', () => {
  test.each([en, de])('every object has a name of its own', ({ carry }) => {
    expect(new Set(saga.carry.ALL_OBJECTS.map((object) => carry.objects[object])).size).toBe(
      saga.carry.ALL_OBJECTS.length,
    );
  });

  test('amounts', () => {
    const { amounts } = en.carry;
    expect([
      amounts.coin({ n: 1 }),
      amounts.day({ n: 2 }),
      amounts.halfDay({ n: 1 }),
      amounts.metre({ n: 20 }),
      amounts.arrow({ n: 3 }),
    ]).toEqual(['1 coin', '2 days', 'half a day', '20 m', '3 arrows']);
    expect([
      de.carry.amounts.halfDay({ n: 1 }),
      de.carry.amounts.halfDay({ n: 0 }),
      de.carry.amounts.arrow({ n: 1 }),
    ]).toEqual(['ein halber Tag', '0 halbe Tage', '1 Pfeil']);
  });

  test('what is wrong with an arrangement', () => {
    const at = { row: 5, column: 7, turn: 0, flipped: true } as const;
    const load: saga.carry.Load = {
      items: [
        { id: 'a', object: 'torch', worn: true, at },
        { id: 'b', object: { name: 'Anvil', category: 'normal' }, worn: false, at, left: 1 },
        { id: 'c', object: 'rope', worn: false, left: 30 },
      ],
    };
    const faults = saga.carry.faultsOf(load, 2, { ...saga.carry.USUAL_CARRYING, 'saga.carry.mirrorObjects': false });
    const told = (words: typeof en): readonly string[] => faults.map(({ refusal }) => refusalText(words, refusal));
    expect(told(en)).toEqual([
      'Torch: cannot be worn. [SAGA-CARRY-015]',
      'Anvil: nothing in it is counted. [SAGA-CARRY-029]',
      'Rope: one of these holds 20 at most. [SAGA-CARRY-029]',
      'Torch: does not lie wholly inside the grid. [SAGA-CARRY-008]',
      'Torch: lies on spaces that are taken, by Anvil. [SAGA-CARRY-008]',
      'Torch: lies flipped over, and at this table objects are only turned. [SAGA-CARRY-010]',
      'Anvil: does not lie wholly inside the grid. [SAGA-CARRY-008]',
      'Anvil: lies on spaces that are taken, by torch. [SAGA-CARRY-008]',
      'Rope: lies beside the grid and is not carried. [SAGA-CARRY-002]',
    ]);
    expect(told(de)[4]).toBe('Fackel: liegt auf Feldern, die schon belegt sind: Anvil. [SAGA-CARRY-008]');
  });
});
