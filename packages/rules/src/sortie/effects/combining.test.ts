import { describe, expect, test } from 'vitest';
import {
  answers,
  awaited,
  between,
  engage,
  fall,
  flankers,
  lastOf,
  of,
  orders,
  plan,
  rowIn,
  type Staged,
  shoot,
  stage,
  type Table,
} from '../testing/stage.js';
import { averageLevel, joinedDice, splitShare } from './combining.js';

const join = (friend: string) => ({ choose: 'join', friend });
const split = (heads: number, commander: 'stays' | 'goes' = 'stays') => ({ choose: 'split', heads, commander });
const FAR = { 'A1 B1': 4, 'A2 B1': 4 };

/** A1 and A2 far from the enemy; A2 joins A1. */
const joined = (one: Staged, other: Staged, more: object = {}): Table =>
  orders(stage({ a: [one, other], b: [{}], apart: FAR, ...more }), { A2: join('A1') });

describe('examples of section 13', () => {
  test('SORTIE-COMBINE-004 200 with −4 to 400 with +2 is 0; 200 with +4 to 400 with −4 is −2', () => {
    const larger = (dice: number) => ({ heads: 400, dice });
    expect(joinedDice(larger(2), { heads: 200, dice: -4 })).toBe(0);
    expect(joinedDice(larger(-4), { heads: 200, dice: 4 })).toBe(-2);
    const table = joined({ heads: 400, floating: 2 }, { heads: 200, floating: -4 });
    expect([of(table, 'A1', 'floating'), of(table, 'A1', 'heads'), of(table, 'A2', 'fate')]).toEqual([
      0,
      600,
      'joined',
    ]);
  });

  test('SORTIE-COMBINE-005 the share is rounded down: +5 of 100 with 300 is +1, −5 is −2; equal heads simply add', () => {
    const larger = { heads: 300, dice: 0 };
    expect(joinedDice(larger, { heads: 100, dice: 5 })).toBe(1);
    expect(joinedDice(larger, { heads: 100, dice: -5 })).toBe(-2);
    expect(joinedDice({ heads: 100, dice: 3 }, { heads: 100, dice: -5 })).toBe(-2);
  });

  test('SORTIE-COMBINE-006 200 of level 1.00 and 400 of level 2.50 have 2.00; halves go up', () => {
    expect(averageLevel({ heads: 200, level: 100 }, { heads: 400, level: 250 })).toBe(200);
    expect(averageLevel({ heads: 1, level: 100 }, { heads: 1, level: 101 })).toBe(101);
    expect(averageLevel({ heads: 1, level: -100 }, { heads: 1, level: -101 })).toBe(-100);
    const table = joined({ heads: 400, level: 2.5, floating: 6 }, { heads: 200, level: 1, floating: 1 });
    // The pool is not worked out anew: 6 and half of 1, rounded down.
    expect([rowIn(table, 'A1').level, of(table, 'A1', 'floating')]).toEqual([200, 6]);
  });
});

describe('joining', () => {
  test('SORTIE-COMBINE-001 heads add, and the larger keeps its key; of equal ones the first', () => {
    const smallerFirst = joined({ heads: 100 }, { heads: 300 });
    expect([of(smallerFirst, 'A2', 'heads'), of(smallerFirst, 'A1', 'fate')]).toEqual([400, 'joined']);
    const equal = joined({ heads: 100 }, { heads: 100 });
    expect([of(equal, 'A1', 'heads'), of(equal, 'A2', 'fate')]).toEqual([200, 'joined']);
  });

  test('SORTIE-COMBINE-002 SORTIE-COMBINE-008 the larger one’s commander leads, as a stranger to the whole', () => {
    const table = joined(
      { heads: 300, commander: { name: 'Ada', level: 1 } },
      { heads: 200, commander: { name: 'Bea', level: 3 } },
    );
    expect(rowIn(table, 'A1').commander).toMatchObject({ name: 'Ada', level: 1, stranger: true });
    const unled = joined({ heads: 300, commander: null }, { heads: 200, commander: { name: 'Bea' } });
    expect(rowIn(unled, 'A1').commander).toMatchObject({ name: 'Bea', stranger: true });
    const nobody = joined({ heads: 300, commander: null }, { heads: 200, commander: null });
    expect(rowIn(nobody, 'A1').commander).toBeNull();
  });

  test('SORTIE-COMBINE-002 not where both were split from one unit: its own commander has it back', () => {
    const whole = stage({ a: [{ heads: 300, commander: { name: 'Ada', level: 2 } }], b: [{}], apart: FAR });
    const parts = orders(whole, { A1: split(200, 'stays') });
    expect([rowIn(parts, 'A1').commander?.stranger, rowIn(parts, 'A2').commander?.stranger]).toEqual([false, true]);
    const again = orders(parts, { A1: join('A2'), A2: join('A1') });
    // A2 is larger and keeps its key.
    expect([of(again, 'A2', 'heads'), of(again, 'A1', 'fate')]).toEqual([300, 'joined']);
    expect(rowIn(again, 'A2').commander).toMatchObject({ name: 'Ada', level: 2, stranger: false });
  });

  test('SORTIE-COMBINE-003 it has a part for each kind, and fights as the worse', () => {
    const table = joined({ heads: 300, weight: 'heavy' }, { heads: 200, weight: 'light' });
    expect(rowIn(table, 'A1').parts.map(({ heads, weight }) => [heads, weight])).toEqual([
      [300, 'heavy'],
      [200, 'light'],
    ]);
    const near = stage({
      a: [{ heads: 60, weight: 'heavy' }, { heads: 40 }],
      b: [{}],
      apart: { 'A1 B1': 1, 'A2 B1': 1 },
    });
    const met = orders(orders(near, { A2: join('A1') }), { B1: engage('A1') });
    const faced = lastOf(answers(met, { A1: plan('attack'), B1: plan('charge') }), 'faced');
    // Light, under a stranger: Attack against Charge +2, −1; heavy armour does not count.
    expect(faced.nets.map(({ total }) => total)).toEqual([1, 0]);
  });

  test('SORTIE-COMBINE-007 SORTIE-WEAK-008 another language than the leader’s costs a die; anything else is the table’s to enter', () => {
    const near = stage({
      a: [
        { heads: 60, speaks: 'Norse' },
        { heads: 40, speaks: 'Gaelic' },
      ],
      b: [{}],
      apart: { 'A1 B1': 1, 'A2 B1': 1 },
    });
    const met = orders(orders(near, { A2: join('A1') }), { B1: engage('A1') });
    const faced = lastOf(answers(met, { A1: plan('defend'), B1: plan('charge') }), 'faced');
    // Defend against Charge +3, a stranger −1, another language −1.
    expect(faced.nets[0].total).toBe(1);
  });

  test('SORTIE-WEAK-008 SORTIE-UNIT-005 who says nothing of a language speaks as the leader that it had', () => {
    const language = (one: Staged, other: Staged) => {
      const near = stage({ a: [one, other], b: [{}], apart: { 'A1 B1': 1, 'A2 B1': 1 } });
      const met = orders(orders(near, { A2: join('A1') }), { B1: engage('A1') });
      const faced = lastOf(answers(met, { A1: plan('defend'), B1: plan('charge') }), 'faced');
      return faced.nets[0].lines?.filter(({ why }) => why === 'SORTIE-WEAK-008').map(({ by }) => by);
    };
    const led = (speaks: string) => ({ commander: { level: 1, speaks } });
    expect(language({ heads: 60, ...led('Norse') }, { heads: 40, ...led('Gaelic') })).toEqual([-1]);
    expect(language({ heads: 60, ...led('Norse') }, { heads: 40, ...led('Norse') })).toEqual([]);
    expect(language({ heads: 60, speaks: 'Norse' }, { heads: 40, ...led('Gaelic') })).toEqual([-1]);
    // Of whom nothing at all is said, nothing differs.
    expect(language({ heads: 60, ...led('Norse') }, { heads: 40 })).toEqual([]);
  });

  test('SORTIE-COMBINE-008 records add, and who was flanked is; who flanked does', () => {
    const table = joined(
      { heads: 300, record: 2, flankedBy: ['B1'] },
      { heads: 200, record: 3 },
      { b: [{ flankedBy: ['A2'] }] },
    );
    expect([of(table, 'A1', 'record'), of(table, 'A1', 'headsBefore')]).toEqual([5, 500]);
    expect([flankers(table, 'A1'), flankers(table, 'B1')]).toEqual([['B1'], ['A1']]);
    const smaller = joined({ heads: 300 }, { heads: 200, flankedBy: ['B1'] });
    expect(flankers(smaller, 'A1')).toEqual(['B1']);
  });

  test('SORTIE-COMBINE-009 the smaller of the two distances to each enemy', () => {
    const table = stage({ a: [{}, {}], b: [{}, {}], apart: { 'A1 B1': 4, 'A2 B1': 2, 'A1 B2': 1, 'A2 B2': 3 } });
    const one = orders(table, { A2: join('A1') });
    expect([between(one, 'A1', 'B1'), between(one, 'A1', 'B2'), between(one, 'B2', 'A1')]).toEqual([2, 1, 1]);
  });

  test('SORTIE-COMBINE-009 nothing comes of it where the friend moves, or one of them is engaged', () => {
    const table = stage({ a: [{}, {}], b: [{}], apart: { 'A1 B1': 1, 'A2 B1': 4 } });
    const moves = orders(table, { A2: join('A1'), A1: { choose: 'close', target: 'B1', halfMoves: 1 } });
    expect(of(moves, 'A2', 'fate')).toBe('here');
    const engaged = answers(orders(table, { A2: join('A1'), B1: engage('A1') }), {
      A1: plan('attack'),
      B1: plan('charge'),
    });
    expect(of(fall(engaged, 10, 10), 'A2', 'fate')).toBe('here');
    const cross = orders(table, { A1: join('A2'), A2: join('A1') });
    expect([of(cross, 'A1', 'heads'), of(cross, 'A2', 'fate')]).toEqual([200, 'joined']);
  });

  test('SORTIE-COMBINE-009 two who join the same friend in one round: the first listed does', () => {
    const table = stage({ a: [{}, {}, {}], b: [{}], apart: { ...FAR, 'A3 B1': 4 } });
    const one = orders(table, { A2: join('A1'), A3: join('A1') });
    expect([of(one, 'A2', 'fate'), of(one, 'A3', 'fate'), of(one, 'A1', 'heads')]).toEqual(['joined', 'here', 200]);
  });

  test('SORTIE-STATE-008 SORTIE-COMBINE-004 what it started with joins as its dice do', () => {
    // 400 of level −1 (−5) and 200 of level −1 (−5): −5 − 2.5, rounded down.
    const table = joined({ heads: 400, level: -1 }, { heads: 200, level: -1 });
    expect([of(table, 'A1', 'started'), of(table, 'A1', 'floating')]).toEqual([-8, -8]);
  });

  test('SORTIE-COMBINE-009 SORTIE-STATE-011 who was shot at and is joined may withdraw from it; who joined brings what it lost', () => {
    const table = stage({
      a: [{ heads: 200, floating: 0 }, { floating: 0 }],
      b: [{ archers: true }],
      apart: { 'A1 B1': 3, 'A2 B1': 3 },
    });
    const shot = (target: string) => fall(orders(table, { A2: join('A1'), B1: shoot(target) }), 12);
    const larger = shot('A1');
    expect([awaited(larger), of(larger, 'A1', 'floating'), of(larger, 'A1', 'record')]).toEqual([
      'withdrawals A1',
      -1,
      1,
    ]);
    const back = answers(larger, { A1: { choose: 'withdraw', halfMoves: 1 } });
    expect([of(back, 'A1', 'floating'), of(back, 'A1', 'record'), between(back, 'A1', 'B1')]).toEqual([0, 0, 4]);
    // Half of −1, rounded down.
    const smaller = shot('A2');
    expect([awaited(smaller), of(smaller, 'A1', 'floating'), of(smaller, 'A1', 'record')]).toEqual([
      'orders A1 B1',
      -1,
      1,
    ]);
  });

  test('SORTIE-COMBINE-009 a friend that is finished in this round is joined by nobody', () => {
    const table = stage({ a: [{ floating: -4 }, {}], b: [{ archers: true }], apart: { 'A1 B1': 3, 'A2 B1': 3 } });
    const shot = fall(orders(table, { A2: join('A1'), B1: shoot('A1') }).dice(1, 1, 1, 6), 10);
    expect([of(shot, 'A1', 'fate'), of(shot, 'A2', 'fate')]).toEqual(['finished', 'here']);
  });

  test('SORTIE-STATE-015 SORTIE-COMBINE-001 a joined unit that is finished is out as one', () => {
    const near = stage({
      a: [{ heads: 60 }, { heads: 40 }, {}],
      b: [{}],
      apart: { 'A1 B1': 1, 'A2 B1': 1, 'A3 B1': 5 },
    });
    const met = orders(orders(near, { A2: join('A1') }), { B1: engage('A1') });
    const over = fall(answers(met, { A1: plan('attack'), B1: plan('charge') }), 10, 14);
    expect(['A1', 'A2', 'A3'].map((key) => of(over, key, 'fate'))).toEqual(['finished', 'joined', 'here']);
    expect(awaited(over)).toBe('orders A3 B1');
  });
});

describe('splitting', () => {
  test('SORTIE-COMBINE-010 what goes with the heads: the smaller part’s share rounded down', () => {
    expect(splitShare(5, 200, 100)).toEqual([4, 1]);
    expect(splitShare(5, 100, 200)).toEqual([1, 4]);
    expect(splitShare(5, 100, 100)).toEqual([3, 2]);
    expect(splitShare(-5, 200, 100)).toEqual([-3, -2]);
  });

  const whole = (more: Staged = {}) =>
    stage({ a: [{ heads: 300, ...more }], b: [{}, {}], apart: { 'A1 B1': 4, 'A1 B2': 2 } });

  test('SORTIE-COMBINE-010 two parts with level, distances and states of the old one; dice and record by heads', () => {
    const table = orders(whole({ level: 1.5, floating: 5, record: 4, flankedBy: ['B2'] }), { A1: split(100) });
    expect([of(table, 'A1', 'heads'), of(table, 'A2', 'heads')]).toEqual([200, 100]);
    expect([of(table, 'A1', 'floating'), of(table, 'A2', 'floating')]).toEqual([4, 1]);
    expect([of(table, 'A1', 'record'), of(table, 'A2', 'record')]).toEqual([3, 1]);
    expect([of(table, 'A1', 'headsBefore'), of(table, 'A2', 'headsBefore')]).toEqual([200, 100]);
    expect([rowIn(table, 'A1').level, rowIn(table, 'A2').level]).toEqual([150, 150]);
    expect([between(table, 'A2', 'B1'), between(table, 'B2', 'A2')]).toEqual([4, 2]);
    expect([flankers(table, 'A1'), flankers(table, 'A2')]).toEqual([['B2'], ['B2']]);
    expect(awaited(table)).toBe('orders A1 A2 B1 B2');
  });

  test('SORTIE-COMBINE-010 SORTIE-WEAK-006 one part keeps the commander, the other is under another', () => {
    const goes = orders(whole({ commander: { name: 'Ada', level: 2, strengths: ['tactics'] } }), {
      A1: split(100, 'goes'),
    });
    expect(rowIn(goes, 'A2').commander).toMatchObject({ name: 'Ada', stranger: false });
    expect(rowIn(goes, 'A1').commander).toMatchObject({ name: null, level: 0, strengths: [], stranger: true });
    const unled = orders(whole({ commander: null }), { A1: split(100) });
    expect([rowIn(unled, 'A1').commander, rowIn(unled, 'A2').commander]).toEqual([null, null]);
  });

  test('SORTIE-COMBINE-010 from 1 head to all but one, and not while engaged', () => {
    const table = whole();
    expect(table.refusal({ input: 'answer', seat: 'ana', as: 'A1', choice: split(300) })).toMatchObject({
      rule: 'SORTIE-COMBINE-010',
    });
    const met = orders(stage({ a: [{}], b: [{}] }), { A1: split(50), B1: engage('A1') });
    const fought = fall(answers(met, { A1: plan('attack'), B1: plan('attack') }), 10, 10);
    expect([of(fought, 'A1', 'heads'), awaited(fought)]).toEqual([100, 'orders A1 B1']);
  });

  test('SORTIE-COMBINE-010 a joined unit splits by kinds, each by its heads', () => {
    const one = joined({ heads: 200, weight: 'heavy' }, { heads: 100, mount: 'cavalry' });
    const two = orders(one, { A1: split(100) });
    const parts = (key: string) => rowIn(two, key).parts.map(({ heads, from }) => [heads, from]);
    // 66.7 and 33.3: rounded down, and the rest to the larger kind.
    expect(parts('A3')).toEqual([
      [67, 'A1'],
      [33, 'A2'],
    ]);
    expect(parts('A1')).toEqual([
      [133, 'A1'],
      [67, 'A2'],
    ]);
  });

  test('SORTIE-STATE-011 SORTIE-COMBINE-010 what was lost in this round is divided as the record, and each part may withdraw for its own', () => {
    const table = stage({ a: [{ heads: 300, floating: 0 }], b: [{ archers: true }], apart: { 'A1 B1': 3 } });
    const shot = (heads: number) => fall(orders(table, { A1: split(heads), B1: shoot('A1') }), 15);
    // A third of two dice, rounded down, is none: all goes with the larger part.
    const uneven = shot(200);
    expect([awaited(uneven), of(uneven, 'A1', 'record'), of(uneven, 'A2', 'record')]).toEqual(['withdrawals A2', 0, 2]);
    const halves = shot(150);
    expect(awaited(halves)).toBe('withdrawals A1 A2');
    const gone = answers(halves, {
      A1: { choose: 'withdraw', halfMoves: 2 },
      A2: { choose: 'withdraw', halfMoves: 0 },
    });
    expect(['A1', 'A2'].map((key) => [of(gone, key, 'floating'), of(gone, key, 'record')])).toEqual([
      [0, 0],
      [-1, 1],
    ]);
    expect([between(gone, 'A1', 'B1'), between(gone, 'A2', 'B1')]).toEqual([5, 3]);
  });
});
