import { describe, expect, test } from 'vitest';
import { ARMOUR } from '../duel/tables/gear.table.js';
import { loadOf, wearing } from './testing/loads.js';
import { gearOf, remediesOf, wornArmour } from './worth.js';

describe('worn armour', () => {
  test.each([
    [['plateLower', 'plateUpper'], 'metalPlate', 4],
    [['plateLower'], 'otherMetal', 2],
    [['plateUpper'], 'otherMetal', 2],
    [['plateUpper', 'plateUpper'], 'otherMetal', 2],
    [['mailArmour'], 'otherMetal', 2],
    [['paddedArmour'], 'other', 1],
    [['helmet', 'boots', 'clothes', 'cloak'], 'none', 0],
    [['paddedArmour', 'mailArmour', 'helmet'], 'otherMetal', 2],
    [['paddedArmour', 'plateUpper'], 'otherMetal', 2],
    [['mailArmour', 'plateLower', 'plateUpper', 'paddedArmour'], 'metalPlate', 4],
    [[], 'none', 0],
  ] as const)('SAGA-CARRY-032: %j is %s', (objects, armour, bonus) => {
    expect(wornArmour(wearing(...objects))).toBe(armour);
    expect(ARMOUR[armour]).toBe(bonus);
  });

  test('SAGA-CARRY-032: what is packed protects nobody', () => {
    expect(wornArmour(loadOf('mailArmour', 'plateLower', 'plateUpper'))).toBe('none');
  });

  test('SAGA-CARRY-031, SAGA-CARRY-032: armour that a table has added is worth what it says', () => {
    expect(wornArmour(wearing({ name: 'Leather coat', category: 'normal', wear: 'other' }))).toBe('other');
  });
});

describe('for a fight', () => {
  test('SAGA-CARRY-014, SAGA-CARRY-016: weapons and shields in the order of the load, by their names there', () => {
    expect(gearOf(loadOf('food', 'spear', 'warhammer', 'longbow', 'shield', 'dagger', 'sling'))).toEqual([
      'spear',
      'hammer',
      'shield',
      'dagger',
    ]);
  });
});

describe('for the wounded', () => {
  test('SAGA-CARRY-033: bandages are for cuts and splints for bones', () => {
    expect(remediesOf([loadOf('sword')])).toEqual({ materials: [], dry: false, clean: false });
    expect(remediesOf([loadOf('bandages')]).materials).toEqual(['bandages']);
    expect(remediesOf([loadOf('splints', 'bandages')]).materials).toEqual(['bandages', 'splints']);
  });

  test('SAGA-CARRY-033: a shelter keeps dry and a change of clothes clean, whoever of the party carries it', () => {
    expect(remediesOf([loadOf('sword'), loadOf('tent'), loadOf('clothes')])).toEqual({
      materials: [],
      dry: true,
      clean: true,
    });
    expect(remediesOf([loadOf({ name: 'Tarpaulin', category: 'normal', remedy: 'shelter' })])).toMatchObject({
      dry: true,
    });
  });

  test('SAGA-CARRY-033: clothes on somebody’s back are no change', () => {
    expect(remediesOf([wearing('clothes')])).toMatchObject({ clean: false });
  });
});
