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

const fight = (north: readonly Standing[], south: readonly Standing[], rest: object = {}): Table =>
  stand(north, south, { stage: 3, ...rest });

const openOf = ({ run }: Table) => run.state.open;

/** Two northern units, both beside the one at (8, 6). */
const NORTH: readonly Standing[] = [
  ['HI', 'B', 3, [7, 6]],
  ['LC', 'C', 3, [7, 5]],
  ['AR', 'C', 3, [8, 7]],
];
const SOUTH: readonly Standing[] = [
  ['HI', 'C', 4, [8, 6]],
  ['HI', 'C', 4, [11, 0]],
];

test('COMMAND-ATTACK-001 COMMAND-ATTACK-002 COMMAND-ATTACK-004 an adjacent enemy, for a point, and it answers at once', () => {
  const table = fight(NORTH, SOUTH);
  expect(wordsOf(table, 'N3')).toEqual(['hold', 'rout']);
  expect(refusedBy(table, 'attack', 'N3', 'S1')).toBe('COMMAND-ATTACK-002 command.noFighters');
  expect(refusedBy(table, 'attack', 'N1', 'S2')).toBe('COMMAND-ATTACK-001 command.notBeside');
  const attacked = orders(table, ['attack', 'N1', 'S1']);
  expect([how(attacked, 'N1'), askedOf(attacked)]).toEqual(['2c (7, 6)', 'South attacked']);
  expect(wordsOf(attacked, 'S1')).toEqual(['defend', 'rout']);
  // In the corner of the map as well.
  const corner = fight([['HI', 'B', 3, [0, 1]]], [['HI', 'C', 4, [0, 0]]]);
  expect(offered(corner)).toContainEqual({ choose: 'attack', unit: 'N1', target: 'S1' });
  // Archers can be attacked.
  const bows = fight([['HI', 'B', 3, [7, 6]]], [['AR', 'C', 4, [8, 6]]]);
  expect(offered(bows)).toContainEqual({ choose: 'attack', unit: 'N1', target: 'S1' });
});

test('COMMAND-ATTACK-002 archers support neither attack nor defence', () => {
  const attacked = orders(fight(NORTH, SOUTH), ['attack', 'N1', 'S1'], ['defend', 'S1']);
  expect(refusedBy(attacked, 'supportAttack', 'N3', 'N1', 'S1')).toBe('COMMAND-ATTACK-002 command.noFighters');
  const defence = fight(
    NORTH,
    [
      ['HI', 'C', 4, [8, 6]],
      ['AR', 'C', 4, [8, 5]],
    ],
    {
      stage: 4,
      attacks: [{ unit: 'N1', target: 'S1' }],
    },
  );
  expect(refusedBy(defence, 'supportDefense', 'S2', 'S1')).toBe('COMMAND-ATTACK-002 command.noFighters');
});

test('COMMAND-ATTACK-003 COMMAND-ATTACK-008 one Attack a turn, and no support beside it', () => {
  const table = orders(
    fight(NORTH, SOUTH),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['attack', 'N2', 'S1'],
    ['defend', 'S1'],
  );
  expect(refusedBy(table, 'attack', 'N1', 'S1')).toBe('COMMAND-TURN-005 command.hasActed');
  expect(refusedBy(table, 'supportAttack', 'N1', 'N2', 'S1')).toBe('COMMAND-TURN-005 command.hasActed');
  const helped = orders(
    fight(NORTH, SOUTH),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N2', 'N1', 'S1'],
  );
  expect(refusedBy(helped, 'attack', 'N2', 'S1')).toBe('COMMAND-TURN-005 command.hasActed');
});

test('COMMAND-ATTACK-005 COMMAND-ATTACK-007 support for an Attack that is declared and met, from beside both', () => {
  const north: readonly Standing[] = [
    ...NORTH,
    // Beside the attacker alone, and beside the target alone.
    ['HI', 'C', 3, [6, 6]],
    ['HI', 'C', 3, [9, 6]],
  ];
  const table = fight(north, SOUTH);
  expect(refusedBy(table, 'supportAttack', 'N2', 'N1', 'S1')).toBe('COMMAND-ATTACK-007 command.noSuchAttack');
  const met = orders(table, ['attack', 'N1', 'S1'], ['defend', 'S1']);
  expect(wordsOf(met, 'N2')).toContain('supportAttack');
  for (const key of ['N4', 'N5']) {
    expect(wordsOf(met, key)).not.toContain('supportAttack');
    expect(refusedBy(met, 'supportAttack', key, 'N1', 'S1')).toBe('COMMAND-ATTACK-005 command.notBesideBoth');
  }
  expect(how(orders(met, ['supportAttack', 'N2', 'N1', 'S1']), 'N2')).toBe('3c (7, 5)');
});

test('COMMAND-ATTACK-006 COMMAND-ATTACK-010 COMMAND-ATTACK-011 several attack one target; a supporter names one of them; any number support', () => {
  const north: readonly Standing[] = [
    ['HI', 'B', 3, [7, 6]],
    ['LC', 'C', 3, [7, 5]],
    ['LI', 'C', 3, [8, 7]],
    ['LI', 'C', 3, [8, 5]],
  ];
  const table = orders(
    fight(north, SOUTH),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['attack', 'N2', 'S1'],
    ['defend', 'S1'],
  );
  expect([how(table, 'N1'), how(table, 'N2')]).toEqual(['2c (7, 6)', '2c (7, 5)']);
  const supports = (key: string) =>
    offered(table).flatMap((one) => (one.choose === 'supportAttack' && one.unit === key ? [one.attacker] : []));
  // (8, 7) touches (7, 6) and (8, 5) touches (7, 5).
  expect([supports('N3'), supports('N4')]).toEqual([['N1'], ['N2']]);
  const both = orders(
    fight([...north.slice(0, 1), ['LI', 'C', 3, [7, 5]], ['LI', 'C', 3, [8, 7]]], SOUTH),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N2', 'N1', 'S1'],
    ['supportAttack', 'N3', 'N1', 'S1'],
    ['endStage'],
    ['resolve', 'N1', 'S1'],
  );
  // 4, 1 and 1.
  expect(both.last.find(({ event }) => event === 'clashed')).toMatchObject({ attack: { total: 6 } });
});

test('COMMAND-ATTACK-009 Hold costs nothing', () => {
  expect(how(orders(fight(NORTH, SOUTH), ['hold', 'N1']), 'N1')).toBe('3c (7, 6)');
});

test('COMMAND-ATTACK-012 what an Attack cost is not given back', () => {
  const routed = orders(fight(NORTH, SOUTH), ['attack', 'N1', 'S1'], ['rout', 'S1']);
  expect([how(routed, 'N1'), wordsOf(routed, 'N1')]).toEqual(['2c (7, 6)', []]);
});

test('COMMAND-ATTACK-012 whose Attack has lapsed has used its action', () => {
  const lapsed = orders(
    fight(
      [
        ['HI', 'C', 2, [7, 5]],
        ['LC', 'D', 2, [7, 4]],
      ],
      [
        ['SI', 'C', 3, [8, 5]],
        ['HI', 'C', 3, [11, 0]],
      ],
    ),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['attack', 'N2', 'S1'],
    ['feint', 'S1', [9, 4]],
  );
  expect(lapsed.last).toContainEqual({ event: 'attackLapsed', unit: 0, target: 2 });
  expect([how(lapsed, 'N1'), askedOf(lapsed)]).toEqual(['1c (7, 5)', 'South defences']);
});

const LIGHT: readonly [readonly Standing[], readonly Standing[]] = [
  [
    ['LC', 'D', 2, [7, 4]],
    ['HI', 'C', 2, [7, 5]],
  ],
  [
    ['SI', 'C', 3, [8, 5]],
    ['HI', 'C', 3, [8, 6]],
  ],
];

test('COMMAND-DEFEND-003 COMMAND-DEFEND-004 example 1 of section 8: a Feint to a hex at distance 2 from the attacker', () => {
  const attacked = orders(fight(...LIGHT), ['attack', 'N1', 'S1']);
  const feints = offered(attacked).flatMap((one) =>
    one.choose === 'feint' ? [`${one.hex.row},${one.hex.column}`] : [],
  );
  expect(feints.sort()).toEqual(['9,4', '9,5']);
  expect(refusedBy(attacked, 'feint', 'S1', [8, 4])).toBe('COMMAND-DEFEND-004 command.notAwayFromIt');
  expect(refusedBy(attacked, 'feint', 'N1', [9, 5])).toBe('COMMAND-TURN-008 command.notAsked');
  const feinted = orders(attacked, ['feint', 'S1', [9, 5]]);
  expect([how(feinted, 'S1'), how(feinted, 'N1')]).toEqual(['1c (9, 5)', '1c (7, 4)']);
  expect(openOf(feinted).attacks.every((target) => target < 0)).toBe(true);
});

test('COMMAND-DEFEND-005 example 2 of section 8: with too few points, or no such hex, it defends', () => {
  const poor = orders(fight(LIGHT[0], [['SI', 'C', 1, [8, 5]]]), ['attack', 'N1', 'S1']);
  expect(wordsOf(poor, 'S1')).toEqual(['defend', 'rout']);
  expect(refusedBy(poor, 'feint', 'S1', [9, 5])).toBe('COMMAND-DEFEND-005 command.cannotPay');
  const fought = orders(poor, ['defend', 'S1'], ['endStage'], ['resolve', 'N1', 'S1']);
  expect(fought.last.find(({ event }) => event === 'clashed')).toMatchObject({ defence: { total: 0 } });
  const held = orders(
    fight(LIGHT[0], [
      ['SI', 'C', 3, [8, 5]],
      ['HI', 'C', 1, [8, 6]],
      ['HI', 'C', 1, [9, 4]],
      ['HI', 'C', 1, [9, 5]],
    ]),
    ['attack', 'N1', 'S1'],
  );
  expect(wordsOf(held, 'S1')).toEqual(['defend', 'rout']);
  const heavy = orders(fight(NORTH, SOUTH), ['attack', 'N1', 'S1']);
  expect(refusedBy(heavy, 'feint', 'S1', [9, 6])).toBe('COMMAND-DEFEND-003 command.cannotFeint');
});

test('COMMAND-DEFEND-001 COMMAND-DEFEND-002 who defends for nothing takes no action in stage 4', () => {
  const met = orders(
    fight(NORTH, [
      ['HI', 'C', 4, [8, 6]],
      ['HI', 'C', 4, [8, 5]],
    ]),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
  );
  expect(how(met, 'S1')).toBe('4c (8, 6)');
  const defence = orders(met, ['endStage']);
  expect([wordsOf(defence, 'S1'), askedOf(defence)]).toEqual([[], 'South defences']);
  expect(refusedBy(defence, 'hold', 'S1')).toBe('COMMAND-DEFEND-002 command.isAttacked');
});

test('COMMAND-DEFEND-006 COMMAND-DEFEND-007 who has defended may feint from a later Attack; blows without contact lapse, and supports with them', () => {
  const table = orders(
    fight(
      [
        ['HI', 'C', 2, [7, 5]],
        ['LC', 'D', 2, [7, 4]],
        ['LI', 'C', 2, [8, 6]],
      ],
      [
        ['SI', 'C', 3, [8, 5]],
        ['HI', 'C', 3, [11, 0]],
      ],
    ),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N3', 'N1', 'S1'],
    ['attack', 'N2', 'S1'],
  );
  expect(wordsOf(table, 'S1')).toEqual(['defend', 'feint', 'rout']);
  // (9, 4) is at distance 2 from both attackers.
  const away = orders(table, ['feint', 'S1', [9, 4]]);
  expect(away.last).toContainEqual({ event: 'attackLapsed', unit: 0, target: 3 });
  expect(away.last).toContainEqual({ event: 'supportLapsed', unit: 2, attacker: 0 });
  expect(openOf(away)).toMatchObject({ attacks: [-1, -1, -1, -1, -1], helps: [-1, -1, -1, -1, -1] });
});

test('COMMAND-DEFEND-007 an Attack stands where they still touch, and a support only where it touches both', () => {
  const table = orders(
    fight(
      [
        ['HI', 'C', 2, [7, 5]],
        ['LC', 'D', 2, [8, 4]],
        ['LI', 'C', 2, [7, 4]],
      ],
      [['SI', 'C', 3, [8, 5]]],
    ),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N3', 'N1', 'S1'],
    ['attack', 'N2', 'S1'],
    // Next to N1 as before, 2 hexes from N2 and from N3.
    ['feint', 'S1', [8, 6]],
  );
  expect(table.last).toContainEqual({ event: 'supportLapsed', unit: 2, attacker: 0 });
  expect(openOf(table)).toMatchObject({ attacks: [3, -1, -1, -1], helps: [-1, -1, -1, -1] });
});

test('COMMAND-DEFEND-007 a rout in stage 3 lets attacks and supports lapse', () => {
  // N3 supports N1; N2, of the best grade, routs, and both N1 and N3 must check.
  const table = orders(
    fight(
      [
        ['HI', 'C', 1, [7, 6]],
        ['HI', 'A', 2, [0, 0]],
        ['LI', 'C', 1, [7, 5]],
      ],
      SOUTH,
    ),
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N3', 'N1', 'S1'],
    ['rout', 'N2'],
  );
  const helperGone = orders(table, ['rout', 'N3']);
  expect(helperGone.last).toContainEqual({ event: 'supportLapsed', unit: 2, attacker: 0 });
  expect(openOf(helperGone).attacks[0]).toBe(3);
  const leaderGone = orders(table, ['rout', 'N1']);
  expect(leaderGone.last).toContainEqual({ event: 'attackLapsed', unit: 0, target: 3 });
  expect(leaderGone.last).toContainEqual({ event: 'supportLapsed', unit: 2, attacker: 0 });
});

test('COMMAND-DEFEND-008 who has feinted can be attacked again where it stands', () => {
  const table = orders(
    fight(
      [
        ['LC', 'D', 2, [7, 4]],
        ['HI', 'C', 2, [9, 6]],
      ],
      [
        ['SI', 'C', 5, [8, 5]],
        ['HI', 'C', 3, [11, 0]],
      ],
    ),
    ['attack', 'N1', 'S1'],
    ['feint', 'S1', [9, 5]],
  );
  expect(offered(table)).toContainEqual({ choose: 'attack', unit: 'N2', target: 'S1' });
});

test('COMMAND-DEFEND-009 who routs before an Attack has not lost a combat', () => {
  const table = orders(fight(NORTH, SOUTH), ['attack', 'N1', 'S1'], ['rout', 'S1']);
  expect(askedOf(table)).toBe('North attacks');
  expect(openOf(table).attacks[0]).toBe(-1);
});

test('COMMAND-DEFEND-010 COMMAND-DEFEND-011 COMMAND-DEFEND-012 the example of section 9: who may support a defence', () => {
  const table = fight(
    [
      ['HI', 'B', 4, [7, 5]],
      ['HI', 'C', 4, [7, 7]],
    ],
    [
      ['HI', 'C', 4, [8, 6]],
      ['LI', 'D', 2, [8, 7]],
      ['HI', 'C', 2, [9, 6]],
      ['HI', 'C', 2, [6, 8]],
    ],
    { stage: 4, attacks: [{ unit: 'N1', target: 'S1' }] },
  );
  expect(askedOf(table)).toBe('South defences');
  // (8, 7) touches an enemy that does not attack: that is enough.
  expect(wordsOf(table, 'S2')).toEqual(['supportDefense', 'hold', 'rout']);
  expect(wordsOf(table, 'S3')).toEqual(['hold', 'rout']);
  expect(refusedBy(table, 'supportDefense', 'S3', 'S1')).toBe('COMMAND-DEFEND-011 command.notInContact');
  expect(refusedBy(table, 'supportDefense', 'S4', 'S1')).toBe('COMMAND-DEFEND-011 command.notBesideAlly');
  expect(refusedBy(table, 'supportDefense', 'S2', 'S3')).toBe('COMMAND-DEFEND-011 command.notAttacked');
});

test('COMMAND-DEFEND-013 COMMAND-DEFEND-014 COMMAND-DEFEND-015 one ally each, in every attack on it; Hold costs nothing', () => {
  const table = fight(
    [
      ['HI', 'B', 4, [7, 5]],
      ['HI', 'C', 4, [7, 6]],
    ],
    [
      ['HI', 'C', 4, [8, 6]],
      ['LI', 'D', 2, [8, 7]],
      ['LI', 'D', 2, [8, 5]],
    ],
    {
      stage: 4,
      attacks: [
        { unit: 'N1', target: 'S1' },
        { unit: 'N2', target: 'S1' },
      ],
    },
  );
  const supported = orders(table, ['supportDefense', 'S2', 'S1']);
  expect(refusedBy(supported, 'supportDefense', 'S2', 'S1')).toBe('COMMAND-TURN-005 command.hasActed');
  const fought = orders(
    supported,
    ['hold', 'S3'],
    ['resolve', 'N1', 'S1'],
    ['resolve', 'N2', 'S1'],
    ['loseAttack', 'N2'],
  );
  expect([how(fought, 'S2'), how(fought, 'S3')]).toEqual(['2c (8, 7)', '2c (8, 5)']);
  // 4 against 3 and 1 is equal; then 3 against 4.
  const totals = fought.said.flatMap((one) =>
    one.event === 'clashed' ? [`${one.attack.total} ${one.defence.total}`] : [],
  );
  expect(totals).toEqual(['4 4', '3 4']);
});

test('COMMAND-DEFEND-016 who has feinted, and is attacked no more, may support a defence', () => {
  const table = orders(
    fight(
      [
        ['LC', 'D', 2, [7, 4]],
        ['HI', 'C', 2, [7, 6]],
        ['HI', 'C', 2, [10, 5]],
      ],
      [
        ['SI', 'C', 3, [8, 5]],
        ['HI', 'C', 3, [8, 6]],
      ],
    ),
    ['attack', 'N1', 'S1'],
    ['feint', 'S1', [9, 5]],
    ['attack', 'N2', 'S2'],
    ['defend', 'S2'],
    ['endStage'],
  );
  expect(wordsOf(table, 'S1')).toContain('supportDefense');
});

test('COMMAND-DEFEND-017 a Support Defense counts without a further check, as long as the supporter is there', () => {
  const alone = fight(
    [
      ['HI', 'A', 4, [7, 5]],
      ['LI', 'E', 1, [8, 8]],
      ['LI', 'D', 1, [7, 4]],
    ],
    [
      ['HI', 'B', 4, [8, 6]],
      ['LI', 'C', 1, [8, 7]],
      ['HI', 'A', 3, [8, 4]],
    ],
    {
      stage: 5,
      attacks: [
        { unit: 'N1', target: 'S1' },
        { unit: 'N3', target: 'S3' },
      ],
      defences: [{ unit: 'S2', defender: 'S1' }],
    },
  );
  // N3 loses and routs, and N2 of lower grade with it; then 5 against 4 and 1.
  const fought = orders(alone, ['resolve', 'N3', 'S3'], ['rout', 'N3'], ['rout', 'N2'], ['resolve', 'N1', 'S1']);
  expect(fought.last.find(({ event }) => event === 'clashed')).toMatchObject({
    attack: { total: 5 },
    defence: { total: 5 },
  });
});
