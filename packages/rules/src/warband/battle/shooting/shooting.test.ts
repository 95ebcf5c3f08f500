import { both, chance, chanceThat, counted, otherwise, resultsCounted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chanceOf } from '../../attacks/chance.js';
import { rowThrow } from '../../attacks/rows.js';
import {
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  ranksIn,
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
} from '../testing/stage.js';
import { aimOf } from './aims.js';
import { rangeOf } from './volleys.js';

const FREE = { 'warband.declaredMoveBinding': 'off' };
const MAP = (width: number) => ({ 'warband.map': { width, height: 16 } });
const bows = (count = 5, more: object = {}) => [{ like: 'archer', count, ...more }];
const foes = (count = 5, more: object = {}) => [{ like: 'levy', count, ...more }];
const opening = (a: readonly StagedUnit[], b: readonly StagedUnit[], options: object = {}, more: object = {}) =>
  battleIn('opening', { a, b, ...more }, { ...FREE, ...options });
const shoot = (dice: object, more: object = {}) => ({
  choose: 'shoot',
  figure: 'A1.1',
  weapon: 'longbow',
  dice,
  ...more,
});
const row = (table: BattleTable, by: string, target: string, way: 'shot' | 'throw' = 'shot') => {
  const [one, other] = [indexIn(table, by), indexIn(table, target)];
  const formation = aimOf(sightOf(table), one, other);
  return { by: one, target: other, dice: 1, way, weapon: 'longbow' as const, subdue: false, first: false, formation };
};
const chanceIn = (table: BattleTable, by: string, target: string): number =>
  counted(chanceOf(sightOf(table), row(table, by, target))).total;

test('WARBAND-RANGE-001 WARBAND-RANGE-002 WARBAND-RANGE-003 WARBAND-RANGE-004 WARBAND-RANGE-005 WARBAND-RANGE-006 WARBAND-RANGE-007 WARBAND-RANGE-008 WARBAND-RANGE-009 WARBAND-RANGE-011 WARBAND-RANGE-014 ranges in spaces, and twice as far in a volley', () => {
  const weapons = [
    'sword',
    'dagger',
    'spear',
    'handaxe',
    'javelin',
    'shortbow',
    'crossbow',
    'sling',
    'longbow',
  ] as const;
  expect(weapons.map((weapon) => rangeOf(weapon, false))).toEqual([0, 2, 5, 6, 7, 12, 24, 30, 36]);
  expect(weapons.map((weapon) => rangeOf(weapon, true))).toEqual([0, 4, 10, 12, 14, 24, 48, 60, 72]);
});

test('WARBAND-LINE-035 WARBAND-RANGED-002 WARBAND-RANGED-003 a rank is one agent: five archers of two attacks put ten dice on one rank', () => {
  const table = opening([{ ranks: [bows(5, { attacks: 2 })] }], [{ ranks: [foes(5)] }]);
  expect(refusedFor(table, shoot({ 'B1.1': 5 }))).toBe('WARBAND-RANGED-002 warband.allDice');
  expect(refusedFor(table, { ...shoot({ 'B1.1': 10 }), figure: 'A1' })).toBe('WARBAND-LINE-035 warband.ranksShoot');
  const shot = says(table, shoot({ 'B1.1': 10 }));
  expect(awaited(shot)).toBe('rankRow');
  // Levies have no armour: chance 8. Three hits are marked; who falls is removed when the Opening ends.
  const fallen = shot.dice(8, 1, 2, 9, 9, 9, 9, 9, 12, 12);
  expect(lastOf(fallen, 'struck')).toMatchObject({
    chance: { total: 8 },
    rolled: 10,
    hits: 2,
    criticals: 1,
    allies: 0,
  });
  expect([ranksIn(fallen, 'B1'), stateIn(fallen, 'A1.1').opening]).toEqual(['5', 'shoot']);
  const over = says(fallen, { choose: 'pass' });
  expect(ranksIn(over, 'B1')).toBe('2');
  const one = opening([{ ranks: [bows(5, { attacks: 2 })] }], [{ ranks: [foes(5)] }], { 'warband.rangedDice': 'one' });
  expect(awaited(says(one, shoot({ 'B1.1': 5 })))).toBe('rankRow');
});

test('WARBAND-LINE-034 WARBAND-LINE-015 what is left over passes to the next rank, unless the table has it otherwise', () => {
  const b: readonly StagedUnit[] = [{ ranks: [foes(2), foes(5)] }];
  const end = (options: object) =>
    says(says(opening([{ ranks: [bows()] }], b, options), shoot({ 'B1.1': 5 })).dice(2, 2, 2, 2, 9), {
      choose: 'pass',
    });
  expect(ranksIn(end({}), 'B1')).toBe('3');
  expect(ranksIn(end({ 'warband.carryOverMissiles': 'off' }), 'B1')).toBe('5');
});

test('WARBAND-RANGED-008 WARBAND-RANGED-009 the first two ranks can be aimed at, the second at −1; the third is screened', () => {
  const table = opening([{ ranks: [bows()] }], [{ ranks: [foes(), foes(), foes()] }]);
  expect([chanceIn(table, 'A1.1', 'B1.1'), chanceIn(table, 'A1.1', 'B1.2')]).toEqual([8, 7]);
  expect(refusedFor(table, shoot({ 'B1.3': 5 }))).toBe('WARBAND-RANGED-009 warband.screened');
  const hill = Array.from({ length: 16 }, (_none, y) => ({ at: { x: 3, y }, height: 1 }));
  const above = opening([{ ranks: [bows()] }], [{ ranks: [foes(), foes(), foes()] }], {}, { ground: hill });
  // WARBAND-MOD-016: from high ground +1 besides; beyond the first rank still −1.
  expect(['B1.1', 'B1.2', 'B1.3'].map((target) => chanceIn(above, 'A1.1', target))).toEqual([9, 8, 8]);
});

test('WARBAND-RANGED-009 WARBAND-GRID-010 from behind the last rank is the first', () => {
  const table = opening([{ ranks: [bows()] }], [{ ranks: [foes(), foes(), foes()], facing: 'e', at: [14, 2] }]);
  expect([chanceIn(table, 'A1.1', 'B1.3'), chanceIn(table, 'A1.1', 'B1.2')]).toEqual([8, 7]);
  expect(refusedFor(table, shoot({ 'B1.1': 5 }))).toBe('WARBAND-RANGED-009 warband.screened');
});

test('WARBAND-RANGED-006 WARBAND-RANGED-007 a bow divides its dice, unit by unit judged for itself; a crossbow does not', () => {
  const b: readonly StagedUnit[] = [
    { ranks: [foes()], at: [12, 2] },
    { ranks: [foes()], at: [18, 9] },
  ];
  const table = opening([{ ranks: [bows()] }], b);
  expect([chanceIn(table, 'A1.1', 'B1.1'), chanceIn(table, 'A1.1', 'B2.1')]).toEqual([8, 7]);
  const first = says(table, shoot({ 'B2.1': 2, 'B1.1': 3 })).dice(8, 9, 9);
  expect(lastOf(first, 'struck')).toMatchObject({ chance: { total: 8 }, hits: 1 });
  expect(lastOf(first.dice(8, 7), 'struck')).toMatchObject({ chance: { total: 7 }, hits: 1 });
  const bolts = opening([{ ranks: [[{ like: 'crossbowman', count: 5 }]] }], b);
  const choice = { ...shoot({ 'B1.1': 3, 'B2.1': 2 }), weapon: 'crossbow' };
  expect(refusedFor(bolts, choice)).toBe('WARBAND-RANGED-006 warband.oneTarget');
});

test('WARBAND-RANGE-010 WARBAND-RANGE-012 WARBAND-RANGE-013 ten longbows at a unit of ten reach 72, nine of them 36', () => {
  const at = (x: number, archers: number) =>
    opening(
      [{ ranks: [bows(5), bows(archers - 5)], at: [3, 8] }],
      [{ ranks: [foes(5), foes(5)], at: [x, 8] }],
      MAP(60),
    );
  const volley = shoot({ 'B1.1': 5 }, { with: ['A1.2'] });
  // From x 3 and, behind it, x 2 to x 42: 39 and 40 spaces.
  expect(refusedFor(at(42, 10), shoot({ 'B1.1': 5 }))).toBe('WARBAND-RANGE-010 warband.outOfRange');
  expect(refusedFor(at(42, 9), volley)).toBe('WARBAND-RANGE-010 warband.outOfRange');
  const shot = says(at(42, 10), volley);
  expect(allOf(shot, 'divided')).toHaveLength(2);
  const first = shot.dice(1, 1, 9, 9, 9);
  expect(awaited(first)).toBe('rankRow');
  const second = first.dice(8, 9, 9, 9, 9);
  expect([stateIn(second, 'A1.1').opening, stateIn(second, 'A1.2').opening]).toEqual(['shoot', 'shoot']);
  expect(ranksIn(says(second, { choose: 'pass' }), 'B1')).toBe('2 5');
  // What is listed for who is out of range alone is the least volley that reaches.
  expect(offered(at(42, 10)).filter(({ choose, figure }) => choose === 'shoot' && figure === 'A1.1')).toEqual([
    shoot({ 'B1.1': 5 }, { with: ['A1.2'] }),
    shoot({ 'B1.2': 5 }, { with: ['A1.2'] }),
  ]);
  // On a map of 60 the farthest is within 72; with 9 in range 36 is the limit to the space.
  expect(awaited(says(at(57, 10), volley))).toBe('rankRow');
  expect(awaited(says(at(38, 9), volley))).toBe('rankRow');
  expect(refusedFor(at(39, 9), volley)).toBe('WARBAND-RANGE-010 warband.outOfRange');
});

test('WARBAND-RANGE-012 the ratio is the table’s: half as many will do, or twice as many are needed', () => {
  const at = (ratio: number) =>
    opening([{ ranks: [bows(5)], at: [3, 8] }], [{ ranks: [foes(5), foes(5)], at: [42, 8] }], {
      ...MAP(60),
      'warband.volleyRatio': ratio,
    });
  expect(awaited(says(at(0.5), shoot({ 'B1.1': 5 })))).toBe('rankRow');
  expect(refusedFor(at(1), shoot({ 'B1.1': 5 }))).toBe('WARBAND-RANGE-010 warband.outOfRange');
  const few = (ratio: number) =>
    opening([{ ranks: [bows(5)], at: [3, 8] }], [{ ranks: [foes(3)], at: [42, 8] }], {
      ...MAP(60),
      'warband.volleyRatio': ratio,
    });
  expect(awaited(says(few(1), shoot({ 'B1.1': 5 })))).toBe('rankRow');
  expect(refusedFor(few(2), shoot({ 'B1.1': 5 }))).toBe('WARBAND-RANGE-010 warband.outOfRange');
  // Dice that go to another unit are not shot at this one: two of five are too few against three.
  const two = opening(
    [{ ranks: [bows(5)], at: [3, 8] }],
    [
      { ranks: [foes(3)], at: [42, 4] },
      { ranks: [foes(3)], at: [20, 10] },
    ],
    MAP(60),
  );
  expect(refusedFor(two, shoot({ 'B1.1': 2, 'B2.1': 3 }))).toBe('WARBAND-RANGE-010 warband.outOfRange');
  expect(awaited(says(two, shoot({ 'B1.1': 3, 'B2.1': 2 })))).toBe('rankRow');
});

test('WARBAND-RANGE-013 who shoots together is named once, has still to act, and shoots at the same target', () => {
  const a: readonly StagedUnit[] = [{ ranks: [bows(5), bows(5)] }, { ranks: [foes(3)] }];
  const table = opening(a, [{ ranks: [foes(5), foes(5)] }]);
  const together = (...keys: readonly string[]) => shoot({ 'B1.1': 5 }, { with: keys });
  expect(refusedFor(table, together('A1.2', 'A1.2'))).toBe('WARBAND-RANGE-013 warband.volleyTwice');
  expect(refusedFor(table, together('A1.1'))).toBe('WARBAND-RANGE-013 warband.ranksShootTogether');
  expect(refusedFor(table, together('A1'))).toBe('WARBAND-RANGE-013 warband.ranksShootTogether');
  expect(refusedFor(table, together('B1.1'))).toBe('NOT_YOURS');
  expect(refusedFor(table, together('A2.1'))).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
  expect(refusedFor(table, shoot({ 'B1.1': 2, 'B1.2': 3 }, { with: ['A1.2'] }))).toBe(
    'WARBAND-RANGE-013 warband.volleyAtOne',
  );
  const behind = says(table, shoot({ 'B1.1': 5 }, { figure: 'A1.2' })).dice(9, 9, 9, 9, 9);
  expect(refusedFor(behind, together('A1.2'))).toBe('WARBAND-ACTION-002 warband.hasActed');
});

/** B1 in melee with A2 and A3, side by side; A1 shoots. */
const melee = (options: object = {}, more: readonly StagedUnit[] = []) =>
  opening(
    [{ ranks: [bows(3)], at: [3, 8] }, { ranks: [foes(3), foes(3)], at: [11, 8] }, ...more],
    [{ ranks: [foes(3, { armour: 1 }), foes(3)], at: [12, 8] }],
    options,
  );

test('WARBAND-RANGED-014 WARBAND-RANGED-015 WARBAND-RANGED-016 chance 7 into a melee: target 7/12, ally 1/4, neither 1/6; three dice: an ally 37/64', () => {
  const table = melee();
  expect(chanceIn(table, 'A1.1', 'B1.1')).toBe(7);
  const thrown = rowThrow({ ...sightOf(table), rate: counted }, row(table, 'A1.1', 'B1.1'));
  const of = (...results: readonly string[]) =>
    chanceThat(
      thrown,
      resultsCounted(thrown).map((one) => Number(results.includes(String(one)))),
    );
  expect(of('critical')).toEqual(chance(1, 12));
  expect(of('hit')).toEqual(chance(6, 12));
  expect(of('ally')).toEqual(chance(1, 4));
  expect(of('miss')).toEqual(chance(1, 6));
  const none = otherwise(of('ally'));
  expect(otherwise(both(both(none, none), none))).toEqual(chance(37, 64));
  // The allied rank in contact is struck, that behind it never; its armour does not matter.
  const fallen = says(table, shoot({ 'B1.1': 3 })).dice(10, 4, 12);
  expect(lastOf(fallen, 'rankStrayed')).toMatchObject({ rank: indexIn(table, 'A2.1'), points: 2 });
  const over = says(fallen, { choose: 'pass' }, { choose: 'pass' });
  expect([ranksIn(over, 'A2'), ranksIn(over, 'B1')]).toEqual(['1 3', '2 3']);
});

test('WARBAND-RANGED-015 where the table has it so a 12 only misses', () => {
  const table = says(melee({ 'warband.friendlyFireOn12': 'off' }), shoot({ 'B1.1': 3 })).dice(12, 12, 11);
  expect(lastOf(table, 'struck')).toMatchObject({ hits: 0, allies: 1 });
});

test('WARBAND-RANGED-014 the second rank is in melee with nobody: nothing goes astray there', () => {
  const table = says(melee(), shoot({ 'B1.2': 3 })).dice(10, 7, 8);
  // 8 without armour, −1 for not being the nearest.
  expect(lastOf(table, 'struck')).toMatchObject({ chance: { total: 7 }, hits: 1, allies: 0 });
});

test('WARBAND-RANGED-016 WARBAND-CORE-007 of two allied ranks in contact a lot says which', () => {
  const table = melee({}, [{ ranks: [foes(1), foes(1)], at: [12, 6], facing: 's' }]);
  const shot = says(table, shoot({ 'B1.1': 3 })).dice(10, 9, 9);
  expect(awaited(shot)).toBe('strayLot');
  // Looking east the rank in the north is on the left: 1 to 3.
  expect(lastOf(shot.dice(4), 'rankStrayed').rank).toBe(indexIn(table, 'A2.1'));
});

test('WARBAND-RANGED-001 WARBAND-RANGE-012 a rank that is no more is no target, however many shoot at it', () => {
  const brave = { flags: ['fearless'] };
  const table = opening([{ ranks: [bows(2, { attacks: 1 })] }], [{ ranks: [foes(2, brave), foes(2, brave)] }]);
  const shot = says(table, shoot({ 'B1.1': 2 })).dice(2, 2);
  const next = passUntil(shot, 'priority').dice(1);
  expect([awaited(next), ranksIn(next, 'B1')]).toEqual(['opening Red', '2']);
  expect(refusedFor(next, shoot({ 'B1.1': 2 }))).toBe('WARBAND-RANGED-001 warband.noTargetForShot');
  expect(refusedFor(next, shoot({ 'B1.1': 1, 'B1.2': 1 }))).toBe('WARBAND-RANGED-001 warband.noTargetForShot');
});
