import { expect, test } from 'vitest';
import { strikingsOf } from '../lines/attack.js';
import {
  awaited,
  battle,
  battleIn,
  groupIn,
  indexIn,
  lastOf,
  passUntil,
  says,
  sightOf,
  stateIn,
  unitIn,
  wasSaid,
} from '../testing/stage.js';

const LEVIES = { like: 'levy', count: 5 } as const;
const NEAR = { a: [{ ranks: [[LEVIES]], at: [5, 5] }], b: [{ ranks: [[LEVIES]], at: [6, 5] }] };

test('WARBAND-PRIORITY-001 WARBAND-PRIORITY-002 WARBAND-PRIORITY-003 one d6 at or below the threshold is side 1’s', () => {
  expect(lastOf(battle(NEAR).dice(3), 'priorityWon')).toMatchObject({ side: 0, threshold: 3 });
  expect(lastOf(battle(NEAR).dice(4), 'priorityWon').side).toBe(1);
  expect(lastOf(battle(NEAR, { 'warband.priorityThreshold': 5 }).dice(5), 'priorityWon').side).toBe(0);
});

test('WARBAND-SAGA-006 Tactics of leaders move the threshold', () => {
  const led = (tactics: number) => [
    {
      ranks: [
        [
          { like: 'levy', count: 4 },
          { like: 'captain', tactics },
        ],
      ],
    },
  ];
  const table = battle({
    a: led(8).map((unit) => ({ ...unit, at: [5, 5] })),
    b: led(1).map((unit) => ({ ...unit, at: [6, 5] })),
  });
  expect(table.run.state.open.threshold).toBe(5);
});

test('WARBAND-ROUND-001 WARBAND-ROUND-003 WARBAND-ROUND-004 in a surprise round one side alone acts, without a priority die', () => {
  const table = battle({ ...NEAR, surprised: 'b' });
  expect(wasSaid(table, 'priorityWon')).toBe(false);
  expect(table.run.state.open.surprise).toBe(true);
  const blows = passUntil(table, 'blows Red');
  const after = says(blows, { choose: 'attack', figure: 'A1' }).dice(12, 12, 12, 12, 12);
  // Nobody of side B was asked; WARBAND-ROUND-006: they check for the ambush.
  expect(awaited(after).startsWith('blows Blue')).toBe(false);
});

test('WARBAND-PHASE-002 WARBAND-MOVE-032 at the start of an Opening it is written who stands outside melee range', () => {
  const table = battleIn('opening', {
    a: [NEAR.a[0] as never, { ranks: [[LEVIES]], at: [5, 12] }],
    b: NEAR.b,
  });
  expect(['A1', 'A2', 'B1'].map((key) => unitIn(table, key).beganFree)).toEqual([false, true, false]);
  expect(stateIn(table, 'A1.1').beganFree).toBe(false);
});

test('WARBAND-ROUND-011 a battle is taken up with what its units have been through', () => {
  const table = battleIn('melee', {
    ...NEAR,
    position: {
      round: 4,
      priority: 'b',
      units: [
        { unit: 'A1', began: 9, thirds: 1, mood: 'disorder', failedIn: 3 },
        { unit: 'B1', charged: 'A1' },
      ],
    },
  });
  expect(table.run.state.open).toMatchObject({ round: 4, priority: 1 });
  expect(groupIn(table, 'A1')).toMatchObject({ began: 9, thirds: 1, mood: 'disorder' });
  expect(stateIn(table, 'A1.1').retreating).toBe('disorder');
  expect(unitIn(table, 'B1')).toMatchObject({ opening: 'charge', charged: 0 });
  // WARBAND-MELEE-014: who has charged strikes first.
  expect(awaited(passUntil(table, 'strikes'))).toBe('strikes Blue');
});

test('WARBAND-MORALE-025 a routed unit strikes at nobody', () => {
  const melee = (mood: string) =>
    passUntil(battleIn('melee', { ...NEAR, position: { units: [{ unit: 'A1', mood, failedIn: 0 }] } }), 'blows');
  expect([awaited(melee('steady')), awaited(melee('retreating'))]).toEqual(['blows Red', 'blows Blue']);
  // Nor is it reckoned among those who do.
  const strikes = (mood: string) => strikingsOf(sightOf(melee(mood)), 0, 'blows').length;
  expect([strikes('steady'), strikes('retreating')]).toEqual([1, 0]);
});

test('WARBAND-MORALE-007 WARBAND-LINE-012 WARBAND-CORE-006 the referee frightens a unit and harms a rank', () => {
  const table = battle({ ...NEAR, referee: 'rae' });
  expect(awaited(table)).toBe('referee rae');
  const said = says(
    table,
    { choose: 'horror', figure: 'B1' },
    { choose: 'harm', figure: 'A1.1', points: 2 },
    { choose: 'pass' },
  );
  expect(groupIn(said, 'B1').triggers).toEqual(['horror']);
  // Two points on levies of 1 HP: two of the five are gone.
  expect(lastOf(said, 'thinned')).toMatchObject({ figure: indexIn(said, 'A1.1'), removed: 2, damage: 0 });
  expect(unitIn(said, 'A1').ranks[0]?.slots).toHaveLength(3);
});
