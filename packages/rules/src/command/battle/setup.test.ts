import { hex } from '@warmoot/kernel';
import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { distance, hexAt, makeGround, placeOf } from '../../war/ground/ground.js';
import type { Command, CommandOutcome, CommandSight } from './command.js';
import { groundOf } from './ground.js';
import {
  askedOf,
  how,
  type Line,
  offered,
  orders,
  refusedBy,
  type Standing,
  scene,
  setupOf,
  stand,
  type Table,
  unfit,
  wordsOf,
} from './testing/stand.js';
import { GRADES } from './units.table.js';

const LI = { class: 'LI', grade: 'C' };
const some = (many: number) => Array.from({ length: many }, () => LI);

const armies = (north: object = {}, south: object = {}, rest: object = {}): object => ({
  seats: ['ana', 'bo'],
  north: { name: 'North', seat: 'ana', ...north },
  south: { name: 'South', seat: 'bo', ...south },
  ...rest,
});
const fresh = (north: object = {}, south: object = {}, rest: object = {}, options: object = {}): Table =>
  sitDown<Command>(scene, armies(north, south, rest), options);

const openOf = ({ run }: Table) => run.state.open;
const sightOf = ({ run }: Table): CommandSight => run.state as unknown as CommandSight;

const PLAIN = { rows: 12, columns: 15, layout: 'full' } as const;

test('COMMAND-HEX-001 12 rows by 15 columns, or from 6 to 40 each way', () => {
  expect(groundOf(sightOf(fresh())).size).toBe(12 * 15);
  const small = fresh(
    { units: some(3) },
    { units: some(3) },
    {},
    {
      'command.mapRows': 6,
      'command.mapColumns': 40,
      'command.deployRows': 2,
    },
  );
  expect(groundOf(sightOf(small)).size).toBe(240);
  for (const wrong of [{ 'command.mapRows': 5 }, { 'command.mapColumns': 41 }, { 'command.mapRows': 41 }])
    expect(unfit(armies(), wrong)).toBe('BAD_SHAPE');
  const tiny = { field: 'drawn', name: 'tiny', ground: ['.....', '.....', '.....', '.....', '.....', '.....'] };
  expect(unfit(armies({}, {}, { field: { heights: [], barriers: [], ...tiny } }))).toBe('command.mapSize');
});

test('COMMAND-HEX-002 example 2 of section 4: neighbours in an even and in an odd row, and none off the map', () => {
  const ground = makeGround({ field: 'plain' }, PLAIN, 1);
  const around = (row: number, column: number): readonly string[] =>
    hex
      .neighboursOf(ground.board, hexAt(ground, { row, column }))
      .map((at) => `${placeOf(ground, at).row},${placeOf(ground, at).column}`)
      .sort();
  expect(around(8, 6)).toEqual(['8,7', '7,6', '7,5', '8,5', '9,5', '9,6'].sort());
  expect(around(7, 6)).toEqual(['7,7', '6,7', '6,6', '7,5', '8,6', '8,7'].sort());
  expect(around(0, 0)).toEqual(['0,1', '1,0'].sort());
  expect(around(11, 14)).toEqual(['11,13', '10,14'].sort());
});

test('COMMAND-HEX-003 COMMAND-HEX-004 distance is the least number of steps, as the formula has it', () => {
  const ground = makeGround({ field: 'plain' }, PLAIN, 1);
  const q = (row: number, column: number) => column - Math.floor(row / 2);
  expect(distance(ground, hexAt(ground, { row: 4, column: 6 }), hexAt(ground, { row: 8, column: 6 }))).toBe(4);
  for (const from of [0, 37, 96]) {
    // Rings of neighbours, counted one by one.
    const steps = new Map([[from, 0]]);
    for (const at of steps.keys())
      for (const next of hex.neighboursOf(ground.board, at))
        if (!steps.has(next)) steps.set(next, (steps.get(at) as number) + 1);
    for (const [to, many] of steps) {
      const [a, b] = [placeOf(ground, from), placeOf(ground, to)];
      const [dq, dr] = [q(a.row, a.column) - q(b.row, b.column), a.row - b.row];
      expect(distance(ground, from, to)).toBe(many);
      expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(many);
    }
  }
});

test('COMMAND-HEX-009 nothing blocks sight: a Volley goes over friends, enemies and rocks', () => {
  const table = stand(
    [
      ['AR', 'C', 3, [4, 6]],
      ['HI', 'C', 3, [5, 6]],
    ],
    [
      ['HI', 'C', 2, [8, 6]],
      ['HI', 'C', 2, [7, 6]],
    ],
    {},
    { 'command.impassableHexes': [{ row: 6, column: 6 }] },
  );
  expect(how(orders(table, ['volley', 'N1', 'S1'], ['endureMissiles', 'S1']), 'S1')).toBe('1c (8, 6)');
});

test('COMMAND-HEX-010 hexes marked impassable are entered by nobody and deployed on by nobody', () => {
  const options = { 'command.impassableHexes': [{ row: 5, column: 6 }] };
  const table = stand([['HI', 'C', 3, [4, 6]]], [['HI', 'C', 2, [9, 6]]], { stage: 2 }, options);
  expect(refusedBy(table, 'advance', 'N1', [5, 6])).toBe('COMMAND-HEX-006 command.noWay');
  expect(unfit(setupOf([['HI', 'C', 3, [5, 6]]], [['HI', 'C', 2, [9, 6]]]), options)).toBe('command.freeHex');
  const off = { 'command.impassableHexes': [{ row: 12, column: 0 }] };
  expect(unfit(armies(), off)).toBe('command.onTheMap');
});

test('COMMAND-SETUP-001 COMMAND-SETUP-002 two sides with the usual nine units, or as the table or the armies agree', () => {
  const classes = (table: Table, side: 0 | 1) =>
    openOf(table)
      .roster.filter((row) => row.side === side)
      .map((row) => `${row.class} ${row.grade}`);
  const usual = ['HI B', 'HI C', 'LI C', 'LI C', 'LI D', 'SI C', 'HC B', 'LC C', 'AR C'];
  expect([classes(fresh(), 0), classes(fresh(), 1)]).toEqual([usual, usual]);
  const options = { 'command.rosters': { north: [{ class: 'HA', grade: 'A' }], south: some(2) } };
  expect(classes(fresh({}, {}, {}, options), 0)).toEqual(['HA A']);
  const agreed = fresh({ units: some(1) }, {}, {}, options);
  expect([classes(agreed, 0), classes(agreed, 1)]).toEqual([['LI C'], ['LI C', 'LI C']]);
});

test('COMMAND-SETUP-003 COMMAND-SETUP-005 COMMAND-TURN-001 example 3 of section 4: equal totals are thrown again, and the higher chooses', () => {
  const first = fresh({ leader: { quality: 2 } }, { leader: { quality: 4 } });
  expect(first.run.awaits).toMatchObject({ need: 'dice', step: 'lead' });
  const tied = first.dice(4, 3).dice(2, 3);
  expect(tied.said).toContainEqual({ event: 'led', side: 0, total: 9 });
  expect(tied.said).toContainEqual({ event: 'led', side: 1, total: 9 });
  expect(tied.last).toContainEqual({ event: 'tied' });
  const led = tied.dice(6, 1).dice(5, 2);
  expect(openOf(led).leadership).toEqual([9, 11]);
  expect(askedOf(led)).toBe('South takeTurns');
  expect(offered(led)).toEqual([{ choose: 'goFirst' }, { choose: 'goSecond' }]);
});

test('COMMAND-SETUP-004 with the dice of a saga Lead and Tactics are added, and without a leader nothing', () => {
  const north = { leader: { name: 'Ivo', lead: 7, tactics: 4 } };
  const table = fresh(north, { leader: null }, {}, { 'command.leadershipDice': 'saga' });
  expect(table.run.awaits).toMatchObject({ throw: { dice: [{ sides: 8 }, { sides: 8 }, { sides: 10 }] } });
  // 8 + 1 + 0 on the dice, the ten-sided read from 0, and 11.
  const led = table.dice(8, 1, 0).dice(8, 8, 3);
  expect(openOf(led).leadership).toEqual([20, 19]);
  expect(askedOf(led)).toBe('North takeTurns');
  // Who brings Tactics alone has no Lead to add.
  const tactics = fresh({ leader: { tactics: 4 } }, { leader: { lead: 3 } }, {}, { 'command.leadershipDice': 'saga' });
  expect(openOf(tactics.dice(1, 1, 0).dice(1, 1, 0)).leadership).toEqual([6, 5]);
});

test('COMMAND-POINTS-005 COMMAND-POINTS-006 COMMAND-POINTS-007 the quality of a leader: set, usual, by Lead, or none', () => {
  const byGrade = { units: GRADES.map((grade) => ({ class: 'LI', grade })) };
  const points = (leader: object | null | undefined, options: object = {}) =>
    openOf(fresh({ ...byGrade, ...(leader === undefined ? {} : { leader }) }, {}, {}, options)).points.slice(0, 5);
  expect(points(undefined)).toEqual([6, 5, 4, 3, 1]);
  expect(points({ quality: 5 })).toEqual([9, 7, 5, 3, 1]);
  expect(points(null)).toEqual([4, 3, 2, 1, 0]);
  expect(points({ lead: 7 })).toEqual([7, 6, 5, 3, 1]);
  expect(points({ lead: 10 })).toEqual([9, 7, 5, 3, 1]);
  expect(points({ lead: 1 })).toEqual([4, 3, 2, 1, 0]);
  expect(points(undefined, { 'command.leaderQuality': 0 })).toEqual([4, 3, 2, 1, 0]);
  expect(points(undefined, { 'command.leaderQuality': { north: 5, south: 1 } })).toEqual([9, 7, 5, 3, 1]);
  expect(unfit(armies({ leader: { quality: 6 } }))).toBe('BAD_SHAPE');
  // No leader stands on the map: there are as many things there as units.
  expect(openOf(fresh({ ...byGrade, leader: { name: 'Ivo', lead: 7 } })).at).toHaveLength(5 + 9);
});

const deployed = (first: 'goFirst' | 'goSecond') =>
  orders(
    fresh({ units: some(1) }, { units: some(2) })
      .dice(6, 6)
      .dice(1, 1),
    [first],
  );

test('COMMAND-SETUP-006 who goes second deploys its whole army first', () => {
  const second = deployed('goSecond');
  expect(askedOf(second)).toBe('North deploy');
  const south = orders(second, ['deploy', 'N1', [2, 5]]);
  expect(askedOf(south)).toBe('South deploy');
  expect(refusedBy(south, 'deploy', 'N1', [2, 6])).toBe('COMMAND-SETUP-006 command.notYours');
  const one = orders(south, ['deploy', 'S2', [9, 5]]);
  expect(askedOf(one)).toBe('South deploy');
  expect(refusedBy(one, 'deploy', 'S2', [9, 6])).toBe('COMMAND-SETUP-006 command.isDeployed');
  expect(askedOf(orders(one, ['deploy', 'S1', [9, 6]]))).toBe('South volleys');
  const first = orders(
    deployed('goFirst'),
    ['deploy', 'S1', [9, 5]],
    ['deploy', 'S2', [11, 0]],
    ['deploy', 'N1', [0, 0]],
  );
  expect(askedOf(first)).toBe('North volleys');
  expect(openOf(first)).toMatchObject({ round: 1, active: 0, first: 0 });
});

test('COMMAND-SETUP-007 COMMAND-HEX-005 each side in its own rows, one unit a hex', () => {
  const south = deployed('goFirst');
  const rows = new Set(offered(south).map((one) => (one as { hex: { row: number } }).hex.row));
  expect([...rows].sort((a, b) => a - b)).toEqual([9, 10, 11]);
  // What suggests itself comes first: the middle of the foremost row.
  const first = (table: Table) => (offered(table)[0] as { hex: object }).hex;
  expect([first(south), first(deployed('goSecond'))]).toEqual([
    { row: 9, column: 7 },
    { row: 2, column: 7 },
  ]);
  expect(refusedBy(south, 'deploy', 'S1', [8, 5])).toBe('COMMAND-SETUP-007 command.notItsRows');
  expect(refusedBy(south, 'deploy', 'S1', [12, 5])).toBe('COMMAND-HEX-006 command.cannotStand');
  const taken = orders(south, ['deploy', 'S1', [9, 5]]);
  expect(refusedBy(taken, 'deploy', 'S2', [9, 5])).toBe('COMMAND-HEX-005 command.hexTaken');
  const north = orders(taken, ['deploy', 'S2', [9, 6]]);
  expect(refusedBy(north, 'deploy', 'N1', [3, 0])).toBe('COMMAND-SETUP-007 command.notItsRows');
  expect(unfit(armies(), { 'command.mapRows': 7, 'command.deployRows': 3 })).toBe(
    'COMMAND-SETUP-007 command.tooManyRows',
  );
  expect(askedOf(fresh({}, {}, {}, { 'command.mapRows': 8, 'command.deployRows': 3 }))).toBe('dice');
});

test('COMMAND-SETUP-008 both seats see everything', () => {
  const { run } = stand([['HI', 'B', 5, [5, 6]]], [['LI', 'D', 1, [8, 6], 2]]);
  const [mine, theirs] = ['ana', 'bo'].map((seat) => run.view(seat).open);
  expect(mine).toEqual(run.state.open);
  expect(theirs).toEqual(run.state.open);
});

test('COMMAND-SETUP-009 a battle is taken up in its course', () => {
  const table = stand(
    [
      ['HC', 'B', 3, [7, 6]],
      ['LI', 'C', 4, [7, 5]],
      ['HI', 'C', 1, null],
    ],
    [
      ['HI', 'C', 2, [8, 6], 1],
      ['LI', 'C', 2, [8, 5]],
    ],
    {
      active: 'north',
      first: 'south',
      round: 4,
      stage: 4,
      quiet: 1,
      attacks: [{ unit: 'N1', target: 'S1', supporters: ['N2'] }],
    },
  );
  expect(openOf(table)).toMatchObject({ round: 4, active: 0, first: 1, stage: 4, quiet: 1 });
  expect([how(table, 'S1'), how(table, 'N3')]).toEqual(['2c 1 dmg (8, 6)', 'routed']);
  expect(askedOf(table)).toBe('South defences');
  const fought = orders(table, ['supportDefense', 'S2', 'S1'], ['resolve', 'N1', 'S1']);
  // 6 and 1 against 3 less 1, and 1.
  expect(fought.last).toContainEqual(expect.objectContaining({ event: 'clashed', winner: 0 }));
  expect(fought.last.find(({ event }) => event === 'clashed')).toMatchObject({
    attack: { total: 7 },
    defence: { total: 3 },
  });
  const bound = stand([['HC', 'B', 3, [7, 6]]], [['HI', 'C', 2, [8, 6]]], {
    stage: 3,
    charges: [{ unit: 'N1', target: 'S1' }],
  });
  expect(offered(bound).map(({ choose }) => choose)).toEqual(['attack', 'rout']);
});

test('COMMAND-SETUP-009 a turn that has only begun is begun, whoever has gone before', () => {
  const table = stand(
    [
      ['HI', 'C', 3, [5, 5]],
      ['HI', 'C', 3, null],
    ],
    [['HI', 'C', 3, [9, 5]]],
  );
  expect(offered(table)).toContainEqual({ choose: 'concede' });
  expect(table.said).toContainEqual({ event: 'turnBegan', side: 0 });
});

/** Why a battle cannot be taken up so. */
const cannot = (rest: object): string =>
  unfit(
    setupOf(
      [
        ['HC', 'B', 3, [7, 6]],
        ['LI', 'C', 4, [7, 5]],
        ['AR', 'C', 4, [7, 7]],
        ['HI', 'C', 2, [7, 4]],
      ],
      [
        ['HI', 'C', 2, [8, 6]],
        ['LI', 'C', 2, [8, 5]],
        ['HI', 'C', 2, [11, 0]],
      ],
      rest,
    ),
  );

test('COMMAND-SETUP-009 what could not have come about is refused', () => {
  const attacks = [{ unit: 'N1', target: 'S1' }];
  expect(cannot({ stage: 1, charges: [{ unit: 'N1', target: 'S1' }] })).toBe('command.notInThisStage');
  expect(cannot({ stage: 2, attacks })).toBe('command.notInThisStage');
  expect(cannot({ stage: 3, attacks, defences: [{ unit: 'S2', defender: 'S1' }] })).toBe('command.notInThisStage');
  const declared = 'command.couldNotDeclare';
  expect(cannot({ stage: 3, charges: [{ unit: 'N2', target: 'S1' }] })).toBe(declared);
  for (const target of ['N2', 'S9']) expect(cannot({ stage: 3, charges: [{ unit: 'N1', target }] })).toBe(declared);
  expect(cannot({ stage: 3, attacks: [{ unit: 'N3', target: 'S1' }] })).toBe(declared);
  expect(cannot({ stage: 3, attacks: [{ unit: 'N1', target: 'S3' }] })).toBe(declared);
  expect(cannot({ stage: 3, attacks: [...attacks, ...attacks] })).toBe(declared);
  expect(cannot({ stage: 3, attacks: [{ unit: 'N1', target: 'S1', supporters: ['N4'] }] })).toBe(declared);
  // Who attacks does not support; who supports, supports one; who is attacked does not support; nobody unattacked is.
  const twice = [
    { unit: 'N1', target: 'S1' },
    { unit: 'N2', target: 'S1', supporters: ['N1'] },
  ];
  expect(cannot({ stage: 3, attacks: twice })).toBe(declared);
  const two = [
    { unit: 'N1', target: 'S1', supporters: ['N2'] },
    { unit: 'N4', target: 'S2', supporters: ['N2'] },
  ];
  expect(cannot({ stage: 3, attacks: two })).toBe(declared);
  const both = [
    { unit: 'N1', target: 'S1' },
    { unit: 'N2', target: 'S2' },
  ];
  expect(cannot({ stage: 4, attacks: both, defences: [{ unit: 'S2', defender: 'S1' }] })).toBe(declared);
  expect(cannot({ stage: 4, attacks: [both[1]], defences: [{ unit: 'S2', defender: 'S1' }] })).toBe(declared);
  expect(cannot({ stage: 4, attacks, defences: [{ unit: 'S3', defender: 'S1' }] })).toBe(declared);
  const again = [
    { unit: 'S2', defender: 'S1' },
    { unit: 'S2', defender: 'S1' },
  ];
  expect(cannot({ stage: 4, attacks, defences: again })).toBe(declared);
  expect(cannot({ round: 11 })).toBe('COMMAND-END-003 command.tooLate');
  expect(cannot({ round: 3, quiet: 2 })).toBe('COMMAND-END-009 command.tooQuiet');
});

test('COMMAND-SETUP-009 COMMAND-MOVE-001 who has charged in stage 2 has acted, and is bound in stage 3', () => {
  const charged = stand(
    [
      ['LC', 'C', 4, [7, 6]],
      ['LI', 'C', 4, [2, 6]],
    ],
    [['HI', 'B', 4, [8, 6]]],
    { stage: 2, charges: [{ unit: 'N1', target: 'S1' }] },
  );
  expect(refusedBy(charged, 'engage', 'N1')).toBe('COMMAND-TURN-005 command.hasActed');
  const third = orders(charged, ['hold', 'N2']);
  expect(askedOf(third)).toBe('North attacks');
  expect(wordsOf(third, 'N1')).toEqual(['attack', 'rout']);
});

test('COMMAND-SETUP-009 charges may be listed in stages 4 and 5, where they bind nobody any more', () => {
  for (const stage of [4, 5]) {
    const table = stand([['HC', 'B', 3, [7, 6]]], [['HI', 'C', 2, [8, 6]]], {
      stage,
      charges: [{ unit: 'N1', target: 'S1' }],
      attacks: [{ unit: 'N1', target: 'S1' }],
    });
    expect(askedOf(table)).toBe('North combats');
  }
});

test('COMMAND-SETUP-009 COMMAND-DEFEND-017 in stage 5 a declared support stands, whether or not its enemy is still there', () => {
  const north: readonly Standing[] = [['HI', 'B', 4, [7, 4]]];
  const south: readonly Standing[] = [
    ['HI', 'C', 4, [8, 5]],
    ['LI', 'D', 2, [8, 6]],
  ];
  const rest = { attacks: [{ unit: 'N1', target: 'S1' }], defences: [{ unit: 'S2', defender: 'S1' }] };
  expect(unfit(setupOf(north, south, { ...rest, stage: 4 }))).toBe('command.couldNotDeclare');
  // 4 against 3 and 1: equal.
  const fought = orders(stand(north, south, { ...rest, stage: 5 }), ['resolve', 'N1', 'S1']);
  expect(fought.last.find(({ event }) => event === 'clashed')).toMatchObject({ winner: null, defence: { total: 4 } });
});

test('COMMAND-SETUP-009 COMMAND-END-009 a round in which an Attack was paid for is not quiet', () => {
  const even = (declared: object, first: Line) =>
    orders(
      stand([['HI', 'B', 4, [7, 6]]], [['HI', 'B', 4, [8, 6]]], declared, { 'command.quietRounds': 1 }),
      first,
      ['endStage'],
      ['engage', 'S1'],
      ['endStage'],
      ['endStage'],
    );
  const attacked = even({ stage: 5, attacks: [{ unit: 'N1', target: 'S1' }] }, ['resolve', 'N1', 'S1']);
  expect(openOf(attacked)).toMatchObject({ round: 2, quiet: 0, ending: null });
  expect(openOf(even({ stage: 4 }, ['endStage']))).toMatchObject({ round: 1, quiet: 1, ending: 'quiet' });
});

test('COMMAND-SETUP-009 COMMAND-POINTS-002 COMMAND-POINTS-003 nobody has more than it began with, nor began with too many', () => {
  const began = (startedWith: number) => {
    const setup = setupOf([['HI', 'C', 3, [5, 5]]], [['HI', 'C', 2, [7, 7]]]) as { position: { units: object[] } };
    Object.assign(setup.position.units[0] as object, { startedWith });
    return setup;
  };
  expect(unfit(began(2))).toBe('command.noFewerThanNow');
  expect(unfit(began(6))).toBe('COMMAND-POINTS-003 command.tooManyPoints');
  expect(openOf(sitDown<Command>(scene, began(5))).roster[0]).toMatchObject({ startedWith: 5 });
});

test('COMMAND-SETUP-009 COMMAND-HEX-005 units of a position have free hexes of their own, and both sides have some', () => {
  const wrong = (north: Parameters<typeof setupOf>[0], south: Parameters<typeof setupOf>[1]) =>
    unfit(setupOf(north, south));
  expect(wrong([['HI', 'C', 2, [5, 5]]], [['HI', 'C', 2, [5, 5]]])).toBe('command.freeHex');
  expect(wrong([['HI', 'C', 2, [5, 15]]], [['HI', 'C', 2, [5, 5]]])).toBe('command.freeHex');
  expect(wrong([['HI', 'C', 2, null]], [['HI', 'C', 2, [5, 5]]])).toBe('command.someOnTheField');
  const units = (setupOf([['HI', 'C', 2, [5, 5]]], [['HI', 'C', 2, [7, 7]]]) as { position: { units: object[] } })
    .position.units;
  const position = (unit: object) => ({ ...armies(), position: { units: [...units, unit], active: 'north' } });
  const left = { side: 'north', class: 'HI', grade: 'C', points: 0, hex: null, gone: 'left', damage: 4 };
  expect(unfit(position(left))).toBe('COMMAND-HEALTH-003 command.tooMuchDamage');
  expect(unfit(position({ ...left, damage: 1, hex: { row: 1, column: 1 } }))).toBe('command.goneOrHere');
});

test('COMMAND-SETUP-010 from 1 to 40 units that find room in their rows', () => {
  expect(unfit(armies({ units: [] }))).toBe('BAD_SHAPE');
  expect(unfit(armies({ units: some(41) }))).toBe('BAD_SHAPE');
  expect(openOf(fresh({ units: some(40) })).roster).toHaveLength(49);
  const narrow = { 'command.mapRows': 6, 'command.mapColumns': 6, 'command.deployRows': 1 };
  expect(unfit(armies({ units: some(6) }, { units: some(7) }), narrow)).toBe('COMMAND-SETUP-010 command.noRoom');
  const rocks = { ...narrow, 'command.impassableHexes': [{ row: 0, column: 3 }] };
  expect(unfit(armies({ units: some(6) }, { units: some(6) }), rocks)).toBe('COMMAND-SETUP-010 command.noRoom');
  expect(askedOf(fresh({ units: some(5) }, { units: some(6) }, {}, rocks))).toBe('dice');
});

test('COMMAND-SETUP-001 names and seats of a setup are checked', () => {
  expect(unfit(armies({ seat: 'cy' }))).toBe('UNKNOWN_SEAT');
  expect(unfit(armies({ name: 'South' }))).toBe('setup.differentNames');
  const named = {
    units: [
      { ...LI, name: 'Reds' },
      { ...LI, name: 'Reds' },
    ],
  };
  expect(unfit(armies(named))).toBe('war.nameOnce');
  const both = setupOf([['HI', 'C', 2, [5, 5]]], [['HI', 'C', 2, [7, 7]]]) as { north: object };
  expect(unfit({ ...both, north: { ...both.north, units: some(2) } })).toBe('command.unitsOrPosition');
});

test('COMMAND-SAGA-008 an ambush makes no roll, chooses, and is laid last, four hexes from every enemy', () => {
  const table = fresh({ units: some(1) }, { units: some(1) }, { ambush: 'north' });
  expect(askedOf(table)).toBe('North takeTurns');
  const laid = orders(table, ['goSecond'], ['deploy', 'S1', [9, 5]]);
  expect(askedOf(laid)).toBe('North deploy');
  expect(refusedBy(laid, 'deploy', 'N1', [6, 5])).toBe('COMMAND-SAGA-008 command.tooNearForAmbush');
  const begun = orders(laid, ['deploy', 'N1', [11, 0]]);
  expect(askedOf(begun)).toBe('South volleys');
  expect(askedOf(orders(table, ['goFirst']))).toBe('South deploy');
});

test('COMMAND-SAGA-008 COMMAND-SETUP-010 an ambush that might find no room is refused', () => {
  const small = { 'command.mapRows': 6, 'command.mapColumns': 6, 'command.deployRows': 2 };
  // The enemy in rows 4 and 5 leaves row 0, whoever stands where.
  const ambush = (many: number) => armies({ units: some(many) }, { units: some(3) }, { ambush: 'north' });
  expect(unfit(ambush(7), small)).toBe('COMMAND-SETUP-010 command.noRoom');
  expect(askedOf(sitDown<Command>(scene, ambush(6), small))).toBe('North takeTurns');
});

test('COMMAND-END-008 a later battle begins with fresh points and no damage', () => {
  const table = fresh();
  expect(openOf(table).damage.every((damage) => damage === 0)).toBe(true);
  expect(openOf(table).points.slice(0, 9)).toEqual([5, 4, 4, 4, 3, 4, 5, 4, 4]);
  const over = orders(stand([['HI', 'C', 0, [5, 5], 2]], [['HI', 'C', 1, [9, 5]]]), ['concede']);
  // What the campaign takes of a unit is what its soldiers have become, and no setup takes points or damage from it.
  expect((over.run.outcome() as CommandOutcome).armies[0].units[0]).toMatchObject({
    points: 0,
    damage: 2,
    survivors: 70,
  });
});
