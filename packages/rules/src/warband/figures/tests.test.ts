import { chance, chanceThat, counted, listed, reckon } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { fight, type Staged, sightOf, type Table } from '../testing/stage.js';
import { inSix } from './picking.js';
import { bashingOdds, bashThrow, type Difficulty, type Tested, testTarget, testThrow } from './tests.js';

const of = (figure: Staged, options: object = {}): Table => fight({ a: [figure], b: [{}] }, options);
const rated = (table: Table, tested: Tested, difficulty?: Difficulty) =>
  counted(testTarget(sightOf(table), 0, tested, difficulty));
const oddsOf = (table: Table, tested: Tested, difficulty?: Difficulty) =>
  chanceThat(testThrow(rated(table, tested, difficulty)), 'success');

test('WARBAND-TEST-001 WARBAND-TEST-002 target 6: Easy 2/3, Normal 1/2, Hard 1/3, Very hard 1/6', () => {
  const table = of({ pc: true });
  expect(oddsOf(table, 'agility', 'easy')).toEqual(chance(2, 3));
  expect(oddsOf(table, 'agility', 'normal')).toEqual(chance(1, 2));
  expect(oddsOf(table, 'agility', 'hard')).toEqual(chance(1, 3));
  expect(oddsOf(table, 'agility', 'veryHard')).toEqual(chance(1, 6));
  const thrown = testThrow(rated(table, 'vigor'));
  expect([reckon(thrown, [6]).result, reckon(thrown, [7]).result]).toEqual(['success', 'failure']);
});

test('WARBAND-TEST-003 target 5, Very hard, Head wound on Finesse: 5 − 4 − 1 = 0, limited to 1: 1/12', () => {
  const wounded = { pc: true, finesse: 5, wounds: [{ wound: 'head' }] };
  expect(oddsOf(of(wounded), 'finesse', 'veryHard')).toEqual(chance(1, 12));
  expect(listed(testTarget(sightOf(of(wounded)), 0, 'finesse', 'veryHard')).lines).toEqual([
    { by: 5, what: 'warband.finesse', why: 'WARBAND-FIGURE-008' },
    { by: -4, what: 'warband.veryHard', why: 'WARBAND-TEST-002' },
    { by: -1, what: 'warband.wound.head', why: 'WARBAND-WOUND-013' },
    { by: 1, what: 'warband.limit', why: 'WARBAND-CORE-002' },
  ]);
  // Where a 1 need not succeed there is no chance left.
  expect(rated(of(wounded, { 'warband.oneAlwaysSucceeds': 'off' }), 'finesse', 'veryHard').total).toBe(0);
});

test('WARBAND-TEST-003 each Wound hinders its own tests: Leg Agility, Guts Vigor, Chest both saves, a Head first aid', () => {
  const hurt = (wound: string, tested: Tested): number => rated(of({ pc: true, wounds: [{ wound }] }), tested).total;
  expect([hurt('leg', 'agility'), hurt('guts', 'vigor'), hurt('head', 'finesse'), hurt('head', 'firstAid')]).toEqual([
    5, 5, 5, 5,
  ]);
  expect([hurt('chest', 'capture'), hurt('chest', 'death'), hurt('chest', 'agility')]).toEqual([5, 5, 6]);
  expect([hurt('leg', 'vigor'), hurt('knee', 'capture')]).toEqual([6, 6]);
});

test('WARBAND-TEST-003 WARBAND-WOUND-019 a Head wound means nothing to an NPC, a Chest wound does', () => {
  expect(rated(of({ wounds: [{ wound: 'head' }] }), 'finesse').total).toBe(6);
  expect(rated(of({ wounds: [{ wound: 'chest' }] }), 'capture').total).toBe(5);
});

test('WARBAND-TEST-001 a 12 always fails: a target of 11 made easier stays 11', () => {
  expect(rated(of({ vigor: 11 }), 'vigor', 'easy').total).toBe(11);
});

test('WARBAND-TEST-004 WARBAND-CORE-003 bashing is 2-in-6, 1-in-6 with a hurt shoulder, or as the profile says', () => {
  const odds = (figure: Staged) => chanceThat(bashThrow(counted(bashingOdds(sightOf(of(figure)), 0))), 'success');
  expect(odds({ pc: true })).toEqual(chance(1, 3));
  expect(odds({ pc: true, wounds: [{ wound: 'shoulder' }] })).toEqual(chance(1, 6));
  expect(odds({ pc: true, bash: 4 })).toEqual(chance(2, 3));
});

test('WARBAND-CORE-003 X-in-6 succeeds when the d6 shows X or less', () => {
  expect([1, 2, 3, 4].map((face) => reckon(inSix(2), [face]).result)).toEqual([
    'success',
    'success',
    'failure',
    'failure',
  ]);
});
