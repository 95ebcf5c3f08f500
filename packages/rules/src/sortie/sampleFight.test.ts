import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { Maneuver } from './battle/maneuvers.table.js';
import type { Sortie } from './battle/sortie.js';
import { sortieScene } from './scene.js';
import { answers, awaited, engage, flankers, lastOf, of, orders, plan, pools, type Table } from './testing/stage.js';

const fight = sitDown<Sortie>(
  sortieScene,
  {
    seats: ['ana', 'bo'],
    a: {
      name: 'Red',
      seat: 'ana',
      units: [
        { name: 'Red Shields', heads: 300, weight: 'heavy', level: 1, commander: { level: 2, strengths: ['tactics'] } },
      ],
    },
    b: {
      name: 'Blue',
      seat: 'bo',
      units: [
        { name: 'Blue Riders', heads: 200, mount: 'cavalry', level: 1.5, commander: { level: 1 }, moved: 'overHalf' },
      ],
    },
    ground: 'open',
  },
  { 'sortie.startDistance': 1 },
);

/** One round: who engages, the two plans, and both pools. */
const round = (
  table: Table,
  opens: 'A1' | 'B1',
  [red, redBid]: readonly [Maneuver, number],
  [blue, blueBid]: readonly [Maneuver, number],
): Table =>
  answers(orders(table, { [opens]: engage(opens === 'A1' ? 'B1' : 'A1') }), {
    A1: plan(red, { B1: redBid }),
    B1: plan(blue, { A1: blueBid }),
  });

const nets = (table: Table) => lastOf(table, 'faced').nets.map(({ total }) => total);

test('SORTIE-POOL-013 SORTIE-FLOAT-015 SORTIE-EFFECT-006 the complete sample fight of section 14', () => {
  expect(pools(fight, 'A1', 'B1')).toEqual([4, 3]);
  const begun = fight.dice(2).dice(5);
  expect(lastOf(begun, 'initiativeWon').side).toBe(1);

  const first = round(begun, 'B1', ['defend', 1], ['charge', 2]);
  expect(nets(first)).toEqual([7, 5]);
  const one = first.dice(6, 4, 6, 5, 1, 2, 6, 3, 4, 2).dice(6, 2, 5, 3, 1, 4, 2, 5);
  expect(lastOf(one, 'fought').how).toMatchObject({ totals: [18, 16], winner: 0, degree: 'win' });
  expect(pools(one, 'A1', 'B1')).toEqual([4, 1]);

  const second = round(one, 'A1', ['attack', 2], ['flank', 1]);
  expect(nets(second)).toEqual([5, 4]);
  const two = second.dice(5, 3, 2, 4, 4, 1, 2, 3).dice(6, 6, 5, 2, 3, 1, 4);
  expect(lastOf(two, 'fought').how).toMatchObject({ totals: [13, 17], winner: 1, degree: 'plus4' });
  expect([pools(two, 'A1', 'B1'), flankers(two, 'A1')]).toEqual([[2, 0], ['B1']]);

  const third = round(two, 'A1', ['attack', 1], ['attack', 0]);
  expect(nets(third)).toEqual([3, 1]);
  const lost = third.dice(6, 5, 5, 2, 1, 3).dice(4, 2, 3, 5);
  expect(awaited(lost)).toBe('withdrawals B1');
  const withdrawn = answers(lost, { B1: { choose: 'withdraw', halfMoves: 1 } });
  const three = answers(withdrawn, { 'A1.B1': { choose: 'press' } });
  expect([pools(three, 'A1', 'B1'), of(three, 'B1', 'record'), flankers(three, 'A1')]).toEqual([[2, -1], 1, []]);

  const fourth = round(three, 'A1', ['charge', 0], ['retreat', 0]);
  expect(nets(fourth)).toEqual([3, 2]);
  const charged = fourth.dice(4, 6, 3, 5, 2, 1).dice(5, 2, 6, 3, 1);
  const four = answers(charged, { B1: { choose: 'withdraw', halfMoves: 0 } });
  expect([pools(four, 'A1', 'B1'), of(four, 'B1', 'record')]).toEqual([[2, -2], 2]);

  const fifth = round(four, 'A1', ['attack', 2], ['defend', 0]);
  expect(nets(fifth)).toEqual([5, 0]);
  const five = fifth.dice(6, 5, 1, 3, 6, 2, 4, 5).dice(2, 4, 2);
  expect(lastOf(five, 'fought').how).toMatchObject({ totals: [17, 8], winner: 0, degree: 'double' });
  expect([of(five, 'B1', 'fate'), of(five, 'A1', 'floating')]).toEqual(['finished', 1]);

  expect(awaited(five)).toBe('quarter Red');
  const quarter = answers(five, { Red: { choose: 'takePrisoners' } });
  const over = answers(quarter, { Red: { choose: 'take', target: 'B1', fate: 'captured' } })
    .dice(3, 5)
    .dice(3);
  const [red, blue] = over.run.outcome().armies;
  expect(blue.units[0]).toMatchObject({ injured: 83, dead: 39, fit: 78, prisoners: 161, floating: -2, fadesIn: 60 });
  expect(red.units[0]).toMatchObject({ injured: 0, dead: 0, fit: 300, floating: 1, started: 4 });
  expect(over.run.outcome()).toMatchObject({ winner: 'Red', rounds: 5, ending: 'fieldWon' });
});
