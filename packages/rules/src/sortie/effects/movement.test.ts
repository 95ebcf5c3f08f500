import { describe, expect, test } from 'vitest';
import type { Maneuver } from '../battle/maneuvers.table.js';
import { sightOf } from '../testing/sights.js';
import {
  answers,
  awaited,
  between,
  engage,
  fall,
  lastOf,
  of,
  orders,
  plan,
  pools,
  type Staged,
  shoot,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';
import { closedTo } from './distances.js';
import { diceForPassing } from './through.js';

const close = (target: string, halfMoves: 1 | 2) => ({ choose: 'close', target, halfMoves });
const fallBack = (halfMoves: 1 | 2) => ({ choose: 'fallBack', halfMoves });
const withdraw = (halfMoves: 0 | 1 | 2) => ({ choose: 'withdraw', halfMoves });

const meets = (table: Table, does: readonly [Maneuver, Maneuver], ...totals: readonly number[]): Table =>
  fall(answers(orders(table, { A1: engage('B1') }), { A1: plan(does[0]), B1: plan(does[1]) }), ...totals);

describe('distances', () => {
  test('SORTIE-ROUND-010 how near a unit comes by closing, whatever else is ordered; never below 0', () => {
    const sight = sightOf([{}], [{}, {}], {
      open: {
        apart: [
          [0, 3, 1],
          [3, 0, 0],
          [1, 0, 0],
        ],
      },
    });
    expect([
      closedTo(sight, 0, 1, 1),
      closedTo(sight, 0, 1, 2),
      closedTo(sight, 1, 0, 2),
      closedTo(sight, 0, 2, 2),
    ]).toEqual([2, 1, 1, 0]);
  });

  test('SORTIE-ROUND-010 whoever had a sortie is in contact then', () => {
    const table = stage({ a: [{}], b: [{}], apart: { 'A1 B1': 1 } });
    expect(between(meets(table, ['charge', 'attack'], 10, 10), 'A1', 'B1')).toBe(0);
  });

  test('SORTIE-ROUND-010 Close takes its half moves from one distance, Fall Back adds them to all, and all changes add', () => {
    const table = stage({
      a: [{}, {}],
      b: [{}, {}],
      apart: { 'A1 B1': 4, 'A1 B2': 4, 'A2 B1': 4, 'A2 B2': 1 },
    });
    const moved = orders(table, { A1: close('B1', 2), A2: close('B2', 2), B1: fallBack(1) });
    const apart = [
      ['A1', 'B1'],
      ['A1', 'B2'],
      ['A2', 'B1'],
      ['A2', 'B2'],
    ].map(([one, other]) => between(moved, one as string, other as string));
    expect(apart).toEqual([3, 4, 5, 0]);
    expect(between(orders(table, { A1: close('B1', 2), B1: close('A1', 1) }), 'A1', 'B1')).toBe(1);
  });

  test('SORTIE-ROUND-011 who moves away is at least as far from those it did not fight', () => {
    const table = stage({ a: [{}], b: [{}, {}, {}], apart: { 'A1 B2': 1, 'A1 B3': 3 } });
    const away = meets(table, ['retreat', 'attack'], 14, 10);
    expect(['B1', 'B2', 'B3'].map((enemy) => between(away, 'A1', enemy))).toEqual([2, 2, 3]);
  });

  test('SORTIE-ROUND-011 both of a pair that did not fight each other move away: their distances add', () => {
    const table = stage({ a: [{}, {}], b: [{}, {}], apart: { 'A1 B2': 1, 'A2 B1': 4 } });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B2') }), {
      A1: plan('retreat'),
      A2: plan('attack'),
      B1: plan('attack'),
      B2: plan('retreat'),
    });
    // A1 makes a Full Move Away from B1, B2 a Half Move Away from A2.
    const away = fall(planned, 14, 10, 10, 11);
    const apart = (a: string, b: string) => between(away, a, b);
    expect([apart('A1', 'B1'), apart('A2', 'B2'), apart('A1', 'B2'), apart('A2', 'B1')]).toEqual([2, 1, 3, 4]);
  });

  test('SORTIE-ROUND-010 SORTIE-ROUND-011 a Close upon who gets away counts from where it is then', () => {
    const table = stage({ a: [{}], b: [{}, {}], apart: { 'A1 B2': 1 } });
    const planned = answers(orders(table, { A1: engage('B1'), B2: close('A1', 1) }), {
      A1: plan('retreat'),
      B1: plan('attack'),
    });
    expect(between(fall(planned, 14, 10), 'A1', 'B2')).toBe(1);
  });

  test('SORTIE-MATRIX-004 Retreat against Defend: no roll, a full move away, or a half one', () => {
    const table = (options: object) => stage({ a: [{}], b: [{}], options });
    const away = meets(table({}), ['retreat', 'defend']);
    expect([wasSaid(away, 'rolledPool'), between(away, 'A1', 'B1')]).toEqual([false, 2]);
    expect(between(meets(table({ 'sortie.freeRetreat': 'half' }), ['defend', 'retreat']), 'A1', 'B1')).toBe(1);
  });

  test('SORTIE-MATRIX-005 SORTIE-ROUND-011 Retreat against Retreat: both get away, four half moves apart', () => {
    const table = (options: object) => stage({ a: [{}], b: [{}], options });
    expect(between(meets(table({}), ['retreat', 'retreat']), 'A1', 'B1')).toBe(4);
    expect(between(meets(table({ 'sortie.freeRetreat': 'half' }), ['retreat', 'retreat']), 'A1', 'B1')).toBe(4);
  });

  test('SORTIE-MATRIX-006 Flank against Flank: nothing happens', () => {
    const table = meets(stage({ a: [{}], b: [{}] }), ['flank', 'flank']);
    expect([between(table, 'A1', 'B1'), ...pools(table, 'A1', 'B1')]).toEqual([0, 0, 0]);
    expect(awaited(table)).toBe('orders A1 B1');
  });

  test('SORTIE-ROUND-008 who is engaged does not carry out its order', () => {
    const table = stage({ a: [{}], b: [{}, {}], apart: { 'A1 B2': 4 } });
    const planned = answers(orders(table, { A1: close('B2', 2), B1: engage('A1') }), {
      A1: plan('attack'),
      B1: plan('attack'),
    });
    expect(between(fall(planned, 10, 10), 'A1', 'B2')).toBe(4);
  });

  test('SORTIE-SITUATION-017 who closes or falls back has left the walls', () => {
    const table = stage({ a: [{ walls: { level: 1 } }], b: [{}], apart: { 'A1 B1': 3 } });
    expect(of(orders(table, { A1: close('B1', 1) }), 'A1', 'leftWalls')).toBe(1);
    expect(of(orders(table, { A1: fallBack(1) }), 'A1', 'leftWalls')).toBe(1);
    expect(of(orders(table, { B1: close('A1', 1) }), 'A1', 'leftWalls')).toBe(0);
  });
});

describe('through one’s own units', () => {
  test('SORTIE-THROUGH-002 SORTIE-THROUGH-003 four dice by heads: 400 through 200, 200 through 400, and the examples', () => {
    expect([
      diceForPassing(400, 200),
      diceForPassing(200, 400),
      diceForPassing(250, 400),
      diceForPassing(30, 400),
      diceForPassing(100, 100),
    ]).toEqual([8, 2, 3, 1, 4]);
  });

  /** A2 stands behind A1, and nobody has stirred. */
  const behind = (more: { a?: Staged; behind?: Staged; apart?: number } = {}) =>
    stage({
      a: [
        { heads: 250, opened: false, ...more.a },
        { heads: 400, mount: 'cavalry', behind: 'A1', opened: false, ...more.behind },
      ],
      b: [{ archers: true, opened: false }],
      apart: { 'A1 B1': more.apart ?? 3, 'A2 B1': 3 },
    });

  test('SORTIE-THROUGH-001 SORTIE-THROUGH-003 SORTIE-THROUGH-004 250 fall back through 400, by plain heads: three dice, from the pool', () => {
    const back = orders(behind({ behind: { floating: 5 } }), { A1: fallBack(2) });
    expect(of(back, 'A2', 'floating')).toBe(2);
    // From 1 it falls to −2, of which one is gone at the end of a round without attack.
    expect(of(orders(behind({ behind: { floating: 1 } }), { A1: fallBack(2) }), 'A2', 'floating')).toBe(-1);
    expect(lastOf(back, 'passedThrough')).toMatchObject({ dice: 3 });
  });

  test('SORTIE-AFTER-006 SORTIE-STATE-011 dice from friends passing through are not on record, and cannot be ignored', () => {
    const back = orders(behind(), { A1: fallBack(2) });
    expect([of(back, 'A2', 'record'), awaited(back)]).toEqual([0, 'orders A1 A2 B1']);
  });

  test('SORTIE-THROUGH-005 a withdrawal from arrows goes through it, and so does a Move Away of the first round', () => {
    const five = { behind: { floating: 5 } };
    const shot = fall(orders(behind(five), { B1: shoot('A1') }), 12);
    expect(of(answers(shot, { A1: withdraw(1) }), 'A2', 'floating')).toBe(2);
    expect(of(answers(shot, { A1: withdraw(0) }), 'A2', 'floating')).toBe(5);
    const away = meets(behind({ ...five, apart: 0 }), ['retreat', 'attack'], 13, 10);
    expect(of(away, 'A2', 'floating')).toBe(2);
    // Now A1 has been engaged: nobody stands behind it any more.
    expect(of(orders(away, { A1: fallBack(1) }), 'A2', 'floating')).toBe(2);
  });

  test('SORTIE-THROUGH-005 whoever has closed once stands behind nobody', () => {
    const closed = orders(behind(), { A2: close('B1', 1) });
    expect(of(orders(closed, { A1: fallBack(1) }), 'A2', 'floating')).toBe(0);
  });

  test('SORTIE-THROUGH-001 who charges is not passed through', () => {
    const table = stage({
      a: [{ opened: false }, { behind: 'A1', opened: false }],
      b: [{}, {}],
      apart: { 'A1 B1': 3, 'A2 B1': 1, 'A1 B2': 3, 'A2 B2': 3 },
    });
    const planned = (maneuver: Maneuver) =>
      answers(orders(table, { A1: fallBack(1), A2: engage('B1') }), { A2: plan(maneuver), B1: plan('attack') });
    expect(wasSaid(fall(planned('charge'), 10, 10), 'passedThrough')).toBe(false);
  });
});
