import { type AnyRules, beginState } from '@warmoot/kernel';
import { type command, SCENES } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { frontFirst } from './front.js';
import { pictureOf } from './picture.js';
import { nextOf, planOf } from './plans.js';
import type { Sight } from './sight.js';
import { strikesOf } from './strikes.js';

const rules = SCENES['command/battle'] as AnyRules;

type Standing = readonly [command.UnitClass, command.Grade, points: number, at: readonly [number, number]];

/** The declarations of north: N1, N2, … against S1, S2, … */
const met = (north: readonly Standing[], south: readonly Standing[]): Sight => {
  const units = [north, south].flatMap((all, side) =>
    all.map(([of, grade, points, [row, column]]) => ({
      side: side === 0 ? 'north' : 'south',
      class: of,
      grade,
      points,
      hex: { row, column },
    })),
  );
  const state = beginState(rules, {
    setup: {
      seats: ['one', 'two'],
      north: { name: 'Red', seat: 'one' },
      south: { name: 'Blue', seat: 'two' },
      position: { units, active: 'north', stage: 3 },
    },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return state.value as unknown as Sight;
};

test('COMMAND-ATTACK-005 a plan leads with the strong and helps with the others', () => {
  const sight = met(
    [
      ['HI', 'C', 3, [5, 6]],
      ['LC', 'C', 3, [5, 5]],
    ],
    [['HI', 'C', 1, [6, 6]]],
  );
  const plan = planOf(sight, 1, 0);
  expect([plan.orders.attacks.slice(0, 2), plan.orders.helps.slice(0, 2)]).toEqual([
    [2, -1],
    [-1, 0],
  ]);
  expect(plan.gain).toBeGreaterThan(4);
  expect(nextOf(plan, sight, [{ choose: 'endStage' }, { choose: 'attack', unit: 'N1', target: 'S1' }])).toMatchObject({
    choose: 'attack',
  });
});

test('COMMAND-ATTACK-012 nobody spends a point on a fight that cannot be won', () => {
  const weak: readonly Standing[] = [
    ['LI', 'D', 2, [5, 6]],
    ['LI', 'D', 2, [5, 5]],
  ];
  const { orders, gain } = planOf(met(weak, [['HI', 'C', 3, [6, 6]]]), 1, 0);
  expect([orders.attacks, gain]).toEqual([[-1, -1, -1], 0]);
});

test('COMMAND-DEFEND-011 a plan knows that the defence is supported', () => {
  const backed: readonly Standing[] = [
    ['HI', 'C', 3, [6, 6]],
    ['SI', 'B', 1, [6, 7]],
  ];
  // 4 against 3 + 3.
  const { orders } = planOf(met([['HI', 'B', 5, [5, 6]]], backed), 1, 0);
  expect(orders.attacks[0]).not.toBe(1);
});

test('COMMAND-MORALE-003 a blow is worth all who run with the one it hits', () => {
  const gain = (left: number): number => {
    const sight = met(
      [['HC', 'B', 3, [5, 6]]],
      [
        ['HI', 'B', 1, [6, 6]],
        ['LI', 'C', left, [10, 2]],
        ['LI', 'D', left, [10, 8]],
        ['LI', 'E', left, [10, 12]],
      ],
    );
    return strikesOf(pictureOf(sight, 1), 0, 'none');
  };
  // Three units of 4 health each stay for a point, or run: D and E have one point for one rout, and C stays.
  expect(gain(0) - gain(1)).toBeGreaterThan(3 * 4 - 3);
});

test('where there are too many moves to look at, those nearest to the enemy are looked at first', () => {
  const sight = met(
    [
      ['LI', 'C', 3, [0, 3]],
      ['LI', 'C', 3, [4, 6]],
      ['LI', 'C', 3, [1, 9]],
    ],
    [['HI', 'C', 3, [8, 6]]],
  );
  const moves = ['N1', 'N2', 'N3'].flatMap((unit) =>
    Array.from({ length: 35 }, (_, column) => ({ choose: 'advance' as const, unit, hex: { row: 5, column } })),
  );
  const looked = new Set(frontFirst(sight, 0, moves).map(({ unit }) => unit));
  expect([...looked]).toEqual(['N2', 'N3']);
  expect(frontFirst(sight, 0, moves.slice(0, 40))).toEqual(moves.slice(0, 40));
});
