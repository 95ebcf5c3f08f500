import { expect, test } from 'vitest';
import {
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  passUntil,
  ranksIn,
  refusedFor,
  type StagedUnit,
  says,
  unitIn,
  whereIn,
} from './testing/stage.js';

const FREE = { 'warband.declaredMoveBinding': 'off' };
const shields = (count: number, more: object = {}) => [{ like: 'spearman', count, ...more }];
const levies = (count: number) => [{ like: 'levy', count }];
const unit = (at: readonly number[], facing: string, ...ranks: readonly object[]): StagedUnit =>
  ({ ranks, at, facing }) as StagedUnit;
const BOWS = unit([20, 8], 'w', [{ like: 'archer', count: 3, attacks: 1 }]);
const walled = (
  ranks: readonly object[],
  {
    phase = 'opening',
    foes = [BOWS],
    said = {},
  }: { phase?: 'opening' | 'end'; foes?: readonly StagedUnit[]; said?: object } = {},
): BattleTable =>
  battleIn(
    phase,
    { a: [unit([8, 8], 'e', ...ranks)], b: foes, position: { units: [{ unit: 'A1', wall: true, ...said }] } },
    FREE,
  );
const why = (table: BattleTable): readonly string[] => allOf(table, 'wallEnded').map((event) => event.why);
const SHOT = { choose: 'shoot', figure: 'B1.1', weapon: 'longbow', dice: { 'A1.1': 3 } };

test('WARBAND-TACTIC-035 no arrow is even aimed at it, at any rank of it; when it is given up, they are', () => {
  const table = walled([shields(3), levies(3)]);
  const theirs = says(table, { choose: 'pass' });
  expect(refusedFor(theirs, SHOT)).toBe('WARBAND-TACTIC-035 warband.shieldwallHolds');
  expect(refusedFor(theirs, { ...SHOT, dice: { 'A1.2': 3 } })).toBe('WARBAND-TACTIC-035 warband.shieldwallHolds');
  const open = says(table, { choose: 'endWall', figure: 'A1' }, { choose: 'pass' });
  expect([why(open), awaited(says(open, SHOT))]).toEqual([['wish'], 'rankRow']);
});

test('WARBAND-TACTIC-035 a check at the End that fails ends it, one that succeeds does not', () => {
  // 4 of 10 are lost: a third. Average: 7.
  const table = walled([shields(5), shields(1)], { phase: 'end', said: { began: 10 } });
  expect(awaited(table)).toBe('moraleDie');
  expect([why(table.dice(7)), unitIn(table.dice(7), 'A1').wall]).toEqual([[], true]);
  for (const die of [8, 12])
    expect([why(table.dice(die)), unitIn(table.dice(die), 'A1').wall]).toEqual([['nerve'], false]);
});

test('WARBAND-TACTIC-035 WARBAND-LINE-032 when the shields in front are slain and others step up without, it is over', () => {
  // Blows are no missiles: two spearmen with 1 HP fall to two of three, and the levies come to the front.
  const foe = unit([9, 8], 'w', shields(3));
  const table = passUntil(walled([shields(2), levies(3)], { foes: [foe] }), 'blows Blue');
  const struck = passUntil(says(table, { choose: 'attack', figure: 'B1' }).dice(2, 2, 12), 'moraleDie');
  expect([ranksIn(struck, 'A1'), why(struck), unitIn(struck, 'A1').wall]).toEqual(['3', ['shields'], false]);
});

test('WARBAND-TACTIC-035 WARBAND-BMOVE-016 when the rank with the shields leaves, it is over for those who stay, and it has none itself', () => {
  const table = walled([shields(3), levies(3)]);
  // WARBAND-TACTIC-034: who leaves the wall goes at its full speed, 12 spaces.
  const path = Array.from({ length: 11 }, (_none, nth) => ({ x: 9 + nth, y: 8 - Math.min(7, nth + 1) }));
  const left = says(table, { choose: 'move', figure: 'A1.1', path });
  expect([why(left), unitIn(left, 'A1').wall, unitIn(left, 'A2').wall, whereIn(left, 'A2')]).toEqual([
    ['shields'],
    false,
    false,
    '19,1',
  ]);
  // The levies alone leave the wall standing.
  const behind = says(table, { choose: 'move', figure: 'A1.2', path: [{ x: 6, y: 8 }] });
  expect([why(behind), unitIn(behind, 'A1').wall]).toEqual([[], true]);
});

test('WARBAND-TACTIC-035 WARBAND-UNIT-006 when one without a shield trades places into the front, it is over', () => {
  const table = walled([
    shields(3),
    [
      { like: 'levy', count: 2 },
      { like: 'captain', gear: [{ item: 'sword' }] },
    ],
  ]);
  const traded = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.1' }).dice(1).dice(1);
  expect([why(traded), unitIn(traded, 'A1').wall]).toEqual([['shields'], false]);
  // WARBAND-BMOVE-007: two who fail stay where they are, and the wall with them.
  const failed = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.1' }).dice(12).dice(12);
  expect([why(failed), unitIn(failed, 'A1').wall]).toEqual([[], true]);
});

test('WARBAND-TACTIC-035 WARBAND-GEAR-003 when the front lays its shields down, it is over at once', () => {
  const table = walled([shields(3), levies(3)]);
  const laid = says(table, { choose: 'drop', figure: 'A1.1', item: 1 });
  expect([why(laid), unitIn(laid, 'A1').wall]).toEqual([['shields'], false]);
});
