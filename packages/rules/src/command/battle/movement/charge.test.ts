import { expect, test } from 'vitest';
import {
  askedOf,
  how,
  offered,
  orders,
  refusedBy,
  type Standing,
  stand,
  type Table,
  wordsOf,
} from '../testing/stand.js';
import { UNIT_CLASSES } from '../units.table.js';

/** Where a unit may end a Charge at this target. */
const ends = (table: Table, target: string, key = 'N1'): readonly string[] =>
  offered(table).flatMap((one) =>
    one.choose === 'charge' && one.unit === key && one.target === target ? [`${one.hex.row},${one.hex.column}`] : [],
  );

const charge = (north: readonly Standing[], south: readonly Standing[], options: object = {}): Table =>
  stand(north, south, { stage: 2 }, options);

test('COMMAND-CHARGE-001 COMMAND-CHARGE-007 COMMAND-CHARGE-009 example 3 of section 7', () => {
  const at = (points: number) =>
    orders(
      charge(
        [['HC', 'C', 2, [4, 10]]],
        [
          ['LI', 'E', points, [8, 8]],
          ['HI', 'C', 2, [11, 0]],
        ],
      ),
      ['charge', 'N1', 'S1', [7, 8]],
    );
  const charged = at(1);
  expect([how(charged, 'N1'), askedOf(charged)]).toEqual(['2c (7, 8)', 'South charged']);
  expect(wordsOf(charged, 'S1')).toEqual(['endureCharge', 'rout']);
  expect(how(orders(charged, ['endureCharge', 'S1']), 'S1')).toBe('0c (8, 8)');
  expect(wordsOf(at(0), 'S1')).toEqual(['rout']);
  const gone = orders(at(0), ['rout', 'S1']);
  expect([wordsOf(gone, 'N1'), how(gone, 'N1')]).toEqual([['hold', 'rout'], '2c (7, 8)']);
  expect(how(orders(charged, ['rout', 'S1']), 'S1')).toBe('routed');
});

test('COMMAND-CHARGE-001 up to six hexes, ending beside the target, and not out of contact', () => {
  const table = charge([['LC', 'C', 2, [2, 6]]], [['HI', 'C', 2, [9, 6]]]);
  // Distance 7: six hexes end on the near side alone.
  expect([...ends(table, 'S1')].sort()).toEqual(['8,6', '8,7']);
  expect(refusedBy(table, 'charge', 'N1', 'S1', [7, 6])).toBe('COMMAND-CHARGE-001 command.endsBeside');
  expect(refusedBy(table, 'charge', 'N1', 'S1', [9, 5])).toBe('COMMAND-HEX-006 command.noWay');
  expect(refusedBy(table, 'charge', 'N1', 'S9', [8, 6])).toBe('COMMAND-TURN-007 command.noSuchEnemy');
  expect(ends(charge([['LC', 'C', 2, [1, 6]]], [['HI', 'C', 2, [9, 6]]]), 'S1')).toEqual([]);
  const engaged = charge(
    [['HC', 'C', 2, [7, 6]]],
    [
      ['HI', 'C', 2, [8, 6]],
      ['HI', 'C', 2, [5, 6]],
    ],
  );
  expect(refusedBy(engaged, 'charge', 'N1', 'S2', [6, 6])).toBe('COMMAND-CHARGE-001 command.inContact');
});

test('COMMAND-CHARGE-002 COMMAND-CHARGE-008 any class can be charged, and only infantry answers', () => {
  const answers = UNIT_CLASSES.map((of) => {
    const table = orders(charge([['HC', 'C', 2, [4, 6]]], [[of, 'C', 2, [8, 6]]]), ['charge', 'N1', 'S1', [7, 6]]);
    return `${of} ${askedOf(table)}`;
  });
  expect(answers).toEqual([
    'LI South charged',
    'HI South charged',
    'SI South charged',
    'LC North attacks',
    'HC North attacks',
    'AR North attacks',
    'HA North attacks',
  ]);
});

test('COMMAND-CHARGE-003 COMMAND-CHARGE-004 the way may bend and pass beside enemies, and the end may touch others', () => {
  const table = charge(
    [['HC', 'C', 2, [4, 6]]],
    [
      ['HI', 'C', 2, [8, 6]],
      ['HI', 'C', 2, [7, 6]],
      ['HI', 'C', 2, [7, 5]],
    ],
  );
  // Behind the front rank: round its flank in six hexes, beside it all the way.
  expect(ends(table, 'S1')).toEqual(expect.arrayContaining(['8,7', '8,5']));
  const charged = orders(table, ['charge', 'N1', 'S1', [8, 7]]);
  expect(how(charged, 'N1')).toBe('2c (8, 7)');
});

const BOUND: readonly [readonly Standing[], readonly Standing[]] = [
  [
    ['HC', 'C', 2, [4, 6]],
    ['HI', 'C', 2, [7, 5]],
  ],
  [
    ['HI', 'C', 2, [8, 6]],
    ['HI', 'C', 2, [8, 7]],
  ],
];
const bound = (): Table =>
  orders(charge(...BOUND), ['charge', 'N1', 'S1', [7, 6]], ['endureCharge', 'S1'], ['engage', 'N2']);

test('COMMAND-CHARGE-005 in stage 3 a charger must attack its target, at the usual price', () => {
  const table = bound();
  expect(offered(table).filter((one) => 'unit' in one && one.unit === 'N1')).toEqual([
    { choose: 'attack', unit: 'N1', target: 'S1' },
    { choose: 'rout', unit: 'N1' },
  ]);
  expect(refusedBy(table, 'hold', 'N1')).toBe('COMMAND-CHARGE-005 command.isBound');
  expect(refusedBy(table, 'attack', 'N1', 'S2')).toBe('COMMAND-CHARGE-005 command.isBound');
  const helped = orders(table, ['attack', 'N2', 'S1'], ['defend', 'S1']);
  expect(refusedBy(helped, 'supportAttack', 'N1', 'N2', 'S1')).toBe('COMMAND-CHARGE-005 command.isBound');
  expect(how(orders(table, ['attack', 'N1', 'S1']), 'N1')).toBe('1c (7, 6)');
});

test('COMMAND-CHARGE-006 a Charge needs a point and does not spend it, unless the table asks for none', () => {
  const table = (points: number, options: object = {}) =>
    charge([['HC', 'C', points, [4, 6]]], [['HC', 'C', 2, [8, 6]]], options);
  expect(refusedBy(table(0), 'charge', 'N1', 'S1', [7, 6])).toBe('COMMAND-CHARGE-006 command.cannotPay');
  expect(how(orders(table(1), ['charge', 'N1', 'S1', [7, 6]]), 'N1')).toBe('1c (7, 6)');
  const free = orders(table(0, { 'command.chargeNeedsPoint': 'off' }), ['charge', 'N1', 'S1', [7, 6]]);
  // It is bound all the same, and cannot pay.
  expect(offered(free)).toEqual([{ choose: 'rout', unit: 'N1' }]);
});

test('COMMAND-CHARGE-010 the target gone or no longer beside it: the charger is free', () => {
  const routed = orders(bound(), ['attack', 'N2', 'S1'], ['rout', 'S1']);
  expect(wordsOf(routed, 'N1')).toEqual(['attack', 'hold', 'rout']);
  expect(offered(routed)).toContainEqual({ choose: 'attack', unit: 'N1', target: 'S2' });
  const slingers: readonly Standing[] = [
    ['SI', 'C', 4, [8, 6]],
    ['HI', 'C', 2, [8, 7]],
  ];
  const fled = orders(
    charge(BOUND[0], slingers),
    ['charge', 'N1', 'S1', [7, 6]],
    ['endureCharge', 'S1'],
    ['engage', 'N2'],
    ['attack', 'N2', 'S1'],
    ['feint', 'S1', [9, 6]],
  );
  expect(wordsOf(fled, 'N1')).toEqual(['attack', 'hold', 'rout']);
});

test('COMMAND-CHARGE-010 COMMAND-SETUP-009 a battle may be taken up after the target has gone or is out of reach', () => {
  const taken = (target: readonly [number, number] | null): Table =>
    stand(
      [['HC', 'C', 2, [7, 6]]],
      [
        ['HI', 'C', 2, target],
        ['HI', 'C', 2, [8, 7]],
      ],
      { stage: 3, charges: [{ unit: 'N1', target: 'S1' }] },
    );
  const attacks = (table: Table) => offered(table).filter(({ choose }) => choose === 'attack');
  // Beside its target it is bound to attack it; else it attacks whom it touches, or holds.
  expect(wordsOf(taken([8, 6]), 'N1')).toEqual(['attack', 'rout']);
  expect(attacks(taken([8, 6]))).toEqual([{ choose: 'attack', unit: 'N1', target: 'S1' }]);
  for (const lapsed of [taken([10, 6]), taken(null)]) {
    expect(wordsOf(lapsed, 'N1')).toEqual(['attack', 'hold', 'rout']);
    expect(attacks(lapsed)).toEqual([{ choose: 'attack', unit: 'N1', target: 'S2' }]);
  }
});

test('COMMAND-CHARGE-011 a charger that has lost its point must rout', () => {
  const table = orders(
    charge(
      [
        ['HC', 'C', 1, [4, 6]],
        ['HI', 'B', 2, [0, 0]],
      ],
      [['LC', 'C', 2, [8, 6]]],
    ),
    ['charge', 'N1', 'S1', [7, 6]],
    ['rout', 'N2'],
    ['moralCheck', 'N1'],
  );
  expect(offered(table)).toEqual([{ choose: 'rout', unit: 'N1' }]);
  expect(orders(table, ['rout', 'N1']).last).toContainEqual({ event: 'routed', unit: 0, why: 'forced' });
});

test('COMMAND-CHARGE-012 COMMAND-CHARGE-013 each Charge is endured anew, and none changes a score', () => {
  const table = orders(
    charge(
      [
        ['HC', 'C', 2, [4, 6]],
        ['LC', 'C', 2, [4, 4]],
      ],
      [['HI', 'C', 5, [8, 6]]],
    ),
    ['charge', 'N1', 'S1', [7, 6]],
    ['endureCharge', 'S1'],
    ['charge', 'N2', 'S1', [7, 5]],
    ['endureCharge', 'S1'],
  );
  expect(how(table, 'S1')).toBe('3c (8, 6)');
  const fought = orders(
    table,
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['attack', 'N2', 'S1'],
    ['defend', 'S1'],
    ['resolve', 'N1', 'S1'],
  );
  // As printed: 5 against 3.
  expect(fought.last.find(({ event }) => event === 'clashed')).toMatchObject({
    attack: { total: 5 },
    defence: { total: 3 },
  });
});

test('COMMAND-CHARGE-014 who routs before a Charge has not lost a combat', () => {
  const table = orders(
    charge(
      [['HC', 'C', 2, [4, 6]]],
      [
        ['LI', 'C', 2, [8, 6]],
        ['HI', 'C', 2, [11, 6]],
      ],
    ),
    ['charge', 'N1', 'S1', [7, 6]],
    ['rout', 'S1'],
  );
  expect([how(table, 'N1'), askedOf(table)]).toEqual(['2c (7, 6)', 'North attacks']);
  expect(table.said.some(({ event }) => event === 'slaughtered' || event === 'letEscape')).toBe(false);
});

test('COMMAND-CHARGE-015 to declare the Attack is enough, even if the target feints', () => {
  const table = orders(
    charge(
      [
        ['HC', 'C', 2, [4, 6]],
        ['HI', 'C', 2, [0, 0]],
      ],
      [['SI', 'C', 4, [8, 6]]],
    ),
    ['charge', 'N1', 'S1', [7, 6]],
    ['endureCharge', 'S1'],
    ['hold', 'N2'],
    ['attack', 'N1', 'S1'],
    ['feint', 'S1', [9, 6]],
  );
  expect(how(table, 'N1')).toBe('1c (7, 6)');
  expect(offered(table)).toContainEqual({ choose: 'endStage' });
});
