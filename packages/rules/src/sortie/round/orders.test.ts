import type { Refusal } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import {
  answers,
  awaited,
  between,
  engage,
  fall,
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
} from '../testing/stage.js';

const FOOT = { weight: 'heavy' };
const LIGHT_HORSE = { mount: 'cavalry' };
const HEAVY_HORSE = { mount: 'cavalry', weight: 'heavy' };
const BOWS = { archers: true };

/** The enemies that a unit may give an order against, by the word of the order. */
const targets = (table: Table, key: string, word: string): readonly string[] => [
  ...new Set(
    (offered(table, key) as readonly { choose: string; target?: string }[]).flatMap(({ choose, target }) =>
      choose === word && target !== undefined ? [target] : [],
    ),
  ),
];

const seatOf = (key: string): string => (key.startsWith('A') ? 'ana' : 'bo');

const why = (refusal: Refusal): string =>
  refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;

const refusedBy = (table: Table, as: string, choice: object): string =>
  why(table.refusal({ input: 'answer', seat: seatOf(as), as, choice }));

const plans = (table: Table, ...maneuvers: readonly string[]): Table => {
  const { awaits } = table.run;
  const asked = awaits.need === 'answers' ? awaits.asked : [];
  return asked.reduce(
    (at, { seat, as }, i) => at.answer(seat, plan((maneuvers[i] ?? 'attack') as 'attack'), as),
    table,
  );
};

describe('who may engage whom', () => {
  test('SORTIE-ROUND-004 infantry opens in contact and over a half move, there only with Charge', () => {
    const at = (halfMoves: number) => stage({ a: [FOOT], b: [FOOT], apart: { 'A1 B1': halfMoves } });
    expect([0, 1, 2, 3].map((halfMoves) => targets(at(halfMoves), 'A1', 'engage'))).toEqual([['B1'], ['B1'], [], []]);
    const met = orders(at(1), { A1: engage('B1') });
    expect(refusedBy(met, 'A1', plan('attack'))).toBe('SORTIE-ROUND-009 sortie.notOverThisDistance');
    // Whoever is engaged answers with any of the five.
    for (const maneuver of ['attack', 'defend', 'retreat', 'charge', 'flank'] as const)
      expect(met.answer('bo', plan(maneuver), 'B1').run.view('bo').made).toEqual(['B1']);
    expect(met.answer('ana', plan('charge'), 'A1').run.view('ana').made).toEqual(['A1']);
    expect(refusedBy(at(2), 'A1', engage('B1'))).toBe('SORTIE-ROUND-004 sortie.tooFar');
  });

  test('SORTIE-ROUND-004 SORTIE-UNIT-003 cavalry opens with anything over a half move, and over two with Charge at who is no faster', () => {
    const near = orders(stage({ a: [LIGHT_HORSE], b: [FOOT], apart: { 'A1 B1': 1 } }), { A1: engage('B1') });
    expect(near.answer('ana', plan('flank'), 'A1').run.view('ana').made).toEqual(['A1']);
    const far = (a: Staged, b: Staged) => targets(stage({ a: [a], b: [b], apart: { 'A1 B1': 2 } }), 'A1', 'engage');
    expect(far(LIGHT_HORSE, HEAVY_HORSE)).toEqual(['B1']);
    expect(far(HEAVY_HORSE, LIGHT_HORSE)).toEqual([]);
    expect(far(HEAVY_HORSE, HEAVY_HORSE)).toEqual(['B1']);
    const met = orders(stage({ a: [LIGHT_HORSE], b: [HEAVY_HORSE], apart: { 'A1 B1': 2 } }), { A1: engage('B1') });
    expect(refusedBy(met, 'A1', plan('flank'))).toBe('SORTIE-ROUND-009 sortie.notOverThisDistance');
  });

  test('SORTIE-ROUND-007 SORTIE-ROUND-014 every unit in the battle has one order, and none against those who are out of it', () => {
    const table = stage({ a: [FOOT, FOOT], b: [FOOT, { fate: 'fled' }, { fate: 'finished' }] });
    expect(awaited(table)).toBe('orders A1 A2 B1');
    expect(targets(table, 'A1', 'engage')).toEqual(['B1']);
    expect(refusedBy(table, 'A1', engage('B2'))).toBe('SORTIE-ROUND-007 sortie.notInTheBattle');
    expect(refusedBy(table, 'A1', engage('A2'))).toBe('SORTIE-ROUND-007 sortie.noSuchEnemy');
    expect(refusedBy(table, 'A1', { choose: 'close', target: 'B9', halfMoves: 1 })).toBe(
      'SORTIE-ROUND-007 sortie.noSuchEnemy',
    );
  });

  test('SORTIE-ROUND-003 a unit that neither fights nor shoots moves one or two half moves', () => {
    const table = stage({ a: [FOOT], b: [FOOT], apart: { 'A1 B1': 4 } });
    const moved = orders(table, { A1: { choose: 'close', target: 'B1', halfMoves: 2 } });
    expect(between(moved, 'A1', 'B1')).toBe(2);
    expect(refusedBy(table, 'A1', { choose: 'close', target: 'B1', halfMoves: 3 })).toBe('BAD_SHAPE');
  });
});

describe('arrows', () => {
  test('SORTIE-ARCHER-001 archers reach from one to four half moves, and others not at all', () => {
    const at = (halfMoves: number) => stage({ a: [BOWS], b: [FOOT], apart: { 'A1 B1': halfMoves } });
    expect([0, 1, 2, 3, 4, 5].map((far) => targets(at(far), 'A1', 'shoot').length)).toEqual([0, 1, 1, 1, 1, 0]);
    expect(refusedBy(at(0), 'A1', shoot('B1'))).toBe('SORTIE-ARCHER-001 sortie.inContact');
    expect(refusedBy(at(5), 'A1', shoot('B1'))).toBe('SORTIE-ARCHER-001 sortie.outOfRange');
    expect(refusedBy(at(2), 'B1', shoot('A1'))).toBe('SORTIE-ARCHER-001 sortie.noArchers');
  });

  test('SORTIE-ARCHER-017 a unit in melee may be shot at, unless the table has it otherwise', () => {
    const table = (options: object) =>
      orders(stage({ a: [FOOT, BOWS], b: [FOOT], apart: { 'A2 B1': 3 }, options }), {
        A1: engage('B1'),
        A2: shoot('B1'),
      });
    expect(lastOf(table({}), 'met').shots).toEqual([{ archers: 1, target: 2 }]);
    const off = table({ 'sortie.shootIntoMelee': 'off' });
    expect(lastOf(off, 'met')).toMatchObject({ shots: [], lapsed: [1] });
  });
});

describe('behind a friend', () => {
  const BEHIND = { ...FOOT, behind: 'B1', opened: false };
  const table = () => stage({ a: [FOOT, FOOT], b: [{ ...FOOT, opened: false }, BEHIND], apart: { 'A1 B1': 1 } });

  test('SORTIE-THROUGH-005 who stands behind cannot be engaged until one of the two has stirred', () => {
    const begun = table();
    expect(targets(begun, 'A1', 'engage')).toEqual(['B1']);
    expect(refusedBy(begun, 'A1', engage('B2'))).toBe('SORTIE-THROUGH-005 sortie.shielded');
    const closed = orders(begun, { B1: { choose: 'close', target: 'A2', halfMoves: 1 } });
    expect(targets(closed, 'A1', 'engage')).toEqual(['B1', 'B2']);
  });

  test('SORTIE-THROUGH-005 in a battle taken up later, who has had a sortie has stirred', () => {
    const engages = (front: boolean, back: boolean) => {
      const table = stage({
        a: [FOOT],
        b: [
          { ...FOOT, opened: front },
          { ...BEHIND, opened: back },
        ],
      });
      return offered(table, 'A1').some((one) => JSON.stringify(one) === JSON.stringify(engage('B2')));
    };
    expect([engages(false, false), engages(true, false), engages(false, true)]).toEqual([false, true, true]);
  });

  test('SORTIE-THROUGH-005 being engaged stirs, and so does engaging from behind', () => {
    const met = fall(plans(orders(table(), { A1: engage('B1') }), 'charge'), 10, 10);
    expect(targets(met, 'A2', 'engage')).toEqual(['B1', 'B2']);
    const left = fall(plans(orders(table(), { B2: engage('A2') })), 10, 10);
    expect(targets(left, 'A2', 'engage')).toEqual(['B1', 'B2']);
  });
});

describe('who meets whom', () => {
  test('SORTIE-ROUND-001 SORTIE-ROUND-008 every Engage makes a sortie, one for each pair, and who is engaged must answer', () => {
    const table = orders(stage({ a: [FOOT, FOOT], b: [FOOT, FOOT] }), {
      A1: engage('B1'),
      A2: engage('B1'),
      B1: engage('A1'),
      B2: { choose: 'fallBack', halfMoves: 2 },
    });
    expect(lastOf(table, 'met')).toMatchObject({
      meetings: [
        { a: 0, b: 2, openedBy: [0, 2], from: 0 },
        { a: 1, b: 2, openedBy: [1], from: 0 },
      ],
      lapsed: [],
    });
    expect(awaited(table)).toBe('plans A1 A2 B1');
  });

  test('SORTIE-ROUND-008 any other order of who is engaged is lost, and its own Engage makes a second sortie', () => {
    const table = orders(stage({ a: [FOOT, BOWS], b: [FOOT, FOOT], apart: { 'A2 B1': 3 } }), {
      A1: engage('B1'),
      A2: shoot('B1'),
      B2: engage('A2'),
      B1: { choose: 'fallBack', halfMoves: 2 },
    });
    expect(lastOf(table, 'met')).toMatchObject({ shots: [], lapsed: [1, 2] });
    const both = orders(stage({ a: [FOOT], b: [FOOT, FOOT] }), { A1: engage('B1'), B2: engage('A1') });
    expect(lastOf(both, 'met').meetings).toHaveLength(2);
  });

  test('SORTIE-ROUND-005 where neither wants to go on there is no roll', () => {
    const table = orders(stage({ a: [FOOT], b: [FOOT] }), {});
    expect(lastOf(table, 'met').meetings).toEqual([]);
    expect(awaited(table)).toBe('orders A1 B1');
  });

  test('SORTIE-ROUND-009 SORTIE-MULTI-003 one maneuver for all sorties of a round, and only what the distance leaves', () => {
    const table = stage({ a: [FOOT], b: [FOOT, FOOT], apart: { 'A1 B1': 1 } });
    const met = orders(table, { A1: engage('B1'), B2: engage('A1') });
    expect(refusedBy(met, 'A1', plan('defend'))).toBe('SORTIE-ROUND-009 sortie.notOverThisDistance');
    const shown = answers(met, { A1: plan('charge'), B1: plan('attack'), B2: plan('attack') });
    expect(shown.run.state.open).toMatchObject({ plans: [{ maneuver: 'charge' }, {}, {}] });
  });

  test('SORTIE-MULTI-014 the opponents of a lone unit share a front, stand on two, or on opposite ones, by who has flanked it', () => {
    const fronts = (flankedBy: readonly string[]) => {
      const table = stage({ a: [{ ...FOOT, flankedBy }], b: [FOOT, FOOT, FOOT] });
      return lastOf(orders(table, { B1: engage('A1'), B2: engage('A1') }), 'beset').fronts;
    };
    expect([fronts([]), fronts(['B3']), fronts(['B2']), fronts(['B1', 'B2'])]).toEqual([
      'outflanked',
      'outflanked',
      'two',
      'opposite',
    ]);
  });

  test('SORTIE-MULTI-014 or the table says it', () => {
    const table = stage({ a: [FOOT], b: [FOOT, FOOT], options: { 'sortie.fronts': 'table' } });
    const asked = orders(table, { B1: engage('A1'), B2: engage('A1') });
    expect(awaited(asked)).toBe('decide ana bo');
    const said = asked.answer('ana', { choose: 'propose', value: 'opposite' }).answer('bo', { choose: 'agree' });
    expect(lastOf(said, 'beset')).toEqual({ event: 'beset', unit: 0, fronts: 'opposite' });
    expect(awaited(said)).toBe('plans A1 B1 B2');
  });
});

describe('taking, joining, splitting', () => {
  const FINISHED = { fate: 'finished' };

  test('SORTIE-STATE-016 SORTIE-STATE-026 a Finished enemy is taken from two half moves or nearer by who is not engaged', () => {
    const at = (far: number) => stage({ a: [FOOT], b: [FOOT, FINISHED], apart: { 'A1 B2': far } });
    expect([0, 2, 3].map((far) => targets(at(far), 'A1', 'take').length)).toEqual([1, 1, 0]);
    const take = { choose: 'take', target: 'B2', fate: 'killed' };
    expect(refusedBy(at(3), 'A1', take)).toBe('SORTIE-STATE-026 sortie.tooFarToTake');
    expect(refusedBy(at(0), 'A1', { ...take, target: 'B1' })).toBe('SORTIE-STATE-016 sortie.notFinished');
    expect(of(orders(at(2), { A1: take }), 'B2', 'fate')).toBe('killed');
    expect(of(plans(orders(at(2), { A1: take, B1: engage('A1') })), 'B2', 'fate')).toBe('finished');
  });

  test('SORTIE-COMBINE-009 a friend in the battle can be joined, nobody else', () => {
    const table = stage({ a: [FOOT, FOOT, { fate: 'fled' }], b: [FOOT], apart: { 'A1 B1': 3, 'A2 B1': 4 } });
    const join = (friend: string) => ({ choose: 'join', friend });
    for (const friend of ['A1', 'A3', 'B1', 'A9'])
      expect(refusedBy(table, 'A1', join(friend))).toBe('SORTIE-COMBINE-009 sortie.noSuchFriend');
    const joined = orders(table, { A1: join('A2') });
    expect([of(joined, 'A1', 'heads'), of(joined, 'A2', 'fate')]).toEqual([200, 'joined']);
    expect(between(joined, 'A1', 'B1')).toBe(3);
  });

  test('SORTIE-COMBINE-010 a unit splits into as many heads as its owner says, down to one', () => {
    const table = stage({ a: [{ heads: 10 }, { heads: 1 }], b: [FOOT] });
    const split = (heads: number, commander = 'stays') => ({ choose: 'split', heads, commander });
    expect(refusedBy(table, 'A1', split(10))).toBe('SORTIE-COMBINE-010 sortie.tooManyHeads');
    expect(refusedBy(table, 'A2', split(1))).toBe('SORTIE-COMBINE-010 sortie.tooManyHeads');
    const parted = orders(table, { A1: split(3) });
    expect([of(parted, 'A1', 'heads'), of(parted, 'A3', 'heads')]).toEqual([7, 3]);
    const unled = stage({ a: [{ heads: 10, commander: null }], b: [FOOT] });
    expect(refusedBy(unled, 'A1', split(3, 'goes'))).toBe('SORTIE-COMBINE-010 sortie.nobodyToGo');
  });
});

describe('secrets', () => {
  test('SORTIE-ROUND-007 orders are sealed until all are given', () => {
    const table = stage({ a: [FOOT], b: [FOOT] });
    const [one, other] = [engage('B1'), { choose: 'stand' }].map((choice) => table.answer('ana', choice, 'A1'));
    expect(one?.run.view('bo')).toEqual(other?.run.view('bo'));
    expect(one && wasSaid(one, 'ordered')).toBe(false);
  });
});
