import { describe, expect, test } from 'vitest';
import { faultsAt, faultsOf, freeSmalls, piecesOf, spacesTaken, summaryOf } from './load.js';
import type { Carried, CarryOptions, CustomObject, Load } from './model.js';
import type { Spot } from './shapes.js';
import { loadOf, times, under, wearing } from './testing/loads.js';

const USUAL = under({});
const spot = (row: number, column: number, turn: Spot['turn'] = 0, flipped = false): Spot => ({
  row,
  column,
  turn,
  flipped,
});
const laid = (...things: readonly (readonly [Carried['object'], Spot])[]): Load => {
  const { items } = loadOf(...things.map(([object]) => object));
  return { items: items.map((item, at) => ({ ...item, at: things[at]?.[1] as Spot })) };
};
const codes = (load: Load, endurance = 2, options: CarryOptions = USUAL): readonly unknown[] =>
  faultsOf(load, endurance, options).map(({ item, refusal }) =>
    refusal.code === 'BROKEN_RULE' ? [item, refusal.rule, refusal.what] : refusal,
  );

/** The ledger's kit and its drawing: A shield, B tent, C spear, D sword, E bedroll, F and G waterskins, H and I food. */
const KIT = laid(
  ['shield', spot(0, 0)],
  ['tent', spot(0, 4, 1)],
  ['spear', spot(0, 6, 1)],
  ['sword', spot(0, 7, 1)],
  ['bedroll', spot(2, 0)],
  ['waterskin', spot(2, 2)],
  ['waterskin', spot(4, 0)],
  ['food', spot(4, 2)],
  ['food', spot(4, 4)],
);

describe('what takes room', () => {
  test('SAGA-CARRY-001: every object takes the spaces of its shape', () => {
    expect(spacesTaken(loadOf('sword', 'tent', 'spear', 'torch', 'halberd', 'rope'), USUAL)).toBe(
      4 + 8 + 6 + 4 + 8 + 4,
    );
    expect(spacesTaken(loadOf('torch'), under({ 'saga.carry.awkwardShape': 'three' }))).toBe(3);
  });

  test('SAGA-CARRY-012: small objects take none', () => {
    expect(spacesTaken(loadOf('keys', 'candle', 'sling', 'coins'), USUAL)).toBe(0);
  });

  test('SAGA-CARRY-013: the ninth small object and each further one is two by two; example 4', () => {
    const eleven = loadOf(...times(10, 'candle' as const), 'keys');
    expect(spacesTaken(loadOf(...times(8, 'candle' as const)), USUAL)).toBe(0);
    expect(spacesTaken(loadOf(...times(9, 'candle' as const)), USUAL)).toBe(4);
    expect(spacesTaken(eleven, USUAL)).toBe(12);
    expect(freeSmalls(eleven)).toHaveLength(8);
    expect(piecesOf(eleven, USUAL).map(({ item, picture }) => [item.id, picture])).toEqual([
      ['candle9', ['xx', 'xx']],
      ['candle10', ['xx', 'xx']],
      ['keys1', ['xx', 'xx']],
    ]);
  });

  test('SAGA-CARRY-014: weapons count wherever they are; small ones are small objects', () => {
    expect(spacesTaken(loadOf('sword'), USUAL)).toBe(4);
    expect(spacesTaken(wearing('sword'), USUAL)).toBe(4);
    expect(spacesTaken(loadOf('sling', 'dagger', 'rock'), USUAL)).toBe(0);
    expect(spacesTaken(loadOf(...times(8, 'keys' as const), 'dagger'), USUAL)).toBe(4);
  });

  test('SAGA-CARRY-015: armour and clothing that are worn do not count', () => {
    const all = [
      'clothes',
      'cloak',
      'boots',
      'helmet',
      'paddedArmour',
      'mailArmour',
      'plateLower',
      'plateUpper',
    ] as const;
    expect(spacesTaken(loadOf(...all), USUAL)).toBe(5 * 4 + 8 + 8 + 8);
    expect(spacesTaken(wearing(...all), USUAL)).toBe(0);
    expect(codes(wearing(...all))).toEqual([]);
    expect(codes(wearing('tent'))).toContainEqual(['tent1', 'SAGA-CARRY-015', 'carry.notWorn']);
  });

  test('SAGA-CARRY-016: a shield always counts', () => {
    expect(spacesTaken(wearing('shield'), USUAL)).toBe(8);
    expect(codes(wearing('shield'))).toContainEqual(['shield1', 'SAGA-CARRY-016', 'carry.notWorn']);
  });

  test('SAGA-CARRY-018: a partly used object keeps its shape', () => {
    const used = { items: [{ id: 'a', object: 'quiver', worn: false, left: 3 }] } as const;
    expect(spacesTaken(used, USUAL)).toBe(4);
    expect(spacesTaken({ items: [{ ...used.items[0], left: 0 }] }, USUAL)).toBe(4);
  });

  test('SAGA-CARRY-031: an object of the table, by category or by shape', () => {
    const drum: CustomObject = { name: 'Drum', category: 'large' };
    const anchor: CustomObject = { name: 'Anchor', picture: ['.x.', '.x.', 'xxx'], wear: 'none' };
    const charm: CustomObject = { name: 'Charm', category: 'small' };
    expect(spacesTaken(loadOf(drum, anchor, charm), USUAL)).toBe(8 + 5);
    expect(spacesTaken(wearing(anchor), USUAL)).toBe(0);
    expect(spacesTaken(loadOf(...times(9, charm)), USUAL)).toBe(4);
  });
});

describe('how much is in it', () => {
  const holding = (object: Carried['object'], left: number): Load => ({
    items: [{ id: 'a', object, worn: false, left, at: spot(0, 0) }],
  });

  test('SAGA-CARRY-029, SAGA-CARRY-031: never more than one object holds', () => {
    expect(codes(holding('rope', 20))).toEqual([]);
    expect(codes(holding('rope', 21))).toEqual([['a', 'SAGA-CARRY-029', 'carry.tooMuch']]);
    expect(codes(holding('coins', 11))).toEqual([['a', 'SAGA-CARRY-031', 'carry.tooMuch']]);
    expect(codes(holding('coins', 11), 2, under({ 'saga.carry.coinsPerSmall': 12 }))).toEqual([]);
    expect(codes(holding('lantern', 1))).toEqual([['a', 'SAGA-CARRY-029', 'carry.tooMuch']]);
    expect(codes(holding({ name: 'Jug', category: 'normal', holds: 4 }, 4))).toEqual([]);
  });
});

describe('an arrangement', () => {
  test('SAGA-CARRY-001, SAGA-CARRY-011: example 5, the drawing of the ledger, is in order at Endurance 2 and 1', () => {
    expect(spacesTaken(KIT, USUAL)).toBe(46);
    expect(codes(KIT, 2)).toEqual([]);
    expect(codes(KIT, 1)).toEqual([]);
    expect(summaryOf(KIT, 1, USUAL)).toEqual({ spaces: 46, taken: 46, smallFree: 0 });
    // At Endurance 0 the last column has two spaces, and the sword needs four.
    expect(codes(KIT, 0)).toEqual([['sword1', 'SAGA-CARRY-008', 'carry.outside']]);
  });

  test('SAGA-CARRY-002: what lies beside the grid is not carried', () => {
    expect(codes(loadOf('tent', 'keys'))).toEqual([['tent1', 'SAGA-CARRY-002', 'carry.beside']]);
  });

  test('SAGA-CARRY-008: nothing hangs over the edge', () => {
    expect(codes(laid(['sword', spot(0, 4)]))).toEqual([]);
    expect(codes(laid(['sword', spot(0, 5)]))).toEqual([['sword1', 'SAGA-CARRY-008', 'carry.outside']]);
    expect(codes(laid(['sword', spot(3, 0, 1)]))).toEqual([['sword1', 'SAGA-CARRY-008', 'carry.outside']]);
    expect(codes(laid(['sword', spot(3, 0, 1)]), 3)).toEqual([]);
    expect(codes(laid(['sword', spot(3, 2, 1)]), 3)).toEqual([['sword1', 'SAGA-CARRY-008', 'carry.outside']]);
  });

  test('SAGA-CARRY-008: two objects never share a space, and each is told of the other', () => {
    const load = laid(['rope', spot(0, 0)], ['book', spot(1, 1)], ['food', spot(0, 2)]);
    expect(faultsOf(load, 2, USUAL).map(({ item, refusal }) => ({ item, refusal }))).toEqual(
      [
        ['rope1', 'rope', ['book1'], ['book']],
        ['book1', 'book', ['rope1', 'food1'], ['rope', 'food']],
        ['food1', 'food', ['book1'], ['book']],
      ].map(([item, object, others, objects]) => ({
        item,
        refusal: {
          code: 'BROKEN_RULE',
          rule: 'SAGA-CARRY-008',
          what: 'carry.overlaps',
          facts: { item, object, others, objects },
        },
      })),
    );
  });

  test('SAGA-CARRY-008: a gap in the box of an object is free for others', () => {
    // Both boxes have row 1: the end of one hook and the beginning of the other.
    expect(codes(laid(['torch', spot(0, 0)], ['torch', spot(1, 0, 2)]))).toEqual([]);
    expect(codes(laid(['torch', spot(0, 0)], ['torch', spot(1, 2, 2)]))).toHaveLength(2);
    expect(codes(laid(['torch', spot(0, 0)], ['rope', spot(1, 0)]))).toEqual([]);
  });

  test('SAGA-CARRY-010: nothing lies flipped where the table forbids it, unless one cannot tell', () => {
    const strict = under({ 'saga.carry.mirrorObjects': false });
    const hook = laid(['torch', spot(0, 0, 0, true)]);
    expect(codes(hook)).toEqual([]);
    expect(codes(hook, 2, strict)).toEqual([['torch1', 'SAGA-CARRY-010', 'carry.flipped']]);
    expect(codes(laid(['sword', spot(0, 0, 1, true)]), 2, strict)).toEqual([]);
  });

  test('SAGA-CARRY-011: a spot can be asked about before the object is put there', () => {
    const bearer = { load: laid(['rope', spot(0, 0)], ['book', spot(0, 2)]), endurance: 2, options: USUAL };
    expect(faultsAt(bearer, 'book1', spot(4, 4))).toEqual([]);
    expect(faultsAt(bearer, 'book1', spot(0, 1))).toHaveLength(1);
    expect(faultsAt(bearer, 'book1', spot(5, 7))).toHaveLength(1);
  });
});
