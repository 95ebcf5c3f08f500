import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  type BattleTable,
  battleIn,
  lastOf,
  offered,
  refusedFor,
  type StagedUnit,
  says,
  unitIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';

const xy = (x: number, y: number) => ({ x, y });
const west = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x - nth - 1, y));
const east = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x + nth + 1, y));
const foot = (at: readonly number[], more: object = {}): StagedUnit => ({
  ranks: [[{ like: 'spearman', count: 5 }]],
  at,
  ...more,
});
const blue = (at: readonly number[], more: object = {}): StagedUnit => foot(at, { facing: 'w', ...more });
const announce = (figure: string, path: readonly object[], more: object = {}) => ({
  choose: 'announce',
  figure,
  path,
  ...more,
});
const move = (figure: string, path: readonly object[]) => ({ choose: 'move', figure, path });
const PASS = { choose: 'pass' };

/** Side A has priority, so side B announces first. */
const opening = (stage: Parameters<typeof battleIn>[1]): BattleTable => battleIn('opening', stage);

test('WARBAND-MOVE-001 WARBAND-MOVE-003 the side without priority announces, then the other acts; WARBAND-MOVE-004 it keeps to its way and may stop short', () => {
  const table = opening({ a: [foot([3, 2])], b: [blue([18, 8])] });
  expect(awaited(table)).toBe('announce Blue');
  const said = says(table, announce('B1', west(18, 8, 6)));
  expect(awaited(said)).toBe('opening Red');
  const own = says(said, PASS);
  expect(awaited(own)).toBe('opening Blue');
  expect(refusedFor(own, move('B1', [xy(17, 7)]))).toBe('WARBAND-MOVE-004 warband.otherWay');
  expect(refusedFor(own, { choose: 'charge', figure: 'B1', target: 'A1', path: west(18, 8, 6) })).toBe(
    'WARBAND-MOVE-004 warband.hasAnnounced',
  );
  expect(whereIn(says(own, move('B1', west(18, 8, 4))), 'B1')).toBe('14,8');
  expect(offered(own).filter(({ choose }) => choose === 'move')).toHaveLength(9);
});

test('WARBAND-MOVE-005 who announced nothing does not move', () => {
  const table = says(
    opening({ a: [foot([3, 2])], b: [blue([18, 3]), blue([18, 12])] }),
    announce('B1', []),
    PASS,
    PASS,
  );
  expect(awaited(table)).toBe('opening Blue');
  expect(refusedFor(table, move('B2', [xy(17, 12)]))).toBe('WARBAND-MOVE-005 warband.announcedNothing');
  expect(actsOf(table, 'B2')).toEqual([]);
});

test('WARBAND-MOVE-004 WARBAND-MOVE-002 a way that the other side cuts is gone as far as it is still allowed', () => {
  const table = says(
    opening({ a: [foot([6, 8])], b: [blue([18, 8])] }),
    announce('B1', west(18, 8, 8)),
    move('A1', east(6, 8, 6)),
  );
  const gone = says(table, move('B1', west(18, 8, 8)));
  // Red stands at (12,8): Blue comes to (13,8).
  expect([whereIn(gone, 'B1'), lastOf(gone, 'unitMoved').cutShort]).toEqual(['13,8', true]);
});

test('WARBAND-MOVE-033 an announced charge that is cut short is a move; one that comes to pass is a charge', () => {
  const start = opening({ a: [foot([6, 8]), foot([8, 2])], b: [blue([18, 8])] });
  const said = says(start, announce('B1', west(18, 8, 11), { charge: 'A1' }));
  const charge = { choose: 'charge', figure: 'B1', target: 'A1', path: west(18, 8, 11) };
  const home = says(said, PASS, charge);
  expect([whereIn(home, 'B1'), unitIn(home, 'B1').charged, unitIn(home, 'B1').opening]).toEqual(['7,8', 0, 'charge']);
  // The target comes to meet it: contact sooner than was announced.
  const met = says(said, move('A1', east(6, 8, 4)), PASS, charge);
  expect([whereIn(met, 'B1'), unitIn(met, 'B1').opening, wasSaid(met, 'unitCharged')]).toEqual(['11,8', 'move', false]);
  expect(refusedFor(says(said, PASS), { ...charge, target: 'A2' })).toBe('WARBAND-MOVE-004 warband.otherTarget');
});

test('WARBAND-MOVE-032 whether the allowance is double is settled when the Opening begins', () => {
  // Red comes into contact before Blue goes: Blue is bound, but it began free.
  const table = says(opening({ a: [foot([6, 8])], b: [blue([13, 8])] }), announce('B1', west(13, 8, 3)));
  const engaged = says(table, move('A1', east(6, 8, 6)));
  expect(unitIn(engaged, 'B1').beganFree).toBe(true);
  expect(whereIn(says(engaged, move('B1', west(13, 8, 3))), 'B1')).toBe('13,8');
});

test('WARBAND-MOVE-032 WARBAND-BMOVE-016 manoeuvres and parts are announced; one thing for each unit', () => {
  const table = opening({
    a: [foot([3, 2])],
    b: [blue([18, 8], { ranks: [[{ like: 'spearman', count: 5 }], [{ like: 'spearman', count: 3 }]] })],
  });
  expect(refusedFor(table, announce('B1', [], { retreat: true, manoeuvre: 'turn' }))).toBe(
    'WARBAND-MOVE-003 warband.oneUnitAnnouncement',
  );
  expect(refusedFor(table, announce('B1', [], { retreat: true }))).toBe('WARBAND-MOVE-026 warband.notInMelee');
  expect(refusedFor(table, announce('A1', []))).toBe('NOT_YOURS');
  const part = says(table, announce('B1.2', [xy(20, 8)]));
  const own = says(part, PASS);
  expect(refusedFor(own, move('B1', west(18, 8, 1)))).toBe('WARBAND-MOVE-004 warband.hasAnnounced');
  expect(whereIn(says(own, move('B1.2', [xy(20, 8)])), 'B2')).toBe('20,8');
  const turn = says(table, announce('B1', [], { manoeuvre: 'turn' }), PASS);
  expect(refusedFor(turn, { choose: 'manoeuvre', figure: 'B1', kind: 'shieldwall' })).toBe(
    'WARBAND-MOVE-004 warband.otherManoeuvre',
  );
  expect(awaited(says(turn, { choose: 'manoeuvre', figure: 'B1', kind: 'turn' }))).toBe('manoeuvreDie');
});

test('WARBAND-MOVE-003 with the option off nobody announces', () => {
  const table = battleIn(
    'opening',
    { a: [foot([3, 2])], b: [blue([18, 8])] },
    { 'warband.declaredMoveBinding': 'off' },
  );
  expect(awaited(table)).toBe('opening Red');
  expect(whereIn(says(table, PASS, move('B1', west(18, 8, 3))), 'B1')).toBe('15,8');
});

test('WARBAND-MOVE-003 all that is listed to announce may be announced', () => {
  const table = opening({
    a: [foot([8, 8])],
    b: [blue([18, 8]), blue([21, 8], { ranks: [[{ like: 'rider', count: 3 }]] })],
  });
  const some = offered(table);
  expect(new Set(some.map(({ figure }) => figure))).toEqual(new Set(['B1', 'B2', undefined]));
  for (const [nth, one] of some.entries()) if (nth % 7 === 0) expect(() => says(table, one)).not.toThrow();
});
