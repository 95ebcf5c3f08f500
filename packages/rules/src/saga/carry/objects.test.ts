import { describe, expect, test } from 'vitest';
import { ALL_ITEMS } from '../duel/tables/gear.table.js';
import { loadShape, mostIn } from './model.js';
import { ALL_OBJECTS, OBJECTS, type ObjectId } from './objects.table.js';
import type { Category } from './shapes.table.js';
import { under } from './testing/loads.js';

const inCategory = (category: Category): readonly ObjectId[] =>
  ALL_OBJECTS.filter((object) => OBJECTS[object].category === category);

/** Names with blanks between them. */
const named = (objects: string): readonly string[] => objects.split(' ');

describe('the object list', () => {
  test('SAGA-CARRY-022, SAGA-CARRY-030, SAGA-CARRY-033: Small', () => {
    expect(inCategory('small')).toEqual(named('coins jewelry candle tinderBox keys sling dagger rock bandages'));
  });

  test('SAGA-CARRY-023, SAGA-CARRY-033: Normal', () => {
    const first = 'clothes cloak bedroll waterskin food rope lantern moneyBag book';
    expect(inCategory('normal')).toEqual(named(`${first} paddedArmour helmet boots cookingPot splints`));
  });

  test('SAGA-CARRY-024, SAGA-CARRY-030: Normal (long), any sword among them', () => {
    const swords = 'sword fencingSword bigSword';
    expect(inCategory('normalLong')).toEqual(named(`${swords} warhammer hammer mace axe club shortBow quiver`));
  });

  test('SAGA-CARRY-020, SAGA-CARRY-025: Normal (awkward), and nothing that is three in a row', () => {
    expect(inCategory('normalAwkward')).toEqual(named('fryingPan torch'));
    expect(inCategory('normalAwkwardThree')).toEqual([]);
  });

  test('SAGA-CARRY-026: Large', () => {
    expect(inCategory('large')).toEqual(named('tent mailArmour shield'));
  });

  test('SAGA-CARRY-027: Large (long)', () => {
    expect(inCategory('largeLong')).toEqual(named('spear staff longbow'));
  });

  test('SAGA-CARRY-028: Large (awkward), a plate armour in two halves', () => {
    expect(inCategory('largeAwkward')).toEqual(named('halberd plateLower plateUpper'));
  });

  test('SAGA-CARRY-029: quantities in one object', () => {
    const options = under({});
    const held = ALL_OBJECTS.map((object) => [object, mostIn(object, options)]).filter(([, most]) => most !== null);
    expect(Object.fromEntries(held)).toEqual({ coins: 10, waterskin: 1, food: 2, rope: 20, moneyBag: 100, quiver: 25 });
    expect(OBJECTS.waterskin.holds.unit).toBe('halfDay');
    expect(OBJECTS.food.holds.unit).toBe('day');
  });

  test('SAGA-CARRY-031: a small amount of coins is up to 10, or what the table says', () => {
    expect(mostIn('coins', under({}))).toBe(10);
    expect(mostIn('coins', under({ 'saga.carry.coinsPerSmall': 25 }))).toBe(25);
    // Eight purses never beat a money bag.
    expect(8 * (mostIn('coins', under({})) ?? 0)).toBeLessThan(mostIn('moneyBag', under({})) ?? 0);
  });

  test('SAGA-CARRY-030: every item of Hand-to-Hand is an object; hands are none', () => {
    const items = new Set(ALL_OBJECTS.map((object) => ('item' in OBJECTS[object] ? OBJECTS[object].item : null)));
    for (const item of ALL_ITEMS) expect(items).toContain(item);
    expect(ALL_OBJECTS).not.toContain('hands');
  });
});

describe('loads from outside', () => {
  const refusalOf = (items: unknown): unknown => {
    const parsed = loadShape.parse({ items });
    return parsed.ok ? null : parsed.refusal;
  };
  const own = (object: object) => [{ id: 'a', object: { name: 'Drum', ...object } }];

  test('what is left out has its usual value', () => {
    expect(loadShape.parse({ items: [{ id: 'a', object: 'sword', at: { row: 0, column: 1 } }] })).toEqual({
      ok: true,
      value: { items: [{ id: 'a', object: 'sword', worn: false, at: { row: 0, column: 1, turn: 0, flipped: false } }] },
    });
  });

  test('SAGA-CARRY-031: a table adds objects of a category or with a shape of their own', () => {
    expect(refusalOf(own({ category: 'large' }))).toBeNull();
    expect(refusalOf(own({ picture: ['xxx', '.x.'], wear: 'other', remedy: 'shelter', holds: 3 }))).toBeNull();
  });

  test.each([
    ['an unknown object', [{ id: 'a', object: 'anvil' }], 'items[0].object', 'carry.object'],
    ['neither category nor shape', own({}), 'items[0].object', 'carry.categoryOrPicture'],
    ['both', own({ category: 'large', picture: ['x'] }), 'items[0].object', 'carry.categoryOrPicture'],
    ['a shape in two pieces', own({ picture: ['x.x'] }), 'items[0].object.picture', 'carry.picture'],
    [
      'an id twice',
      [
        { id: 'a', object: 'keys' },
        { id: 'a', object: 'keys' },
      ],
      '',
      'carry.differentIds',
    ],
  ])('%s is refused', (_, items, path, form) => {
    expect(refusalOf(items)).toMatchObject({ code: 'BAD_SHAPE', path, expected: { want: 'form', form } });
  });
});
