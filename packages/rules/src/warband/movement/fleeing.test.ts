import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  says,
  stateIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { endsOffered, walk } from '../testing/walks.js';

const CALM = { flags: ['fearless'] };
const WEAK = { grade: 'weak' };
const PASS = { choose: 'pass' };
const announce = (figure: string, path: string) => walk('announce')(figure, path, { retreat: true });
const retreat = walk('retreat');
const move = walk('move');
/** Side A has priority; the group of B1 has lost its nerve. */
const position = { groups: [{ figure: 'B1', mood: 'retreating' }] };
const wall = (x: number, y: number) => ({ at: { x, y }, wall: true });

test('WARBAND-MOVE-032 WARBAND-MORALE-025 who flees without priority announces its way, and its side cannot pass before', () => {
  const table = fightIn('opening', { a: [{ ...CALM, at: [5, 5] }], b: [{ ...WEAK, at: [12, 5] }], position });
  expect(awaited(table)).toBe('announce Blue');
  expect(refusedFor(table, PASS)).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  expect(offered(table)).not.toContainEqual(PASS);
  expect(refusedFor(table, walk('announce')('B1', '13,5'))).toBe('WARBAND-MORALE-025 warband.retreats');
  expect(refusedFor(table, announce('B1', '11,5'))).toBe('WARBAND-MORALE-036 warband.notHome');
  for (const one of offered(table)) expect(() => says(table, one)).not.toThrow();
  const said = passUntil(says(table, announce('B1', '13,5 14,5')), 'opening Blue');
  // WARBAND-MOVE-004: no other way, but it may stop short of its end; to stand still is no retreat.
  expect(refusedFor(said, retreat('B1', '13,6'))).toBe('WARBAND-MOVE-004 warband.otherWay');
  expect(refusedFor(said, retreat('B1', ''))).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  expect(refusedFor(said, PASS)).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  expect(offered(said).filter(({ choose }) => choose === 'retreat')).toEqual([
    retreat('B1', '13,5'),
    retreat('B1', '13,5 14,5'),
  ]);
  expect(whereIn(says(said, retreat('B1', '13,5')), 'B1')).toBe('13,5');
  expect(whereIn(says(said, retreat('B1', '13,5 14,5')), 'B1')).toBe('14,5');
});

test('WARBAND-MOVE-032 WARBAND-MOD-011 who flees and lies on the ground announces that it rises', () => {
  const b = [{ ...WEAK, at: [12, 5], prone: true }];
  const table = fightIn('opening', { a: [{ ...CALM, at: [5, 5] }], b, position });
  expect(refusedFor(table, PASS)).toBe('WARBAND-MORALE-025 warband.mustRetreat');
  const said = says(table, { choose: 'announce', figure: 'B1', path: [], rise: true });
  const up = says(passUntil(said, 'opening Blue'), { choose: 'rise', figure: 'B1' });
  expect(lastOf(up, 'acted')).toMatchObject({ figure: 1, act: 'rise', wholeRound: false });
  expect(stateIn(up, 'B1').prone).toBe(false);
});

test('WARBAND-MORALE-038 WARBAND-MOVE-002 whose announced way is cut off is cornered: it fights, and offers surrender at the End', () => {
  // In a passage one space wide: B1 can go nowhere but east, and A2 steps into that.
  const ground = [9, 10, 11, 12, 13, 14, 15].flatMap((x) => [wall(x, 4), wall(x, 6)]);
  const a = [
    { ...CALM, at: [10, 5], hp: 5 },
    { ...CALM, at: [16, 5] },
  ];
  const b = [
    { ...WEAK, at: [11, 5], hp: 3 },
    { ...CALM, at: [22, 1] },
  ];
  const table = fightIn('opening', { a, b, ground, position }, { 'warband.quarter': 'always' });
  const said = says(table, announce('B1', '12,5 13,5'), walk('announce')('B2', '22,2'));
  const cut = says(said, move('A2', '15,5 14,5 13,5 12,5'));
  const theirs = passUntil(cut, 'opening Blue');
  expect(actsOf(theirs, 'B1')).not.toContain('retreat');
  expect(refusedFor(theirs, retreat('B1', '12,5 13,5'))).toBe('WARBAND-MOVE-022 warband.throughFoe');
  const stays = passUntil(theirs, 'declare Blue');
  expect(stateIn(stays, 'B1')).toMatchObject({ cornered: true, wholeRound: false });
  expect(wasSaid(stays, 'retreatSaved')).toBe(false);
  const blows = passUntil(stays, 'blows Blue');
  expect(actsOf(blows, 'B1')).toContain('attack');
  expect(stateIn(passUntil(blows, 'priority'), 'B1').fate).toBe('surrendered');
});

test('WARBAND-MOVE-004 WARBAND-MORALE-036 of an announced way that winds, who flees takes a part that ends nearer home', () => {
  // 13,4 is a column nearer to the eastern edge, 12,3 is not; 13,2 is again, but A2 comes to stand there.
  const a = [
    { ...CALM, at: [2, 5] },
    { ...CALM, at: [16, 0] },
  ];
  const table = fightIn('opening', { a, b: [{ ...WEAK, at: [12, 5] }], position });
  const said = passUntil(says(table, announce('B1', '13,4 12,3 13,2')), 'opening Red');
  const theirs = passUntil(says(said, move('A2', '15,1 14,1 14,2')), 'opening Blue');
  // Beside A2 no retreat ends: 13,2 is out, and so is 13,3; 12,3 and 13,4 are two spaces off.
  expect(endsOffered(theirs, 'retreat', 'B1')).toEqual(['13,4']);
  expect(refusedFor(theirs, retreat('B1', '13,4 12,3'))).toBe('WARBAND-MORALE-036 warband.notHome');
});

test('WARBAND-MORALE-025 WARBAND-MORALE-038 who had no way when others announced theirs goes where one has opened since', () => {
  // Between walls, with A1 on the only open side and beside it: no way; then A1 goes away.
  const ground = [wall(20, 4), wall(21, 4), wall(21, 5), wall(21, 6), wall(20, 6)];
  const a = [{ ...CALM, at: [19, 5] }];
  const stage = { a, b: [{ ...WEAK, at: [20, 5] }], ground, position };
  const table = fightIn('opening', stage);
  expect(awaited(table)).toBe('opening Red');
  const gone = says(table, retreat('A1', '18,5 17,5 16,5 15,5 14,5 13,5'));
  expect(awaited(gone)).toBe('opening Blue');
  expect(actsOf(gone, 'B1')).toContain('retreat');
  expect(refusedFor(gone, PASS)).toBe('WARBAND-MORALE-025 warband.mustRetreat');
});
