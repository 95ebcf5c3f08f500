import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  lastOf,
  offered,
  rankIn,
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
  unitIn,
  unitIndex,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { wayOutOf } from './retreats.js';
import { unitSpeed } from './speed.js';

const xy = (x: number, y: number) => ({ x, y });
const west = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x - nth - 1, y));
const foot = (at: readonly number[], sizes: readonly number[] = [5], more: object = {}): StagedUnit => ({
  ranks: sizes.map((count) => [{ like: 'spearman', count }]),
  at,
  ...more,
});
const blue = (at: readonly number[], sizes: readonly number[] = [5], more: object = {}): StagedUnit =>
  foot(at, sizes, { facing: 'w', ...more });
const retreat = (figure: string, path: readonly object[], more: object = {}) => ({
  choose: 'retreat',
  figure,
  path,
  ...more,
});
const opening = (stage: Parameters<typeof battleIn>[1], options: object = {}): BattleTable =>
  battleIn('opening', stage, { 'warband.declaredMoveBinding': 'off', ...options });
const routed = (stage: Parameters<typeof battleIn>[1], options: object = {}): BattleTable =>
  opening({ ...stage, position: { units: [{ unit: 'A1', mood: 'retreating', failedIn: 0 }] } }, options);

test('WARBAND-MOVE-026 WARBAND-MOVE-029 WARBAND-MOVE-030 a retreat of its own choice costs no save, keeps the facing, and takes the round', () => {
  const table = opening({ a: [foot([8, 8], [5, 5])], b: [blue([9, 8])] });
  expect(refusedFor(table, retreat('A1', west(8, 8, 7)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(refusedFor(table, retreat('A1', []))).toBe('WARBAND-MOVE-026 warband.standsStill');
  // Sideways it would still touch.
  expect(refusedFor(table, retreat('A1', [xy(8, 7)]))).toBe('WARBAND-MOVE-029 warband.stillInMelee');
  const gone = says(table, retreat('A1', west(8, 8, 6)));
  expect([whereIn(gone, 'A1'), unitIn(gone, 'A1').facing]).toEqual(['2,8', 'e']);
  expect([wasSaid(gone, 'retreatRolled'), stateIn(gone, 'A1.1').wholeRound]).toEqual([false, true]);
});

test('WARBAND-MOVE-029 no step of it comes nearer to who engaged it; WARBAND-MOVE-026 who is in no melee has none', () => {
  const table = opening({ a: [foot([8, 8])], b: [blue([9, 8])] });
  const back = [xy(7, 8), xy(6, 8), xy(7, 8)];
  expect(refusedFor(table, retreat('A1', back))).toBe('WARBAND-MOVE-029 warband.nearer');
  const free = opening({ a: [foot([4, 8])], b: [blue([9, 8])] });
  expect(refusedFor(free, retreat('A1', west(4, 8, 1)))).toBe('WARBAND-MOVE-026 warband.notInMelee');
});

test('WARBAND-BMOVE-013 each figure of the ranks in contact saves when morale drives it; failures of normal figures are damage of their rank', () => {
  const table = routed({ a: [foot([8, 8], [5, 5])], b: [blue([9, 8])] });
  const going = says(table, retreat('A1', west(8, 8, 6)));
  expect(awaited(going)).toBe('rankSave');
  // Capture 6: 6 is saved, 7 is not. The rank behind does not roll.
  const gone = going.dice(6, 7, 12, 1, 8);
  expect([whereIn(gone, 'A1'), rankIn(gone, 'A1').struck]).toEqual(['2,8', 3]);
  expect(allOf(gone, 'retreatRolled').map(({ dice, failed }) => [dice, failed])).toEqual([[5, 3]]);
  // The ledger's example: five figures of Capture 6 take 5 × 1/2 on average.
  expect((5 * (12 - lastOf(gone, 'retreatRolled').needs.total)) / 12).toBe(2.5);
});

test('WARBAND-BMOVE-013 from left to right, who is unique for itself', () => {
  const led = foot([8, 8], [5], {
    ranks: [[{ like: 'spearman', count: 2 }, { like: 'captain' }, { like: 'spearman', count: 2 }]],
  });
  const going = says(routed({ a: [led], b: [blue([9, 8])] }), retreat('A1', west(8, 8, 3)));
  const gone = going.dice(1, 1).dice(12).dice(12, 1);
  expect(allOf(gone, 'retreatRolled').map(({ dice, failed }) => [dice, failed])).toEqual([
    [2, 0],
    [1, 1],
    [2, 1],
  ]);
  expect([stateIn(gone, 'A1u1').hp, rankIn(gone, 'A1').struck]).toEqual([2, 1]);
});

test('WARBAND-BMOVE-013 by ranks one roll, and a failure costs each figure a point', () => {
  const going = says(
    routed({ a: [foot([8, 8], [5, 5])], b: [blue([9, 8])] }, { 'warband.retreatSave': 'perRank' }),
    retreat('A1', west(8, 8, 6)),
  );
  expect(rankIn(going.dice(6), 'A1').struck).toBe(0);
  expect(rankIn(going.dice(7), 'A1').struck).toBe(5);
});

test('WARBAND-MORALE-025 WARBAND-MORALE-036 a routed unit outside melee may go double, and goes home; it must go', () => {
  const table = routed({ a: [foot([16, 8], [5, 5])], b: [blue([22, 8])] });
  expect(refusedFor(table, { choose: 'pass' })).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  expect(refusedFor(table, retreat('A1', [xy(17, 8)]))).toBe('WARBAND-MORALE-036 warband.notHome');
  expect(whereIn(says(table, retreat('A1', west(16, 8, 12))), 'A1')).toBe('4,8');
});

test('WARBAND-MORALE-036 where no way leads home a routed unit may go any other', () => {
  const ground = Array.from({ length: 16 }, (_none, y) => ({ at: xy(12, y), wall: true }));
  const table = routed({ a: [foot([14, 8], [5, 5])], b: [blue([22, 8])], ground });
  const way = retreat('A1', [xy(15, 8)]);
  expect(offered(table)).toContainEqual(way);
  expect(whereIn(says(table, way), 'A1')).toBe('15,8');
});

test('WARBAND-MOVE-024 WARBAND-MORALE-036 it leaves the map when the middle of its front does; ranks behind go before', () => {
  const table = routed({ a: [foot([4, 8], [5, 5, 5])], b: [blue([22, 8])] });
  const off = says(table, retreat('A1', west(4, 8, 5)));
  expect([whereIn(off, 'A1'), wasSaid(off, 'unitLeft'), stateIn(off, 'A1.3').fate]).toEqual(['off', true, 'left']);
  // It may also stop with its rear over the edge.
  expect(whereIn(says(table, retreat('A1', west(4, 8, 3))), 'A1')).toBe('1,8');
});

test('WARBAND-MORALE-038 a routed unit without a way is cornered; WARBAND-MORALE-036 it has a way out while somebody of it is in no melee', () => {
  const walls = [xy(7, 6), xy(7, 7), xy(7, 8), xy(7, 9), xy(7, 10), xy(8, 5), xy(8, 11)].map((at) => ({
    at,
    wall: true,
  }));
  const table = routed({ a: [foot([8, 8])], b: [blue([9, 8])], ground: walls });
  expect(wasSaid(table, 'unitCornered')).toBe(true);
  expect(wayOutOf(sightOf(table), unitIndex(table, 'A1'))).toBe(false);
  // One foe beside the middle of five: those at the ends are in no melee.
  const few = routed({ a: [foot([8, 8])], b: [blue([9, 8], [1])], ground: walls });
  expect(wayOutOf(sightOf(few), unitIndex(few, 'A1'))).toBe(true);
  expect(unitIn(few, 'A1').cornered).toBe(true);
});

test('WARBAND-MOVE-029 what is listed of retreats is allowed', () => {
  const table = opening({ a: [foot([8, 8], [3, 3])], b: [blue([9, 8], [3])] });
  const ways = offered(table).filter(({ choose }) => choose === 'retreat');
  expect(ways.length).toBeGreaterThan(20);
  for (const [nth, way] of ways.entries()) if (nth % 5 === 0) expect(() => says(table, way)).not.toThrow();
});

test('WARBAND-TACTIC-034 WARBAND-MOVE-015 in a shieldwall the speed is half, and never less than 1', () => {
  const speed = (capture: number): number => {
    const unit = foot([8, 8], [5], { ranks: [[{ like: 'spearman', count: 5, capture }]] });
    const table = opening({ a: [unit], b: [blue([20, 8])], position: { units: [{ unit: 'A1', wall: true }] } });
    return counted(unitSpeed(sightOf(table), 0)).total;
  };
  expect([speed(7), speed(6), speed(1)]).toEqual([3, 3, 1]);
});
