import { describe, expect, test } from 'vitest';
import { DEGREES, type Degree, MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
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
  type Staged,
  shoot,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';

interface Fight {
  readonly a?: Staged;
  readonly b?: Staged;
  readonly does: readonly [Maneuver, Maneuver];
  readonly totals?: readonly [number, number];
  readonly bids?: readonly [number, number];
  readonly options?: object;
}

/** One sortie in contact: A1 and B1 with F = 5 each where nothing else is said. */
const fight = ({ a = {}, b = {}, does: [mine, theirs], totals, bids = [0, 0], options = {} }: Fight): Table => {
  const table = stage({ a: [{ floating: 5, ...a }], b: [{ floating: 5, ...b }], options });
  const planned = answers(orders(table, { A1: engage('B1') }), {
    A1: plan(mine, { B1: bids[0] }),
    B1: plan(theirs, { A1: bids[1] }),
  });
  return totals === undefined ? planned : fall(planned, ...totals);
};

/** Totals that make side A win by this column. */
const BY: Readonly<Record<Degree, readonly [number, number]>> = { win: [11, 10], plus4: [14, 10], double: [12, 6] };

/** What the winner and the loser gain or lose: F less 5. A fate stands for a loser who is out. */
const changes = (maneuver: Maneuver, degree: Degree): readonly [number, number | string] => {
  const other: Maneuver = maneuver === 'retreat' ? 'attack' : maneuver === 'flank' ? 'attack' : maneuver;
  const table = fight({ does: [maneuver, other], totals: BY[degree] });
  const fate = of(table, 'B1', 'fate');
  return [of(table, 'A1', 'floating') - 5, fate === 'here' ? of(table, 'B1', 'floating') - 5 : fate];
};

const block = (maneuver: Maneuver) => DEGREES.map((degree) => changes(maneuver, degree));

describe('the table of effects', () => {
  test('SORTIE-EFFECT-007 SORTIE-EFFECT-008 Attack: nothing, +1, +1; −1, −2, Finished', () => {
    expect(block('attack')).toEqual([
      [0, -1],
      [1, -2],
      [1, 'finished'],
    ]);
  });

  test('SORTIE-EFFECT-009 SORTIE-EFFECT-010 SORTIE-MATRIX-007 Defend: +1, +2, +3; nothing, −1, −2; against Defend as well', () => {
    expect(block('defend')).toEqual([
      [1, 0],
      [2, -1],
      [3, -2],
    ]);
  });

  test('SORTIE-EFFECT-012 Retreat takes nothing, nothing, and a die', () => {
    expect(block('retreat')).toEqual([
      [0, 0],
      [0, 0],
      [0, -1],
    ]);
  });

  test('SORTIE-EFFECT-011 SORTIE-STATE-013 SORTIE-STATE-014 Retreat: a half move away, a full one, a full one', () => {
    const distances = DEGREES.map((degree) => {
      const table = fight({ does: ['retreat', 'attack'], totals: BY[degree] });
      return between(awaited(table).startsWith('withdrawals') ? stays(table) : table, 'A1', 'B1');
    });
    expect(distances).toEqual([1, 2, 2]);
  });

  test('SORTIE-EFFECT-013 SORTIE-EFFECT-014 Charge gives nothing; it doubles penalty dice, finishes, destroys', () => {
    expect(block('charge')).toEqual([
      [0, 0],
      [0, 'finished'],
      [0, 'destroyed'],
    ]);
  });

  test('SORTIE-EFFECT-015 SORTIE-EFFECT-016 Flank: nothing, Flanked, Flanked and −2', () => {
    expect(block('flank')).toEqual([
      [0, 0],
      [0, 0],
      [0, -2],
    ]);
    const flanked = DEGREES.map((degree) => flankers(fight({ does: ['flank', 'attack'], totals: BY[degree] }), 'B1'));
    expect(flanked).toEqual([[], ['A1'], ['A1']]);
  });

  test('SORTIE-EFFECT-006 the block of the winner’s maneuver, whatever the loser did', () => {
    for (const theirs of MANEUVERS) {
      if (theirs === 'retreat') continue;
      const table = fight({ does: ['defend', theirs], totals: [14, 10] });
      expect(pools(table, 'A1', 'B1')).toEqual([7, 4]);
    }
  });

  test('SORTIE-POOL-011 equal totals do nothing to anybody, and dice spent stay spent', () => {
    const table = fight({ does: ['attack', 'attack'], totals: [12, 12], bids: [2, 1] });
    expect(pools(table, 'A1', 'B1')).toEqual([3, 4]);
  });
});

/** Nobody withdraws. */
const stays = (table: Table): Table => answers(table, {}, { choose: 'withdraw', halfMoves: 0 });

describe('examples of section 7', () => {
  test('SORTIE-EFFECT-002 SORTIE-EFFECT-006 Attack 14 to Defend 10, and Defend 14 to Attack 10', () => {
    expect(pools(fight({ does: ['attack', 'defend'], totals: [14, 10] }), 'A1', 'B1')).toEqual([6, 3]);
    expect(pools(fight({ does: ['attack', 'defend'], totals: [10, 14] }), 'A1', 'B1')).toEqual([4, 7]);
  });

  test('SORTIE-EFFECT-001 SORTIE-EFFECT-003 SORTIE-EFFECT-004 SORTIE-EFFECT-005 12 to 6, 18 to 9 and 6 to 3 are twice as much', () => {
    const destroys = (...totals: [number, number]) =>
      wasSaid(fight({ does: ['charge', 'charge'], totals }), 'destroyed');
    expect([destroys(12, 6), destroys(11, 6), destroys(18, 9), destroys(17, 9), destroys(6, 3)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    const finishes = (...totals: [number, number]) =>
      wasSaid(fight({ does: ['charge', 'charge'], totals }), 'finished');
    expect([finishes(11, 6), finishes(17, 9), finishes(13, 10)]).toEqual([true, true, false]);
  });

  test('SORTIE-EFFECT-017 Charge 13 to 11: −3 becomes −6, and +1 or 0 stay', () => {
    const after = (floating: number) =>
      of(fight({ b: { floating }, does: ['charge', 'charge'], totals: [13, 11] }), 'B1', 'floating');
    expect([after(-3), after(1), after(0)]).toEqual([-6, 1, 0]);
  });

  test('SORTIE-EFFECT-018 the dice that it gains are on record; other penalty dice do not count', () => {
    const table = fight({ b: { floating: -3, moved: 'all' }, does: ['charge', 'charge'], totals: [13, 11] });
    expect([of(table, 'B1', 'floating'), of(table, 'B1', 'record')]).toEqual([-6, 3]);
  });

  test('SORTIE-EFFECT-016 Flank 16 to 7: Flanked and two dice lost', () => {
    const table = fight({ does: ['flank', 'attack'], totals: [16, 7] });
    expect([of(table, 'B1', 'floating'), flankers(table, 'B1')]).toEqual([3, ['A1']]);
  });
});

describe('dice that come and go', () => {
  test('SORTIE-STATE-001 SORTIE-STATE-004 SORTIE-STATE-005 from +2 three are lost, then two gained', () => {
    // Three at once: two by an Attack and one by arrows.
    const table = stage({ a: [{}, { archers: true }], b: [{ floating: 2 }], apart: { 'A2 B1': 3 } });
    const shot = orders(table, { A1: engage('B1'), A2: shoot('B1') });
    const fought = fall(answers(shot, { A1: plan('attack'), B1: plan('attack') }), 12, 14, 10);
    expect(of(fought, 'B1', 'floating')).toBe(-1);
    const gains = fight({ b: { floating: -1 }, does: ['attack', 'defend'], totals: [10, 14] });
    expect(of(gains, 'B1', 'floating')).toBe(1);
  });

  test('SORTIE-STATE-002 dice gained may be spent in the next round', () => {
    const table = fight({ b: { floating: 0 }, does: ['attack', 'defend'], totals: [10, 13] });
    expect(of(table, 'B1', 'floating')).toBe(1);
    const next = answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack', { A1: 1 }) });
    expect(lastOf(next, 'faced').nets[1].total).toBe(1);
  });

  test('SORTIE-FLOAT-016 SORTIE-FLOAT-019 dice spent are gone, but not for a sortie without a roll', () => {
    expect(pools(fight({ does: ['attack', 'attack'], totals: [11, 11], bids: [3, 0] }), 'A1', 'B1')).toEqual([2, 5]);
    expect(pools(fight({ does: ['flank', 'flank'], bids: [3, 2] }), 'A1', 'B1')).toEqual([5, 5]);
  });

  test('SORTIE-EFFECT-019 Double Penalty counts the penalty dice before anything else of the round', () => {
    // At −2 it is charged (−2 more) and loses two dice to an Attack: −6, and not −8.
    const table = stage({ a: [{}, {}], b: [{ floating: -2 }] });
    const fought = fall(
      answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
        A1: plan('charge'),
        A2: plan('attack'),
        B1: plan('attack'),
      }),
      12,
      11,
      14,
      10,
    );
    expect([of(fought, 'B1', 'floating'), of(fought, 'B1', 'record')]).toEqual([-6, 4]);
  });

  test('SORTIE-EFFECT-020 who is Finished still does what it won; Destroyed outranks; the highest total counts', () => {
    const table = stage({ a: [{}, {}, {}], b: [{ floating: 4 }] });
    const fought = fall(
      answers(orders(table, { A1: engage('B1'), A2: engage('B1'), A3: engage('B1') }), {
        A1: plan('attack'),
        A2: plan('attack'),
        A3: plan('attack'),
        B1: plan('attack'),
      }),
      ...[16, 8],
      ...[14, 7],
      ...[9, 13],
    );
    expect(lastOf(fought, 'finished')).toMatchObject({ total: 16 });
    expect(of(fought, 'A3', 'floating')).toBe(-2);
    const worse = fall(
      answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
        A1: plan('attack'),
        A2: plan('charge'),
        B1: plan('attack'),
      }),
      ...[16, 8],
      ...[12, 6],
    );
    expect(wasSaid(worse, 'finished')).toBe(false);
    expect(of(worse, 'B1', 'fate')).toBe('destroyed');
  });

  test('SORTIE-EFFECT-020 SORTIE-AFTER-006 dice lost beside being Finished are on record', () => {
    const table = stage({ a: [{}, {}], b: [{ floating: 4, noEscape: true }, {}] });
    const fought = fall(
      answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
        A1: plan('attack'),
        A2: plan('attack'),
        B1: plan('attack'),
      }),
      ...[18, 8],
      ...[14, 10],
    );
    expect([of(fought, 'B1', 'fate'), of(fought, 'B1', 'record')]).toEqual(['finished', 2]);
  });

  test('SORTIE-AFTER-006 the record counts dice that only used up bonus dice, and none that were spent', () => {
    const table = fight({ does: ['attack', 'attack'], totals: [14, 10], bids: [0, 2] });
    expect([of(table, 'B1', 'floating'), of(table, 'B1', 'record')]).toEqual([1, 2]);
  });
});

describe('arrows', () => {
  const shots = (total: number, options: object = {}): Table => {
    const table = stage({ a: [{ archers: true }], b: [{ floating: 0 }], apart: { 'A1 B1': 3 }, options });
    return fall(orders(table, { A1: shoot('B1') }), total);
  };

  test('SORTIE-ARCHER-003 SORTIE-ARCHER-005 SORTIE-ARCHER-006 SORTIE-ARCHER-008 one die, two dice, none', () => {
    expect([11, 12, 14, 15, 18].map((total) => of(shots(total), 'B1', 'floating'))).toEqual([0, -1, -1, -2, -2]);
    expect(of(shots(15), 'B1', 'record')).toBe(2);
  });

  test('SORTIE-ARCHER-007 twice the number finishes', () => {
    const table = stage({ a: [{ archers: true }], b: [{ floating: -4 }, {}], apart: { 'A1 B1': 3 } });
    const aimed = orders(table, { A1: shoot('B1') }).dice(1, 1, 2, 1);
    expect(of(fall(aimed, 10), 'B1', 'fate')).toBe('finished');
    expect(of(fall(aimed, 9), 'B1', 'floating')).toBe(-6);
  });

  test('SORTIE-ARCHER-014 archers gain nothing, or what a won Attack gives', () => {
    expect(of(shots(15), 'A1', 'floating')).toBe(0);
    expect(of(shots(15, { 'sortie.archersGain': 'on' }), 'A1', 'floating')).toBe(1);
    expect(of(shots(14, { 'sortie.archersGain': 'on' }), 'A1', 'floating')).toBe(0);
  });
});

describe('SORTIE-FLOAT-014 mercenaries', () => {
  test('SORTIE-FLOAT-014 where dice count double as they come, each one lost is two; Double Penalty is not doubled again', () => {
    const options = { 'sortie.mercenaryDoubling': 'received' };
    const b = { mercenary: true, floating: 3 };
    expect(of(fight({ b, does: ['attack', 'attack'], totals: [14, 10], options }), 'B1', 'floating')).toBe(-1);
    const charged = fight({ b: { ...b, floating: -3 }, does: ['charge', 'charge'], totals: [13, 11], options });
    expect(of(charged, 'B1', 'floating')).toBe(-6);
    expect(of(fight({ b, does: ['attack', 'attack'], totals: [14, 10] }), 'B1', 'floating')).toBe(1);
  });
});
