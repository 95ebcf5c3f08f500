import { expect, test } from 'vitest';
import { NO_TROOPS } from '../../../saga/battle/setup.js';
import { peopled, ranksWith } from './forming.js';
import { sagaOptions } from './plan.js';
import { figureOf, ranksOf, scaleOf, troopsOf, unitsOf } from './translation.js';
import { SAGA_TROOPS } from './troops.table.js';

const AUTO = { 'warband.sagaScale': null };
const HIRD = { ...NO_TROOPS, mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };
const RHEDD = { ...NO_TROOPS, heavyInfantry: 400, lightCavalry: 100 };

test('WARBAND-SAGA-009 1000 soldiers against 500: 1000 ÷ 45 = 22.2, so that a figure stands for 23', () => {
  expect(scaleOf([HIRD, RHEDD], AUTO)).toEqual({ soldiers: 1000, by: 45, is: 23, set: false, why: 'WARBAND-SAGA-009' });
  expect(scaleOf([RHEDD, HIRD], AUTO).is).toBe(23);
  expect(scaleOf([RHEDD, HIRD], { 'warband.sagaScale': 10 })).toMatchObject({ is: 10, set: true });
  // 45 soldiers are 45 figures, and nobody is less than one.
  expect(scaleOf([{ ...NO_TROOPS, bowmen: 45 }, NO_TROOPS], AUTO).is).toBe(1);
  expect(scaleOf([NO_TROOPS, NO_TROOPS], AUTO).is).toBe(1);
});

test('WARBAND-SAGA-009 WARBAND-UNIT-004 WARBAND-UNIT-008 600 medium infantry are 26 figures in two units, 100 heavy cavalry 4, 300 bowmen 13', () => {
  const troops = troopsOf(HIRD, 23);
  expect(troops.map(({ troop, soldiers, scale, figures }) => [troop, soldiers, scale, figures])).toEqual([
    ['mediumInfantry', 600, 23, 26],
    ['heavyCavalry', 100, 23, 4],
    ['bowmen', 300, 23, 13],
  ]);
  const units = unitsOf(0, troops);
  expect(units.map(({ unit, troop, nth, figures }) => [unit, troop, nth, ranksOf(figures)])).toEqual([
    ['A1', 'mediumInfantry', 0, [5, 5, 5]],
    ['A2', 'mediumInfantry', 1, [5, 5, 1]],
    ['A3', 'heavyCavalry', 0, [4]],
    ['A4', 'bowmen', 0, [5, 5, 3]],
  ]);
  expect(unitsOf(1, troops).map(({ unit }) => unit)).toEqual(['B1', 'B2', 'B3', 'B4']);
});

test('WARBAND-SAGA-009 halves are rounded up, and a troop type has one figure at least', () => {
  const many = (bowmen: number, scale: number) => troopsOf({ ...NO_TROOPS, bowmen }, scale)[0]?.figures;
  expect([many(34, 23), many(35, 23), many(2, 23), many(15, 10), many(14, 10)]).toEqual([1, 2, 1, 2, 1]);
});

test('WARBAND-SAGA-008 the table of the ledger, and what each figure carries', () => {
  expect(figureOf(SAGA_TROOPS.lightInfantry)).toEqual({
    ...{ might: 1, armour: 0, capture: 7, grade: 'average', mounted: false },
    gear: [
      { item: 'javelin', kept: 'right' },
      { item: 'sword', kept: 'left' },
    ],
  });
  expect(figureOf(SAGA_TROOPS.heavyCavalry)).toEqual({
    ...{ might: 2, armour: 3, capture: 6, grade: 'strong', mounted: true },
    gear: [
      { item: 'spear', kept: 'right' },
      { item: 'shield', kept: 'left' },
      { item: 'helmet', kept: 'worn' },
    ],
  });
  expect(figureOf(SAGA_TROOPS.bowmen).gear).toEqual([
    { item: 'longbow', kept: 'both' },
    { item: 'dagger', kept: 'worn' },
  ]);
  const rows = Object.values(SAGA_TROOPS).map(({ might, armour, shield, helmet, capture, grade, mounted }) => [
    ...[might, armour, shield, helmet, capture, grade, mounted],
  ]);
  expect(rows).toEqual([
    [1, 0, false, false, 7, 'average', false],
    [1, 1, true, false, 6, 'weak', false],
    [2, 2, true, true, 5, 'average', false],
    [2, 2, false, true, 5, 'average', false],
    [1, 0, true, false, 6, 'average', true],
    [1, 2, true, false, 6, 'average', true],
    [2, 3, true, true, 6, 'strong', true],
    [1, 0, false, false, 6, 'average', false],
  ]);
});

test('WARBAND-SAGA-008 WARBAND-SAGA-009 a table may change both for a battle', () => {
  const parsed = sagaOptions.parse({ 'warband.sagaScale': 50 }, 'options');
  expect(parsed.ok && parsed.value['warband.sagaTroops'].pikemen).toEqual(SAGA_TROOPS.pikemen);
  expect(sagaOptions.parse({ 'warband.sagaScale': 1001 }, 'options').ok).toBe(false);
  const pikemen = { ...SAGA_TROOPS.pikemen, weapons: ['halberd'] };
  expect(sagaOptions.parse({ 'warband.sagaTroops': { pikemen } }, 'options').ok).toBe(true);
});

test('WARBAND-SAGA-009 WARBAND-UNIT-011 people stand in units one for one, and whoever has no room is in the next', () => {
  const units = unitsOf(0, troopsOf(HIRD, 23));
  const placed = (unit: string) => ({ A1: ['Ella', 'Sigga'], A4: ['Ylva'] })[unit] ?? [];
  const with4 = peopled(units, placed);
  expect(with4.map(({ unit, figures, people }) => [unit, figures, people.length])).toEqual([
    ['A1', 13, 2],
    ['A2', 13, 0],
    ['A3', 4, 0],
    ['A4', 13, 1],
  ]);
  expect(ranksWith(with4[0] as (typeof with4)[number])).toEqual([
    { left: 1, people: ['Ella', 'Sigga'], right: 2 },
    { left: 5, people: [], right: 0 },
    { left: 5, people: [], right: 0 },
  ]);
  // Fifteen bowmen and one more: a fifth unit, the last of all.
  const full = peopled(unitsOf(1, troopsOf({ ...NO_TROOPS, bowmen: 15, pikemen: 1 }, 1)), (unit) =>
    unit === 'B2' ? ['Ylva'] : [],
  );
  expect(full.map(({ unit, troop, nth, figures }) => [unit, troop, nth, figures])).toEqual([
    ['B1', 'pikemen', 0, 1],
    ['B2', 'bowmen', 0, 14],
    ['B3', 'bowmen', 1, 1],
  ]);
});
