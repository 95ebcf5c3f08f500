import { expect, test } from 'vitest';
import {
  awaited,
  type BattleTable,
  battleIn,
  groupIn,
  indexIn,
  lastOf,
  offered,
  rankIn,
  ranksIn,
  refusedFor,
  type StagedUnit,
  says,
  sizeIn,
  unitIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { sizesIn } from './reforming.js';

const xy = (x: number, y: number) => ({ x, y });
const east = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x + nth + 1, y));
const foot = (at: readonly number[], sizes: readonly number[] = [5, 5, 3], more: object = {}): StagedUnit => ({
  ranks: sizes.map((count) => [{ like: 'spearman', count }]),
  at,
  ...more,
});
const far = foot([22, 13], [1], { facing: 'w' });
const manoeuvre = (kind: string, more: object = {}) => ({ choose: 'manoeuvre', figure: 'A1', kind, ...more });
const opening = (stage: Parameters<typeof battleIn>[1], options: object = {}): BattleTable =>
  battleIn('opening', stage, { 'warband.declaredMoveBinding': 'off', ...options });

test('WARBAND-TACTIC-031 WARBAND-TACTIC-033 a manoeuvre takes a check in the Opening; who fails stands still, spends the action and does not retreat', () => {
  const table = says(opening({ a: [foot([8, 8])], b: [far] }), manoeuvre('turn'));
  expect(awaited(table)).toBe('manoeuvreDie');
  // Average: 7 holds, 8 does not, 12 is no retreat either.
  for (const die of [8, 12]) {
    const failed = table.dice(die);
    expect([whereIn(failed, 'A1'), unitIn(failed, 'A1').facing, unitIn(failed, 'A1').opening]).toEqual([
      '8,8',
      'e',
      'manoeuvre',
    ]);
    expect(groupIn(failed, 'A1').mood).toBe('steady');
  }
  expect(lastOf(table.dice(7), 'manoeuvreChecked').came).toBe('holds');
});

test('WARBAND-TACTIC-032 turned about all stand where they stood: the last rank is the first, left is right', () => {
  const led = foot([8, 8], [5, 5, 3], {
    ranks: [
      [{ like: 'captain' }, { like: 'spearman', count: 4 }],
      [{ like: 'spearman', count: 5 }],
      [{ like: 'spearman', count: 3 }],
    ],
  });
  const table = opening({ a: [led], b: [far] });
  const captain = whereIn(table, 'A1u1');
  const turned = says(table, manoeuvre('turn')).dice(1);
  expect([whereIn(turned, 'A1'), unitIn(turned, 'A1').facing, ranksIn(turned, 'A1')]).toEqual(['6,8', 'w', '3 5 5']);
  expect(whereIn(turned, 'A1u1')).toBe(captain);
  expect(rankIn(turned, 'A1', 2).slots.at(-1)).toBe(indexIn(turned, 'A1u1'));
  expect(refusedFor(table, manoeuvre('turn', { facing: 'n' }))).toBe('WARBAND-BMOVE-015 warband.turnsAbout');
  // After a move, too.
  const gone = says(table, manoeuvre('turn', { path: east(8, 8, 3) })).dice(1);
  expect([whereIn(gone, 'A1'), unitIn(gone, 'A1').facing]).toEqual(['9,8', 'w']);
});

test('WARBAND-TACTIC-032 WARBAND-UNIT-004 WARBAND-UNIT-008 another number of ranks: full ones from the front, the rest in the last', () => {
  expect([sizesIn(13, 3), sizesIn(12, 3), sizesIn(10, 3), sizesIn(10, 2)]).toEqual([
    [5, 5, 3],
    [4, 4, 4],
    [4, 4, 2],
    [5, 5],
  ]);
  expect([sizesIn(13, 2), sizesIn(4, 3), sizesIn(6, 1), sizesIn(15, 4)]).toEqual([null, null, null, null]);
  const table = opening({ a: [foot([8, 8], [4, 4])], b: [far] });
  // Who names no number has named none at all.
  expect(table.refusal({ input: 'answer', seat: 'ana', as: 'Red', choice: manoeuvre('reform') })).toMatchObject({
    rule: 'WARBAND-TACTIC-032',
    what: 'warband.notSoManyRanks',
    facts: { ranks: 0 },
  });
  const three = says(table, manoeuvre('reform', { ranks: 3 })).dice(1);
  expect([ranksIn(three, 'A1'), whereIn(three, 'A1'), sizeIn(three, 'A1')]).toEqual(['3 3 2', '8,8', 8]);
  // The new rank has a body of its own, in its place.
  expect([whereIn(three, 'A1.3'), rankIn(three, 'A1', 2).body]).toEqual(['6,8', indexIn(three, 'A1.3')]);
  expect(refusedFor(table, manoeuvre('reform', { ranks: 1 }))).toBe('WARBAND-TACTIC-032 warband.notSoManyRanks');
  expect(refusedFor(table, manoeuvre('reform', { ranks: 2 }))).toBe('WARBAND-TACTIC-032 warband.notSoManyRanks');
  const fewer = says(opening({ a: [foot([8, 8], [2, 2])], b: [far] }), manoeuvre('reform', { ranks: 1 })).dice(1);
  expect([ranksIn(fewer, 'A1'), whereIn(fewer, 'A1.2')]).toEqual(['4', 'off']);
});

test('WARBAND-UNIT-006 ranks of different kinds are not mixed; WARBAND-GRID-009 nor formed where there is no room', () => {
  const mixed = foot([8, 8], [], { ranks: [[{ like: 'spearman', count: 4 }], [{ like: 'archer', count: 4 }]] });
  expect(refusedFor(opening({ a: [mixed], b: [far] }), manoeuvre('reform', { ranks: 3 }))).toBe(
    'WARBAND-UNIT-006 warband.ranksUnlike',
  );
  const edge = foot([1, 8], [4, 4]);
  expect(refusedFor(opening({ a: [edge], b: [far] }), manoeuvre('reform', { ranks: 3 }))).toBe(
    'WARBAND-GRID-009 warband.noRoomForUnit',
  );
});

test('WARBAND-TACTIC-032 through another unit of its side it passes by a manoeuvre, and does not stop in it', () => {
  const table = opening({ a: [foot([6, 8], [3, 3]), foot([9, 8], [3])], b: [far] });
  const path = east(6, 8, 5);
  const through = says(table, manoeuvre('pass', { path }));
  expect(awaited(through)).toBe('manoeuvreDie');
  expect([whereIn(through.dice(7), 'A1'), whereIn(through.dice(8), 'A1')]).toEqual(['11,8', '6,8']);
  expect(refusedFor(table, manoeuvre('pass', { path: east(6, 8, 4) }))).toBe('WARBAND-MOVE-021 warband.allyThere');
  expect(refusedFor(table, manoeuvre('pass', { path: east(6, 8, 2) }))).toBe('WARBAND-TACTIC-032 warband.passesNobody');
  const passes = offered(table).filter((one) => (one as { kind?: string }).kind === 'pass');
  expect(passes.length).toBeGreaterThan(0);
});

test('WARBAND-TACTIC-033 a player character alone passes others without a manoeuvre, one of no formation makes none', () => {
  const hero = { ranks: [[{ like: 'hero' }]], at: [6, 8] };
  const table = opening({ a: [hero, foot([8, 8], [3])], b: [far] });
  expect(whereIn(says(table, { choose: 'move', figure: 'A1', path: east(6, 8, 4) }), 'A1')).toBe('10,8');
  expect(refusedFor(table, manoeuvre('turn'))).toBe('WARBAND-TACTIC-032 warband.noManoeuvreAlone');
  const soldier = opening({ a: [foot([6, 8], [1]), foot([8, 8], [3])], b: [far] });
  expect(refusedFor(soldier, { choose: 'move', figure: 'A1', path: east(6, 8, 4) })).toBe(
    'WARBAND-TACTIC-032 warband.throughUnit',
  );
});

test('WARBAND-TACTIC-034 a shieldwall and a move at half speed are one action with one check; it is kept up without another', () => {
  const table = opening({ a: [foot([6, 8])], b: [far] });
  // Capture 6: half is 3, doubled 6.
  expect(refusedFor(table, manoeuvre('shieldwall', { path: east(6, 8, 7) }))).toBe('WARBAND-MOVE-020 warband.tooFar');
  const walled = says(table, manoeuvre('shieldwall', { path: east(6, 8, 6) })).dice(7);
  expect([unitIn(walled, 'A1').wall, whereIn(walled, 'A1')]).toEqual([true, '12,8']);
  const failed = says(table, manoeuvre('shieldwall', { path: east(6, 8, 6) })).dice(8);
  expect([unitIn(failed, 'A1').wall, whereIn(failed, 'A1')]).toEqual([false, '6,8']);
  const standing = opening({ a: [foot([6, 8])], b: [far], position: { units: [{ unit: 'A1', wall: true }] } });
  expect(refusedFor(standing, manoeuvre('shieldwall'))).toBe('WARBAND-TACTIC-034 warband.hasWall');
  const moved = says(standing, { choose: 'move', figure: 'A1', path: east(6, 8, 6) });
  expect([awaited(moved), unitIn(moved, 'A1').wall]).not.toContain('manoeuvreDie');
  expect(unitIn(moved, 'A1').wall).toBe(true);
});

test('WARBAND-TACTIC-035 it needs shields in the front rank, and ends by wish, by a charge, with the formation or the shields', () => {
  const archers = { ranks: [[{ like: 'archer', count: 5 }]], at: [6, 8] };
  expect(refusedFor(opening({ a: [archers], b: [far] }), manoeuvre('shieldwall'))).toBe(
    'WARBAND-TACTIC-035 warband.noShields',
  );
  const wall = { units: [{ unit: 'A1', wall: true }] };
  const standing = opening({ a: [foot([6, 8])], b: [foot([12, 8], [5], { facing: 'w' })], position: wall });
  const ended = says(standing, { choose: 'endWall', figure: 'A1' });
  expect([unitIn(ended, 'A1').wall, unitIn(ended, 'A1').opening]).toEqual([false, null]);
  expect(refusedFor(ended, { choose: 'endWall', figure: 'A1' })).toBe('WARBAND-TACTIC-035 warband.noWall');
  const charged = says(standing, { choose: 'charge', figure: 'A1', target: 'B1', path: east(6, 8, 5) });
  expect([unitIn(charged, 'A1').wall, lastOf(charged, 'wallEnded').why]).toEqual([false, 'charge']);
  // Its last rank has no shields, and comes to the front.
  const levies = { ranks: [[{ like: 'spearman', count: 5 }], [{ like: 'levy', count: 5 }]], at: [6, 8] };
  const turned = says(opening({ a: [levies], b: [far], position: wall }), manoeuvre('turn')).dice(1);
  expect(lastOf(turned, 'wallEnded').why).toBe('shields');
  // A failed check of any kind ends it.
  const shaken = says(opening({ a: [levies], b: [far], position: wall }), manoeuvre('turn')).dice(11);
  expect(lastOf(shaken, 'wallEnded').why).toBe('nerve');
});

test('WARBAND-TACTIC-025 WARBAND-TACTIC-035 cavalry that breaks a formation breaks its wall', () => {
  const riders = { ranks: [[{ like: 'rider', count: 5 }]], at: [4, 8] };
  const table = opening({
    a: [riders],
    b: [foot([12, 8], [5], { facing: 'w' })],
    position: { units: [{ unit: 'B1', wall: true }] },
  });
  const met = says(table, { choose: 'charge', figure: 'A1', target: 'B1', path: east(4, 8, 7) });
  expect([unitIn(met.dice(8), 'B1').wall, unitIn(met.dice(7), 'B1').wall]).toEqual([false, true]);
});

test('WARBAND-TACTIC-019 WARBAND-MORALE-003 a banner or want of fear passes it without a die', () => {
  const fearless = foot([6, 8], [], { ranks: [[{ like: 'spearman', count: 5, flags: ['fearless'] }]] });
  const turned = says(opening({ a: [fearless], b: [far] }), manoeuvre('turn'));
  expect([wasSaid(turned, 'manoeuvreChecked'), unitIn(turned, 'A1').facing]).toEqual([false, 'w']);
  const full = foot([6, 8], [], {
    ranks: [
      [{ like: 'spearman', count: 5, banner: true }],
      [{ like: 'spearman', count: 5 }],
      [{ like: 'spearman', count: 5 }],
    ],
  });
  expect(unitIn(says(opening({ a: [full], b: [far] }), manoeuvre('shieldwall')), 'A1').wall).toBe(true);
});

test('WARBAND-MORALE-014 a referee says what the circumstances are worth before the die', () => {
  const table = says(opening({ a: [foot([6, 8])], b: [far], referee: 'rita' }), manoeuvre('turn'));
  expect(awaited(table)).toContain('circumstances');
});
