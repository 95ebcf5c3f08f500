import { expect, test } from 'vitest';
import { actsOf, awaited, lastOf, offered, refusedFor, says, stateIn, wasSaid, whereIn } from '../testing/stage.js';
import { east, opening, walk } from '../testing/walks.js';

const charge = (figure: string, target: string, path: string, more: object = {}) =>
  walk('charge')(figure, path, { target, ...more });
/** One more of side A, so that the Opening does not end with the charge. */
const OTHER = { at: [1, 14] as const };

test('WARBAND-MOVE-031 WARBAND-MOVE-023 a charge: begun outside melee, its last two steps straight, with the double allowance, and it ends beside its target, looking at it', () => {
  const table = opening({ a: [{ at: [2, 5] }, OTHER], b: [{ at: [15, 5] }] });
  const after = says(table, charge('A1', 'B1', east(2, 5, 12)));
  expect(whereIn(after, 'A1')).toBe('14,5');
  expect(stateIn(after, 'A1')).toMatchObject({ opening: 'charge', charged: 2, facing: 'e' });
  expect(lastOf(after, 'moved')).toMatchObject({ as: 'charge', cutShort: false });
  const far = opening({ a: [{ at: [2, 5] }, OTHER], b: [{ at: [16, 5] }] });
  expect(refusedFor(far, charge('A1', 'B1', east(2, 5, 13)))).toBe('WARBAND-MOVE-020 warband.tooFar');
});

test('WARBAND-MOVE-031 what is no charge: too short, bent at its end, without contact, from inside a melee, on nobody', () => {
  const table = opening({ a: [{ at: [3, 5] }, OTHER], b: [{ at: [6, 5] }, { at: [20, 5] }] });
  expect(refusedFor(table, charge('A1', 'B1', '4,5'))).toBe('WARBAND-MOVE-031 warband.chargeTooShort');
  expect(refusedFor(table, charge('A1', 'B1', '4,5 5,4'))).toBe('WARBAND-MOVE-031 warband.chargeNotStraight');
  expect(refusedFor(table, charge('A1', 'B2', '4,5 5,5'))).toBe('WARBAND-MOVE-031 warband.chargeNoContact');
  expect(refusedFor(table, charge('A1', 'A2', '4,5 5,5'))).toBe('WARBAND-MOVE-031 warband.noTarget');
  const engaged = opening({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] });
  expect(refusedFor(engaged, charge('A1', 'B1', '5,4 6,4'))).toBe('WARBAND-MOVE-031 warband.chargeInMelee');
  expect(actsOf(engaged, 'A1')).not.toContain('charge');
});

test('WARBAND-MOVE-031 WARBAND-GRID-006 only the last steps need be straight; the facing may be chosen', () => {
  const table = opening({ a: [{ at: [3, 2] }, OTHER], b: [{ at: [8, 5] }] });
  const after = says(table, charge('A1', 'B1', '3,3 4,4 5,5 6,5 7,5', { facing: 'n' }));
  expect(stateIn(after, 'A1')).toMatchObject({ charged: 2, facing: 'n' });
  expect(refusedFor(table, charge('A1', 'B1', '3,3 4,4 5,5 6,4 7,5'))).toBe(
    'WARBAND-MOVE-031 warband.chargeNotStraight',
  );
});

test('WARBAND-MOVE-031 the switch sets how many steps must be straight', () => {
  const stage = { a: [{ at: [4, 5] as const }, OTHER], b: [{ at: [6, 5] as const }] };
  expect(wasSaid(says(opening(stage, { 'warband.chargeMinStraight': 1 }), charge('A1', 'B1', '5,4')), 'charged')).toBe(
    true,
  );
  const three = opening({ ...stage, a: [{ at: [2, 5] }, OTHER] }, { 'warband.chargeMinStraight': 3 });
  expect(refusedFor(three, charge('A1', 'B1', '3,4 4,5 5,5'))).toBe('WARBAND-MOVE-031 warband.chargeNotStraight');
  expect(wasSaid(says(three, charge('A1', 'B1', east(2, 5, 3))), 'charged')).toBe(true);
});

test('WARBAND-MOVE-031 listed charges are charges: one for each target and each space beside it that can be charged into', () => {
  const table = opening({ a: [{ at: [2, 5] }, OTHER], b: [{ at: [6, 5] }, { at: [22, 1] }] });
  const charges = offered(table).filter(({ choose, figure }) => choose === 'charge' && figure === 'A1');
  // All eight around the foe: behind it too, past its corners. The other foe is too far away.
  expect(charges).toHaveLength(8);
  for (const one of charges) expect(wasSaid(says(table, one), 'charged')).toBe(true);
});

test('WARBAND-MOVE-031 WARBAND-GRID-001 a charge may end over a target that lies on the ground', () => {
  const table = opening({ a: [{ at: [2, 5] }, OTHER], b: [{ at: [6, 5], prone: true }] });
  const after = says(table, charge('A1', 'B1', east(2, 5, 4)));
  expect(whereIn(after, 'A1')).toBe('6,5');
  expect(stateIn(after, 'A1')).toMatchObject({ charged: 2, facing: 'e' });
});

test('WARBAND-RANGED-012 a javelin thrown on the way, before the row falls; then the charge goes on', () => {
  const gear = [
    { item: 'javelin', kept: 'right' },
    { item: 'sword', kept: 'left' },
  ];
  const table = opening({ a: [{ at: [2, 5], gear }, OTHER], b: [{ at: [8, 5] }] });
  const thrown = { weapon: 'javelin', after: 2 };
  expect(refusedFor(table, charge('A1', 'B1', east(2, 5, 5), { throw: { ...thrown, after: 5 } }))).toBe(
    'WARBAND-RANGED-012 warband.throwInMelee',
  );
  const midway = says(table, charge('A1', 'B1', east(2, 5, 5), { throw: thrown }));
  expect([awaited(midway), whereIn(midway, 'A1')]).toEqual(['row', '4,5']);
  const after = midway.dice(12);
  expect(whereIn(after, 'A1')).toBe('7,5');
  expect(stateIn(after, 'A1')).toMatchObject({ charged: 2, shot: true, opening: 'charge' });
});
