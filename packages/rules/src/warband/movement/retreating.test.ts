import { expect, test } from 'vitest';
import { actsOf, awaited, lastOf, refusedFor, says, sightOf, stateIn, whereIn } from '../testing/stage.js';
import { east, endsOffered, FAR, opening, walk } from '../testing/walks.js';
import { canRetreat } from './retreats.js';

const retreat = walk('retreat');
const move = walk('move');
const OTHER = { at: [1, 14] as const };
const wall = (x: number, y: number) => ({ at: { x, y }, wall: true });
/** B's figures have lost their nerve. */
const fleeing = (mood: 'retreating' | 'disorder' = 'retreating') => ({
  priority: 'b',
  groups: [{ figure: 'B1', mood }],
});

test('WARBAND-MOVE-026 WARBAND-ACTION-012 WARBAND-MOVE-030 a retreat: one move up to the speed, for the whole round, without a save', () => {
  const table = opening({ a: [{ at: [10, 5] }, OTHER], b: [{ at: [11, 5] }] });
  const six = '9,5 8,5 7,5 6,5 5,5 4,5';
  expect(refusedFor(table, retreat('A1', `${six} 3,5`))).toBe('WARBAND-MOVE-020 warband.tooFar');
  const after = says(table, retreat('A1', six));
  expect(whereIn(after, 'A1')).toBe('4,5');
  expect(awaited(after)).toBe('opening Red');
  expect(stateIn(after, 'A1')).toMatchObject({ opening: 'retreat', wholeRound: true, facing: 'w' });
});

test('WARBAND-MOVE-029 no step of a retreat goes nearer to who engaged it, none through enemies, and it ends outside all melee', () => {
  const table = opening({ a: [{ at: [10, 5] }, OTHER], b: [{ at: [11, 5] }, { at: [8, 4] }] });
  // Level with the foe that engages it a step stays as near; the next one past it would come out on the other side.
  expect(refusedFor(table, retreat('A1', '10,4 9,4'))).toBe('WARBAND-MOVE-029 warband.stillInMelee');
  expect(refusedFor(table, retreat('A1', '9,4 8,4'))).toBe('WARBAND-MOVE-022 warband.throughFoe');
  expect(refusedFor(table, retreat('A1', '9,6 10,6 11,6'))).toBe('WARBAND-MOVE-029 warband.nearer');
  expect(refusedFor(table, retreat('A1', ''))).toBe('WARBAND-MOVE-026 warband.standsStill');
  expect(whereIn(says(table, retreat('A1', '10,6 10,7')), 'A1')).toBe('10,7');
  for (const end of endsOffered(table, 'retreat', 'A1')) {
    const [x, y] = end.split(',').map(Number) as [number, number];
    expect(Math.max(Math.abs(x - 11), Math.abs(y - 5))).toBeGreaterThan(1);
    expect(Math.max(Math.abs(x - 8), Math.abs(y - 4))).toBeGreaterThan(1);
  }
});

test('WARBAND-MOVE-029 without such a path there is no retreat; outside melee there is none either', () => {
  const ground = [wall(4, 4), wall(5, 4), wall(4, 5), wall(4, 6), wall(5, 6)];
  const table = opening({ a: [{ at: [5, 5] }, OTHER], b: [{ at: [6, 5] }], ground });
  expect(actsOf(table, 'A1')).not.toContain('retreat');
  expect(canRetreat(sightOf(table), 0)).toBe(false);
  // A recess behind it is one place to go to, and one is enough.
  const recess = [wall(3, 4), wall(4, 4), wall(5, 4), wall(3, 5), wall(3, 6), wall(4, 6), wall(5, 6)];
  const one = opening({ a: [{ at: [5, 5] }, OTHER], b: [{ at: [6, 5] }], ground: recess });
  expect(endsOffered(one, 'retreat', 'A1')).toEqual(['4,5']);
  expect(canRetreat(sightOf(one), 0)).toBe(true);
  const free = opening({ a: [{ at: [5, 5] }, OTHER], b: FAR });
  expect(refusedFor(free, retreat('A1', '4,5'))).toBe('WARBAND-MOVE-026 warband.notInMelee');
  expect(canRetreat(sightOf(free), 0)).toBe(true);
});

test('WARBAND-MORALE-025 WARBAND-MORALE-036 who has lost its nerve goes towards its own edge, twice its speed outside melee, announces nothing and does nothing else', () => {
  const table = opening({ a: [{ at: [2, 2] }], b: [{ at: [12, 5] }, { at: [20, 9] }], position: fleeing() });
  expect(awaited(table)).toBe('opening Blue');
  expect(actsOf(table, 'B1').filter((act) => act !== 'drop')).toEqual(['retreat']);
  expect(refusedFor(table, move('B1', '11,5'))).toBe('WARBAND-MORALE-025 warband.retreats');
  expect(refusedFor(table, retreat('B1', '11,5'))).toBe('WARBAND-MORALE-036 warband.notHome');
  expect(refusedFor(table, retreat('B1', '12,4'))).toBe('WARBAND-MORALE-036 warband.notHome');
  for (const end of endsOffered(table, 'retreat', 'B1')) expect(Number(end.split(',')[0])).toBeGreaterThan(12);
  // 23 − 12 = 11 steps to the edge, and the twelfth leaves the map.
  const gone = says(table, retreat('B1', east(12, 5, 12)));
  expect([whereIn(gone, 'B1'), stateIn(gone, 'B1').fate]).toEqual(['off', 'left']);
  expect(awaited(gone)).toBe('opening Blue');
});

test('WARBAND-MORALE-036 leaving the map elsewhere is open only where no legal move leads home', () => {
  const ground = Array.from({ length: 16 }, (_none, y) => wall(13, y));
  const table = opening({ a: [{ at: [2, 12] }], b: [{ at: [12, 1] }, { at: [20, 9] }], ground, position: fleeing() });
  expect(whereIn(says(table, retreat('B1', '12,0 12,-1')), 'B1')).toBe('off');
  const open = opening({ a: [{ at: [2, 12] }], b: [{ at: [12, 1] }, { at: [20, 9] }], position: fleeing() });
  expect(refusedFor(open, retreat('B1', '12,0 12,-1'))).toBe('WARBAND-MORALE-036 warband.notHome');
});

test('WARBAND-MOVE-030 who leaves a melee because its nerve failed makes a Capture save, or takes 1 damage', () => {
  const stage = { a: [{ at: [11, 5] as const }], b: [{ at: [12, 5] as const, might: 2 }, { at: [20, 9] as const }] };
  const table = opening({ ...stage, position: fleeing() });
  const asked = says(table, retreat('B1', '13,5 14,5'));
  expect([awaited(asked), whereIn(asked, 'B1')]).toEqual(['retreatSave', '12,5']);
  const saved = asked.dice(6);
  expect(lastOf(saved, 'retreatSaved')).toMatchObject({ saved: true, needs: { total: 6 } });
  expect([whereIn(saved, 'B1'), stateIn(saved, 'B1').hp]).toEqual(['14,5', 2]);
  const failed = asked.dice(7);
  expect([whereIn(failed, 'B1'), stateIn(failed, 'B1').hp]).toEqual(['14,5', 1]);
});

test('WARBAND-MORALE-038 who has lost its nerve and has no way is cornered, and may fight in this round', () => {
  const ground = [wall(20, 4), wall(21, 4), wall(21, 5), wall(21, 6), wall(20, 6)];
  const stage = { a: [{ at: [19, 5] as const }], b: [{ at: [20, 5] as const }, { at: [12, 12] as const }], ground };
  const table = opening({ ...stage, position: fleeing() });
  expect(actsOf(table, 'B1')).not.toContain('retreat');
  // Its comrade has a way, and takes it; then nobody of the side can do anything more.
  const after = says(table, retreat('B2', east(12, 12, 6)));
  expect(lastOf(after, 'cornered').figure).toBe(1);
  expect(stateIn(after, 'B1').cornered).toBe(true);
  // Where nobody engages it there is a way, and its side cannot pass it over.
  const free = opening({ a: [{ at: [2, 5] }], b: stage.b, ground, position: fleeing() });
  expect(refusedFor(free, { choose: 'pass' })).toBe('WARBAND-MORALE-025 warband.mustRetreat');
});
