import { setupRefusal } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { CommandSight } from './command.js';
import {
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
} from './testing/stand.js';
import { assaultOf, isLower, startingPoints, supportOf } from './units.js';
import { CLASSES, GRADES, type Grade, POINTS, UNIT_CLASSES, type UnitClass } from './units.table.js';

const sightOf = ({ run }: Table): CommandSight => run.state as unknown as CommandSight;

/** One northern unit with a southern one far away. */
const alone = (unit: Standing, rest: object = {}, options: object = {}): Table =>
  stand([unit], [['HI', 'C', 2, [11, 14]]], rest, options);

const scores = (of: UnitClass, grade: Grade, damage = 0, options: object = {}): string => {
  const sight = sightOf(alone([of, grade, 0, [5, 5], damage], {}, options));
  return `${supportOf(sight, 0)}/${assaultOf(sight, 0)}`;
};

test('COMMAND-UNIT-001 a unit has class, grade, points, damage, support and assault', () => {
  const sight = sightOf(alone(['LC', 'B', 4, [5, 5], 1]));
  expect(sight.open.roster[0]).toMatchObject({ class: 'LC', grade: 'B' });
  expect([sight.open.points[0], sight.open.damage[0], supportOf(sight, 0), assaultOf(sight, 0)]).toEqual([4, 1, 2, 1]);
});

test('COMMAND-UNIT-002 COMMAND-UNIT-004 COMMAND-UNIT-005 seven classes in three super classes; horse archers are archers', () => {
  expect(UNIT_CLASSES.map((of) => `${of} ${CLASSES[of].superClass}`)).toEqual([
    'LI infantry',
    'HI infantry',
    'SI infantry',
    'LC cavalry',
    'HC cavalry',
    'AR archers',
    'HA archers',
  ]);
});

/** The printed grid, a row for each thing that not all may do: LI HI SI LC HC AR HA. */
const GRID: Readonly<Record<string, string>> = {
  volley: 'no no no no no yes yes',
  waiting: 'no no yes yes no yes yes',
  charge: 'no no no yes yes no no',
  attack: 'yes yes yes yes yes no no',
  supportAttack: 'yes yes yes yes yes no no',
  supportDefense: 'yes yes yes yes yes no no',
  endureCharge: 'yes yes yes no no no no',
  feint: 'no no yes no no no yes',
};

/** A position in which a unit of this class could do the thing, if its class allowed it. */
const CHANCES: Readonly<Record<string, (of: UnitClass) => Table>> = {
  volley: (of) => stand([[of, 'C', 4, [4, 6]]], [['HI', 'C', 2, [7, 6]]]),
  waiting: (of) => stand([[of, 'C', 4, [4, 6]]], [['HI', 'C', 2, [9, 6]]], { stage: 2 }),
  charge: (of) => stand([[of, 'C', 4, [4, 6]]], [['HI', 'C', 2, [9, 6]]], { stage: 2 }),
  attack: (of) => stand([[of, 'C', 4, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 3 }),
  supportAttack: (of) =>
    stand(
      [
        [of, 'C', 4, [7, 6]],
        ['HI', 'C', 2, [7, 5]],
      ],
      [['HI', 'C', 2, [8, 6]]],
      { stage: 3, attacks: [{ unit: 'N2', target: 'S1' }] },
    ),
  supportDefense: (of) =>
    stand(
      [
        [of, 'C', 4, [7, 6]],
        ['HI', 'C', 2, [7, 5]],
      ],
      [['HI', 'C', 2, [8, 6]]],
      { active: 'south', stage: 4, attacks: [{ unit: 'S1', target: 'N2' }] },
    ),
  feint: (of) =>
    orders(stand([[of, 'C', 4, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { active: 'south', stage: 3 }), [
      'attack',
      'S1',
      'N1',
    ]),
  endureCharge: (of) =>
    orders(stand([[of, 'C', 4, [4, 6]]], [['HC', 'C', 2, [8, 6]]], { active: 'south', stage: 2 }), [
      'charge',
      'S1',
      'N1',
      [5, 6],
    ]),
};

test.each(Object.keys(GRID))('COMMAND-UNIT-003 COMMAND-UNIT-005 COMMAND-UNIT-006 the permission grid: %s', (word) => {
  const may = UNIT_CLASSES.map((of) => {
    const table = (CHANCES[word] as (of: UnitClass) => Table)(of);
    return wordsOf(table, 'N1').includes(word) ? 'yes' : 'no';
  });
  expect(may.join(' ')).toBe(GRID[word]);
});

test('COMMAND-UNIT-003 what every class may do', () => {
  for (const of of UNIT_CLASSES) {
    const free = stand([[of, 'C', 4, [4, 6]]], [['HI', 'C', 2, [9, 6]]], { stage: 2 });
    expect(wordsOf(free, 'N1')).toEqual(expect.arrayContaining(['advance', 'manoeuvre', 'hold', 'rout']));
    const engaged = stand([[of, 'C', 4, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
    expect(wordsOf(engaged, 'N1')).toEqual(expect.arrayContaining(['engage', 'disengage', 'rout']));
    const attacked = stand([[of, 'C', 4, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { active: 'south', stage: 3 });
    expect(wordsOf(orders(attacked, ['attack', 'S1', 'N1']), 'N1')).toEqual(expect.arrayContaining(['defend', 'rout']));
  }
});

test('COMMAND-UNIT-005 example 4 of section 1: horse archers five hexes off may wait for nothing, and never charge', () => {
  const table = stand([['HA', 'C', 0, [4, 6]]], [['HI', 'C', 2, [9, 6]]], { stage: 2 });
  expect(wordsOf(table, 'N1')).toContain('waiting');
  expect(refusedBy(table, 'charge', 'N1', 'S1', [8, 6])).toBe('COMMAND-UNIT-003 command.noCavalry');
  expect(how(orders(table, ['waiting', 'N1']), 'N1')).toBe('0c (4, 6)');
});

test('COMMAND-UNIT-007 both kinds of archers wait, or those on foot alone', () => {
  const waits = (of: UnitClass, options: object): boolean =>
    wordsOf(alone([of, 'C', 4, [4, 6]], { stage: 2 }, options), 'N1').includes('waiting');
  expect([waits('AR', {}), waits('HA', {})]).toEqual([true, true]);
  const footOnly = { 'command.waitingArchers': 'footOnly' };
  expect([waits('AR', footOnly), waits('HA', footOnly), waits('LC', footOnly), waits('SI', footOnly)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const table = alone(['HA', 'C', 4, [4, 6]], { stage: 2 }, footOnly);
  expect(refusedBy(table, 'waiting', 'N1')).toBe('COMMAND-UNIT-007 command.cannotWait');
  expect(refusedBy(alone(['HI', 'C', 4, [4, 6]], { stage: 2 }), 'waiting', 'N1')).toBe(
    'COMMAND-UNIT-003 command.cannotWait',
  );
});

test('COMMAND-UNIT-008 COMMAND-UNIT-009 a battle keeps class and grade of every unit, and their number', () => {
  const before = stand(
    [['HI', 'A', 4, [7, 6]]],
    [
      ['LI', 'E', 1, [8, 6]],
      ['LI', 'E', 0, [9, 6]],
    ],
    { stage: 3 },
  );
  const after = orders(
    before,
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['endStage'],
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );
  expect(sightOf(after).open.roster).toEqual(sightOf(before).open.roster);
});

test('COMMAND-GRADE-001 COMMAND-GRADE-002 five grades, and lower is strict', () => {
  expect(GRADES).toEqual(['A', 'B', 'C', 'D', 'E']);
  const lower = GRADES.map((one) => GRADES.filter((other) => isLower(one, other)).join(''));
  expect(lower).toEqual(['', 'A', 'AB', 'ABC', 'ABCD']);
});

test('COMMAND-GRADE-003 COMMAND-POINTS-003 base and greatest points by grade', () => {
  expect(GRADES.map((grade) => `${POINTS[grade].base} ${POINTS[grade].greatest}`)).toEqual([
    '4 9',
    '3 7',
    '2 5',
    '1 3',
    '0 1',
  ]);
  const tooMany = (grade: Grade, points: number) =>
    setupRefusal(scene, setupOf([['HI', grade, points, [5, 5]]], [['HI', 'C', 2, [8, 8]]]));
  expect(tooMany('E', 2)).toMatchObject({ rule: 'COMMAND-POINTS-003', what: 'command.tooManyPoints' });
  expect(tooMany('B', 8)).toMatchObject({ rule: 'COMMAND-POINTS-003' });
});

test('COMMAND-POINTS-004 examples 1 to 3 of section 1: what units begin with', () => {
  const starts = (quality: number) => GRADES.map((grade) => startingPoints(grade, quality));
  expect(starts(2)).toEqual([6, 5, 4, 3, 1]);
  expect(starts(5)).toEqual([9, 7, 5, 3, 1]);
  expect(starts(3)).toEqual([7, 6, 5, 3, 1]);
  expect(starts(0)).toEqual([4, 3, 2, 1, 0]);
});

test('COMMAND-POINTS-001 COMMAND-POINTS-002 COMMAND-POINTS-008 points are paid by the unit itself, and do not come back with a new turn', () => {
  const table = stand(
    [
      ['AR', 'C', 3, [4, 6]],
      ['HI', 'C', 5, [4, 7]],
    ],
    [['HI', 'C', 2, [8, 6]]],
  );
  const shot = orders(table, ['volley', 'N1', 'S1'], ['endureMissiles', 'S1'], ['endStage']);
  expect([how(shot, 'N1'), how(shot, 'N2'), how(shot, 'S1')]).toEqual(['2c (4, 6)', '5c (4, 7)', '1c (8, 6)']);
  const next = orders(
    shot,
    ['waiting', 'N1'],
    ['hold', 'N2'],
    ['endStage'],
    ['endStage'],
    ['endStage'],
    ['hold', 'S1'],
  );
  const again = orders(next, ['endStage'], ['endStage']);
  expect([how(again, 'N1'), how(again, 'N2'), how(again, 'S1')]).toEqual(['2c (4, 6)', '4c (4, 7)', '0c (8, 6)']);
});

test('COMMAND-POINTS-008 COMMAND-POINTS-009 what cannot be paid in full is closed; what costs nothing is open to all', () => {
  const beside = stand([['HI', 'C', 0, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 3 });
  expect(wordsOf(beside, 'N1')).toEqual(['hold', 'rout']);
  expect(refusedBy(beside, 'attack', 'N1', 'S1')).toBe('COMMAND-POINTS-008 command.cannotPay');
  const engaged = stand([['HI', 'C', 1, [7, 6]]], [['HI', 'C', 2, [8, 6]]], { stage: 2 });
  expect(refusedBy(engaged, 'disengage', 'N1', [6, 6])).toBe('COMMAND-POINTS-008 command.cannotPay');
  expect(how(orders(engaged, ['engage', 'N1']), 'N1')).toBe('1c (7, 6)');
});

test('COMMAND-POINTS-010 who can pay for nothing that is open must rout, and is asked all the same', () => {
  const table = orders(
    stand(
      [['HC', 'C', 2, [4, 6]]],
      [
        ['LI', 'C', 0, [8, 6]],
        ['LI', 'C', 0, [11, 6]],
      ],
      { stage: 2 },
    ),
    ['charge', 'N1', 'S1', [7, 6]],
  );
  expect(offered(table)).toEqual([{ choose: 'rout', unit: 'S1' }]);
  expect(refusedBy(table, 'endureCharge', 'S1')).toBe('COMMAND-POINTS-008 command.cannotPay');
  const gone = orders(table, ['rout', 'S1']);
  expect(gone.last).toContainEqual({ event: 'routed', unit: 1, why: 'forced' });
});

test('COMMAND-SCORE-004 COMMAND-SCORE-005 COMMAND-SCORE-006 COMMAND-SCORE-007 COMMAND-SCORE-008 COMMAND-SCORE-009 COMMAND-SCORE-010 the grid of section 3', () => {
  const grid = UNIT_CLASSES.map((of) => `${of} ${GRADES.map((grade) => scores(of, grade)).join(' ')}`);
  expect(grid).toEqual([
    'LI 2/3 2/2 1/1 1/0 0/0',
    'HI 2/5 2/4 1/3 1/2 0/1',
    'SI 4/1 3/1 2/0 2/0 1/0',
    'LC 4/3 3/2 2/1 2/0 1/0',
    'HC 2/7 2/6 1/5 1/4 0/3',
    'AR 0/1 0/1 0/0 0/0 0/0',
    'HA 0/3 0/2 0/1 0/0 0/0',
  ]);
});

test('COMMAND-SCORE-009 COMMAND-SCORE-010 a table may have other scores for archers', () => {
  const all = (support: number, assault: number) =>
    Object.fromEntries(GRADES.map((grade) => [grade, { support, assault }]));
  const options = { 'command.archerScores': { AR: all(1, 2), HA: all(0, 5) } };
  expect([scores('AR', 'C', 0, options), scores('HA', 'E', 1, options), scores('LI', 'A', 0, options)]).toEqual([
    '1/2',
    '0/4',
    '2/3',
  ]);
});

test('COMMAND-HEALTH-005 COMMAND-HEALTH-006 COMMAND-SCORE-003 COMMAND-SCORE-011 damage lowers both scores, to 0 or below', () => {
  expect([0, 1, 2, 3].map((damage) => scores('HC', 'A', damage))).toEqual(['2/7', '1/6', '0/5', '0/4']);
  // Example 2 of section 2, and both of section 3.
  expect([scores('SI', 'C', 1), scores('SI', 'C', 1, { 'command.scoreFloor': 'none' })]).toEqual(['1/0', '1/-1']);
  expect([scores('LC', 'B', 1), scores('HA', 'A', 2)]).toEqual(['2/1', '0/1']);
  expect(scores('HC', 'A', 3, { 'command.scoreFloor': 'none' })).toBe('-1/4');
});

test('COMMAND-SCORE-001 COMMAND-SCORE-002 COMMAND-HEALTH-006 who leads brings Assault, who helps lends Support; no floor where the table wants none', () => {
  const fought = (options: object) => {
    const table = stand(
      [
        ['LC', 'B', 3, [7, 6], 1],
        ['SI', 'D', 1, [7, 5], 3],
      ],
      [['SI', 'C', 2, [8, 6], 1]],
      { stage: 5, attacks: [{ unit: 'N1', target: 'S1', supporters: ['N2'] }] },
      options,
    );
    return orders(table, ['resolve', 'N1', 'S1']).last.find(({ event }) => event === 'clashed');
  };
  expect(fought({})).toMatchObject({ attack: { total: 1 }, defence: { total: 0 } });
  expect(fought({ 'command.scoreFloor': 'none' })).toMatchObject({ attack: { total: 0 }, defence: { total: -1 } });
});

test('COMMAND-HEALTH-001 COMMAND-HEALTH-002 COMMAND-HEALTH-004 damage is counted from 0, one at a time, and stays', () => {
  const shots = stand(
    [
      ['AR', 'C', 3, [4, 6]],
      ['AR', 'C', 3, [4, 7]],
    ],
    [['HI', 'C', 2, [8, 6]]],
  );
  const shot = orders(
    shots,
    ['volley', 'N1', 'S1'],
    ['takeDamage', 'S1'],
    ['volley', 'N2', 'S1'],
    ['takeDamage', 'S1'],
  );
  expect(how(shot, 'S1')).toBe('2c 2 dmg (8, 6)');
  const later = orders(shot, ['waiting', 'N1'], ['waiting', 'N2'], ['endStage'], ['endStage'], ['endStage']);
  expect(how(later, 'S1')).toBe('2c 2 dmg (8, 6)');
});

test('COMMAND-HEALTH-003 COMMAND-ROUT-002 four damage is a rout; nobody is set up with so many on the field', () => {
  const shot = orders(
    stand(
      [['AR', 'C', 3, [4, 6]]],
      [
        ['HI', 'C', 2, [8, 6], 3],
        ['HI', 'C', 2, [11, 6]],
      ],
    ),
    ['volley', 'N1', 'S1'],
    ['takeDamage', 'S1'],
  );
  expect(how(shot, 'S1')).toBe('routed');
  expect(shot.last).toContainEqual({ event: 'routed', unit: 1, why: 'damage' });
  const broken = setupOf([['HI', 'C', 2, [5, 5], 4]], [['HI', 'C', 2, [8, 8]]]);
  expect(setupRefusal(scene, broken)).toMatchObject({ rule: 'COMMAND-HEALTH-003', what: 'command.tooMuchDamage' });
});
