import { hex, type Index, stream } from '@warmoot/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { faultInPlacing, placingsOf } from './deploying/placings.js';
import { someOf } from './deploying/someOf.js';
import { atDistances, freeIn, roomIn } from './deploying/zones.js';
import { checkField } from './field/checking.js';
import { type DrawnField, type FieldSize, type Place, placeText } from './field/field.js';
import { ALL_LOOKS, groundOfSign, LOOKS, lookOfSign } from './field/looks.table.js';
import { areAdjacent, distance, hexAt, makeGround, NOWHERE, placeOf } from './ground/ground.js';
import type { HexIndex, UnitIndex } from './indexes.js';
import { drawField, isPlayable, LANDSCAPES } from './landscapes/landscapes.js';
import {
  isOnTheMap,
  type Marshalled,
  nameOf,
  onTheMap,
  placesOf,
  sideOf,
  unitNamed,
  unitsOf,
} from './roster/roster.js';
import { seesAlong } from './sight/sight.js';
import { markUnits, wipeUnits } from './walking/marks.js';

/** A map of another game than the saga's: all rows are equally long. */
const FULL: FieldSize = { rows: 6, columns: 7, layout: 'full' };

const drawn = (ground: readonly string[], more: Partial<DrawnField> = {}): DrawnField => ({
  field: 'drawn',
  name: '',
  ground: [...ground],
  heights: [],
  barriers: [],
  ...more,
});

const LAKE = drawn(['.......', '..##...', '..##...', '.......', '**.....', '.......']);
const ground = makeGround(LAKE, FULL, 2);
const at = (row: number, column: number): number => hexAt(ground, { row, column });
const written = (hexes: readonly number[]): string[] => hexes.map((one) => placeText(placeOf(ground, one)));

describe('a field with full rows', () => {
  test('has a hex at the end of every row', () => {
    expect(ground.size).toBe(42);
    expect(at(1, 6)).not.toBe(NOWHERE);
    expect(hexAt(makeGround({ field: 'plain' }, { ...FULL, layout: 'alternating' }, 1), { row: 1, column: 6 })).toBe(
      NOWHERE,
    );
    expect([ground.isRim[at(1, 6)], ground.isRim[at(2, 0)], ground.isRim[at(2, 1)]]).toEqual([1, 1, 0]);
  });

  test('is checked row by row', () => {
    expect(checkField(LAKE, FULL, 'field').ok).toBe(true);
    expect(checkField(LAKE, { rows: 6, columns: 7 }, 'field')).toMatchObject({
      ok: false,
      refusal: { path: 'field.ground[1]' },
    });
    const stray = drawn(LAKE.ground, { heights: [{ row: 1, column: 7, height: 1 }] });
    expect(checkField(stray, FULL, 'field').ok).toBe(false);
  });

  test.each(LANDSCAPES)('%s can be drawn from a seed, and both lines can meet on it', (landscape) => {
    const size = { rows: 12, columns: 15, layout: 'full' } as const;
    const field = drawField(landscape, 'acorn', size);
    expect(field.ground.map((row) => row.length)).toEqual(new Array(12).fill(15));
    expect(checkField(field, size, 'field').ok).toBe(true);
    expect(isPlayable(field, size)).toBe(true);
  });

  test('knows distance and neighbours as any board of hexes does', () => {
    expect(distance(ground, at(0, 0), at(5, 6))).toBe(9);
    expect(areAdjacent(ground, at(1, 6), at(2, 6))).toBe(true);
    expect(areAdjacent(ground, at(1, 6), at(2, 5))).toBe(false);
  });
});

describe('ground', () => {
  test('a hard barrier in one direction is left from inside, and nobody is adjacent across it', () => {
    const [outer, inner] = [
      { row: 3, column: 3 },
      { row: 3, column: 4 },
    ] as const;
    const walled = makeGround(
      drawn(LAKE.ground, { barriers: [{ from: outer, to: inner, kind: 'hard', oneWay: true }] }),
      FULL,
      1,
    );
    const step = (from: Place, to: Place): number =>
      walled.steps[hex.edgeBetween(walled.board, hexAt(walled, from), hexAt(walled, to))] as number;
    expect([step(outer, inner), step(inner, outer)]).toEqual([NOWHERE, hexAt(walled, outer)]);
    expect(areAdjacent(walled, hexAt(walled, inner), hexAt(walled, outer))).toBe(false);
  });

  test('one can come from where one can step, and never out of what is impassable', () => {
    for (let edge = 0; edge < ground.size * 6; edge++) {
      const from = ground.comesFrom[edge] as number;
      if (from === NOWHERE) continue;
      expect(ground.isPassable[from]).toBe(1);
      expect([...ground.steps.slice(from * 6, from * 6 + 6)]).toContain(Math.floor(edge / 6));
    }
    expect([...ground.comesFrom]).not.toContain(at(1, 2));
  });
});

describe('sight', () => {
  const sees = (from: number, to: number, overImpassable: boolean): boolean =>
    seesAlong(ground, from, to, { overImpassable, alongEdges: 'either' });

  test('passes over water where the game lets it, and never into or out of closed ground', () => {
    expect([sees(at(1, 1), at(1, 4), true), sees(at(1, 1), at(1, 4), false)]).toEqual([true, false]);
    expect([sees(at(4, 0), at(4, 3), true), sees(at(4, 3), at(4, 1), true)]).toEqual([false, false]);
  });
});

/** Two units a side; d2 is not on the map. */
const war: Marshalled = {
  open: {
    roster: [
      { side: 0, name: 'a1' },
      { side: 0, name: 'a2' },
      { side: 1, name: 'd1' },
      { side: 1, name: 'd2' },
    ],
    at: [at(0, 0), at(0, 1), at(3, 3), NOWHERE],
  },
};

describe('the roster', () => {
  test('knows units by name, their sides, and who is on the map', () => {
    expect([unitNamed(war, 'd1'), unitNamed(war, 'x')]).toEqual([2, -1]);
    expect([nameOf(war, 1), sideOf(war, 2), isOnTheMap(war, 3)]).toEqual(['a2', 1, false]);
    expect([unitsOf(war, 1), onTheMap(war, 1)]).toEqual([[2, 3], [2]]);
  });
});

test('a war without a map of hexes has a roster too', () => {
  type Zone = Index<'zone'>;
  const at: readonly Zone[] = [4, NOWHERE, 7, 7];
  const sortie = { open: { roster: war.open.roster, at } };
  expect([onTheMap(sortie, 0), placesOf(sortie, 1)]).toEqual([[0], [7, 7]]);
  expectTypeOf(placesOf(sortie, 1)).toEqualTypeOf<Zone[]>();
});

test('a hex is no unit, and a unit no hex', () => {
  expectTypeOf<HexIndex>().not.toExtend<UnitIndex>();
  expectTypeOf<UnitIndex>().not.toExtend<HexIndex>();
});

describe('walking among units', () => {
  const ends = (friends: 'passed' | 'barred', enemiesHalt: boolean, budget: number): string[] => {
    markUnits(ground, war.open.roster, war.open.at, { side: 0, friends, enemiesHalt });
    const many = hex.walk(ground.walking, ground, { from: at(0, 0), budget, goal: NOWHERE });
    wipeUnits(ground, war.open.at);
    return written([...ground.walking.found.slice(0, many)]);
  };

  test('friends are passed or not as the game has it, and nobody stops on one', () => {
    expect(ends('passed', true, 2)).toContain('(0, 2)');
    expect(ends('barred', true, 2)).not.toContain('(0, 2)');
    expect(ends('passed', true, 2)).not.toContain('(0, 1)');
  });

  test('enemies halt whoever comes next to them, or they do not', () => {
    expect(ends('passed', true, 9)).not.toContain('(3, 3)');
    expect(ends('passed', true, 4)).not.toContain('(4, 3)');
    expect(ends('passed', false, 5)).toContain('(4, 3)');
  });

  test('what was marked is wiped', () => {
    ends('passed', true, 3);
    expect([...ground.walking.standing, ...ground.walking.halts].every((mark) => mark === 0)).toBe(true);
  });
});

describe('deploying', () => {
  const lastRow = (one: number): boolean => placeOf(ground, one).row === 4;

  test('a zone is counted and listed without what is taken', () => {
    expect(roomIn(ground, lastRow, [at(4, 3)])).toBe(6);
    expect(written(freeIn(ground, lastRow, [at(4, 3)]))[3]).toBe('(4, 4)');
    expect(roomIn(ground, () => true, [])).toBe(42 - 4);
  });

  test('a placement names every unit of the side once, on free hexes that can be stood on', () => {
    const put = (...hexes: number[]) => faultInPlacing(war, ground, 1, placingsOf(war, ground, [2, 3], hexes));
    expect(put(at(5, 0), at(5, 1))).toBeNull();
    expect(put(at(5, 0), at(1, 2))).toMatchObject({ fault: 'cannotStand', placing: { unit: 'd2' } });
    expect(put(at(5, 0), at(5, 0))).toMatchObject({ fault: 'hexTaken' });
    expect(put(at(5, 0), at(0, 0))).toMatchObject({ fault: 'hexTaken' });
    const one = placingsOf(war, ground, [2, 2], [at(5, 0), at(5, 1)]);
    expect(faultInPlacing(war, ground, 1, one)).toEqual({ fault: 'units', units: ['d1', 'd2'] });
  });

  test('hexes are suggested by their distance from the enemy', () => {
    const [near, far] = atDistances(ground, ground.fromTheMiddle, [at(0, 0)], { wanted: [2, 9], units: 3 });
    expect(near?.map((one) => distance(ground, one, at(0, 0)))).toEqual([2, 2, 2]);
    expect(far?.[0]).toBe(at(5, 6));
  });

  test('some are drawn without anybody twice', () => {
    const drawnOnes = someOf([1, 2, 3, 4, 5], 4, stream('acorn'));
    expect(new Set(drawnOnes).size).toBe(4);
    expect(someOf([1, 2], 5, stream('acorn'))).toHaveLength(2);
  });
});

test('every look has a sign of its own and shows one ground', () => {
  expect(new Set(ALL_LOOKS.map((look) => LOOKS[look].sign)).size).toBe(ALL_LOOKS.length);
  for (const look of ALL_LOOKS) expect(lookOfSign(LOOKS[look].sign)).toBe(look);
  expect([lookOfSign('?'), groundOfSign('#'), groundOfSign('?')]).toEqual([null, 'impassable', 'open']);
});
