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

const combat = (
  north: readonly Standing[],
  south: readonly Standing[],
  rest: object = {},
  options: object = {},
): Table => stand(north, south, { stage: 5, attacks: [{ unit: 'N1', target: 'S1' }], ...rest }, options);

/** The totals of every clash so far, attack first. */
const totals = ({ said }: Table): readonly string[] =>
  said.flatMap((one) => (one.event === 'clashed' ? [`${one.attack.total} ${one.defence.total}`] : []));

const RESERVE: Standing = ['HI', 'C', 4, [11, 0]];

test('COMMAND-RESOLVE-003 COMMAND-RESOLVE-004 COMMAND-RESOLVE-005 COMMAND-RESOLVE-012 COMMAND-RESOLVE-013 COMMAND-RESOLVE-016 example 1 of section 10', () => {
  const table = (points: number) =>
    orders(
      combat(
        [
          ['HI', 'B', 4, [7, 6]],
          ['LC', 'C', 4, [7, 5]],
        ],
        [
          ['HI', 'C', points, [8, 6]],
          ['LI', 'D', 2, [8, 7]],
        ],
        {
          attacks: [{ unit: 'N1', target: 'S1', supporters: ['N2'] }],
          defences: [{ unit: 'S2', defender: 'S1' }],
        },
      ),
      ['resolve', 'N1', 'S1'],
    );
  expect(totals(table(2))).toEqual(['6 4']);
  expect(wordsOf(table(2), 'S1')).toEqual(['loseAttack', 'rout']);
  const lost = orders(table(2), ['loseAttack', 'S1']);
  expect(['N1', 'N2', 'S1', 'S2'].map((key) => how(lost, key))).toEqual([
    '4c (7, 6)',
    '4c (7, 5)',
    '0c 1 dmg (8, 6)',
    '2c (8, 7)',
  ]);
  expect(wordsOf(table(1), 'S1')).toEqual(['rout']);
});

test('COMMAND-RESOLVE-016 whoever wins, attacker or defender, pays nothing and stays', () => {
  const fought = (grade: 'A' | 'C') =>
    orders(
      combat([['HI', grade, 4, [7, 6]]], [['HI', 'B', 4, [8, 6]]]),
      ['resolve', 'N1', 'S1'],
      ['loseAttack', grade === 'A' ? 'S1' : 'N1'],
    );
  const both = (table: Table) => [how(table, 'N1'), how(table, 'S1')];
  expect([totals(fought('A')), both(fought('A'))]).toEqual([['5 4'], ['4c (7, 6)', '2c 1 dmg (8, 6)']]);
  expect([totals(fought('C')), both(fought('C'))]).toEqual([['3 4'], ['2c 1 dmg (7, 6)', '4c (8, 6)']]);
});

test('COMMAND-RESOLVE-006 example 2 of section 10: equal totals do nothing, or as the table has it', () => {
  const table = (options: object) =>
    orders(
      combat(
        [['HI', 'B', 4, [7, 6]]],
        [
          ['HI', 'C', 4, [8, 6]],
          ['LI', 'D', 2, [8, 7]],
        ],
        { defences: [{ unit: 'S2', defender: 'S1' }] },
        options,
      ),
      ['resolve', 'N1', 'S1'],
    );
  expect([totals(table({})), askedOf(table({}))]).toEqual([['4 4'], 'South volleys']);
  expect(how(table({}), 'N1')).toBe('4c (7, 6)');
  expect(wordsOf(table({ 'command.ties': 'defenderWins' }), 'N1')).toEqual(['loseAttack', 'rout']);
  expect(wordsOf(table({ 'command.ties': 'attackerWins' }), 'S1')).toEqual(['loseAttack', 'rout']);
});

const TWO_ON_ONE = (first: Standing): Table =>
  combat(
    [first, ['HI', 'B', 4, [7, 5]]],
    [
      ['HI', 'C', 5, [8, 6]],
      ['SI', 'C', 2, [8, 7]],
    ],
    {
      attacks: [
        { unit: 'N1', target: 'S1' },
        { unit: 'N2', target: 'S1' },
      ],
      defences: [{ unit: 'S2', defender: 'S1' }],
    },
  );

test('COMMAND-RESOLVE-001 COMMAND-RESOLVE-002 COMMAND-RESOLVE-007 COMMAND-RESOLVE-008 example 3 of section 10', () => {
  const weak = TWO_ON_ONE(['HC', 'C', 4, [7, 6]]);
  expect(askedOf(weak)).toBe('North combats');
  expect(offered(weak)).toHaveLength(2);
  expect(refusedBy(weak, 'resolve', 'N1', 'S2')).toBe('COMMAND-RESOLVE-001 command.noSuchAttack');
  const first = orders(weak, ['resolve', 'N1', 'S1']);
  expect(offered(first)).toEqual([{ choose: 'resolve', attacker: 'N2', target: 'S1' }]);
  const second = orders(first, ['resolve', 'N2', 'S1']);
  expect([totals(second), wordsOf(second, 'N2')]).toEqual([
    ['5 5', '4 5'],
    ['loseAttack', 'rout'],
  ]);
  const other = orders(weak, ['resolve', 'N2', 'S1'], ['loseAttack', 'N2'], ['resolve', 'N1', 'S1']);
  expect(totals(other)).toEqual(['4 5', '5 5']);
  const strong = orders(TWO_ON_ONE(['HC', 'B', 4, [7, 6]]), ['resolve', 'N1', 'S1'], ['loseAttack', 'S1']);
  expect(how(strong, 'S1')).toBe('3c 1 dmg (8, 6)');
  expect(totals(orders(strong, ['resolve', 'N2', 'S1']))).toEqual(['6 5', '4 4']);
});

test('COMMAND-RESOLVE-009 when a defender has routed, other attacks on it are ignored', () => {
  const table = orders(
    TWO_ON_ONE(['HC', 'B', 4, [7, 6]]),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
    ['allowEscape', 'N1'],
  );
  expect(table.last).toContainEqual({ event: 'attackIgnored', unit: 1, target: 2 });
  expect([askedOf(table), how(table, 'N2')]).toEqual(['South volleys', '4c (7, 5)']);
});

test('COMMAND-RESOLVE-010 COMMAND-RESOLVE-011 who has failed a check attacks and supports no more', () => {
  const table = combat(
    [
      ['HI', 'C', 1, [7, 4]],
      ['LI', 'D', 0, [7, 7]],
      ['HI', 'B', 4, [7, 5]],
      ['LI', 'D', 0, [8, 5]],
    ],
    [
      ['HI', 'A', 5, [8, 4]],
      ['HI', 'C', 5, [8, 6]],
      ['LI', 'C', 5, [8, 7]],
    ],
    {
      attacks: [
        { unit: 'N1', target: 'S1' },
        { unit: 'N2', target: 'S3' },
        { unit: 'N3', target: 'S2', supporters: ['N4'] },
      ],
    },
  );
  const broken = orders(table, ['resolve', 'N1', 'S1'], ['rout', 'N1'], ['rout', 'N2'], ['rout', 'N4']);
  expect(broken.last).toContainEqual({ event: 'attackIgnored', unit: 1, target: 6 });
  // Without its supporter: 4 against 3.
  expect(totals(orders(broken, ['resolve', 'N3', 'S2'])).at(-1)).toBe('4 3');
});

test('COMMAND-RESOLVE-014 COMMAND-RESOLVE-015 with one point it routs and keeps it; with two and three damage it pays and routs', () => {
  const lost = (points: number, damage: number) =>
    orders(combat([['HC', 'A', 4, [7, 6]]], [['HI', 'C', points, [8, 6], damage], RESERVE]), ['resolve', 'N1', 'S1']);
  const forced = orders(lost(1, 0), ['rout', 'S1']);
  expect(refusedBy(lost(1, 0), 'loseAttack', 'S1')).toBe('COMMAND-POINTS-008 command.cannotPay');
  expect(forced.run.state.open.points[1]).toBe(1);
  const broken = orders(lost(3, 3), ['loseAttack', 'S1']);
  expect(broken.run.state.open).toMatchObject({
    points: [4, 1, 4],
    damage: [0, 4, 0],
    fate: ['here', 'routed', 'here'],
  });
  expect(askedOf(broken)).toBe('North survivors');
});

test('COMMAND-RESOLVE-017 an attacker that loses and routs shakes its own side alone, and nobody slaughters', () => {
  const table = orders(
    combat(
      [
        ['HI', 'C', 1, [7, 6]],
        ['LI', 'D', 1, [0, 0]],
      ],
      [
        ['HI', 'A', 4, [8, 6]],
        ['LI', 'E', 1, [11, 0]],
      ],
    ),
    ['resolve', 'N1', 'S1'],
    ['rout', 'N1'],
  );
  expect(askedOf(table)).toBe('North check');
  expect(askedOf(orders(table, ['moralCheck', 'N2']))).toBe('South volleys');
});

const WON = (points: number, north: readonly Standing[] = []): Table =>
  orders(
    combat([['HI', 'B', points, [7, 6]], ...north], [['HI', 'C', 1, [8, 6]], RESERVE]),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );

test('COMMAND-SURVIVOR-001 COMMAND-SURVIVOR-003 COMMAND-SURVIVOR-004 example 2 of section 11: let go, or slaughter', () => {
  const table = WON(1);
  expect(askedOf(table)).toBe('North survivors');
  expect(wordsOf(table, 'N1')).toEqual(['allowEscape', 'slaughter', 'rout']);
  const spared = orders(WON(1, [['LI', 'D', 1, [0, 0]]]), ['allowEscape', 'N1']);
  expect([how(spared, 'N1'), how(spared, 'S1')]).toEqual(['0c (7, 6)', 'routed']);
  const gone = orders(WON(1, [['LI', 'D', 1, [0, 0]]]), ['slaughter', 'N1']);
  expect([how(gone, 'N1'), how(gone, 'S1')]).toEqual(['left', 'slaughtered']);
  expect(gone.run.state.open.points[0]).toBe(1);
});

test('COMMAND-SURVIVOR-002 a defender that would not pay, could not, or broke by it: each forces the choice', () => {
  const lost = (points: number, damage: number, answer: 'loseAttack' | 'rout') =>
    askedOf(
      orders(
        combat([['HC', 'A', 4, [7, 6]]], [['HI', 'C', points, [8, 6], damage], RESERVE]),
        ['resolve', 'N1', 'S1'],
        [answer, 'S1'],
      ),
    );
  expect([lost(4, 0, 'rout'), lost(0, 0, 'rout'), lost(4, 3, 'loseAttack')]).toEqual([
    'North survivors',
    'North survivors',
    'North survivors',
  ]);
  expect(lost(4, 0, 'loseAttack')).toBe('South volleys');
});

test('COMMAND-SURVIVOR-005 without a point it must slaughter or rout', () => {
  const table = WON(0, [['HI', 'C', 3, [0, 0]]]);
  expect(wordsOf(table, 'N1')).toEqual(['slaughter', 'rout']);
  expect(refusedBy(table, 'allowEscape', 'N1')).toBe('COMMAND-POINTS-008 command.cannotPay');
  const routed = orders(table, ['rout', 'N1']);
  expect([how(routed, 'N1'), askedOf(routed)]).toEqual(['routed', 'North check']);
});

test('COMMAND-SURVIVOR-006 who leaves by Slaughter has not routed: nobody checks', () => {
  const table = orders(WON(1, [['LI', 'E', 1, [0, 0]]]), ['slaughter', 'N1']);
  expect(askedOf(table)).toBe('South volleys');
  expect(how(table, 'N2')).toBe('1c (0, 0)');
});

test('COMMAND-SURVIVOR-007 only the unit that led the attack answers', () => {
  const table = orders(
    combat(
      [
        ['HI', 'B', 2, [7, 6]],
        ['LC', 'C', 2, [7, 5]],
      ],
      [['HI', 'C', 1, [8, 6]], RESERVE],
      {
        attacks: [{ unit: 'N1', target: 'S1', supporters: ['N2'] }],
      },
    ),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );
  expect(wordsOf(table, 'N2')).toEqual([]);
  expect(refusedBy(table, 'slaughter', 'N2')).toBe('COMMAND-TURN-008 command.notAsked');
});
