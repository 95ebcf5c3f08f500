import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { Command, CommandChoice, CommandSight } from '../command.js';
import { priceOf } from '../prices.js';
import {
  askedOf,
  how,
  offered,
  orders,
  refusedBy,
  type Standing,
  scene,
  setupOf,
  stand,
  type Table,
  wordsOf,
} from '../testing/stand.js';
import type { UnitClass } from '../units.table.js';

const FAR: readonly Standing[] = [['HI', 'C', 2, [10, 6]]];

/** Where a unit may go by this word, as "row,column". */
const ends = (table: Table, word: string, key = 'N1'): readonly string[] =>
  offered(table).flatMap((one) =>
    one.choose === word && 'unit' in one && one.unit === key && 'hex' in one
      ? [`${one.hex.row},${one.hex.column}`]
      : [],
  );

/** The printed table: the classes, and what is open with 0, 1 and 2 points. */
const OPEN = {
  contact: [
    ['LI HI HC', 'engage rout', 'engage rout', 'disengage engage rout'],
    ['SI LC AR HA', 'engage rout waiting', 'engage rout waiting', 'disengage engage rout waiting'],
  ],
  free: [
    ['LI HI', 'advance rout', 'advance hold manoeuvre rout', 'advance hold manoeuvre rout'],
    ['SI AR HA', 'advance rout waiting', 'advance hold manoeuvre rout waiting', 'advance hold manoeuvre rout waiting'],
    ['HC', 'advance rout', 'advance charge hold manoeuvre rout', 'advance charge hold manoeuvre rout'],
    [
      'LC',
      'advance rout waiting',
      'advance charge hold manoeuvre rout waiting',
      'advance charge hold manoeuvre rout waiting',
    ],
  ],
} as const;

test.each([
  ['contact', [7, 6]],
  ['free', [5, 6]],
] as const)(
  'COMMAND-MOVE-001 COMMAND-MOVE-008 COMMAND-MOVE-009 COMMAND-MOVE-010 open choices in stage 2: %s',
  (situation, at) => {
    for (const [classes, ...byPoints] of OPEN[situation]) {
      for (const of of classes.split(' ') as UnitClass[]) {
        for (const [points, words] of byPoints.entries()) {
          const table = stand([[of, 'C', points, at]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
          expect([of, points, [...wordsOf(table, 'N1')].sort().join(' ')]).toEqual([of, points, words]);
        }
      }
    }
  },
);

test('COMMAND-MOVE-008 example 1 of section 7: without a point, with one, and skirmishers', () => {
  const at = (of: UnitClass, points: number) =>
    [...wordsOf(stand([[of, 'C', points, [2, 2]]], [['HI', 'C', 2, [8, 2]]], { stage: 2 }), 'N1')].sort().join(' ');
  expect([at('LI', 0), at('LI', 1), at('SI', 0)]).toEqual([
    'advance rout',
    'advance hold manoeuvre rout',
    'advance rout waiting',
  ]);
  const none = stand([['LI', 'C', 0, [2, 2]]], FAR, { stage: 2 });
  expect(refusedBy(none, 'hold', 'N1')).toBe('COMMAND-MOVE-008 command.cannotHold');
  expect(refusedBy(none, 'manoeuvre', 'N1', [3, 2])).toBe('COMMAND-POINTS-008 command.cannotPay');
});

test('COMMAND-MOVE-002 COMMAND-MOVE-003 COMMAND-MOVE-005 an Advance of one to three hexes, nearer to some enemy, next to one or not', () => {
  const table = stand([['HI', 'C', 2, [6, 6]]], FAR, { stage: 2 });
  // Every hex within 3 of (6, 6) that is nearer than 4 to (10, 6): seven rows of the cone, counted by the formula.
  const q = (r: number, c: number) => c - Math.floor(r / 2);
  const far = (r: number, c: number, R: number, C: number) =>
    Math.max(Math.abs(q(r, c) - q(R, C)), Math.abs(r - R), Math.abs(q(r, c) - q(R, C) + r - R));
  const wanted: string[] = [];
  for (let r = 0; r < 12; r++)
    for (let c = 0; c < 15; c++)
      if (far(r, c, 6, 6) >= 1 && far(r, c, 6, 6) <= 3 && far(r, c, 10, 6) < 4 && far(r, c, 10, 6) > 0)
        wanted.push(`${r},${c}`);
  expect([...ends(table, 'advance')].sort()).toEqual(wanted.sort());
  expect(refusedBy(table, 'advance', 'N1', [5, 6])).toBe('COMMAND-MOVE-003 command.notNearer');
  expect(refusedBy(table, 'advance', 'N1', [10, 6])).toBe('COMMAND-HEX-005 command.hexTaken');
  const moved = orders(table, ['advance', 'N1', [9, 6]]);
  expect(how(moved, 'N1')).toBe('2c (9, 6)');
});

test('COMMAND-MOVE-003 nearer to any enemy, or to the nearest', () => {
  const table = (options: object) =>
    stand(
      [['HI', 'C', 2, [5, 6]]],
      [
        ['HI', 'C', 2, [8, 6]],
        ['HI', 'C', 2, [1, 6]],
      ],
      { stage: 2 },
      options,
    );
  expect(ends(table({}), 'advance')).toContain('4,6');
  const nearest = table({ 'command.advanceMeasure': 'nearest' });
  expect(ends(nearest, 'advance')).not.toContain('4,6');
  expect(ends(nearest, 'advance')).toContain('6,6');
  expect(refusedBy(nearest, 'advance', 'N1', [4, 6])).toBe('COMMAND-MOVE-003 command.notNearer');
  // 3 hexes from one and 4 from the other: 2 from the other is nearer than before, 3 is not.
  const between = stand(
    [['HI', 'C', 2, [5, 5]]],
    [
      ['HI', 'C', 2, [5, 2]],
      ['HI', 'C', 2, [5, 9]],
    ],
    { stage: 2 },
    { 'command.advanceMeasure': 'nearest' },
  );
  expect(ends(between, 'advance')).toContain('5,7');
  expect(ends(between, 'advance')).not.toContain('5,6');
});

test('COMMAND-MOVE-004 no Advance out of contact, unless the table has it so', () => {
  const table = (options: object) =>
    stand(
      [['HI', 'C', 2, [7, 6]]],
      [
        ['HI', 'C', 2, [8, 6]],
        ['HI', 'C', 2, [7, 10]],
      ],
      { stage: 2 },
      options,
    );
  expect(refusedBy(table({}), 'advance', 'N1', [7, 8])).toBe('COMMAND-MOVE-004 command.inContact');
  expect(ends(table({ 'command.advanceFromContact': 'on' }), 'advance')).toContain('7,8');
});

test('COMMAND-MOVE-006 COMMAND-MOVE-007 COMMAND-MOVE-010 Engage and Waiting cost nothing, Hold a point and only out of contact', () => {
  const engaged = stand([['SI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
  expect(how(orders(engaged, ['engage', 'N1']), 'N1')).toBe('2c (7, 6)');
  expect(how(orders(engaged, ['waiting', 'N1']), 'N1')).toBe('2c (7, 6)');
  expect(refusedBy(engaged, 'hold', 'N1')).toBe('COMMAND-MOVE-007 command.inContact');
  const free = stand([['SI', 'C', 2, [5, 6]]], FAR, { stage: 2 });
  expect(how(orders(free, ['hold', 'N1']), 'N1')).toBe('1c (5, 6)');
  const price = ({ run }: Table, choose: 'hold' | 'engage' | 'manoeuvre') =>
    priceOf(run.state as unknown as CommandSight, { choose, unit: 'N1', hex: { row: 5, column: 7 } } as CommandChoice);
  expect([price(free, 'hold'), price(free, 'manoeuvre'), price(engaged, 'engage')]).toEqual([1, 1, 0]);
  // In the other stages a Hold costs nothing.
  expect([1, 3, 4].map((stage) => price(stand([['SI', 'C', 2, [5, 6]]], FAR, { stage }), 'hold'))).toEqual([0, 0, 0]);
  expect(refusedBy(free, 'engage', 'N1')).toBe('COMMAND-MOVE-006 command.notInContact');
});

test('COMMAND-MOVE-011 COMMAND-MOVE-012 COMMAND-MOVE-013 a Manoeuvre of up to two hexes anywhere but where it began, next to enemies too', () => {
  const table = stand([['HI', 'C', 2, [5, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
  // All 18 hexes at distance 1 and 2 are free.
  expect(ends(table, 'manoeuvre')).toHaveLength(18);
  expect(ends(table, 'manoeuvre')).toEqual(expect.arrayContaining(['3,6', '7,6']));
  expect(how(orders(table, ['manoeuvre', 'N1', [7, 6]]), 'N1')).toBe('1c (7, 6)');
  expect(refusedBy(table, 'manoeuvre', 'N1', [5, 6])).toBe('COMMAND-MOVE-012 command.standsThere');
  expect(refusedBy(table, 'manoeuvre', 'N1', [2, 6])).toBe('COMMAND-HEX-006 command.noWay');
  const engaged = stand([['HI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
  expect(refusedBy(engaged, 'manoeuvre', 'N1', [6, 6])).toBe('COMMAND-MOVE-011 command.inContact');
});

test('COMMAND-DISENGAGE-002 COMMAND-HEX-005 nobody disengages to a hex that is taken', () => {
  const beside: readonly Standing[] = [['HI', 'B', 2, [8, 6]]];
  const alone = stand([['HI', 'B', 3, [7, 6]]], beside, { stage: 2 });
  expect([...ends(alone, 'disengage')].sort()).toEqual(['6,6', '6,7', '7,7']);
  const friends = stand(
    [
      ['HI', 'B', 3, [7, 6]],
      ['LI', 'C', 2, [6, 6]],
    ],
    beside,
    { stage: 2 },
  );
  expect([...ends(friends, 'disengage')].sort()).toEqual(['6,7', '7,7']);
  expect(refusedBy(friends, 'disengage', 'N1', [6, 6])).toBe('COMMAND-HEX-005 command.hexTaken');
});

test('COMMAND-MOVE-014 a unit without points that is boxed in routs, or holds for nothing', () => {
  const boxed: readonly Standing[] = [
    ['LI', 'C', 0, [0, 0]],
    ['HI', 'C', 2, [0, 1]],
    ['HI', 'C', 2, [1, 0]],
  ];
  const table = stand(boxed, FAR, { stage: 2 });
  expect(wordsOf(table, 'N1')).toEqual(['rout']);
  expect(orders(table, ['rout', 'N1']).last).toContainEqual({ event: 'routed', unit: 0, why: 'forced' });
  const freely = stand(boxed, FAR, { stage: 2 }, { 'command.boxedInUnits': 'freeHold' });
  expect(wordsOf(freely, 'N1')).toEqual(['hold', 'rout']);
  expect(how(orders(freely, ['hold', 'N1']), 'N1')).toBe('0c (0, 0)');
  // Nor who can wait.
  const skirmishers: readonly Standing[] = [['SI', 'C', 0, [0, 0]], ...boxed.slice(1)];
  const waits = stand(skirmishers, FAR, { stage: 2 }, { 'command.boxedInUnits': 'freeHold' });
  expect(wordsOf(waits, 'N1')).toEqual(['waiting', 'rout']);
  // Only who is boxed in: another unit without points still cannot hold.
  const open = stand([['LI', 'C', 0, [2, 2]]], FAR, { stage: 2 }, { 'command.boxedInUnits': 'freeHold' });
  expect(wordsOf(open, 'N1')).toEqual(['advance', 'rout']);
  // Moving another unit first opens the way.
  expect(wordsOf(orders(table, ['advance', 'N3', [2, 1]]), 'N1')).toEqual(['advance', 'rout']);
});

test('COMMAND-MOVE-015 every class goes as far as every other', () => {
  const counts = (['LI', 'HI', 'SI', 'LC', 'HC', 'AR', 'HA'] as const).map((of) => {
    const table = stand([[of, 'C', 2, [5, 6]]], FAR, { stage: 2 });
    return `${ends(table, 'advance').length} ${ends(table, 'manoeuvre').length}`;
  });
  expect(new Set(counts).size).toBe(1);
});

test('COMMAND-HEX-006 COMMAND-HEX-007 neither through enemies nor friends nor off the map; over friends where the table has it so', () => {
  const wall: readonly Standing[] = [
    ['LI', 'C', 2, [0, 0]],
    ['HI', 'C', 2, [0, 1]],
    ['HI', 'C', 2, [1, 0]],
  ];
  expect(ends(stand(wall, FAR, { stage: 2 }), 'manoeuvre')).toEqual([]);
  const over = stand(wall, FAR, { stage: 2 }, { 'command.passThroughFriends': 'on' });
  // Over (0, 1) and (1, 0), and not onto them.
  expect([...ends(over, 'manoeuvre')].sort()).toEqual(['0,2', '1,1', '2,0', '2,1'].sort());
  expect(refusedBy(over, 'manoeuvre', 'N1', [0, 1])).toBe('COMMAND-HEX-005 command.hexTaken');
  expect(refusedBy(over, 'manoeuvre', 'N1', [0, 15])).toBe('COMMAND-HEX-007 command.offTheMap');
  const enemies = stand(
    [['HC', 'C', 2, [0, 0]]],
    [
      ['HI', 'C', 2, [1, 1]],
      ['HI', 'C', 2, [0, 2]],
      ['HI', 'C', 2, [2, 0]],
      ['HI', 'C', 2, [2, 1]],
    ],
    { stage: 2 },
    { 'command.passThroughFriends': 'on' },
  );
  expect([...ends(enemies, 'manoeuvre')].sort()).toEqual(['0,1', '1,0']);
});

test('COMMAND-HEX-008 an enemy beside the way does not stop a unit, or does where the table has it so', () => {
  const table = (options: object) =>
    stand(
      [['HI', 'C', 2, [4, 6]]],
      [
        ['HI', 'C', 2, [6, 6]],
        ['HI', 'C', 2, [10, 6]],
      ],
      { stage: 2 },
      options,
    );
  // (6, 5) and (6, 7) touch the enemy at (6, 6), and so does every hex of row 5 on the way to (7, 5).
  expect(ends(table({}), 'advance')).toContain('7,5');
  const stops = table({ 'command.zoneOfControl': 'stop' });
  expect(ends(stops, 'advance')).not.toContain('7,5');
  expect(ends(stops, 'advance')).toContain('5,6');
  expect(refusedBy(stops, 'advance', 'N1', [7, 5])).toBe('COMMAND-HEX-006 command.noWay');
});

const EXAMPLE: readonly [readonly Standing[], readonly Standing[]] = [
  [
    ['HI', 'B', 3, [7, 6]],
    ['HI', 'C', 3, [1, 1]],
  ],
  [
    ['HI', 'C', 2, [8, 6]],
    ['LI', 'C', 1, [8, 7]],
  ],
];

test('COMMAND-DISENGAGE-001 COMMAND-DISENGAGE-003 COMMAND-DISENGAGE-005 COMMAND-DISENGAGE-006 COMMAND-DISENGAGE-007 COMMAND-DISENGAGE-008 example 2 of section 7', () => {
  const left = orders(stand(...EXAMPLE, { stage: 2 }), ['disengage', 'N1', [6, 6]]);
  expect([how(left, 'N1'), askedOf(left)]).toEqual(['1c (6, 6)', 'South left']);
  expect(wordsOf(left, 'S2')).toEqual(['pursue', 'allowDisengagement', 'rout']);
  expect(wordsOf(left, 'S1')).toEqual([]);
  expect(refusedBy(left, 'pursue', 'S1')).toBe('COMMAND-DISENGAGE-003 command.notAsked');
  const pursued = orders(left, ['pursue', 'S2']);
  expect([how(pursued, 'S2'), how(pursued, 'N1'), askedOf(pursued)]).toEqual([
    '1c (7, 6)',
    '1c (6, 6)',
    'North movement',
  ]);
  const allowed = orders(left, ['allowDisengagement', 'S2']);
  expect([how(allowed, 'S2'), askedOf(allowed)]).toEqual(['0c (8, 7)', 'North movement']);
  expect(how(orders(left, ['rout', 'S2']), 'S2')).toBe('routed');
});

test('COMMAND-DISENGAGE-002 exactly one hex, next to no enemy; without such a hex it is not open', () => {
  const table = stand(...EXAMPLE, { stage: 2 });
  // Of the neighbours of (7, 6), only (6, 6) and (6, 7) touch neither (8, 6) nor (8, 7).
  expect([...ends(table, 'disengage')].sort()).toEqual(['6,6', '6,7']);
  expect(refusedBy(table, 'disengage', 'N1', [7, 5])).toBe('COMMAND-DISENGAGE-002 command.besideEnemy');
  expect(refusedBy(table, 'disengage', 'N1', [5, 6])).toBe('COMMAND-HEX-006 command.noWay');
  expect(refusedBy(table, 'disengage', 'N2', [2, 1])).toBe('COMMAND-DISENGAGE-001 command.notInContact');
  const behind: readonly Standing[] = [...EXAMPLE[1], ['LI', 'C', 1, [5, 6]]];
  expect(wordsOf(stand(EXAMPLE[0], behind, { stage: 2 }), 'N1')).toEqual(['engage', 'rout']);
});

test('COMMAND-DISENGAGE-004 of several with equally few points their owner picks one', () => {
  const even: readonly Standing[] = [
    ['HI', 'C', 1, [8, 6]],
    ['LI', 'C', 1, [8, 7]],
  ];
  const left = orders(stand(EXAMPLE[0], even, { stage: 2 }), ['disengage', 'N1', [6, 6]]);
  expect([how(orders(left, ['pursue', 'S1']), 'S1'), how(orders(left, ['pursue', 'S2']), 'S2')]).toEqual([
    '1c (7, 6)',
    '1c (7, 6)',
  ]);
});

test('COMMAND-DISENGAGE-009 COMMAND-DISENGAGE-010 without a point it must pursue or rout; archers pursue too', () => {
  const bows: readonly Standing[] = [
    ['HI', 'C', 2, [8, 6]],
    ['AR', 'C', 0, [8, 7]],
  ];
  const left = orders(stand(EXAMPLE[0], bows, { stage: 2 }), ['disengage', 'N1', [6, 6]]);
  expect(wordsOf(left, 'S2')).toEqual(['pursue', 'rout']);
  expect(refusedBy(left, 'allowDisengagement', 'S2')).toBe('COMMAND-DISENGAGE-009 command.cannotPay');
  expect(how(orders(left, ['pursue', 'S2']), 'S2')).toBe('0c (7, 6)');
});

test.each([
  ['both ways', false],
  ['one way, from inside too', true],
])('COMMAND-SAGA-009 a hard barrier is not crossed, %s; rocks, woods and heights as the ledger says', (_, oneWay) => {
  const field = {
    field: 'drawn',
    name: 'wall',
    ground: Array.from({ length: 12 }, (_, row) => (row === 5 ? '......*...#....' : '...............')),
    heights: [{ row: 4, column: 6, height: 3 }],
    barriers: [6, 7].map((column) => ({
      from: { row: 8, column },
      to: { row: 7, column: 6 },
      kind: 'hard',
      oneWay,
    })),
  };
  const setup = (north: readonly Standing[], south: readonly Standing[], stage: number): Table =>
    sitDown<Command>(scene, { ...setupOf(north, south, { stage }), field });
  const wall = setup([['HI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [8, 6]]], 2);
  // Beside each other over the wall, and not in contact.
  expect(wordsOf(wall, 'N1')).toContain('hold');
  expect(wordsOf(setup([['HI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [8, 6]]], 3), 'N1')).toEqual(['hold', 'rout']);
  const over = setup([['HI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [10, 6]]], 2);
  // Not straight across, but round the end of the wall.
  const round = orders(over, ['manoeuvre', 'N1', [8, 6]]).last.find(({ event }) => event === 'manoeuvred');
  expect(round).toMatchObject({ path: { length: 2 } });
  // Woods and heights cost nothing more: three hexes over both.
  const hill = setup([['HI', 'C', 2, [3, 6]]], [['HI', 'C', 2, [10, 6]]], 2);
  expect(ends(hill, 'advance')).toContain('6,6');
  expect(refusedBy(hill, 'advance', 'N1', [5, 10])).toBe('COMMAND-HEX-006 command.noWay');
});
