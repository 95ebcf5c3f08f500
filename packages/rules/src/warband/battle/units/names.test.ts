import { expect, test } from 'vitest';
import type { BattleSight } from '../model/battle.js';
import { agentNames, agentSigns, calledBy, keyCalled, unitNames, unitSigns } from './names.js';

const row = (side: 0 | 1, name: string, like: string | null, chosen: string | null = null) =>
  ({ side, name, like, chosen }) as never;
const unit = (side: 0 | 1, name: string, chosen: string | null = null) => ({ side, name, chosen }) as never;

const SIGHT = {
  given: {},
  open: {
    units: [unit(0, 'A1'), unit(0, 'A2', 'Old Guard'), unit(1, 'B1')],
    roster: [
      row(0, 'A1u1', 'captain'),
      row(0, 'A1.1', 'spearman'),
      row(0, 'A1.2', 'levy'),
      row(0, 'A2.1', 'veteran'),
      row(1, 'B1.1', 'archer'),
      row(1, 'B1u1', 'hero', 'Berrin'),
    ],
    names: {},
  },
} as unknown as BattleSight;

test('units that nobody has named go by a place and what their front rank is, and ranks by their units', () => {
  expect(unitNames(SIGHT)).toEqual(['Tarn spears', 'Old Guard', 'Kell bows']);
  expect(agentNames(SIGHT)).toEqual([
    'Aldric captain',
    'Tarn spears, rank 1',
    'Tarn spears, rank 2',
    'Old Guard, rank 1',
    'Kell bows, rank 1',
    'Berrin',
  ]);
});

test('signs are told apart, whether of a unit or of somebody in it', () => {
  expect(unitSigns(SIGHT)).toEqual(['Ta', 'Ol', 'Ke']);
  expect(agentSigns(SIGHT)).toEqual(['Al', 'Ta1', 'Ta2', 'Ol1', 'Ke1', 'Be']);
});

test.each([
  ['a1', 'A1'],
  ['tarn spears', 'A1'],
  ['Ta', 'A1'],
  ['ta2', 'A1.2'],
  ['A1.2', 'A1.2'],
  ['Tarn spears, rank 2', 'A1.2'],
  ['berrin', 'B1u1'],
  ['nobody', null],
] as const)('%s stands for %s', (text, key) => {
  expect(keyCalled(SIGHT, text)).toBe(key);
});

test('keys are called by names, and what is no key stays as it is', () => {
  expect(['A1', 'A1.2', 'B1u1', 'somebody'].map((key) => calledBy(SIGHT, key))).toEqual([
    'Tarn spears',
    'Tarn spears, rank 2',
    'Berrin',
    'somebody',
  ]);
});
