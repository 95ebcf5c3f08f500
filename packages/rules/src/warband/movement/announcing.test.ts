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
import { east, endsOffered, walk } from '../testing/walks.js';

const announce = (figure: string, path: string, more: object = {}) => walk('announce')(figure, path, more);
const move = walk('move');
const PASS = { choose: 'pass' } as const;
/** Side B has priority, side A announces. */
const B_FIRST = { position: { priority: 'b' } };

test('WARBAND-MOVE-001 WARBAND-MOVE-003 the side without priority announces first, then the other acts, then it does itself', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [2, 8] }], b: [{ at: [20, 5] }], ...B_FIRST });
  expect(awaited(table)).toBe('announce Red');
  const said = says(table, announce('A1', east(2, 5, 3)));
  expect(lastOf(said, 'announced')).toMatchObject({ figure: 0, announcement: { what: 'move', target: null } });
  expect(awaited(said)).toBe('announce Red');
  expect(refusedFor(said, announce('A1', east(2, 5, 3)))).toBe('WARBAND-MOVE-004 warband.hasAnnounced');
  const theirs = says(said, PASS);
  expect(awaited(theirs)).toBe('opening Blue');
  expect(awaited(says(theirs, PASS))).toBe('opening Red');
});

test('WARBAND-MOVE-003 WARBAND-MOVE-032 when all have announced nobody is asked again; what is announced must be legal', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }], b: [{ at: [20, 5] }], ...B_FIRST });
  expect(refusedFor(table, announce('A1', east(2, 5, 13)))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(refusedFor(table, announce('A1', '3,5', { retreat: true }))).toBe('WARBAND-MOVE-026 warband.notInMelee');
  expect(refusedFor(table, announce('A1', '3,5', { rise: true }))).toBe('WARBAND-MOD-011 warband.stands');
  expect(refusedFor(table, announce('A1', '3,5', { charge: 'B1' }))).toBe('WARBAND-MOVE-031 warband.chargeTooShort');
  expect(refusedFor(table, announce('A1', '3,5', { charge: 'B1', retreat: true }))).toBe(
    'WARBAND-MOVE-003 warband.oneAnnouncement',
  );
  expect(awaited(says(table, announce('A1', '3,5')))).toBe('opening Blue');
});

test('WARBAND-MOVE-004 an announced mover may stop short, but walks no other way, and does nothing else', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [2, 9] }], b: [{ at: [20, 5] }], ...B_FIRST });
  const mine = says(table, announce('A1', east(2, 5, 3)), PASS, PASS);
  expect(actsOf(mine, 'A1').filter((act) => act !== 'drop')).toEqual(['move']);
  expect(endsOffered(mine, 'move', 'A1')).toEqual(['3,5', '4,5', '5,5']);
  expect(refusedFor(mine, move('A1', '3,6'))).toBe('WARBAND-MOVE-004 warband.otherWay');
  expect(refusedFor(mine, move('A1', east(2, 5, 4)))).toBe('WARBAND-MOVE-004 warband.otherWay');
  const short = says(mine, move('A1', '3,5', { facing: 'n' }));
  expect(lastOf(short, 'acted')).toMatchObject({ figure: 0, act: 'move' });
  expect(stateIn(short, 'A1').facing).toBe('n');
  expect([whereIn(short, 'A1'), lastOf(short, 'moved').cutShort]).toEqual(['3,5', false]);
});

test('WARBAND-MOVE-005 without an announced path no move, but another Opening action', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5], like: 'archer' }], b: [{ at: [20, 5] }], ...B_FIRST });
  const mine = says(table, PASS, PASS);
  expect(refusedFor(mine, move('A1', '3,5'))).toBe('WARBAND-MOVE-005 warband.announcedNothing');
  expect(actsOf(mine, 'A1')).toContain('shoot');
  expect(actsOf(mine, 'A1')).not.toContain('move');
});

test('WARBAND-MOVE-002 WARBAND-MOVE-004 WARBAND-MOVE-028 cut across, it goes as far as its path is still legal; the Opening action is spent', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [2, 12] }], b: [{ at: [8, 8] }], ...B_FIRST });
  const path = east(2, 5, 8);
  // B1 steps to 6,6: on 5,5 A1 comes into its reach, 7,5 is the last space in it, and from there it may not leave it.
  const mine = says(table, announce('A1', path), PASS, move('B1', '7,7 6,6'));
  expect(awaited(mine)).toBe('opening Red');
  expect(endsOffered(mine, 'move', 'A1')).toEqual(['3,5', '4,5', '5,5', '6,5', '7,5']);
  const after = says(mine, move('A1', path));
  expect([whereIn(after, 'A1'), lastOf(after, 'moved').cutShort]).toEqual(['7,5', true]);
  expect(stateIn(after, 'A1').opening).toBe('move');
  // B1 in the path itself: as far as the space before it.
  const blocked = says(table, announce('A1', path), PASS, move('B1', '7,7 6,6 5,5'), move('A1', path));
  expect(whereIn(blocked, 'A1')).toBe('4,5');
});

test('WARBAND-MOVE-032 WARBAND-MOVE-023 the double allowance is settled when the Opening begins; engaged meanwhile, the mover is bound', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [2, 12] }], b: [{ at: [6, 5] }], ...B_FIRST });
  const back = says(table, announce('A1', '2,6 2,7'), PASS, move('B1', '5,5 4,5 3,5'));
  expect(stateIn(back, 'A1').beganFree).toBe(true);
  // It may still walk around B1, but not out of its reach: 2,6 touches 3,5, and 2,7 does not.
  const after = says(back, move('A1', '2,6 2,7'));
  expect([whereIn(after, 'A1'), lastOf(after, 'moved').cutShort]).toEqual(['2,6', true]);
});

test('WARBAND-MOVE-033 an announced charge that is cut short, or whose target has gone, is a move as far as it goes', () => {
  const charge = walk('charge');
  const stage = { a: [{ at: [2, 5] as const }, { at: [2, 12] as const }], b: [{ at: [8, 5] as const }], ...B_FIRST };
  const said = says(fightIn('opening', stage), announce('A1', east(2, 5, 5), { charge: 'B1' }), PASS);
  const whole = says(said, PASS, charge('A1', east(2, 5, 5), { target: 'B1' }));
  expect(stateIn(whole, 'A1')).toMatchObject({ charged: 2, opening: 'charge' });
  expect(whereIn(whole, 'A1')).toBe('7,5');

  const gone = says(said, move('B1', '9,5 10,5'), charge('A1', east(2, 5, 5), { target: 'B1' }));
  expect([whereIn(gone, 'A1'), wasSaid(gone, 'charged')]).toEqual(['7,5', false]);
  expect(lastOf(gone, 'moved')).toMatchObject({ as: 'move', cutShort: true });

  // The target itself has come to meet it: 5,5 is as far as it gets, and that is no charge.
  const met = says(said, move('B1', '7,5 6,5'), charge('A1', east(2, 5, 5), { target: 'B1' }));
  expect([whereIn(met, 'A1'), wasSaid(met, 'charged')]).toEqual(['5,5', false]);
  expect(stateIn(met, 'A1').opening).toBe('move');
  expect(refusedFor(says(said, PASS), charge('A1', '3,5', { target: 'A2' }))).toBe(
    'WARBAND-MOVE-004 warband.otherTarget',
  );
});

test('WARBAND-MOVE-032 WARBAND-MOVE-026 an announced retreat: its way barred, it stays, and has lost its Opening action only', () => {
  const stage = {
    a: [{ at: [5, 5] as const }, { at: [2, 12] as const }],
    b: [{ at: [6, 5] as const }, { at: [3, 9] as const }],
    ...B_FIRST,
  };
  const said = says(fightIn('opening', stage), announce('A1', '4,5 3,5', { retreat: true }), PASS);
  const went = says(said, PASS, walk('retreat')('A1', '4,5 3,5'));
  expect(whereIn(went, 'A1')).toBe('3,5');
  expect(lastOf(went, 'acted')).toMatchObject({ act: 'retreat', wholeRound: true });
  // B2 comes to 3,6: both spaces of the path are in its reach now.
  const barred = says(said, move('B2', '3,8 3,7 3,6'), PASS, walk('retreat')('A1', '4,5 3,5'));
  expect(whereIn(barred, 'A1')).toBe('5,5');
  expect(lastOf(barred, 'acted')).toMatchObject({ act: 'retreat', wholeRound: false });
});

test('WARBAND-MOVE-004 who has announced a retreat of its own choice may stop before its first step: the Opening action is spent, and it fights', () => {
  const stage = { a: [{ at: [5, 5] as const }], b: [{ at: [6, 5] as const, hp: 3 }], ...B_FIRST };
  const said = passUntil(says(fightIn('opening', stage), announce('A1', '4,5 3,5', { retreat: true })), 'opening Red');
  expect(offered(said)).toContainEqual({ choose: 'retreat', figure: 'A1', path: [] });
  const stays = says(said, walk('retreat')('A1', ''));
  expect([whereIn(stays, 'A1'), stateIn(stays, 'A1').opening]).toEqual(['5,5', 'retreat']);
  expect(lastOf(stays, 'acted')).toMatchObject({ figure: 0, in: 'opening', wholeRound: false });
  // A plain figure without armour is hit on 8: a 2 does it.
  const struck = says(passUntil(stays, 'blows Red'), { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(2);
  expect(stateIn(struck, 'B1').hp).toBe(2);
});

test('WARBAND-MOVE-003 allies are not looked at when a path is announced: they may have gone before', () => {
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [3, 5] }], b: [{ at: [20, 5] }], ...B_FIRST });
  const mine = says(table, announce('A1', '3,5'), announce('A2', '4,5'), PASS);
  expect(whereIn(says(mine, move('A1', '3,5')), 'A1')).toBe('2,5');
  expect(whereIn(says(mine, move('A2', '4,5'), move('A1', '3,5')), 'A1')).toBe('3,5');
});

test('WARBAND-MOVE-003 WARBAND-MOVE-004 WARBAND-MOVE-005 the switch off, nothing is announced, and the second side walks where it likes', () => {
  const off = { 'warband.declaredMoveBinding': 'off' };
  const table = fightIn('opening', { a: [{ at: [2, 5] }, { at: [2, 9] }], b: [{ at: [20, 5] }], ...B_FIRST }, off);
  expect(awaited(table)).toBe('opening Blue');
  expect(whereIn(says(table, PASS, move('A1', '3,6')), 'A1')).toBe('3,6');
});

test('WARBAND-MOVE-003 what is listed to be announced can be announced', () => {
  const a = [
    { at: [2, 5] as const, capture: 2 },
    { at: [4, 9] as const, capture: 2 },
    { at: [9, 9] as const, capture: 2, prone: true },
  ];
  const table = fightIn('opening', { a, b: [{ at: [5, 9] }, { at: [5, 5] }], ...B_FIRST });
  const listed = offered(table);
  const kinds = listed.map((one) => ['charge', 'retreat', 'rise'].find((kind) => kind in one) ?? one.choose);
  expect(new Set(kinds)).toEqual(new Set(['announce', 'charge', 'retreat', 'rise', 'pass']));
  for (const one of listed) expect(() => says(table, one)).not.toThrow();
});

test('WARBAND-MOVE-004 who is pushed away from where its path began stays where it is, and its Opening action is spent', () => {
  const stage = { a: [{ at: [5, 5] as const }, { at: [2, 12] as const }], b: [{ at: [6, 5] as const }], ...B_FIRST };
  const push = { choose: 'gambit', figure: 'B1', effect: 'push', target: 'A1' };
  const pushed = says(fightIn('opening', stage), announce('A1', '6,6 7,6'), PASS, push).dice(3);
  expect([awaited(pushed), whereIn(pushed, 'A1')]).toEqual(['opening Red', '4,5']);
  const after = says(pushed, move('A1', '6,6 7,6'));
  expect([whereIn(after, 'A1'), lastOf(after, 'moved').cutShort]).toEqual(['4,5', true]);
  expect(lastOf(after, 'acted')).toMatchObject({ figure: 0, act: 'move' });
});
