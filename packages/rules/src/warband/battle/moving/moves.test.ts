import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  awaited,
  type BattleTable,
  battleIn,
  lastOf,
  offered,
  ranksIn,
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  unitIn,
  unitIndex,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { move as moveAct } from './moves.js';
import { unitSpeed } from './speed.js';

const rank = (count = 5, more: object = {}) => [{ like: 'spearman', count, ...more }];
const spears = (at: readonly number[], sizes: readonly number[] = [5, 5, 5], more: object = {}) => ({
  ranks: sizes.map((size) => rank(size)),
  at,
  ...more,
});
/** One far off, so that there is a battle. */
const far = spears([22, 13], [1]);

/** Side A acts first, and nobody announces anything. */
const opening = (stage: Parameters<typeof battleIn>[1]): BattleTable =>
  battleIn('opening', stage, { 'warband.declaredMoveBinding': 'off' });

const xy = (x: number, y: number) => ({ x, y });
const east = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x + nth + 1, y));
const move = (figure: string, path: readonly object[], more: object = {}) => ({
  choose: 'move',
  figure,
  path,
  ...more,
});
const NO = (table: BattleTable, choice: object): string => refusedFor(table, choice);
const speed = (table: BattleTable, key: string): number =>
  counted(unitSpeed(sightOf(table), unitIndex(table, key))).total;

test('WARBAND-BMOVE-001 WARBAND-MOVE-020 WARBAND-MOVE-023 a unit goes as one, up to twice its speed from outside melee', () => {
  const table = opening({ a: [spears([3, 8])], b: [far] });
  expect(NO(table, move('A1', east(3, 8, 13)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  const gone = says(table, move('A1', east(3, 8, 12)));
  expect(whereIn(gone, 'A1')).toBe('15,8');
  expect([whereIn(gone, 'A1.1'), whereIn(gone, 'A1.2'), whereIn(gone, 'A1.3')]).toEqual(['15,8', '14,8', '13,8']);
  expect(unitIn(gone, 'A1').opening).toBe('move');
});

test('WARBAND-BMOVE-014 a unit is as fast as its slowest figure', () => {
  const slow = spears([3, 8], [5, 5], {
    ranks: [
      rank(),
      [
        { like: 'spearman', count: 4 },
        { like: 'captain', capture: 4 },
      ],
    ],
  });
  expect(speed(opening({ a: [slow], b: [far] }), 'A1')).toBe(4);
  const riders = { ranks: [[{ like: 'rider', count: 5 }]], at: [3, 8] };
  expect(speed(opening({ a: [riders], b: [far] }), 'A1')).toBe(12);
  const mixed = { ranks: [[{ like: 'rider', count: 2 }, { like: 'captain' }]], at: [3, 8] };
  expect(speed(opening({ a: [mixed], b: [far] }), 'A1')).toBe(6);
});

test('WARBAND-BMOVE-015 straight ahead or obliquely, and a quarter turn at the end', () => {
  const table = opening({ a: [spears([6, 8])], b: [far] });
  expect(NO(table, move('A1', [xy(6, 7)]))).toBe('WARBAND-BMOVE-015 warband.notAhead');
  expect(NO(table, move('A1', [xy(5, 8)]))).toBe('WARBAND-BMOVE-015 warband.notAhead');
  expect(NO(table, move('A1', [], { facing: 'w' }))).toBe('WARBAND-BMOVE-015 warband.quarterTurn');
  const gone = says(table, move('A1', [xy(7, 7), xy(8, 8), xy(9, 8)], { facing: 's' }));
  expect([whereIn(gone, 'A1'), unitIn(gone, 'A1').facing]).toEqual(['9,8', 's']);
  // The ranks lie behind the front, across the way it looks.
  expect([whereIn(gone, 'A1.2'), whereIn(gone, 'A1.3')]).toEqual(['9,7', '9,6']);
});

test('WARBAND-BMOVE-015 who has no room to turn does not', () => {
  // Facing north the ranks would lie south of the front: three rows, but below is the edge.
  const table = opening({ a: [spears([6, 13])], b: [spears([22, 3], [1])] });
  expect(NO(table, move('A1', [xy(7, 14)]))).toBe('WARBAND-GRID-009 warband.noRoomForUnit');
  expect(refusedFor(table, move('A1', [xy(7, 12)], { facing: 'w' }))).toBe('WARBAND-BMOVE-015 warband.quarterTurn');
  const edge = opening({ a: [spears([1, 8], [3, 3])], b: [far] });
  // Facing north at column 0 the left of the front would be off the map.
  const wide = says(edge, move('A1', [], { facing: 'n' }));
  expect(whereIn(wide, 'A1.2')).toBe('1,9');
  const tight = opening({ a: [spears([1, 8], [5, 3])], b: [far] });
  expect(NO(tight, move('A1', [], { facing: 'n' }))).toBe('WARBAND-BMOVE-015 warband.noRoomToTurn');
  // In the corner of the map: obliquely on, its left would be off it.
  const corner = opening({ a: [spears([0, 1], [3])], b: [far] });
  expect(NO(corner, move('A1', [xy(1, 0)]))).toBe('WARBAND-GRID-009 warband.noRoomForUnit');
});

test('WARBAND-MOVE-017 slow ground under one of the front rank costs 2', () => {
  // Speed 6 doubled is 12. One rough space in the upper end of the way: columns 8 to 10 of row 6.
  const ground = [8, 9, 10].map((x) => ({ at: xy(x, 6), slow: 'rough' }));
  const table = opening({ a: [spears([6, 8])], b: [far], ground });
  // Three steps of 2 and six of 1 make 12.
  expect(NO(table, move('A1', east(6, 8, 10)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(whereIn(says(table, move('A1', east(6, 8, 9))), 'A1')).toBe('15,8');
  // The same along the edge of the map.
  const edge = [8, 9, 10].map((x) => ({ at: xy(x, 0), slow: 'rough' }));
  expect(NO(opening({ a: [spears([6, 2])], b: [far], ground: edge }), move('A1', east(6, 2, 10)))).toBe(
    'WARBAND-MOVE-020 warband.tooFar',
  );
});

test('WARBAND-TACTIC-032 WARBAND-MOVE-022 units are in the way of units: allies for all but a manoeuvre, foes always', () => {
  const ally = opening({ a: [spears([3, 8]), spears([8, 8], [3])], b: [far] });
  expect(NO(ally, move('A1', east(3, 8, 5)))).toBe('WARBAND-TACTIC-032 warband.throughUnit');
  expect(whereIn(says(ally, move('A1', east(3, 8, 4))), 'A1')).toBe('7,8');
  const foe = opening({ a: [spears([3, 8])], b: [spears([8, 8], [3], { facing: 'w' })] });
  expect(NO(foe, move('A1', east(3, 8, 5)))).toBe('WARBAND-MOVE-022 warband.throughFoe');
});

test('WARBAND-MOVE-027 WARBAND-MOVE-028 who comes within melee range of a unit is bound to it from there on', () => {
  const table = opening({ a: [spears([3, 8])], b: [spears([8, 8], [3], { facing: 'w' })] });
  // At (7,8) it touches; obliquely on it would still touch, past it would not.
  const path = [...east(3, 8, 4), xy(8, 12)];
  expect(NO(table, move('A1', path))).toBe('WARBAND-GRID-002 warband.notAStep');
  const engaged = opening({ a: [spears([7, 5], [1])], b: [spears([8, 5], [1], { facing: 'w' })] });
  expect(NO(engaged, move('A1', [xy(6, 5)]))).toBe('WARBAND-MOVE-027 warband.bound');
  expect(whereIn(says(engaged, move('A1', [xy(7, 4)])), 'A1')).toBe('7,4');
});

test('WARBAND-MOVE-024 off the map a unit has left the battle: over the edge ahead of it', () => {
  const table = opening({ a: [spears([6, 2], [3, 3], { facing: 'n' })], b: [far] });
  const gone = says(table, move('A1', [xy(6, 1), xy(6, 0), xy(6, -1)]));
  expect([whereIn(gone, 'A1'), wasSaid(gone, 'unitLeft')]).toEqual(['off', true]);
  const side = opening({ a: [spears([0, 8], [1])], b: [far] });
  expect(whereIn(says(side, move('A1', [xy(-1, 8)])), 'A1')).toBe('off');
  const formed = opening({ a: [spears([2, 8], [3, 3, 3])], b: [far] });
  expect(NO(formed, move('A1', [xy(1, 8)]))).toBe('WARBAND-BMOVE-015 warband.notAhead');
});

test('WARBAND-BMOVE-002 a unit of one figure steps any way and faces where it went', () => {
  const table = opening({ a: [spears([6, 8], [1])], b: [far] });
  const gone = says(table, move('A1', [xy(5, 7), xy(4, 7)]));
  expect([whereIn(gone, 'A1'), unitIn(gone, 'A1').facing]).toEqual(['4,7', 'w']);
  expect(unitIn(says(table, move('A1', [xy(6, 7)], { facing: 'e' })), 'A1').facing).toBe('e');
});

test('WARBAND-BMOVE-016 a rank leaves its unit and is a unit of its own, steps any way, and counts its own losses', () => {
  const table = opening({ a: [spears([8, 8], [5, 5, 3])], b: [far] });
  const gone = says(table, move('A1.3', [xy(5, 8), xy(4, 9)]));
  expect([ranksIn(gone, 'A1'), ranksIn(gone, 'A2')]).toEqual(['5 5', '3']);
  expect([whereIn(gone, 'A1'), whereIn(gone, 'A2'), whereIn(gone, 'A1.3')]).toEqual(['8,8', '4,9', '4,9']);
  const { groups } = sightOf(gone).open;
  expect([groups[0]?.began, groups.at(-1)?.began]).toEqual([10, 3]);
  // The others have not acted.
  expect(whereIn(says(gone, move('A1', [xy(9, 8)])), 'A1')).toBe('9,8');
  expect(NO(gone, move('A2', [xy(5, 9)]))).toBe('WARBAND-ACTION-002 warband.hasActed');
});

test('WARBAND-BMOVE-016 where the front rank leaves, the next one is the front; the middle one goes out through the others', () => {
  const table = opening({ a: [spears([8, 8], [5, 5, 3])], b: [far] });
  const front = says(table, move('A1.1', [xy(9, 8)]));
  expect([ranksIn(front, 'A1'), whereIn(front, 'A1'), whereIn(front, 'A2')]).toEqual(['5 3', '7,8', '9,8']);
  expect(NO(table, move('A1.2', [xy(7, 7)]))).toBe('WARBAND-MOVE-021 warband.allyThere');
  expect(NO(table, move('A1.2', []))).toBe('WARBAND-BMOVE-016 warband.partStays');
  const middle = says(table, move('A1.2', [xy(6, 8), xy(5, 8)]));
  expect([ranksIn(middle, 'A1'), whereIn(middle, 'A1.3'), whereIn(middle, 'A2')]).toEqual(['5 3', '7,8', '5,8']);
});

test('WARBAND-BMOVE-016 a unique figure leaves; what is all there is of a unit goes as the unit', () => {
  const led = {
    ranks: [[{ like: 'spearman', count: 2 }, { like: 'captain' }, { like: 'spearman', count: 2 }]],
    at: [8, 8],
  };
  const table = opening({ a: [led], b: [far] });
  expect(NO(table, move('A1.1', [xy(9, 8)]))).toBe('WARBAND-BMOVE-016 warband.isWholeUnit');
  const gone = says(table, move('A1u1', [xy(9, 9)]));
  expect([ranksIn(gone, 'A1'), ranksIn(gone, 'A2'), whereIn(gone, 'A1u1')]).toEqual(['4', '1', '9,9']);
});

test('WARBAND-BMOVE-012 an obstacle calls for one Agility test of the clumsiest; who fails stays before it', () => {
  const obstacles = [{ at: xy(9, 6) }, { at: xy(12, 8), difficulty: 'hard' }];
  const unit = spears([6, 8], [5, 5], { ranks: [rank(5, { agility: 7 }), rank(5, { agility: 5 })] });
  const table = opening({ a: [unit], b: [far], obstacles });
  const before = says(table, move('A1', east(6, 8, 8)));
  expect([awaited(before), whereIn(before, 'A1')]).toEqual(['obstacleTest', '8,8']);
  const failed = before.dice(6);
  expect([whereIn(failed, 'A1'), lastOf(failed, 'obstacleTested').passed]).toEqual(['8,8', false]);
  // 5 is enough; then the second rank follows without a die, and the hard one is 3.
  const over = before.dice(5);
  expect([awaited(over), whereIn(over, 'A1')]).toEqual(['obstacleTest', '11,8']);
  expect(whereIn(over.dice(4), 'A1')).toBe('11,8');
  expect(whereIn(over.dice(3), 'A1')).toBe('14,8');
});

test('WARBAND-BMOVE-015 what is listed is allowed, and leads to each place once', () => {
  const table = opening({ a: [spears([6, 8], [5, 3])], b: [spears([16, 8], [5], { facing: 'w' })] });
  const ways = offered(table).filter(({ choose }) => choose === 'move') as unknown as {
    figure: string;
    path: { x: number; y: number }[];
  }[];
  const ends = ways
    .filter(({ path }) => path.length > 0)
    .map(({ figure, path }) => JSON.stringify([figure, path.at(-1)]));
  expect(new Set(ends).size).toBe(ends.length);
  for (const way of ways) expect(() => says(table, way)).not.toThrow();
});

test('WARBAND-BMOVE-016 WARBAND-GRID-009 a narrow rank between wide ones leaves only where the others have room to close up', () => {
  const foot = (count: number) => [{ like: 'spearman', count }];
  const started = (others: readonly StagedUnit[]) =>
    battleIn(
      'opening',
      {
        a: [{ ranks: [foot(5), foot(1), foot(5)], at: [8, 8] }, ...others],
        b: [{ ranks: [foot(1)], at: [20, 2], facing: 'w' }],
      },
      { 'warband.declaredMoveBinding': 'off' },
    );
  // It goes out between the wide ranks, which stand in columns 8 and 6, rows 6 to 10.
  const leave = {
    choose: 'move',
    figure: 'A1.2',
    path: [
      { x: 7, y: 7 },
      { x: 7, y: 6 },
      { x: 7, y: 5 },
      { x: 7, y: 4 },
    ],
  };
  expect(whereIn(says(started([]), leave), 'A2')).toBe('7,4');
  // Somebody stands in the gap: neither the front nor the last rank can come to the middle.
  const kept = started([{ ranks: [foot(1)], at: [7, 10] }]);
  expect(refusedFor(kept, leave)).toBe('WARBAND-BMOVE-016 warband.restHasNoRoom');
  const parts = (table: BattleTable) =>
    offered(table).filter(({ choose, figure }) => choose === 'move' && figure === 'A1.2');
  expect([parts(started([])).length > 0, parts(kept)]).toEqual([true, []]);
});

test('WARBAND-BMOVE-016 a part that is shut in has nowhere to go, be it the first figure of all', () => {
  const around = [6, 7, 8, 9].flatMap((x) => [xy(x, 7), xy(x, 9)]);
  const ground = [...around, xy(6, 8), xy(9, 8)].map((at) => ({ at, wall: true }));
  const first = { unit: 0, figure: 0 };
  expect(moveAct.any?.(sightOf(opening({ a: [spears([8, 8], [1, 1])], b: [far] })), first, 'opening')).toBe(true);
  expect(moveAct.any?.(sightOf(opening({ a: [spears([8, 8], [1, 1])], b: [far], ground })), first, 'opening')).toBe(
    false,
  );
});
