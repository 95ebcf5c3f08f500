import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { Command, CommandOutcome } from './command.js';
import { askedOf, how, orders, refusedBy, type Standing, scene, setupOf, stand, type Table } from './testing/stand.js';

const outcomeOf = ({ run }: Table): CommandOutcome => run.outcome() as CommandOutcome;
const ended = (table: Table): string => {
  const { ending, winner, rounds } = outcomeOf(table);
  return `${ending} ${winner} ${rounds}`;
};

/** Units of both sides that have gone before, as a position writes them. */
const gone = (side: 'north' | 'south', fate: string, damage: number) => ({
  side,
  class: 'HI',
  grade: 'C',
  points: 0,
  damage,
  hex: null,
  gone: fate,
});

const withGone = (
  north: readonly Standing[],
  south: readonly Standing[],
  others: readonly object[],
  rest: object = {},
  options: object = {},
): Table => {
  const setup = setupOf(north, south, rest) as { position: { units: readonly object[] } };
  const position = { ...setup.position, units: [...setup.position.units, ...others] };
  return sitDown<Command>(scene, { ...setup, position }, options);
};

/** The rest of a round in which nobody is in contact and everybody holds or waits. */
const passing = (table: Table, north: readonly string[], south: readonly string[], word = 'waiting'): Table => {
  const turn = (at: Table, units: readonly string[]) =>
    orders(at, ['endStage'], ...units.map((key) => [word, key] as const), ['endStage'], ['endStage']);
  return turn(turn(table, north), south);
};

const LC = (row: number, points = 2, damage = 0): Standing => ['LC', 'C', points, [row, 6], damage];

test('COMMAND-END-001 a side without a unit has lost, once the attack and all it set off are finished', () => {
  const table = orders(
    stand([['HC', 'A', 4, [7, 6]]], [['HI', 'C', 1, [8, 6]]], { stage: 5, attacks: [{ unit: 'N1', target: 'S1' }] }),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );
  expect(askedOf(table)).toBe('North survivors');
  expect(ended(orders(table, ['allowEscape', 'N1']))).toBe('fieldWon North 1');
  expect(ended(orders(stand([LC(2)], [LC(9)]), ['rout', 'N1']))).toBe('fieldWon South 1');
});

test('COMMAND-END-002 example 1 of section 12: both fields empty, and who left unbroken wins', () => {
  const table = orders(
    stand([['HC', 'A', 0, [7, 6]]], [['HI', 'C', 1, [8, 6]]], { stage: 5, attacks: [{ unit: 'N1', target: 'S1' }] }),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );
  expect(ended(orders(table, ['slaughter', 'N1']))).toBe('bothGone North 1');
  expect(ended(orders(table, ['rout', 'N1']))).toBe('bothGone null 1');
});

test('COMMAND-END-002 equal numbers gone by Slaughter are a draw', () => {
  const table = withGone([['HC', 'A', 0, [7, 6]]], [['HI', 'C', 1, [8, 6]]], [gone('south', 'left', 0)], {
    stage: 5,
    attacks: [{ unit: 'N1', target: 'S1' }],
  });
  expect(ended(orders(table, ['resolve', 'N1', 'S1'], ['rout', 'S1'], ['slaughter', 'N1']))).toBe('bothGone null 1');
});

test('COMMAND-END-003 COMMAND-END-004 example 2 of section 12: after the last round health decides', () => {
  const table = withGone(
    [LC(2), ['LC', 'C', 2, [2, 8], 1], ['LC', 'C', 2, [2, 10], 3]],
    [LC(9), ['LC', 'C', 2, [9, 8]]],
    [gone('south', 'left', 2), gone('north', 'routed', 1)],
    { round: 10 },
  );
  const over = passing(table, ['N1', 'N2', 'N3'], ['S1', 'S2']);
  expect(ended(over)).toBe('roundLimit South 10');
  expect(outcomeOf(over).armies.map(({ health }) => health)).toEqual([8, 10]);
});

test('COMMAND-END-003 COMMAND-END-004 another limit, and a draw', () => {
  const short = stand([LC(2)], [LC(9)], {}, { 'command.roundLimit': 1 });
  expect(ended(passing(short, ['N1'], ['S1']))).toBe('roundLimit null 1');
  const usual = stand([LC(2)], [LC(9)], { round: 9 });
  expect(askedOf(passing(usual, ['N1'], ['S1'], 'hold'))).toBe('North volleys');
});

test('COMMAND-END-005 who concedes at the start of a turn of its own has lost; later it is refused', () => {
  const table = stand([LC(2), ['LC', 'C', 2, [2, 8]]], [LC(9)]);
  expect(ended(orders(table, ['concede']))).toBe('conceded South 1');
  expect(refusedBy(orders(table, ['hold', 'N1']), 'concede')).toBe('COMMAND-END-005 command.concedesLate');
  const south = orders(table, ['endStage'], ['waiting', 'N1'], ['waiting', 'N2'], ['endStage'], ['endStage']);
  expect(ended(orders(south, ['concede']))).toBe('conceded North 1');
});

test('COMMAND-END-006 more objective hexes win, each counted once; if equal, health; without them health alone', () => {
  const at = (...places: readonly (readonly [number, number])[]) => ({
    'command.objectiveHexes': places.map(([row, column]) => ({ row, column })),
  });
  const over = (options: object) =>
    passing(stand([LC(2, 2, 3)], [LC(9), ['LC', 'C', 2, [9, 8]]], { round: 10 }, options), ['N1'], ['S1', 'S2']);
  expect(ended(over({}))).toBe('roundLimit South 10');
  expect(ended(over(at([2, 6])))).toBe('roundLimit North 10');
  expect(outcomeOf(over(at([2, 6]))).armies.map(({ objectives }) => objectives)).toEqual([1, 0]);
  expect(ended(over(at([2, 6], [9, 6])))).toBe('roundLimit South 10');
  expect(ended(over(at([2, 6], [2, 6], [9, 6])))).toBe('roundLimit South 10');
});

test('COMMAND-END-007 COMMAND-HEALTH-007 the survivors of each unit, in a hundred', () => {
  const table = withGone(
    [LC(2), ['LC', 'C', 2, [2, 8], 1], ['LC', 'C', 2, [2, 10], 2], ['LC', 'C', 2, [2, 12], 3]],
    [LC(9)],
    [
      gone('south', 'routed', 0),
      gone('south', 'routed', 4),
      gone('south', 'slaughtered', 1),
      gone('south', 'left', 2),
      gone('south', 'routed', 5),
    ],
  );
  const { armies } = outcomeOf(orders(table, ['concede']));
  expect(armies[0].units.map(({ survivors }) => survivors)).toEqual([100, 90, 70, 40]);
  expect(armies[1].units.map(({ survivors }) => survivors)).toEqual([100, 100, 20, 0, 70, 20]);
});

test('COMMAND-END-009 two quiet rounds end a battle, or as many as the table has it; whatever stirs begins the count anew', () => {
  const quiet = passing(stand([LC(2, 2, 1)], [LC(9)]), ['N1'], ['S1']);
  expect(quiet.run.state.open.quiet).toBe(1);
  expect(ended(passing(quiet, ['N1'], ['S1']))).toBe('quiet South 2');
  expect(ended(passing(stand([LC(2)], [LC(9)], {}, { 'command.quietRounds': 1 }), ['N1'], ['S1']))).toBe(
    'quiet null 1',
  );
  // Judged as at the round limit: by objectives first.
  const objective = { 'command.quietRounds': 1, 'command.objectiveHexes': [{ row: 2, column: 6 }] };
  expect(ended(passing(stand([LC(2, 2, 1)], [LC(9)], {}, objective), ['N1'], ['S1']))).toBe('quiet North 1');
  // A point spent, and a step to another hex.
  expect(passing(quiet, ['N1'], ['S1'], 'hold').run.state.open.quiet).toBe(0);
  const moved = orders(
    quiet,
    ['endStage'],
    ['advance', 'N1', [3, 6]],
    ['endStage'],
    ['endStage'],
    ['endStage'],
    ['waiting', 'S1'],
  );
  expect(orders(moved, ['endStage'], ['endStage']).run.state.open.quiet).toBe(0);
});

test('COMMAND-END-010 at the end of the last round nobody routs, and damage stays', () => {
  const over = passing(stand([LC(2, 2, 3)], [LC(9)], { round: 10 }), ['N1'], ['S1']);
  expect([how(over, 'N1'), how(over, 'S1')]).toEqual(['2c 3 dmg (2, 6)', '2c (9, 6)']);
  expect(over.run.awaits.need).toBe('nothing');
});
