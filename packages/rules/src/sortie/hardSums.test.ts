import { describe, expect, test } from 'vitest';
import type { Maneuver } from './battle/maneuvers.table.js';
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
  type Staged,
  shoot,
  stage,
  type Table,
  wasSaid,
} from './testing/stage.js';

const ESCAPE = { choose: 'escape' };
const close = (target: string, halfMoves: 1 | 2) => ({ choose: 'close', target, halfMoves });
const fallBack = (halfMoves: 1 | 2) => ({ choose: 'fallBack', halfMoves });
const move = (way: string, rest: object = {}) => ({ choose: 'move', way, ...rest });
const stays = (table: Table) => answers(table, {}, { choose: 'withdraw', halfMoves: 0 });

/** A1, A2, … engage B1, who does the first of these; then for each of them its total and B1's. */
const upon = (b: Staged, does: readonly Maneuver[], ...totals: readonly number[]): Table => {
  const [mine, ...theirs] = does as [Maneuver, ...Maneuver[]];
  const keys = theirs.map((_one, i) => `A${i + 1}`);
  const table = stage({ a: theirs.map(() => ({})), b: [b, {}] });
  const met = orders(table, Object.fromEntries(keys.map((key) => [key, engage('B1')])));
  const plans = Object.fromEntries(keys.map((key, i) => [key, plan(theirs[i] as Maneuver)]));
  return fall(answers(met, { ...plans, B1: plan(mine) }), ...totals);
};

describe('what comes from several in one round', () => {
  test('SORTIE-EFFECT-020 Destroyed outranks Finished, whichever comes first', () => {
    expect(of(upon({}, ['attack', 'charge', 'attack'], 12, 6, 12, 6), 'B1', 'fate')).toBe('destroyed');
    expect(of(upon({}, ['attack', 'attack', 'charge'], 12, 6, 12, 6), 'B1', 'fate')).toBe('destroyed');
  });

  test('SORTIE-EFFECT-020 SORTIE-STATE-003 of several finishing totals the highest must be exceeded', () => {
    for (const [one, other] of [
      [12, 14],
      [14, 12],
    ] as const) {
      const finished = upon({ floating: 3 }, ['attack', 'attack', 'attack'], one, 6, other, 6);
      const tried = answers(finished, { B1: ESCAPE });
      expect([of(fall(tried, 14), 'B1', 'fate'), of(fall(tried, 15), 'B1', 'fate')]).toEqual(['finished', 'fled']);
    }
  });

  test('SORTIE-ARCHER-007 SORTIE-EFFECT-020 beside a lower total of a sortie that of the arrows must be exceeded', () => {
    const table = stage({ a: [{}, { archers: true }], b: [{ floating: -3 }, {}], apart: { 'A2 B1': 3 } });
    const planned = answers(orders(table, { A1: engage('B1'), A2: shoot('B1') }), {
      A1: plan('attack'),
      B1: plan('attack'),
    });
    // T is 11 − 6 = 5: 13 finishes; so does 12 to 6. B1 has no bonus dice and cannot try.
    const finished = fall(planned.dice(1, 1, 1), 13, 12, 6);
    expect(lastOf(finished, 'finished')).toMatchObject({ unit: 2, total: 13 });
    expect(awaited(finished)).toBe('orders A1 A2 B2');
  });

  test('SORTIE-EFFECT-017 SORTIE-EFFECT-019 two Double Penalties of −3 are −9; bonus dice suffer nothing', () => {
    const twice = upon({ floating: -3 }, ['attack', 'charge', 'charge'], 11, 10, 11, 10);
    expect([of(twice, 'B1', 'floating'), of(twice, 'B1', 'record')]).toEqual([-9, 6]);
    for (const floating of [0, 1, 4]) {
      const none = upon({ floating }, ['attack', 'charge', 'charge'], 11, 10, 11, 10);
      expect([of(none, 'B1', 'floating'), of(none, 'B1', 'record')]).toEqual([floating, 0]);
    }
    const beside = upon({ floating: 3 }, ['attack', 'attack', 'charge'], 11, 10, 11, 10);
    expect([of(beside, 'B1', 'floating'), of(beside, 'B1', 'record')]).toEqual([2, 1]);
  });

  test('SORTIE-STATE-019 SORTIE-STATE-020 it is freed of whom it flanks or finishes, and of no other', () => {
    const flanked = { flankedBy: ['A1', 'A2'] };
    const flanks = upon(flanked, ['flank', 'attack', 'attack'], 10, 14, 11, 10);
    expect([flankers(flanks, 'B1'), flankers(flanks, 'A1')]).toEqual([['A2'], ['B1']]);
    const finishes = upon(flanked, ['attack', 'attack', 'attack'], 6, 12, 11, 10);
    expect(flankers(finishes, 'B1')).toEqual(['A2']);
  });
});

describe('who goes where', () => {
  test('SORTIE-MULTI-005 it goes towards one it beat who is still there', () => {
    // A1 is finished, A2 beaten, A3 has won.
    const table = upon({}, ['attack', 'attack', 'attack', 'attack'], 6, 12, 10, 11, 11, 10);
    expect(offered(table, 'B1')).toEqual([move('stay'), move('towards', { enemy: 'A2' }), move('withdraw')]);
    const gone = stays(answers(table, { B1: move('towards', { enemy: 'A2' }) }));
    expect([between(gone, 'A2', 'B1'), between(gone, 'A3', 'B1')]).toEqual([0, 1]);
  });

  test('SORTIE-MULTI-015 of three it presses back any two', () => {
    const table = upon({}, ['defend', 'attack', 'attack', 'attack'], 10, 11, 10, 11, 10, 11);
    const after = answers(table, { B1: move('press', { back: ['A3', 'A1'] }) });
    expect(['A1', 'A2', 'A3'].map((key) => between(after, key, 'B1'))).toEqual([1, 0, 1]);
  });

  test('SORTIE-SITUATION-017 SORTIE-MULTI-015 who goes on, through or back leaves the walls; who stays or is forced does not', () => {
    const left = (does: readonly Maneuver[], totals: readonly number[], choice: object | null) => {
      const table = upon({ walls: { level: 1 } }, does, ...totals);
      const moved = choice === null ? table : answers(table, { B1: choice });
      return of(moved, 'B1', 'leftWalls');
    };
    const [won, some, lost] = [
      [10, 11, 10, 11],
      [10, 11, 11, 10],
      [11, 10, 11, 10],
    ] as const;
    const held = ['defend', 'attack', 'attack'] as const;
    expect(left(held, won, move('press', { back: ['A1'] }))).toBe(1);
    expect(left(held, won, move('stay'))).toBe(0);
    expect(left(held, some, move('towards', { enemy: 'A1' }))).toBe(1);
    expect(left(held, some, move('withdraw'))).toBe(1);
    expect(left(held, some, move('stay'))).toBe(0);
    expect(left(held, lost, null)).toBe(0);
  });

  test('SORTIE-ROUND-010 all changes of a pair are added before it is cut at 0: 1 − 2 + 2', () => {
    const table = stage({ a: [{}], b: [{}], apart: { 'A1 B1': 1 } });
    expect(between(orders(table, { A1: close('B1', 2), B1: fallBack(2) }), 'A1', 'B1')).toBe(1);
    expect(between(orders(table, { A1: fallBack(2), B1: close('A1', 2) }), 'A1', 'B1')).toBe(1);
  });

  test('SORTIE-STATE-015 SORTIE-ROUND-011 who is finished by arrows does not move away any more', () => {
    const table = stage({
      a: [{ floating: -3 }, {}],
      b: [{}, { archers: true }],
      apart: { 'A1 B2': 3, 'A2 B1': 4 },
    });
    const planned = answers(orders(table, { A1: engage('B1'), B2: shoot('A1') }), {
      A1: plan('retreat'),
      B1: plan('attack'),
    });
    const shot = fall(planned.dice(1, 1, 1), 10, 14, 10);
    expect([of(shot, 'A1', 'fate'), between(shot, 'A1', 'B1')]).toEqual(['finished', 0]);
  });
});

describe('friends behind', () => {
  /** A2 stands behind A1, and is hired. */
  const behind = (more: Staged = {}, options: object = {}) =>
    stage({
      a: [
        { opened: false, ...more },
        { behind: 'A1', opened: false, mercenary: true, floating: 9 },
      ],
      b: [{}, {}],
      apart: { 'A1 B1': 0, 'A2 B1': 1, 'A1 B2': 0, 'A2 B2': 1 },
      options,
    });

  test('SORTIE-THROUGH-005 SORTIE-MULTI-005 who falls back from several goes through who is behind it', () => {
    const met = orders(behind(), { B1: engage('A1'), B2: engage('A1') });
    const fought = fall(answers(met, { A1: plan('defend'), B1: plan('attack'), B2: plan('attack') }), 11, 10, 10, 11);
    expect(of(answers(fought, { A1: move('withdraw') }), 'A2', 'floating')).toBe(5);
    expect(of(answers(fought, { A1: move('stay') }), 'A2', 'floating')).toBe(9);
  });

  test('SORTIE-THROUGH-004 SORTIE-FLOAT-014 four dice are eight for mercenaries where each counts as two when it comes', () => {
    const table = behind({}, { 'sortie.mercenaryDoubling': 'received' });
    expect(of(orders(table, { A1: fallBack(1) }), 'A2', 'floating')).toBe(1);
  });

  test('SORTIE-THROUGH-005 archers who have shot from behind a friend stand there still, in a battle taken up later too', () => {
    const taken = (stirred?: boolean) =>
      stage({
        a: [
          { opened: false },
          { behind: 'A1', archers: true, opened: true, ...(stirred !== undefined && { stirred }) },
        ],
        b: [{ mount: 'cavalry' }],
        apart: { 'A1 B1': 1, 'A2 B1': 1 },
      });
    const engages = { input: 'answer', seat: 'bo', as: 'B1', choice: engage('A2') } as const;
    expect(taken(false).refusal(engages)).toMatchObject({ rule: 'SORTIE-THROUGH-005' });
    expect(awaited(orders(taken(), { B1: engage('A2') }))).toBe('plans A2 B1');
    // As it comes about in play.
    const fresh = stage({
      a: [{ opened: false }, { behind: 'A1', archers: true, opened: false }],
      b: [{ floating: 0 }],
      apart: { 'A1 B1': 1, 'A2 B1': 1 },
    });
    expect(fall(orders(fresh, { A2: shoot('B1') }), 10).refusal(engages)).toMatchObject({ rule: 'SORTIE-THROUGH-005' });
  });

  test('SORTIE-THROUGH-005 who is out neither shields nor is passed through', () => {
    const engages = { input: 'answer', seat: 'bo', as: 'B1', choice: engage('A2') } as const;
    expect(behind().refusal(engages)).toMatchObject({ rule: 'SORTIE-THROUGH-005' });
    const alone = stage({
      a: [
        { fate: 'finished', opened: false },
        { behind: 'A1', opened: false },
      ],
      b: [{}],
      apart: { 'A2 B1': 1 },
    });
    expect(awaited(orders(alone, { B1: engage('A2') }))).toBe('plans A2 B1');
    const empty = stage({
      a: [{ opened: false }, { behind: 'A1', opened: false, fate: 'finished' }],
      b: [{}],
      apart: { 'A1 B1': 3 },
    });
    expect(wasSaid(orders(empty, { A1: fallBack(1) }), 'passedThrough')).toBe(false);
  });
});

test('SORTIE-END-002 a Take is no quiet round', () => {
  const table = stage({ a: [{}], b: [{ fate: 'finished' }, {}], position: { round: 3, quiet: 1 }, apart: {} });
  const took = orders(table, { A1: { choose: 'take', target: 'B1', fate: 'captured' } });
  expect([awaited(took), lastOf(took, 'roundEnded').quiet]).toEqual(['orders A1 B2', 0]);
  expect(awaited(orders(table, {}))).toBe('over');
});
