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
  shoot,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const withdraw = (halfMoves: 0 | 1 | 2) => ({ choose: 'withdraw', halfMoves });
const PRESS = { choose: 'press' };
const LET_GO = { choose: 'letGo' };

interface Fight {
  readonly a?: Staged;
  readonly b?: Staged;
  readonly does: readonly [Maneuver, Maneuver];
  readonly totals: readonly number[];
  readonly options?: object;
}

/** A1 and B1 in contact. B2 stands far off, so that nobody has won yet. */
const fight = ({ a = {}, b = {}, does: [mine, theirs], totals, options = {} }: Fight): Table => {
  const table = stage({ a: [a], b: [b, {}], apart: { 'A1 B2': 5 }, options });
  return fall(answers(orders(table, { A1: engage('B1') }), { A1: plan(mine), B1: plan(theirs) }), ...totals);
};

describe('Finished', () => {
  const finished = (floating: number, total: number, options: object = {}) =>
    fight({ b: { floating }, does: ['attack', 'attack'], totals: [total, 6], options });

  test('SORTIE-STATE-003 SORTIE-STATE-017 four dice against 13: 5, 2, 6, 3 are 14, and it flees', () => {
    const asked = finished(4, 13);
    expect(awaited(asked)).toBe('escapes B1');
    const away = answers(asked, { B1: { choose: 'escape' } }).dice(5, 2, 6, 3);
    expect([of(away, 'B1', 'fate'), of(away, 'B1', 'floating')]).toEqual(['fled', 0]);
    expect(lastOf(away, 'escaped').total).toBe(14);
  });

  test('SORTIE-STATE-003 a total that only reaches it is not enough, and the dice are gone', () => {
    const caught = answers(finished(4, 13), { B1: { choose: 'escape' } }).dice(5, 2, 6, 2);
    expect([of(caught, 'B1', 'fate'), of(caught, 'B1', 'floating')]).toEqual(['finished', 0]);
  });

  test('SORTIE-STATE-003 SORTIE-ROUND-014 who has a bonus die may try, though two dice come to 12 at most', () => {
    const asked = finished(2, 13);
    expect([awaited(asked), offered(asked, 'B1')]).toEqual(['escapes B1', [{ choose: 'escape' }, { choose: 'yield' }]]);
    const caught = answers(asked, { B1: { choose: 'escape' } }).dice(6, 6);
    expect([of(caught, 'B1', 'fate'), of(caught, 'B1', 'floating')]).toEqual(['finished', 0]);
    expect(lastOf(caught, 'caught').total).toBe(12);
    expect(awaited(finished(1, 18))).toBe('escapes B1');
  });

  test('SORTIE-STATE-003 nobody tries without a bonus die, nor where it is not played', () => {
    expect(awaited(finished(0, 12))).toBe('orders A1 B2');
    expect(awaited(fight({ b: { floating: -2 }, does: ['attack', 'attack'], totals: [12, 6] }))).toBe('orders A1 B2');
    expect(awaited(finished(4, 13, { 'sortie.finishedEscape': 'off' }))).toBe('orders A1 B2');
  });

  test('SORTIE-STATE-003 who yields keeps its dice and lies on the field', () => {
    const yields = answers(finished(4, 13), { B1: { choose: 'yield' } });
    expect([of(yields, 'B1', 'fate'), of(yields, 'B1', 'floating')]).toEqual(['finished', 4]);
  });

  test('SORTIE-STATE-015 it can do nothing more, and nobody may engage it', () => {
    const over = finished(0, 12);
    expect(awaited(over)).toBe('orders A1 B2');
    expect(offered(over, 'A1')).not.toContainEqual(engage('B1'));
  });

  test('SORTIE-STATE-016 SORTIE-STATE-026 who is free takes it in a later round, without a roll', () => {
    const over = finished(0, 12);
    const taken = orders(over, { A1: { choose: 'take', target: 'B1', fate: 'killed' } });
    expect(of(taken, 'B1', 'fate')).toBe('killed');
    expect(lastOf(taken, 'took')).toMatchObject({ fate: 'killed' });
  });

  test('SORTIE-STATE-026 not from three half moves away, and not while engaged; of several the first listed', () => {
    const lying: Staged = { fate: 'finished' };
    const take = (fate: string) => ({ choose: 'take', target: 'B1', fate });
    const far = stage({ a: [{}], b: [lying, {}], apart: { 'A1 B1': 3 } });
    expect(offered(far, 'A1')).not.toContainEqual(take('captured'));
    const near = stage({ a: [{}, {}], b: [lying, {}], apart: { 'A1 B1': 2, 'A2 B1': 2, 'A2 B2': 3 } });
    const both = orders(near, { A1: take('captured'), A2: take('killed') });
    expect(of(both, 'B1', 'fate')).toBe('captured');
    const engaged = orders(near, { A1: take('captured'), A2: take('killed'), B2: engage('A1') });
    const fought = fall(answers(engaged, { A1: plan('attack'), B2: plan('attack') }), 10, 10);
    expect(of(fought, 'B1', 'fate')).toBe('killed');
  });

  test('SORTIE-STATE-026 a taker that is finished by arrows takes nobody', () => {
    const table = stage({
      a: [{ floating: -4 }, {}],
      b: [{ fate: 'finished' }, { archers: true }],
      apart: { 'A1 B2': 3, 'A2 B2': 3 },
    });
    const ordered = orders(table, { A1: { choose: 'take', target: 'B1', fate: 'killed' }, B2: shoot('A1') });
    const shot = fall(ordered.dice(1, 1, 1, 6), 10);
    expect([of(shot, 'A1', 'fate'), of(shot, 'B1', 'fate')]).toEqual(['finished', 'finished']);
  });

  test('SORTIE-STATE-003 SORTIE-STATE-026 who tried in vain to get away is taken in the next round', () => {
    const caught = answers(finished(4, 13), { B1: { choose: 'escape' } }).dice(1, 1, 1, 1);
    const taken = orders(caught, { A1: { choose: 'take', target: 'B1', fate: 'captured' } });
    expect([of(taken, 'B1', 'fate'), of(taken, 'B1', 'goneIn')]).toEqual(['captured', 1]);
  });
});

describe('Destroyed', () => {
  const destroyed = (b: Staged = {}) => fight({ b, does: ['charge', 'attack'], totals: [12, 6] });

  test('SORTIE-STATE-022 SORTIE-STATE-024 SORTIE-STATE-028 in the open it flees, or stays and is as if Finished', () => {
    expect(awaited(destroyed())).toBe('destroyed B1');
    expect(of(answers(destroyed(), { B1: { choose: 'flee' } }), 'B1', 'fate')).toBe('fled');
    expect(of(answers(destroyed(), { B1: { choose: 'stay' } }), 'B1', 'fate')).toBe('finished');
  });

  test('SORTIE-STATE-023 SORTIE-STATE-028 without escape it is captured if both say so, otherwise killed', () => {
    const shut = destroyed({ noEscape: true });
    expect(awaited(shut)).toBe('doomed B1 B1.A');
    const said = (owner: string, enemy: string) =>
      of(answers(shut, { B1: { choose: owner }, 'B1.A': { choose: enemy } }), 'B1', 'fate');
    expect(said('captured', 'captured')).toBe('captured');
    expect(said('captured', 'killed')).toBe('killed');
    expect(said('killed', 'captured')).toBe('killed');
  });
});

describe('Flanked', () => {
  test('SORTIE-STATE-018 one die less against who flanked it, and no more for the second time', () => {
    const table = stage({ a: [{ weight: 'medium' }, {}], b: [{ flankedBy: ['A1'] }] });
    const ordered = orders(table, { A1: engage('B1') });
    const planned = answers(ordered, { A1: plan('flank'), B1: plan('attack') });
    // A1: armour 1, Flank against Attack 1, Flank against a lighter unit −1. B1: Flanked −1.
    expect(lastOf(planned, 'faced').nets.map(({ total }) => total)).toEqual([1, -1]);
    expect(flankers(fall(planned, 14, 10), 'B1')).toEqual(['A1']);
  });

  test('SORTIE-STATE-019 it ends by flanking the other at +4 or ×2, not by a plain win', () => {
    const b = { flankedBy: ['A1'] };
    const wins = (...totals: number[]) => flankers(fight({ b, does: ['attack', 'flank'], totals }), 'B1');
    expect([wins(10, 14), wins(6, 12), wins(10, 13)]).toEqual([[], [], ['A1']]);
  });

  test('SORTIE-STATE-020 it ends when it finishes or destroys that opponent', () => {
    const b = { flankedBy: ['A1'] };
    const table = (does: [Maneuver, Maneuver], totals: number[]) =>
      flankers(
        fall(
          answers(orders(stage({ a: [{}, {}], b: [b] }), { A1: engage('B1') }), {
            A1: plan(does[0]),
            B1: plan(does[1]),
          }),
          ...totals,
        ),
        'B1',
      );
    expect(table(['attack', 'attack'], [6, 12])).toEqual([]);
    expect(table(['attack', 'charge'], [10, 14])).toEqual([]);
    expect(table(['attack', 'attack'], [10, 14])).toEqual(['A1']);
  });

  test('SORTIE-STATE-020 it ends when arrows finish that opponent, its own or those of a friend', () => {
    const shotBy = (archers: string) => {
      const table = stage({
        a: [{ floating: -3 }, {}],
        b: [
          { archers: true, flankedBy: ['A1'] },
          { archers: true, flankedBy: ['A1', 'A2'] },
        ],
        apart: { 'A1 B1': 2, 'A1 B2': 2, 'A2 B1': 2, 'A2 B2': 2 },
      });
      // Three 1s lower what is needed to 5, and 10 is twice as much.
      return fall(orders(table, { [archers]: shoot('A1') }).dice(1, 1, 1), 10);
    };
    for (const archers of ['B1', 'B2']) {
      const shot = shotBy(archers);
      expect([of(shot, 'A1', 'fate'), flankers(shot, 'B1'), flankers(shot, 'B2')]).toEqual(['finished', [], ['A2']]);
    }
  });

  test('SORTIE-STATE-018 SORTIE-STATE-020 taken up in its course, a unit is flanked once by each who is in the battle', () => {
    const table = stage({ a: [{ fate: 'finished' }, {}], b: [{ flankedBy: ['A1', 'A2', 'A2'] }] });
    expect(flankers(table, 'B1')).toEqual(['A2']);
  });

  test('SORTIE-STATE-021 it ends when that opponent gets away, by a roll or without', () => {
    const b = { flankedBy: ['A1'] };
    expect(flankers(fight({ b, does: ['retreat', 'attack'], totals: [13, 10] }), 'B1')).toEqual([]);
    expect(flankers(fight({ b, does: ['retreat', 'defend'], totals: [] }), 'B1')).toEqual([]);
    expect(flankers(fight({ b, does: ['retreat', 'attack'], totals: [10, 11] }), 'B1')).toEqual(['A1']);
  });

  test('SORTIE-STATE-021 it ends when that opponent withdraws, even if it is pressed', () => {
    const lost = fight({ b: { flankedBy: ['A1'] }, does: ['attack', 'attack'], totals: [10, 11] });
    const gone = answers(lost, { A1: withdraw(1) });
    expect(flankers(answers(gone, { 'B1.A1': PRESS }), 'B1')).toEqual([]);
    expect(flankers(answers(lost, { A1: withdraw(0) }), 'B1')).toEqual(['A1']);
  });

  test('SORTIE-STATE-018 nobody is free of who falls back by an order', () => {
    const table = stage({ a: [{}], b: [{ flankedBy: ['A1'] }] });
    expect(flankers(orders(table, { A1: { choose: 'fallBack', halfMoves: 2 } }), 'B1')).toEqual(['A1']);
  });
});

describe('withdrawing', () => {
  const lost = (b: Staged = { floating: -2 }) => fight({ b, does: ['attack', 'attack'], totals: [14, 10] });
  const after = (halfMoves: 0 | 1 | 2) => answers(lost(), { B1: withdraw(halfMoves) });

  test('SORTIE-STATE-009 SORTIE-STATE-010 from −2 two are lost: −4, or −3 after a half move, or −2 after a full one', () => {
    expect([0, 1, 2].map((halfMoves) => of(after(halfMoves as 0 | 1 | 2), 'B1', 'floating'))).toEqual([-4, -3, -2]);
  });

  test('SORTIE-STATE-011 SORTIE-AFTER-006 what is ignored is not on record', () => {
    expect([0, 1, 2].map((halfMoves) => of(after(halfMoves as 0 | 1 | 2), 'B1', 'record'))).toEqual([2, 1, 0]);
  });

  test('SORTIE-STATE-011 no more than were lost: of one, a full move ignores one', () => {
    const one = fight({ b: { floating: 0 }, does: ['attack', 'attack'], totals: [11, 10] });
    const gone = answers(answers(one, { B1: withdraw(2) }), { 'A1.B1': LET_GO });
    expect([of(gone, 'B1', 'floating'), of(gone, 'B1', 'record'), between(gone, 'A1', 'B1')]).toEqual([0, 0, 2]);
  });

  test('SORTIE-STATE-011 who lost nothing is not asked; Double Penalty and arrows can be ignored, being Flanked cannot', () => {
    expect(awaited(fight({ does: ['attack', 'flank'], totals: [10, 14] }))).toBe('orders A1 B1 B2');
    const charged = fight({ b: { floating: -3 }, does: ['charge', 'attack'], totals: [12, 11] });
    expect(awaited(charged)).toBe('withdrawals B1');
    expect(of(answers(charged, { B1: withdraw(2) }), 'B1', 'floating')).toBe(-4);
    const flanked = answers(fight({ does: ['flank', 'attack'], totals: [16, 7] }), { B1: withdraw(2) });
    expect([of(flanked, 'B1', 'floating'), flankers(flanked, 'B1')]).toEqual([0, ['A1']]);
  });

  test('SORTIE-STATE-012 the opponent presses and contact stays, or lets go; after a half move pressing stands first', () => {
    expect(awaited(after(1))).toBe('pressing A1.B1');
    expect(offered(after(1), 'A1.B1')).toEqual([PRESS, LET_GO]);
    const distance = (halfMoves: 1 | 2, answer: object) =>
      between(answers(after(halfMoves), { 'A1.B1': answer }), 'A1', 'B1');
    expect([distance(1, PRESS), distance(2, PRESS), distance(1, LET_GO), distance(2, LET_GO)]).toEqual([0, 0, 1, 2]);
    expect(awaited(after(0))).toBe('orders A1 B1 B2');
  });

  test('SORTIE-STATE-025 from several opponents each is asked; other enemies are at least as far', () => {
    const table = stage({ a: [{}, {}, {}, {}], b: [{ floating: 0 }], apart: { 'A3 B1': 1, 'A4 B1': 4 } });
    const fought = fall(
      answers(orders(table, { A1: engage('B1'), A2: engage('B1') }), {
        A1: plan('attack'),
        A2: plan('attack'),
        B1: plan('attack'),
      }),
      ...[11, 10],
      ...[11, 10],
    );
    const gone = answers(fought, { B1: withdraw(2) });
    expect(awaited(gone)).toBe('pressing A1.B1 A2.B1');
    const after = answers(gone, { 'A1.B1': PRESS, 'A2.B1': LET_GO });
    expect(['A1', 'A2', 'A3', 'A4'].map((one) => between(after, one, 'B1'))).toEqual([0, 2, 2, 4]);
  });

  test('SORTIE-STATE-025 who was only shot at goes further from everybody, and nobody presses', () => {
    const table = stage({ a: [{ archers: true }, {}], b: [{ floating: 0 }], apart: { 'A1 B1': 3, 'A2 B1': 1 } });
    const shot = fall(orders(table, { A1: shoot('B1') }), 15);
    const gone = answers(shot, { B1: withdraw(1) });
    expect(awaited(gone)).toBe('orders A1 A2 B1');
    expect([between(gone, 'A1', 'B1'), between(gone, 'A2', 'B1'), of(gone, 'B1', 'floating')]).toEqual([4, 2, -1]);
  });

  test('SORTIE-STATE-012 where both of a pair withdraw nobody presses, and their distances add', () => {
    // Both lose a die: A1 by arrows, B1 by A1's Attack.
    const table = stage({ a: [{}], b: [{}, { archers: true }], apart: { 'A1 B2': 3 } });
    const planned = answers(orders(table, { A1: engage('B1'), B2: shoot('A1') }), {
      A1: plan('attack'),
      B1: plan('attack'),
    });
    const gone = answers(fall(planned, 12, 11, 10), { A1: withdraw(1), B1: withdraw(2) });
    expect(awaited(gone)).toBe('orders A1 B1 B2');
    expect([between(gone, 'A1', 'B1'), between(gone, 'A1', 'B2')]).toEqual([3, 3]);
  });
});

test('SORTIE-SITUATION-017 who retreats, charges, flanks or withdraws has left the walls', () => {
  const walls = { walls: { level: 2 } };
  const left = (does: [Maneuver, Maneuver]) => of(fight({ a: walls, does, totals: [11, 10] }), 'A1', 'leftWalls');
  expect((['attack', 'defend', 'retreat', 'charge', 'flank'] as const).map((one) => left([one, 'attack']))).toEqual([
    0, 0, 1, 1, 1,
  ]);
  const lost = fight({ a: walls, does: ['defend', 'attack'], totals: [10, 11] });
  expect(of(answers(answers(lost, { A1: withdraw(1) }), { 'B1.A1': PRESS }), 'A1', 'leftWalls')).toBe(1);
  expect(of(answers(lost, { A1: withdraw(0) }), 'A1', 'leftWalls')).toBe(0);
});

test('SORTIE-SITUATION-019 who comes round an enemy does so until they part after a sortie', () => {
  const b = { outflanks: ['A1'] };
  const parted = fight({ b, does: ['retreat', 'defend'], totals: [] });
  expect(parted.run.state.open.roster.map(({ outflanks }) => outflanks)).toEqual([[], [], []]);
  const stays = fight({ b, does: ['attack', 'attack'], totals: [10, 10] });
  expect(stays.run.state.open.roster.map(({ outflanks }) => outflanks)).toEqual([[], ['A1'], []]);
  expect(wasSaid(stays, 'movedApart')).toBe(false);
  expect(pools(stays, 'A1', 'B1')).toEqual([0, 0]);
});

describe('recovery', () => {
  test('SORTIE-STATE-006 SORTIE-STATE-008 militia that began at −5 and stands at −7 needs two quiet rounds, and no more', () => {
    const table = stage({ a: [{ level: -1, floating: -7 }], b: [{}, { archers: true }], apart: { 'A1 B1': 4 } });
    const close = { B1: { choose: 'close', target: 'A1', halfMoves: 1 } };
    const rounds = [orders(table, close)];
    for (let round = 0; round < 2; round++) rounds.push(orders(rounds.at(-1) as Table, close));
    expect(rounds.map((after) => of(after, 'A1', 'floating'))).toEqual([-6, -5, -5]);
  });

  test('SORTIE-STATE-007 Defend and Retreat are no attack; Attack, Charge, Flank and arrows are', () => {
    const after = (theirs: Maneuver, ...totals: number[]) =>
      of(fight({ a: { floating: -2 }, does: ['attack', theirs], totals }), 'A1', 'floating');
    expect([after('defend', 10, 10), after('retreat', 10, 10)]).toEqual([-1, -1]);
    expect([after('attack', 10, 10), after('charge', 10, 10), after('flank', 10, 10)]).toEqual([-2, -2, -2]);
    // And as side B meets it.
    const other = (mine: Maneuver) =>
      of(fight({ b: { floating: -2 }, does: [mine, 'attack'], totals: [10, 10] }), 'B1', 'floating');
    expect((['attack', 'defend', 'retreat', 'charge', 'flank'] as const).map(other)).toEqual([-2, -1, -1, -2, -2]);
    const table = stage({ a: [{ floating: -2 }], b: [{ archers: true }], apart: { 'A1 B1': 3 } });
    const shot = fall(orders(table, { B1: shoot('A1') }).dice(6, 6), 9);
    expect(of(shot, 'A1', 'floating')).toBe(-2);
    // The attack of one round is none in the next.
    expect(of(orders(shot, {}), 'A1', 'floating')).toBe(-1);
  });

  describe('SORTIE-STATE-006 SORTIE-STATE-007 of units that are made anew in the round', () => {
    /** B1 shoots at A1 and misses, while A1 and A2 do as they are told; all have penalty dice. */
    const shotAt = (given: Readonly<Record<string, object>>, heads: readonly [number, number]): Table => {
      const [a1, a2] = heads;
      const table = stage({
        a: [
          { heads: a1, floating: -2 },
          { heads: a2, floating: -2 },
        ],
        b: [{ archers: true, heads: 100 }],
        apart: { 'A1 B1': 3, 'A2 B1': 3 },
      });
      // Two penalty dice that lower nothing; then 9 against 11.
      return fall(orders(table, { ...given, B1: shoot('A1') }).dice(6, 6), 9);
    };

    test('both parts of who split while it was shot at have faced an attack', () => {
      const split = shotAt({ A1: { choose: 'split', heads: 50, commander: 'stays' } }, [100, 100]);
      // −2 by halves; A2 has faced nobody.
      expect(pools(split, 'A1', 'A3', 'A2')).toEqual([-1, -1, -1]);
    });

    test('who is joined by some who were shot at has faced an attack, as they have', () => {
      // 100 with −2 join 400 with −2: a quarter of −2, rounded down, is −1.
      const small = shotAt({ A1: { choose: 'join', friend: 'A2' } }, [100, 400]);
      expect(pools(small, 'A2')).toEqual([-3]);
      const large = shotAt({ A2: { choose: 'join', friend: 'A1' } }, [400, 100]);
      expect(pools(large, 'A1')).toEqual([-3]);
    });

    test('who joins unharmed recovers one die, and each part of who splits has its own', () => {
      const table = stage({ a: [{ floating: -2 }, { floating: -2 }], b: [{}], apart: { 'A1 B1': 4, 'A2 B1': 4 } });
      expect(pools(orders(table, { A1: { choose: 'join', friend: 'A2' } }), 'A1')).toEqual([-3]);
      const split = orders(table, { A1: { choose: 'split', heads: 50, commander: 'stays' } });
      expect(pools(split, 'A1', 'A3')).toEqual([0, 0]);
    });
  });
});
