import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './model.js';
import { areaOf, cellsAt, isDrawable, type Picture, type Pose, posed, posesOf } from './shapes.js';
import { CATEGORIES, SHAPES } from './shapes.table.js';
import { under } from './testing/loads.js';

/** The ledger's table: spaces, placements by turning, and with flipping. */
const LIST = [
  ['normal', 4, 1, 1],
  ['normalLong', 4, 2, 2],
  ['normalAwkward', 4, 4, 8],
  ['normalAwkwardThree', 3, 2, 2],
  ['large', 8, 2, 2],
  ['largeLong', 6, 2, 2],
  ['largeAwkward', 8, 4, 8],
] as const;

const HOOK = SHAPES.normalAwkward;
const pose = (turn: Pose['turn'], flipped = false): Pose => ({ turn, flipped });

describe('shapes', () => {
  test('SAGA-CARRY-019: every category of the table is there, and small takes no space', () => {
    expect(CATEGORIES).toEqual(['small', ...LIST.map(([category]) => category)]);
    expect(areaOf(SHAPES.small)).toBe(0);
    expect(SHAPES.largeAwkward).toEqual(['xxx.', 'xxx.', '..xx']);
  });

  test.each(LIST)(
    'SAGA-CARRY-009, SAGA-CARRY-010, SAGA-CARRY-019: %s takes %i spaces, %i ways by turning, %i with flipping',
    (category, area, turned, flipped) => {
      expect(areaOf(SHAPES[category])).toBe(area);
      expect(posesOf(SHAPES[category], 'onlyTurn')).toHaveLength(turned);
      expect(posesOf(SHAPES[category], 'mayFlip')).toHaveLength(flipped);
    },
  );

  test('SAGA-CARRY-009: a quarter turn goes with the clock', () => {
    expect(posed(HOOK, pose(1))).toEqual(['.x', '.x', 'xx']);
    expect(posed(HOOK, pose(2))).toEqual(['x..', 'xxx']);
    expect(posed(HOOK, pose(3))).toEqual(['xx', 'x.', 'x.']);
  });

  test('SAGA-CARRY-010: flipping comes before turning', () => {
    expect(posed(HOOK, pose(0, true))).toEqual(['xxx', 'x..']);
    expect(posed(HOOK, pose(1, true))).toEqual(['xx', '.x', '.x']);
  });

  test('SAGA-CARRY-020: the hook by default, three in a row by option', () => {
    const three = under({ 'saga.carry.awkwardShape': 'three' });
    for (const object of ['fryingPan', 'torch'] as const) {
      expect(pictureOf(object, under({}))).toEqual(['xxx', '..x']);
      expect(pictureOf(object, three)).toEqual(['xxx']);
    }
    expect(pictureOf('halberd', three)).toEqual(SHAPES.largeAwkward);
  });

  test('SAGA-CARRY-021: Large is two by four', () => {
    expect(SHAPES.large).toEqual(['xxxx', 'xxxx']);
  });

  test('cells lie where the box is put', () => {
    expect(cellsAt(HOOK, { row: 2, column: 5, turn: 2, flipped: false })).toEqual([
      { row: 2, column: 5 },
      { row: 3, column: 5 },
      { row: 3, column: 6 },
      { row: 3, column: 7 },
    ]);
  });

  const pictures: fc.Arbitrary<Picture> = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
    .chain(([rows, columns]) =>
      fc.array(fc.string({ unit: fc.constantFrom('x', '.'), minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );

  test('four quarter turns change nothing, nor do two flips', () => {
    always(
      fc.property(pictures, (picture) => {
        expect(posed(posed(picture, pose(2)), pose(2))).toEqual(picture);
        expect(posed(posed(picture, pose(1)), pose(3))).toEqual(picture);
        expect(posed(posed(picture, pose(0, true)), pose(0, true))).toEqual(picture);
        expect(areaOf(posed(picture, pose(1, true)))).toBe(areaOf(picture));
      }),
    );
  });
});

describe('own shapes', () => {
  test.each([[['x']], [['x.x', 'xxx']], [['xxxxxxxx']], [Array<string>(8).fill('xxxxxxxx')]])(
    '%j can be drawn',
    (picture) => {
      expect(isDrawable(picture)).toBe(true);
    },
  );

  test.each([
    ['in two pieces', ['x.x']],
    ['at corners only', ['x.', '.x']],
    ['empty', ['..']],
    ['nothing', []],
    ['ragged', ['xx', 'x']],
    ['too long', ['xxxxxxxxx']],
    ['too high', Array<string>(9).fill('x')],
    ['with an empty row', ['xx', '..']],
    ['with an empty column', ['.x', '.x']],
    ['with other signs', ['xo', 'xx']],
  ])('%s cannot', (_, picture) => {
    expect(isDrawable(picture)).toBe(false);
  });
});
