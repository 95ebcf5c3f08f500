import { describe, expect, test } from 'vitest';
import type { Maneuver } from '../battle/maneuvers.table.js';
import {
  answers,
  awaited,
  between,
  engage,
  fall,
  flankers,
  lastOf,
  of,
  offered,
  orders,
  plan,
  pools,
  type Staged,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';

interface Beset {
  readonly b?: Staged;
  /** What the lone unit B1 does, and each of the others. */
  readonly does: readonly [Maneuver, ...Maneuver[]];
  /** For each of the others: their total, then B1's. */
  readonly totals: readonly (readonly [number, number])[];
  readonly others?: Staged;
  readonly options?: object;
}

/** A1, A2, … engage B1, which stands alone. A9 would be far off, so that nobody leaves. */
const beset = ({ b = {}, does: [mine, ...theirs], totals, others = {}, options = {} }: Beset): Table => {
  const table = stage({ a: theirs.map(() => others), b: [b, {}], options, apart: {} });
  const keys = theirs.map((_one, i) => `A${i + 1}`);
  const ordered = orders(table, Object.fromEntries(keys.map((key) => [key, engage('B1')])));
  const plans = Object.fromEntries(keys.map((key, i) => [key, plan(theirs[i] as Maneuver)]));
  return fall(answers(ordered, { ...plans, B1: plan(mine) }), ...totals.flat());
};

const move = (way: string, rest: object = {}) => ({ choose: 'move', way, ...rest });
const distances = (table: Table) => [between(table, 'A1', 'B1'), between(table, 'A2', 'B1')];
const noWithdrawal = (table: Table) => answers(table, {}, { choose: 'withdraw', halfMoves: 0 });

test('SORTIE-MULTI-001 SORTIE-MULTI-002 SORTIE-MULTI-003 each has its own sortie with it, one maneuver of its own for all', () => {
  const table = beset({ does: ['defend', 'attack', 'charge'], totals: [] });
  // A1: sharing a front +1. B1: Defend against Attack +1.
  expect(lastOf(table, 'faced')).toMatchObject({ maneuvers: ['attack', 'defend'] });
  expect(lastOf(table, 'faced').nets.map(({ total }) => total)).toEqual([1, 1]);
  const second = fall(table, 10, 10);
  // A2: sharing a front +1. B1: Defend against Charge +3.
  expect(lastOf(second, 'faced').nets.map(({ total }) => total)).toEqual([1, 3]);
});

describe('examples of section 12', () => {
  test('SORTIE-MULTI-008 SORTIE-MULTI-009 three dice go to one of the rolls each; three penalty dice into both', () => {
    const table = (floating: number) =>
      orders(stage({ a: [{}, {}], b: [{ floating }] }), { A1: engage('B1'), A2: engage('B1') });
    const netsOf = (start: Table, bids: Record<string, number>) => {
      const first = answers(start, { A1: plan('attack'), A2: plan('attack'), B1: plan('attack', bids) });
      const second = fall(first, 10, 10);
      return [lastOf(first, 'faced').nets[1].total, lastOf(second, 'faced').nets[1].total];
    };
    expect(netsOf(table(3), { A1: 2, A2: 1 })).toEqual([2, 1]);
    expect(netsOf(table(3), { A1: 3 })).toEqual([3, 0]);
    expect(netsOf(table(-3), {})).toEqual([-3, -3]);
  });

  test('SORTIE-MULTI-007 on opposite fronts it loses both by a little: −4 in all, and cannot withdraw', () => {
    const table = beset({
      b: { flankedBy: ['A1', 'A2'] },
      does: ['attack', 'attack', 'attack'],
      totals: [
        [11, 10],
        [11, 10],
      ],
    });
    expect([of(table, 'B1', 'floating'), of(table, 'B1', 'record')]).toEqual([-4, 4]);
    expect(lastOf(table, 'shifted').how).toBe('pinned');
    expect(awaited(table)).toBe('orders A1 A2 B1 B2');
  });

  test('SORTIE-MULTI-006 SORTIE-MULTI-014 on two fronts that are not opposite: −2, and it is pushed; contact stays', () => {
    const table = beset({
      b: { flankedBy: ['A1'] },
      does: ['attack', 'attack', 'attack'],
      totals: [
        [11, 10],
        [11, 10],
      ],
    });
    expect(of(table, 'B1', 'floating')).toBe(-2);
    expect(lastOf(table, 'shifted')).toMatchObject({ how: 'forced', apart: [] });
    expect(awaited(table)).toBe('withdrawals B1');
    expect(distances(noWithdrawal(table))).toEqual([0, 0]);
  });
});

describe('beset from both sides', () => {
  const pinned = (does: [Maneuver, Maneuver, Maneuver], totals: [number, number][], floating = 0) =>
    beset({ b: { floating, flankedBy: ['A1', 'A2'] }, does, totals });

  test('SORTIE-MULTI-007 Double Penalty is not doubled: −2 with a die by Attack is −2 − 2 − 2', () => {
    const table = pinned(
      ['attack', 'charge', 'attack'],
      [
        [11, 10],
        [11, 10],
      ],
      -2,
    );
    expect(of(table, 'B1', 'floating')).toBe(-6);
  });

  test('SORTIE-MULTI-007 SORTIE-MULTI-012 with one tie it has not lost all: nothing is doubled, and it may withdraw', () => {
    const table = pinned(
      ['attack', 'attack', 'attack'],
      [
        [11, 10],
        [10, 10],
      ],
    );
    expect(of(table, 'B1', 'floating')).toBe(-1);
    expect(lastOf(table, 'shifted').how).toBe('stayed');
    expect(awaited(table)).toBe('withdrawals B1');
  });

  test('SORTIE-MULTI-007 being Finished is not doubled, and dice beside it are', () => {
    const table = pinned(
      ['attack', 'attack', 'attack'],
      [
        [12, 6],
        [14, 10],
      ],
    );
    expect([of(table, 'B1', 'fate'), of(table, 'B1', 'record')]).toEqual(['finished', 4]);
    expect(wasSaid(table, 'shifted')).toBe(false);
  });
});

describe('who beat them', () => {
  const won = (mine: Maneuver, more: Partial<Beset> = {}) =>
    beset({
      does: [mine, 'attack', 'attack'],
      totals: [
        [10, 11],
        [10, 11],
      ],
      ...more,
    });

  test('SORTIE-MULTI-004 SORTIE-MULTI-015 who won every contest says of each opponent: 0 or 1', () => {
    const table = won('defend');
    expect(awaited(table)).toBe('moves B1');
    expect(offered(table, 'B1')).toEqual([
      move('stay'),
      move('press', { back: ['A1'] }),
      move('press', { back: ['A2'] }),
      move('press', { back: ['A1', 'A2'] }),
    ]);
    const after = (choice: object) => distances(answers(table, { B1: choice }));
    expect(after(move('stay'))).toEqual([0, 0]);
    expect(after(move('press', { back: ['A1'] }))).toEqual([1, 0]);
    expect(after(move('press', { back: ['A2', 'A1'] }))).toEqual([1, 1]);
  });

  test('SORTIE-MULTI-004 it cannot press back who is not there, nobody, or one twice', () => {
    const table = won('defend');
    const refused = (choice: object) => table.refusal({ input: 'answer', seat: 'bo', as: 'B1', choice });
    for (const back of [[], ['B2'], ['A1', 'A1']])
      expect(refused(move('press', { back }))).toMatchObject({ rule: 'SORTIE-MULTI-004', what: 'sortie.noSuchMove' });
    expect(refused(move('withdraw'))).toMatchObject({ rule: 'SORTIE-MULTI-004' });
    expect(refused(move('through', { enemy: 'A1' }))).toMatchObject({ rule: 'SORTIE-MULTI-004' });
  });

  test('SORTIE-MULTI-010 SORTIE-MULTI-015 who won with Flank or Charge may go through one, and is flanked by none of them', () => {
    const table = won('charge', { b: { flankedBy: ['A1', 'A2'] } });
    expect(offered(table, 'B1')).toContainEqual(move('through', { enemy: 'A2' }));
    const through = answers(table, { B1: move('through', { enemy: 'A2' }) });
    expect([flankers(through, 'B1'), distances(through)]).toEqual([[], [0, 0]]);
    const stays = answers(table, { B1: move('stay') });
    expect(flankers(stays, 'B1')).toEqual(['A1', 'A2']);
    const next = (start: Table) => lastOf(orders(start, { A1: engage('B1'), A2: engage('B1') }), 'beset').fronts;
    expect([next(through), next(stays)]).toEqual(['outflanked', 'opposite']);
  });

  test('SORTIE-MULTI-010 SORTIE-MULTI-014 who went through them has those on one side; another who flanks it has its own', () => {
    const table = stage({
      a: [{}, {}, {}, {}],
      b: [{ flankedBy: ['A1', 'A2', 'A3'] }],
      apart: { 'A3 B1': 1, 'A4 B1': 1 },
    });
    const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
      A1: plan('attack'),
      A2: plan('attack'),
      B1: plan('flank'),
    });
    const won = fall(planned, 10, 11, 10, 11);
    expect(offered(won, 'B1')).toContainEqual(move('through', { enemy: 'A1' }));
    const through = answers(won, { B1: move('through', { enemy: 'A1' }) });
    expect(flankers(through, 'B1')).toEqual(['A3']);
    const next = (...by: readonly string[]) =>
      lastOf(orders(through, Object.fromEntries(by.map((key) => [key, engage('B1')]))), 'beset').fronts;
    expect([next('A1', 'A2'), next('A1', 'A2', 'A4'), next('A1', 'A3'), next('A1', 'A2', 'A3')]).toEqual([
      'outflanked',
      'outflanked',
      'two',
      'two',
    ]);
  });

  const some = (more: Partial<Beset> = {}) =>
    beset({
      does: ['defend', 'attack', 'attack'],
      totals: [
        [10, 11],
        [11, 10],
      ],
      ...more,
    });

  test('SORTIE-MULTI-005 SORTIE-MULTI-015 who beat some goes towards one it beat, stays, or falls back', () => {
    const table = some();
    expect(offered(table, 'B1')).toEqual([move('stay'), move('towards', { enemy: 'A1' }), move('withdraw')]);
    const after = (choice: object) => distances(noWithdrawal(answers(table, { B1: choice })));
    expect(after(move('stay'))).toEqual([0, 0]);
    expect(after(move('towards', { enemy: 'A1' }))).toEqual([0, 1]);
    expect(after(move('withdraw'))).toEqual([1, 1]);
    const choice = move('towards', { enemy: 'A2' });
    expect(table.refusal({ input: 'answer', seat: 'bo', as: 'B1', choice })).toMatchObject({
      rule: 'SORTIE-MULTI-005',
    });
  });

  test('SORTIE-MULTI-005 where there is no way out there is no room to fall back', () => {
    expect(offered(some({ b: { noEscape: true } }), 'B1')).not.toContainEqual(move('withdraw'));
  });

  test('SORTIE-STATE-021 who falls back from several flanks nobody any more', () => {
    const table = some({ others: { flankedBy: ['B1'] } });
    expect(flankers(noWithdrawal(answers(table, { B1: move('withdraw') })), 'A1')).toEqual([]);
    expect(flankers(noWithdrawal(answers(table, { B1: move('stay') })), 'A1')).toEqual(['B1']);
  });

  test('SORTIE-MULTI-012 who won none and did not lose all stays put and is not asked', () => {
    const table = beset({
      does: ['attack', 'attack', 'attack'],
      totals: [
        [10, 10],
        [10, 10],
      ],
    });
    expect(lastOf(table, 'shifted').how).toBe('stayed');
    expect(distances(table)).toEqual([0, 0]);
  });

  test('SORTIE-MULTI-004 who is left with nobody to press is not asked', () => {
    const table = beset({
      does: ['attack', 'attack', 'attack'],
      totals: [
        [6, 12],
        [6, 12],
      ],
    });
    expect(awaited(table)).toBe('spoils Blue');
    expect(wasSaid(table, 'shifted')).toBe(false);
  });
});

describe('a lone unit that retreats', () => {
  test('SORTIE-MULTI-013 it gets away only if it succeeds against each, by the shortest that it won', () => {
    const table = beset({
      does: ['retreat', 'attack', 'attack'],
      totals: [
        [10, 14],
        [10, 11],
      ],
    });
    expect([awaited(table), ...distances(table)]).toEqual(['orders A1 A2 B1 B2', 1, 1]);
  });

  test('SORTIE-MULTI-013 who only defends lets it go', () => {
    const table = beset({ does: ['retreat', 'defend', 'attack'], totals: [[10, 14]] });
    expect(distances(table)).toEqual([2, 2]);
  });

  test('SORTIE-MULTI-005 SORTIE-MULTI-013 with one lost it does not get away, and chooses as who beat some', () => {
    const table = beset({
      does: ['retreat', 'attack', 'attack'],
      totals: [
        [10, 14],
        [11, 10],
      ],
    });
    expect(awaited(table)).toBe('moves B1');
    expect(distances(noWithdrawal(answers(table, { B1: move('stay') })))).toEqual([0, 0]);
  });
});

test('SORTIE-MULTI-015 where both units of a pair move, the greater distance counts', () => {
  // A1 gets away from B1 by a full move; B1, who beat A2, falls back a half move from both.
  const table = beset({
    does: ['attack', 'retreat', 'attack'],
    totals: [
      [14, 10],
      [10, 11],
    ],
  });
  const after = answers(table, { B1: move('withdraw') });
  expect(awaited(after)).toBe('withdrawals A2');
  expect(distances(noWithdrawal(after))).toEqual([2, 1]);
});

test('SORTIE-MULTI-016 a unit may be lone against several and one of several; each is judged by itself', () => {
  // A1 fights B1 and B2, B1 fights A1 and A2.
  const table = stage({ a: [{}, {}], b: [{}, {}] });
  const planned = answers(orders(table, { A1: engage('B1'), A2: engage('B1'), B2: engage('A1') }), {
    A1: plan('attack'),
    A2: plan('attack'),
    B1: plan('attack'),
    B2: plan('attack'),
  });
  // A1 beats B1 by 1 and loses to B2 by 1; A2 loses to B1 by 1.
  const fought = fall(planned, 11, 10, 10, 11, 10, 11);
  expect(awaited(fought)).toBe('moves A1 B1');
  const moved = answers(fought, { A1: move('towards', { enemy: 'B1' }), B1: move('withdraw') });
  expect(pools(moved, 'A1', 'A2', 'B1', 'B2')).toEqual([-1, -1, -1, 0]);
  const after = noWithdrawal(moved);
  // A1 and B1: 0 of A1's and 1 of B1's. A1 and B2: 1. A2 and B1: 1. A2 and B2 did not meet.
  expect([
    between(after, 'A1', 'B1'),
    between(after, 'A1', 'B2'),
    between(after, 'A2', 'B1'),
    between(after, 'A2', 'B2'),
  ]).toEqual([1, 1, 1, 0]);
});

describe('fronts as the table says them', () => {
  const AGREE = { choose: 'agree' };
  const said = (value: string) => ({ choose: 'propose', value });
  const attack = plan('attack');
  /** A1 fights B1 and B2, B1 fights A1 and A2: two lone units in one round. Cy has no army and sits at the table too. */
  const crossed = () => {
    const table = stage({
      a: [{}, {}],
      b: [{ flankedBy: ['A1'] }, {}],
      options: { 'sortie.fronts': 'table' },
      setup: { seats: ['ana', 'bo', 'cy'] },
    });
    return orders(table, { A1: engage('B1'), A2: engage('B1'), B2: engage('A1') });
  };

  test('SORTIE-MULTI-014 everybody at the table is asked for each lone unit by itself, and being flanked is proposed', () => {
    const asked = crossed();
    expect(awaited(asked)).toBe('decide ana bo cy');
    // A1 is flanked by nobody: they share a front. Of B1 two fronts are proposed, and the table says otherwise.
    const one = answers(asked, {}, AGREE);
    expect([awaited(one), lastOf(one, 'beset')]).toEqual([
      'decide ana bo cy',
      { event: 'beset', unit: 0, fronts: 'outflanked' },
    ]);
    expect(lastOf(one, 'asked').fallback).toBe('two');
    const both = answers(one.answer('cy', said('opposite')), {}, AGREE);
    expect(lastOf(both, 'beset')).toEqual({ event: 'beset', unit: 2, fronts: 'opposite' });
    const faced = lastOf(answers(both, { A1: attack, A2: attack, B1: attack, B2: attack }), 'faced');
    // A1 upon B1 from opposite fronts, who is flanked by A1; B1 is one of several upon A1.
    expect(faced.nets.map(({ total }) => total)).toEqual([3, 0]);
  });

  test('SORTIE-MULTI-007 SORTIE-MULTI-014 what the table says decides who is pinned; it is asked anew in every round', () => {
    const both = answers(answers(crossed(), {}, AGREE).answer('cy', said('opposite')), {}, AGREE);
    const planned = answers(both, { A1: attack, A2: attack, B1: attack, B2: attack });
    // A1 beats B1 and ties with B2; A2 beats B1: B1 has lost all, a die to each, twice.
    const fought = fall(planned, 11, 10, 10, 10, 11, 10);
    const moved = answers(fought, { A1: move('stay') });
    expect(of(moved, 'B1', 'floating')).toBe(-4);
    const again = orders(moved, { A1: engage('B1'), A2: engage('B1') });
    expect([awaited(again), lastOf(again, 'asked').fallback]).toEqual(['decide ana bo cy', 'two']);
    expect(lastOf(answers(again, {}, AGREE), 'beset')).toEqual({ event: 'beset', unit: 2, fronts: 'two' });
  });
});
