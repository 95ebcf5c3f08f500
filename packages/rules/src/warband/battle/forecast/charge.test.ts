import { exact } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { battleIn, says, sightOf } from '../testing/stage.js';
import { forecastCharge } from './charge.js';
import { forecastLine } from './line.js';

const spears = (count: number, at: readonly number[], facing: 'e' | 'w') => ({
  ranks: [[{ like: 'spearman', count }]],
  at,
  facing,
});
const charge = {
  choose: 'charge',
  figure: 'A1',
  target: 'B1',
  path: [5, 6, 7, 8, 9].map((x) => ({ x, y: 8 })),
} as const;
const unbound = { 'warband.declaredMoveBinding': 'off' };

test('WARBAND-MOVE-031 WARBAND-LINE-017 WARBAND-MELEE-011 what a charge would come to: its first strike before what comes back', () => {
  const table = battleIn('opening', { a: [spears(1, [4, 8], 'e')], b: [spears(1, [10, 8], 'w')] }, unbound);
  const of = forecastCharge(sightOf(table), charge);
  // One with armour 2 against one: who is charged falls in 1/2, and strikes back only in the other half: 1/4.
  expect(of?.losses.map(({ figures }) => figures.map(exact))).toEqual([
    ['3/4', '1/4'],
    ['1/2', '1/2'],
  ]);
});

test('WARBAND-MOVE-031 it is the very forecast of the line once the charge has struck home; without a line there is none', () => {
  const table = battleIn('opening', { a: [spears(5, [4, 8], 'e')], b: [spears(5, [10, 8], 'w')] }, unbound);
  const { losses, tide } = forecastLine(sightOf(says(table, charge)), 0);
  expect(forecastCharge(sightOf(table), charge)).toMatchObject({ losses, tide });
  expect(forecastCharge(sightOf(table), { ...charge, path: charge.path.slice(0, 2) })).toBeNull();
  expect(forecastCharge(sightOf(table), { ...charge, target: 'B7' })).toBeNull();
});
