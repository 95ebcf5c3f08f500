import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER } from '../../../war/roster/sides.js';
import { stand } from '../testing/stand.js';
import { formationName } from './formationName.js';

const at = (row: number, column: number) => [{ unit: 'a1', at: { row, column } }];

test('a formation is called by how far from the enemy it stands; bowmen shoot four hexes', () => {
  const { state } = stand({ units: { a1: [20, 3], d1: [3, 3] } }).run;
  const called = [5, 6, 7, 8].map((row) => formationName(state, ATTACKER, at(row, 3)));
  expect(called).toEqual(['close', 'bowshot', 'bowshot', 'far']);
});

test('where nobody stands yet, by where it is on the map of 23 rows', () => {
  const { state } = stand({ units: { a1: [20, 3], d1: [3, 3] } }).run;
  const empty = { ...state, open: { ...state.open, at: state.open.at.map(() => -1) } };
  const called = [11, 13, 14, 16, 17, 22, 0].map((row) => formationName(empty, DEFENDER, at(row, 3)));
  // Row 11 is the middle; a quarter of the way from it to the rim is 2.75 rows, half of it 5.5.
  expect(called).toEqual(['middle', 'middle', 'back', 'back', 'rear', 'rear', 'rear']);
});
