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
  pools,
  shoot,
  stage,
  type Table,
} from './testing/stage.js';

const withdraw = (halfMoves: 0 | 1 | 2) => ({ choose: 'withdraw', halfMoves });
const move = (way: string, rest: object = {}) => ({ choose: 'move', way, ...rest });
const PRESS = { choose: 'press' };
const LET_GO = { choose: 'letGo' };

describe('shot and charged in one round', () => {
  /** B1 is charged by A1 and shot at by A2; both are worked out from the same moment. */
  const both = (floating: number, ...totals: number[]): Table => {
    const table = stage({ a: [{}, { archers: true }], b: [{ floating }, {}], apart: { 'A2 B1': 3, 'A1 B2': 4 } });
    const planned = answers(orders(table, { A1: engage('B1'), A2: shoot('B1') }), {
      A1: plan('charge'),
      B1: plan('attack'),
    });
    const aimed = floating < 0 ? planned.dice(...Array.from({ length: -floating }, () => 6)) : planned;
    return fall(aimed, ...totals);
  };

  test('SORTIE-EFFECT-017 SORTIE-EFFECT-019 SORTIE-ARCHER-017 two dice by arrows and Double Penalty of two: −6', () => {
    const table = both(-2, 15, 11, 10);
    expect([of(table, 'B1', 'floating'), of(table, 'B1', 'record')]).toEqual([-6, 4]);
    expect(awaited(table)).toBe('withdrawals B1');
    // Only A1 is in contact and asked; from A2, who did not fight it, it is at least as far.
    const gone = answers(table, { B1: withdraw(2) });
    expect(awaited(gone)).toBe('pressing A1.B1');
    const after = answers(gone, { 'A1.B1': LET_GO });
    expect([of(after, 'B1', 'floating'), of(after, 'B1', 'record')]).toEqual([-4, 2]);
    expect([between(after, 'A1', 'B1'), between(after, 'A2', 'B1')]).toEqual([2, 3]);
  });

  test('SORTIE-EFFECT-017 arrows make no penalty dice for the charge of the same round', () => {
    expect(of(both(0, 15, 11, 10), 'B1', 'floating')).toBe(-2);
  });

  test('SORTIE-EFFECT-020 SORTIE-AFTER-006 Finished by the charge, the dice lost to arrows are on record', () => {
    const table = both(0, 15, 14, 10);
    expect([of(table, 'B1', 'fate'), of(table, 'B1', 'record')]).toEqual(['finished', 2]);
  });

  test('SORTIE-MULTI-007 arrows are not doubled for who is beset from both sides', () => {
    const table = stage({
      a: [{}, {}, { archers: true }],
      b: [{ floating: 0, flankedBy: ['A1', 'A2'] }],
      apart: { 'A3 B1': 2 },
    });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1'), A3: shoot('B1') }), {
      A1: plan('attack'),
      A2: plan('attack'),
      B1: plan('attack'),
    });
    // Twice one and one, and two by arrows.
    expect(of(fall(planned, 15, 11, 10, 11, 10), 'B1', 'floating')).toBe(-6);
  });
});

test('SORTIE-STATE-012 SORTIE-STATE-025 pressed by one and let go by another: in contact with one, two half moves from the other', () => {
  const table = stage({ a: [{}, {}], b: [{ floating: 0 }, {}], apart: { 'A1 B2': 3, 'A2 B2': 3 } });
  const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
    A1: plan('attack'),
    A2: plan('attack'),
    B1: plan('attack'),
  });
  const gone = answers(fall(planned, 11, 10, 11, 10), { B1: withdraw(2) });
  const after = answers(gone, { 'A1.B1': LET_GO, 'A2.B1': PRESS });
  expect([between(after, 'A1', 'B1'), between(after, 'A2', 'B1')]).toEqual([2, 0]);
  // Who pressed moved after it, but its distance to others is as it was.
  expect([between(after, 'A1', 'B2'), between(after, 'A2', 'B2')]).toEqual([3, 3]);
  // One engages in contact, the other is too far.
  expect(after.refusal({ input: 'answer', seat: 'ana', as: 'A1', choice: engage('B1') })).toMatchObject({
    rule: 'SORTIE-ROUND-004',
  });
});

describe('both of a pair move', () => {
  test('SORTIE-MULTI-015 a lone unit that falls back and withdraws too is two half moves away, and nobody can press', () => {
    // B1 beats A1 and loses a die to A2.
    const table = stage({ a: [{}, {}], b: [{ floating: 0 }] });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
      A1: plan('attack'),
      A2: plan('attack'),
      B1: plan('defend'),
    });
    const moved = answers(fall(planned, 10, 11, 11, 10), { B1: move('withdraw') });
    expect(awaited(moved)).toBe('withdrawals B1');
    const after = answers(moved, { B1: withdraw(1) });
    expect(awaited(after)).toBe('orders A1 A2 B1');
    expect([between(after, 'A1', 'B1'), between(after, 'A2', 'B1')]).toEqual([2, 2]);
    // One gained by Defend, one lost and ignored.
    expect(of(after, 'B1', 'floating')).toBe(1);
  });

  test('SORTIE-ROUND-011 SORTIE-MULTI-013 a lone retreat and a retreat of one of the others: their distances add', () => {
    // B1 gets away from A2 by a half move only; A1 gets away as well, without a roll.
    const table = stage({ a: [{}, {}], b: [{}] });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
      A1: plan('retreat'),
      A2: plan('attack'),
      B1: plan('retreat'),
    });
    const after = fall(planned, 10, 11);
    expect([between(after, 'A1', 'B1'), between(after, 'A2', 'B1')]).toEqual([3, 1]);
  });

  test('SORTIE-MULTI-016 two lone units that fought each other: the greater distance counts', () => {
    const table = stage({ a: [{}, {}], b: [{}, {}] });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1'), B2: engage('A1') }), {
      A1: plan('defend'),
      A2: plan('attack'),
      B1: plan('attack'),
      B2: plan('attack'),
    });
    // A1 beats both. B1 loses to A1 and beats A2.
    const fought = fall(planned, 11, 10, 11, 10, 10, 11);
    expect(awaited(fought)).toBe('moves A1 B1');
    const moved = answers(fought, { A1: move('press', { back: ['B1', 'B2'] }), B1: move('withdraw') });
    const after = answers(moved, { A2: withdraw(0) });
    expect([between(after, 'A1', 'B1'), between(after, 'A1', 'B2'), between(after, 'A2', 'B1')]).toEqual([1, 1, 1]);
  });
});

test('SORTIE-STATE-011 SORTIE-STATE-012 who got away from one that lost a die is not followed by it, and it may withdraw further', () => {
  // A1 retreats and doubles B1's total: a full move away, and B1 loses a die.
  const table = stage({ a: [{}], b: [{ floating: 0 }] });
  const planned = answers(orders(table, { A1: engage('B1') }), { A1: plan('retreat'), B1: plan('attack') });
  const lost = fall(planned, 12, 6);
  expect(awaited(lost)).toBe('withdrawals B1');
  const gone = answers(lost, { B1: withdraw(1) });
  expect([awaited(gone), between(gone, 'A1', 'B1'), of(gone, 'B1', 'floating')]).toEqual(['orders A1 B1', 3, 0]);
});

test('SORTIE-STATE-012 SORTIE-STATE-022 who is out presses nobody, and what withdrew from it goes as far as it likes', () => {
  // A1 and B1 beat nobody: A1 is finished by B2 while B1 loses a die to A1.
  const table = stage({ a: [{ floating: 0 }, {}], b: [{ floating: 0 }, {}] });
  const planned = answers(orders(table, { A1: engage('B1'), B2: engage('A1') }), {
    A1: plan('attack'),
    B1: plan('attack'),
    B2: plan('attack'),
  });
  const fought = fall(planned, 11, 10, 6, 12);
  expect([of(fought, 'A1', 'fate'), awaited(fought)]).toEqual(['finished', 'withdrawals B1']);
  const gone = answers(fought, { B1: withdraw(2) });
  expect(awaited(gone)).toBe('orders A2 B1 B2');
  expect([between(gone, 'A1', 'B1'), between(gone, 'A2', 'B1')]).toEqual([2, 2]);
});

test('SORTIE-STATE-018 SORTIE-STATE-021 a unit may lose a flanker and gain another in one round', () => {
  const table = stage({ a: [{}, {}], b: [{ flankedBy: ['A1'] }] });
  const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
    A1: plan('retreat'),
    A2: plan('flank'),
    B1: plan('attack'),
  });
  const after = fall(planned, 11, 10, 14, 10);
  expect([flankers(after, 'B1'), between(after, 'A1', 'B1'), between(after, 'A2', 'B1')]).toEqual([['A2'], 1, 0]);
});

test('SORTIE-EFFECT-019 SORTIE-MULTI-008 bids come off before anything: +2 spent, one lost, one gained', () => {
  const table = stage({ a: [{}, {}], b: [{ floating: 3 }] });
  const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
    A1: plan('attack'),
    A2: plan('attack'),
    B1: plan('defend', { A1: 2 }),
  });
  // Beats A1 by 1 (+1), loses to A2 by 1 (−1).
  const fought = fall(planned, 10, 11, 11, 10);
  expect(pools(fought, 'B1')).toEqual([1]);
  expect(lastOf(fought, 'applied').impacts).toMatchObject([{ unit: 2, spent: 2, gained: 1, lost: 1 }]);
});

test('SORTIE-STATE-003 SORTIE-ROUND-013 escapes of both sides: side A rolls first, each against the total that finished it', () => {
  const table = stage({ a: [{ floating: 3 }, {}], b: [{ floating: 3 }, {}] });
  const planned = answers(orders(table, { A1: engage('B2'), B1: engage('A2') }), {
    A1: plan('attack'),
    A2: plan('attack'),
    B1: plan('attack'),
    B2: plan('attack'),
  });
  // A1 is finished by B2 with 12, B1 by A2 with 14.
  const fought = fall(planned, 6, 12, 14, 7);
  expect(awaited(fought)).toBe('escapes A1 B1');
  const tried = answers(fought, { A1: { choose: 'escape' }, B1: { choose: 'escape' } });
  const after = fall(tried, 13, 14);
  expect([of(after, 'A1', 'fate'), of(after, 'B1', 'fate')]).toEqual(['fled', 'finished']);
});

test('SORTIE-ROUND-007 SORTIE-STATE-026 who lies Finished too far off is closed on, and taken then', () => {
  const table = stage({ a: [{}], b: [{ fate: 'finished' }, {}], apart: { 'A1 B1': 4, 'A1 B2': 4 } });
  const take = { choose: 'take', target: 'B1', fate: 'captured' };
  const close = { choose: 'close', target: 'B1', halfMoves: 2 };
  expect(table.refusal({ input: 'answer', seat: 'ana', as: 'A1', choice: take })).toMatchObject({
    rule: 'SORTIE-STATE-026',
  });
  const near = orders(table, { A1: close });
  expect([between(near, 'A1', 'B1'), between(near, 'A1', 'B2')]).toEqual([2, 4]);
  expect(near.refusal({ input: 'answer', seat: 'ana', as: 'A1', choice: close })).toMatchObject({
    rule: 'SORTIE-ROUND-007',
  });
  expect(of(orders(near, { A1: take }), 'B1', 'fate')).toBe('captured');
});

describe('what a round does to F is told, with a line and a rule for each thing', () => {
  const linesOf = (table: Table, unit: number): readonly string[] => {
    const { impacts, hands } = lastOf(table, 'applied');
    const nth = impacts.findIndex((impact) => impact.unit === unit);
    return (hands[nth]?.lines ?? []).map(({ what, by, why }) => `${what} ${by} ${why}`);
  };

  test('SORTIE-EFFECT-007 SORTIE-EFFECT-008 SORTIE-EFFECT-017 SORTIE-ARCHER-006 staked, shot at, charged', () => {
    const table = stage({ a: [{ floating: 3 }, { archers: true }], b: [{ floating: -2 }], apart: { 'A2 B1': 3 } });
    const planned = answers(orders(table, { A1: engage('B1'), A2: shoot('B1') }), {
      A1: plan('charge', { B1: 2 }),
      B1: plan('attack'),
    });
    // Two dice by arrows, and two penalty dice come again.
    const charged = fall(planned.dice(6, 6), 15, 11, 10);
    expect(linesOf(charged, 0)).toEqual(['sortie.before 3 SORTIE-FLOAT-001', 'sortie.bid -2 SORTIE-FLOAT-016']);
    expect(linesOf(charged, 2)).toEqual([
      'sortie.before -2 SORTIE-FLOAT-001',
      'sortie.arrows -2 SORTIE-ARCHER-006',
      'sortie.doublePenalty -2 SORTIE-EFFECT-017',
    ]);
    expect(lastOf(charged, 'applied').hands.map(({ total }) => total)).toEqual([1, -6]);
  });

  test('SORTIE-MULTI-007 SORTIE-FLOAT-014 pinned mercenaries, where dice are doubled as they come', () => {
    const table = stage({
      a: [{}, {}],
      b: [{ floating: 1, mercenary: true, flankedBy: ['A1', 'A2'] }],
      options: { 'sortie.mercenaryDoubling': 'received' },
    });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
      A1: plan('attack'),
      A2: plan('attack'),
      B1: plan('defend'),
    });
    const fought = fall(planned, 14, 10, 11, 10);
    expect(linesOf(fought, 0)).toEqual(['sortie.before 0 SORTIE-FLOAT-001', 'sortie.won.attack 1 SORTIE-EFFECT-007']);
    // −2 and −1, the same again, and all of that again: twelve from +1.
    expect(linesOf(fought, 2)).toEqual([
      'sortie.before 1 SORTIE-FLOAT-001',
      'sortie.lost.attack -2 SORTIE-EFFECT-008',
      'sortie.lost.attack -1 SORTIE-EFFECT-008',
      'sortie.pinned -3 SORTIE-MULTI-007',
      'sortie.mercenary -6 SORTIE-FLOAT-014',
    ]);
    expect([of(fought, 'B1', 'floating'), of(fought, 'B1', 'record')]).toEqual([-11, 12]);
  });

  test('SORTIE-EFFECT-009 SORTIE-EFFECT-010 SORTIE-EFFECT-012 SORTIE-EFFECT-016 SORTIE-ARCHER-014 the other rows', () => {
    const rows = (mine: 'defend' | 'retreat' | 'flank', totals: readonly [number, number]) => {
      const table = stage({ a: [{}], b: [{}] });
      const planned = answers(orders(table, { A1: engage('B1') }), { A1: plan(mine), B1: plan('attack') });
      const fought = fall(planned, ...totals);
      return [linesOf(fought, 0).slice(1), linesOf(fought, 1).slice(1)];
    };
    expect(rows('defend', [14, 10])).toEqual([
      ['sortie.won.defend 2 SORTIE-EFFECT-009'],
      ['sortie.lost.defend -1 SORTIE-EFFECT-010'],
    ]);
    expect(rows('retreat', [12, 6])).toEqual([[], ['sortie.lost.retreat -1 SORTIE-EFFECT-012']]);
    expect(rows('flank', [16, 7])).toEqual([[], ['sortie.lost.flank -2 SORTIE-EFFECT-016']]);
    const options = { 'sortie.archersGain': 'on' };
    const bows = stage({ a: [{ archers: true }], b: [{}], apart: { 'A1 B1': 3 }, options });
    const shot = fall(orders(bows, { A1: shoot('B1') }), 15);
    expect([linesOf(shot, 0)[1], linesOf(shot, 1)[1]]).toEqual([
      'sortie.arrowsGain 1 SORTIE-ARCHER-014',
      'sortie.arrows -2 SORTIE-ARCHER-006',
    ]);
  });
});
