import { describe, expect, test } from 'vitest';
import type { CommandChoice } from '../battle/command.js';
import { orders, type Standing, stand, type Table } from '../battle/testing/stand.js';
import { clashSheet } from './clash.js';
import { futureOf } from './future.js';
import { orderSheets } from './orders.js';

/** The sample turn of the ledger after its stage 2. */
const NORTH: readonly Standing[] = [
  ['HI', 'B', 5, [7, 6]],
  ['LI', 'C', 4, [7, 7]],
  ['HC', 'B', 4, [7, 8]],
  ['AR', 'C', 2, [4, 6]],
  ['LC', 'C', 4, [7, 5]],
  ['HI', 'C', 0, [5, 3]],
  ['LC', 'D', 2, [7, 4]],
];
const SOUTH: readonly Standing[] = [
  ['HI', 'C', 1, [8, 6]],
  ['LI', 'D', 2, [8, 7]],
  ['SI', 'C', 3, [8, 5]],
  ['LI', 'E', 0, [8, 8]],
  ['HI', 'C', 3, [9, 6]],
  ['AR', 'D', 2, [9, 9]],
];
const ANA = { seat: 'ana', as: 'North' };
const BO = { seat: 'bo', as: 'South' };
const [N1, N5, S1, S2, S4, S6] = [0, 4, 7, 8, 10, 12];

const attacks = (): Table => stand(NORTH, SOUTH, { stage: 3, charges: [{ unit: 'N3', target: 'S4' }] });

const ATTACK: CommandChoice = { choose: 'attack', unit: 'N1', target: 'S1' };

describe('an attack before it is ordered', () => {
  test('COMMAND-RESOLVE-003 COMMAND-RESOLVE-004 every block is as long as its score, and every total stands', () => {
    const sheet = clashSheet(attacks().run.view('ana'), N1, S1);
    expect(sheet.attack.map(({ unit, score, state }) => [unit, score, state])).toEqual([
      [N1, 4, 'in'],
      [N5, 2, 'may'],
    ]);
    expect(sheet.defence.map(({ unit, score, state }) => [unit, score, state])).toEqual([
      [S1, 3, 'in'],
      [S2, 1, 'may'],
      [9, 2, 'may'],
    ]);
    expect(sheet.defenceTotals).toEqual([3, 4, 5, 6]);
  });

  test('COMMAND-MORALE-006 COMMAND-SURVIVOR-004 the account follows the chain to its end', () => {
    const future = futureOf(attacks().run.view('ana'), ANA, ATTACK, { supporters: ['N5'], defenders: 'none' });
    expect(future?.prices).toEqual([
      { points: 2, damage: 0, units: 0 },
      { points: 2, damage: 0, units: 2 },
    ]);
    const lines = future?.lines.map(({ event, unit, before, after, forced }) => [
      event.event,
      unit,
      before,
      after,
      forced,
    ]);
    expect(lines).toEqual([
      ['attacked', N1, 5, 4, false],
      ['defended', S1, 1, 1, false],
      ['supportedAttack', N5, 4, 4, false],
      ['clashed', N1, 4, 4, false],
      ['routed', S1, 1, 1, true],
      ['checkedMorale', S2, 2, 1, false],
      ['checkedMorale', S6, 2, 1, false],
      ['routed', S4, 0, 0, true],
      ['letEscape', N1, 4, 3, false],
      // The household's attack on the levy that has routed.
      ['attackIgnored', 2, 3, 3, false],
    ]);
  });

  test('COMMAND-SURVIVOR-003 COMMAND-SURVIVOR-004 another answer on the way is another account', () => {
    const view = attacks().run.view('ana');
    const supposing = { supporters: ['N5'], defenders: 'none' } as const;
    const last = futureOf(view, ANA, ATTACK, supposing)?.lines.find(({ event }) => event.event === 'letEscape');
    const [choice] = last?.forks.filter(({ choose }) => choose === 'slaughter') ?? [];
    const future = futureOf(view, ANA, ATTACK, {
      ...supposing,
      instead: { answer: last?.answer as number, choice: choice as CommandChoice },
    });
    // It costs a point less, and the unit is gone from the field.
    expect(future?.prices[0]).toEqual({ points: 1, damage: 0, units: 1 });
    expect(future?.units.find(({ unit }) => unit === N1)?.after).toMatchObject({ points: 4, fate: 'left' });
    // Household attacks because it is bound: what it pays for that is not in the account of another attack.
    expect(future?.units.find(({ unit }) => unit === 2)?.after.points).toBe(4);
  });

  test('COMMAND-DEFEND-011 with those who may come to its defence nobody wins', () => {
    const future = futureOf(attacks().run.view('ana'), ANA, ATTACK, { supporters: ['N5'] });
    expect(future?.lines.find(({ event }) => event.event === 'clashed')?.event).toMatchObject({
      attack: { total: 6 },
      defence: { total: 6 },
      winner: null,
    });
    expect(future?.prices[1]).toEqual({ points: 0, damage: 0, units: 0 });
  });
});

test('COMMAND-CHARGE-005 orders that are closed say why', () => {
  const sheets = orderSheets(attacks().run.view('ana'), ANA, 2);
  expect(sheets.map(({ word, choices, refusal }) => [word, choices.length, refusal === null])).toEqual([
    ['attack', 1, true],
    ['hold', 0, false],
    ['rout', 1, true],
  ]);
  expect(sheets[1]?.refusal).toMatchObject({ rule: 'COMMAND-CHARGE-005' });
});

test('COMMAND-VOLLEY-007 a volley has three futures', () => {
  const table = orders(
    stand(
      [['AR', 'C', 3, [4, 6]]],
      [
        ['HI', 'C', 2, [8, 6]],
        ['LI', 'D', 0, [9, 9]],
      ],
    ),
    ['volley', 'N1', 'S1'],
  );
  const view = table.run.view('bo');
  const prices = (['endureMissiles', 'takeDamage', 'rout'] as const).map(
    (choose) => futureOf(view, BO, { choose, unit: 'S1' })?.prices[1],
  );
  expect(prices).toEqual([
    { points: 1, damage: 0, units: 0 },
    { points: 0, damage: 1, units: 0 },
    // The levy of lower grade has no point to check with.
    { points: 0, damage: 0, units: 2 },
  ]);
});

test('COMMAND-RESOLVE-012 paying for a lost attack leads into the next attack on the same unit', () => {
  const table = orders(
    stand(
      [
        ['HC', 'B', 4, [7, 6]],
        ['HI', 'B', 4, [8, 5]],
      ],
      [
        ['HI', 'C', 5, [8, 6]],
        ['SI', 'C', 2, [9, 6]],
      ],
      {
        stage: 5,
        attacks: [
          { unit: 'N1', target: 'S1' },
          { unit: 'N2', target: 'S1' },
        ],
      },
    ),
    ['resolve', 'N1', 'S1'],
  );
  const future = futureOf(table.run.view('bo'), BO, { choose: 'loseAttack', unit: 'S1' });
  const clashes = future?.lines.flatMap(({ event }) => (event.event === 'clashed' ? [event] : []));
  // 4 against 3 less 1 for the damage of the first.
  expect(clashes?.map(({ attack, defence }) => [attack.total, defence.total])).toEqual([[4, 2]]);
  expect(future?.prices[1]).toEqual({ points: 4, damage: 2, units: 0 });
});

test('COMMAND-MOVE-003 a unit behind its own line is told that no hex is nearer, not that somebody is in its way', () => {
  const table = stand(
    [
      ['AR', 'C', 2, [1, 7]],
      ['LI', 'C', 2, [1, 6]],
      ['LI', 'C', 2, [1, 8]],
      ['LI', 'C', 2, [2, 7]],
      ['LI', 'C', 2, [2, 8]],
    ],
    [['LI', 'C', 2, [11, 7]]],
    { stage: 2 },
  );
  const advance = orderSheets(table.run.view('ana'), ANA, 0).find(({ word }) => word === 'advance');
  expect(advance?.refusal).toMatchObject({ rule: 'COMMAND-MOVE-003' });
});
