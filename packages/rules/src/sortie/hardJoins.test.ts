import { describe, expect, test } from 'vitest';
import type { SortieOutcome } from './battle/outcome.js';
import {
  answers,
  awaited,
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
} from './testing/stage.js';

const join = (friend: string) => ({ choose: 'join', friend });
const split = (heads: number, commander: 'stays' | 'goes' = 'stays') => ({ choose: 'split', heads, commander });
const HORSE = { mount: 'cavalry' } as const;

interface Joined {
  readonly a: readonly [Staged, Staged, ...Staged[]];
  readonly b?: Staged;
  /** Half moves from B1, of all of side A. */
  readonly from?: number;
  readonly position?: object;
}

/** A2 has joined A1. */
const joined = ({ a, b = {}, from = 1, position = {} }: Joined): Table => {
  const apart = Object.fromEntries(a.map((_unit, i) => [`A${i + 1} B1`, from]));
  return orders(stage({ a, b: [b], apart, position }), { A2: join('A1') });
};

/** The net dice of A1 and of B1, who charges and is awaited with Attack, by their reasons. */
const linesOf = (table: Table, who: 0 | 1 = 0): Readonly<Record<string, number>> => {
  const met = orders(table, { B1: engage('A1') });
  const { nets } = lastOf(answers(met, { A1: plan('attack'), B1: plan('charge') }), 'faced');
  return Object.fromEntries((nets[who].lines ?? []).map(({ why, by }) => [why, by]));
};

const refuses = (table: Table, as: string, choice: object) =>
  table.refusal({ input: 'answer', seat: as.startsWith('A') ? 'ana' : 'bo', as, choice });

describe('as its worse kind', () => {
  test('SORTIE-COMBINE-003 SORTIE-ROUND-004 horse that foot has joined opens as foot does', () => {
    const mixed = (from: number) => joined({ a: [{ heads: 60, ...HORSE }, { heads: 40 }], from });
    const near = orders(mixed(1), { A1: engage('B1') });
    expect(refuses(near, 'A1', plan('attack'))).toMatchObject({ rule: 'SORTIE-ROUND-009' });
    expect(refuses(mixed(2), 'A1', engage('B1'))).toMatchObject({ rule: 'SORTIE-ROUND-004' });
    const horse = joined({
      a: [
        { heads: 60, ...HORSE },
        { heads: 40, ...HORSE },
      ],
      from: 2,
    });
    expect(awaited(orders(horse, { A1: engage('B1') }))).toBe('plans A1 B1');
  });

  test('SORTIE-COMBINE-003 SORTIE-UNIT-003 it is as fast as its slowest: light and heavy horse as 4', () => {
    const both = (b: Staged) =>
      joined({
        a: [
          { heads: 60, ...HORSE },
          { heads: 40, ...HORSE, weight: 'heavy' },
        ],
        b: { ...HORSE, ...b },
        from: 2,
      });
    expect(refuses(both({ weight: 'medium' }), 'A1', engage('B1'))).toMatchObject({ rule: 'SORTIE-ROUND-004' });
    expect(awaited(orders(both({ weight: 'heavy' }), { A1: engage('B1') }))).toBe('plans A1 B1');
  });

  test('SORTIE-COMBINE-003 SORTIE-ARCHER-012 arrows of 200 at 100 of both kinds: as foot +3, not as horse 0', () => {
    const table = joined({
      a: [{ heads: 60, ...HORSE }, { heads: 40 }],
      b: { heads: 200, archers: true },
      from: 3,
    });
    expect(lastOf(orders(table, { B1: shoot('A1') }), 'aimed').net.total).toBe(3);
  });

  test('SORTIE-COMBINE-003 SORTIE-ARCHER-012 archers of both kinds, 200 at 100: as foot +3, not as horse +4; −1 for a stranger', () => {
    const table = joined({
      a: [
        { heads: 120, ...HORSE, archers: true },
        { heads: 80, archers: true },
      ],
      from: 3,
    });
    expect(lastOf(orders(table, { A1: shoot('B1') }), 'aimed').net.total).toBe(2);
    const some = joined({ a: [{ archers: true }, {}], from: 3 });
    expect(refuses(some, 'A1', shoot('B1'))).toMatchObject({ rule: 'SORTIE-ARCHER-001' });
  });
});

describe('what holds of one holds of both', () => {
  test('SORTIE-COMBINE-008 ill prepared, hired, or from a battle that weighs still: each where one of them is', () => {
    // One of the two penalty dice goes in the round in which they join, without an attack.
    const plain = { heads: 60, commander: { stranger: true }, floating: -2 };
    const withOne = (other: Staged) => linesOf(joined({ a: [plain, { heads: 40, floating: 0, ...other }] }));
    expect(withOne({})).toEqual({ 'SORTIE-WEAK-006': -1, 'SORTIE-FLOAT-018': -1, 'SORTIE-MATRIX-003': 2 });
    expect(withOne({ illPrepared: true })).toMatchObject({ 'SORTIE-WEAK-004': -1 });
    expect(withOne({ mercenary: true })).toMatchObject({ 'SORTIE-FLOAT-014': -1 });
    expect(withOne({ moved: 'all' })).toMatchObject({ 'SORTIE-WEAK-002': -2 });
    expect(withOne({ fought: { daysAgo: 2, penaltyDice: 2 } })).toMatchObject({ 'SORTIE-WEAK-003': -1 });
    const both = joined({
      a: [
        { heads: 60, fought: { daysAgo: 0, penaltyDice: 0 } },
        { heads: 40, fought: { daysAgo: 3, penaltyDice: 3 } },
      ],
    });
    expect(linesOf(both)).toMatchObject({ 'SORTIE-WEAK-003': -1 });
    // The larger one's battle weighs on where the smaller one has fought none.
    const larger = joined({ a: [{ heads: 60, fought: { daysAgo: 3, penaltyDice: 3 } }, { heads: 40 }] });
    expect(linesOf(larger)).toMatchObject({ 'SORTIE-WEAK-003': -1 });
  });

  test('SORTIE-FLOAT-010 SORTIE-COMBINE-009 opening dice are gone where one of them has had its first sortie', () => {
    const table = (opened: boolean) =>
      joined({
        a: [
          { heads: 60, opened: false },
          { heads: 40, opened },
        ],
        position: { initiative: 'a' },
      });
    expect(linesOf(table(false))).toMatchObject({ 'SORTIE-FLOAT-007': 1 });
    expect(linesOf(table(true))).not.toHaveProperty('SORTIE-FLOAT-007');
  });

  test('SORTIE-STATE-028 SORTIE-COMBINE-008 shut in, if one of them is', () => {
    const table = orders(joined({ a: [{ heads: 60 }, { heads: 40, noEscape: true }, {}] }), { B1: engage('A1') });
    const lost = fall(answers(table, { A1: plan('attack'), B1: plan('charge') }), 6, 12);
    expect(awaited(lost)).toBe('doomed A1 A1.B');
  });

  test('SORTIE-THROUGH-005 SORTIE-COMBINE-009 who joins another stands behind nobody; who has closed stirs both', () => {
    const stage3 = (more: Staged = {}) =>
      stage({
        a: [
          { opened: false },
          { heads: 60, behind: 'A1', opened: false },
          { heads: 40, behind: 'A1', opened: false, ...more },
        ],
        b: [{}],
        apart: { 'A1 B1': 3, 'A2 B1': 1, 'A3 B1': 1 },
      });
    expect(refuses(stage3(), 'B1', engage('A2'))).toMatchObject({ rule: 'SORTIE-THROUGH-005' });
    const one = orders(stage3(), { A3: join('A2') });
    expect(awaited(orders(one, { B1: engage('A2') }))).toBe('plans A2 B1');
    // A1 is joined by who has been engaged before: nobody stands behind it any more.
    const stirred = orders(
      stage({
        a: [{ heads: 60, opened: false }, { heads: 40 }, { behind: 'A1', opened: false }],
        b: [{}],
        apart: { 'A1 B1': 3, 'A2 B1': 3, 'A3 B1': 1 },
      }),
      { A2: join('A1') },
    );
    expect(awaited(orders(stirred, { B1: engage('A3') }))).toBe('plans A3 B1');
  });

  test('SORTIE-SITUATION-017 SORTIE-COMBINE-009 the walls are left where one of them has left them', () => {
    const table = (leftWalls: boolean) =>
      joined({
        a: [
          { heads: 60, walls: { level: 2 } },
          { heads: 40, leftWalls },
        ],
      });
    expect(linesOf(table(false))).toMatchObject({ 'SORTIE-SITUATION-016': 2 });
    expect(linesOf(table(true))).not.toHaveProperty('SORTIE-SITUATION-016');
  });
});

test('SORTIE-COMBINE-009 a friend who joins another is joined by nobody', () => {
  const table = stage({ a: [{}, {}, {}], b: [{}], apart: { 'A1 B1': 4, 'A2 B1': 4, 'A3 B1': 4 } });
  const after = orders(table, { A1: join('A2'), A2: join('A3') });
  expect(['A1', 'A2', 'A3'].map((key) => [of(after, key, 'fate'), of(after, key, 'heads')])).toEqual([
    ['here', 100],
    ['here', 200],
    ['joined', 100],
  ]);
});

describe('who leads both', () => {
  const two = (heads: number): Table =>
    stage({
      a: [
        { heads: 100, commander: { name: 'Ada', level: 1 } },
        { heads, commander: { name: 'Bea', level: 2 } },
      ],
      b: [{}],
      apart: { 'A1 B1': 4, 'A2 B1': 4 },
    });
  const leader = (table: Table) => rowIn(table, 'A1').commander;

  test('SORTIE-COMBINE-008 of two that are equal the table says it; where it says nothing, the first listed', () => {
    expect(leader(orders(two(100), { A2: join('A1') }))).toMatchObject({ name: 'Ada', stranger: true });
    const said = (unit: string, friend: string, leads: string) =>
      leader(orders(two(100), { [unit]: { ...join(friend), leads } }));
    expect(said('A2', 'A1', 'A2')).toMatchObject({ name: 'Bea', level: 2, stranger: true });
    expect(said('A1', 'A2', 'A2')).toMatchObject({ name: 'Bea', level: 2, stranger: true });
    expect(said('A2', 'A1', 'A1')).toMatchObject({ name: 'Ada', level: 1, stranger: true });
    const both = orders(two(100), { A1: join('A2'), A2: { ...join('A1'), leads: 'A2' } });
    expect(leader(both)).toMatchObject({ name: 'Bea' });
  });

  test('SORTIE-COMBINE-008 nothing is said of who leads where one is larger, nor of anybody else', () => {
    const rule = { rule: 'SORTIE-COMBINE-008', what: 'sortie.largerLeads' };
    expect(refuses(two(99), 'A1', { ...join('A2'), leads: 'A2' })).toMatchObject(rule);
    expect(refuses(two(100), 'A1', { ...join('A2'), leads: 'B1' })).toMatchObject(rule);
  });
});

describe('parts', () => {
  const whole = (more: Staged = {}, b: Staged = {}) =>
    stage({ a: [{ heads: 300, ...more }], b: [b], apart: { 'A1 B1': 1 }, position: { initiative: 'a' } });

  test('SORTIE-COMBINE-010 states: both flank whom the old one flanked, and none has opening dice again', () => {
    const two = orders(whole({}, { flankedBy: ['A1'] }), { A1: split(100) });
    expect(flankers(two, 'B1')).toEqual(['A1', 'A2']);
    const met = orders(two, { B1: engage('A2') });
    const { nets } = lastOf(answers(met, { A2: plan('attack'), B1: plan('charge') }), 'faced');
    // Attack against Charge +2, under another leader −1.
    expect(nets.map(({ total }) => total)).toEqual([1, -1]);
  });

  test('SORTIE-COMBINE-002 of two strangers the one of higher level leads the parts of one unit again', () => {
    const two = orders(whole({ commander: { name: 'Ada', level: 2, stranger: true } }), { A1: split(200) });
    const one = orders(two, { A1: join('A2') });
    expect(rowIn(one, 'A2').commander).toMatchObject({ name: 'Ada', level: 2, stranger: true });
  });
});

describe('after the battle', () => {
  const outcomeOf = (table: Table): SortieOutcome => table.run.outcome();
  const unitIn = (table: Table, key: string) =>
    outcomeOf(table)
      .armies.flatMap(({ units }) => units)
      .find(({ unit }) => unit === key);
  /** Joining and splitting are quiet: with the second such round the battle is over. */
  const quietly = (table: Table): Table => (awaited(table).startsWith('orders') ? quietly(orders(table, {})) : table);

  test('SORTIE-AFTER-002 SORTIE-COMBINE-006 after a full day’s rest F is worked out anew, by the level of all', () => {
    // 400 of level 2.50 (6) and 200 of level 1.00 (1) under a commander of level 2 (3): joined 9, anew 4 + 3.
    const table = joined({
      a: [
        { heads: 400, level: 2.5, commander: { level: 2 } },
        { heads: 200, level: 1 },
      ],
    });
    expect([of(table, 'A1', 'started'), of(table, 'A1', 'floating')]).toEqual([9, 9]);
    expect(unitIn(quietly(table), 'A1')).toMatchObject({ floating: 9, started: 7 });
  });

  test('SORTIE-AFTER-002 SORTIE-COMBINE-010 each part has the old level, and dice of a commander if it has one', () => {
    // Level 2 is 4, a commander of level 2 is 3; three special dice go by heads, 2 and 1.
    const table = orders(
      stage({
        a: [{ heads: 300, level: 2, commander: { level: 2 }, bonusDice: 3 }],
        b: [{}],
        apart: { 'A1 B1': 3 },
      }),
      { A1: split(100) },
    );
    expect([of(table, 'A1', 'floating'), of(table, 'A2', 'floating')]).toEqual([7, 3]);
    const over = quietly(table);
    expect([unitIn(over, 'A1')?.started, unitIn(over, 'A2')?.started]).toEqual([9, 5]);
  });

  test('SORTIE-SAGA-011 everybody of the cast who is with a joined unit shares its fate and throws', () => {
    const apart = { 'A1 B1': 1, 'A2 B1': 1, 'A3 B1': 5 };
    const cast = [{ heads: 60, character: 'Ada' }, { heads: 40, character: 'Bea' }, { character: 'Cay' }];
    const table = orders(stage({ a: cast, b: [{}], apart }), { A2: join('A1') });
    const met = orders(table, { B1: engage('A1') });
    const lost = fall(answers(met, { A1: plan('attack'), B1: plan('charge') }), 6, 12);
    const fled = answers(lost, { A1: { choose: 'flee' } });
    // A3 falls back over the edge, where both leave: nobody won. Ada and Bea, who fled, throw; not Cay, who left.
    const gone = orders(fled, { A3: { choose: 'fallBack', halfMoves: 1 } });
    expect([awaited(gone), of(gone, 'A1', 'fate'), of(gone, 'A3', 'fate')]).toEqual(['characterDie', 'fled', 'left']);
    const over = gone.dice(4).dice(5).dice(3);
    expect(outcomeOf(over).characters).toEqual([
      { who: 'Ada', army: 'Red', end: 'minorWound', part: 'body', captured: false },
      { who: 'Bea', army: 'Red', end: 'unhurt', part: null, captured: false },
      { who: 'Cay', army: 'Red', end: 'unhurt', part: null, captured: false },
    ]);
  });

  test('SORTIE-SAGA-011 who is Finished and stays with an army that won throws too', () => {
    const table = stage({ a: [{}, { fate: 'finished', character: 'Ada' }], b: [{ fate: 'fled' }, { floating: 0 }] });
    const met = orders(table, { A1: engage('B2') });
    const won = fall(answers(met, { A1: plan('attack'), B2: plan('attack') }), 12, 6);
    const taken = answers(won, { Red: { choose: 'take', target: 'B2', fate: 'killed' } });
    const over = taken.dice(1).dice(6).dice(6);
    expect(outcomeOf(over).characters).toMatchObject([{ who: 'Ada', end: 'majorWound', part: 'head' }]);
  });

  test('SORTIE-END-001 everybody at the table says who won, with an army or without', () => {
    const table = stage({
      a: [{}],
      b: [{}],
      options: { 'sortie.victory': 'table' },
      setup: { seats: ['ana', 'bo', 'cy'] },
    });
    expect(awaited(quietly(table))).toBe('decide ana bo cy');
  });
});

test('SORTIE-FLOAT-010 SORTIE-ARCHER-012 the first shot is a first sortie: its opening die is not there again', () => {
  const table = stage({
    a: [{ archers: true, opened: false }],
    b: [{}],
    apart: { 'A1 B1': 3 },
    position: { initiative: 'a' },
  });
  const first = orders(table, { A1: shoot('B1') });
  expect(lastOf(first, 'aimed').net.total).toBe(1);
  expect(lastOf(orders(fall(first, 10), { A1: shoot('B1') }), 'aimed').net.total).toBe(0);
});
