import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  type BattleTable,
  battleIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  rankIn,
  refusedFor,
  says,
  stateIn,
  unitIn,
} from '../testing/stage.js';

const LEVIES = { like: 'levy', count: 2 } as const;
const SPEARS = { like: 'spearman', count: 5 } as const;
const CAPTAIN = { like: 'captain', flags: ['unique'] } as const;

/** A captain in the middle of the second rank, and a unit of foes before them. */
const lined = (options: object = {}, at = [9, 8]): BattleTable =>
  battleIn(
    'opening',
    {
      a: [
        { ranks: [[SPEARS], [LEVIES, CAPTAIN, LEVIES]], at: [8, 8] },
        { ranks: [[SPEARS]], at: [2, 2] },
      ],
      b: [{ ranks: [[SPEARS]], at }],
    },
    { 'warband.declaredMoveBinding': 'off', ...options },
  );
const SWAP = { choose: 'swap', figure: 'A1u1', partner: 'A1.1' };
const swapped = (a: number, b: number, options: object = {}): BattleTable => says(lined(options), SWAP).dice(a).dice(b);

test('WARBAND-BMOVE-003 WARBAND-BMOVE-005 WARBAND-BMOVE-008 WARBAND-BMOVE-009 WARBAND-BMOVE-011 both make their Capture saves: they trade places and keep their action', () => {
  // Capture 6 of both, in melee.
  const table = swapped(6, 6);
  expect(lastOf(table, 'swapped')).toMatchObject({ saved: [true, true], traded: true });
  expect(rankIn(table, 'A1', 0).slots[2]).toBe(indexIn(table, 'A1u1'));
  expect(rankIn(table, 'A1', 1).slots[2]).toBe(-1);
  expect(stateIn(table, 'A1u1')).toMatchObject({ opening: 'move', wholeRound: false });
  expect(rankIn(table, 'A1', 1)).toMatchObject({ swapped: 1, idle: 0 });
});

test.each([
  [6, 7],
  [7, 6],
])('WARBAND-BMOVE-006 one fails (%i, %i): they trade places, and both lose what is left of the round', (a, b) => {
  const table = swapped(a, b);
  expect(lastOf(table, 'swapped')).toMatchObject({ saved: [a === 6, b === 6], traded: true });
  expect(stateIn(table, 'A1u1').wholeRound).toBe(true);
  expect(rankIn(table, 'A1', 1)).toMatchObject({ swapped: 1, idle: 1 });
});

test('WARBAND-BMOVE-007 both fail: they do not, and lose it all the same', () => {
  const table = swapped(7, 7);
  expect(lastOf(table, 'swapped')).toMatchObject({ saved: [false, false], traded: false });
  expect(rankIn(table, 'A1', 1).slots[2]).toBe(indexIn(table, 'A1u1'));
  expect(rankIn(table, 'A1', 0)).toMatchObject({ swapped: 1, idle: 1 });
  expect(stateIn(table, 'A1u1').wholeRound).toBe(true);
});

test('WARBAND-BMOVE-010 who fails in melee is exposed, only where the table has it so', () => {
  expect(unitIn(swapped(7, 6), 'A1').exposed).toBe(false);
  expect(unitIn(swapped(7, 6, { 'warband.swapFailExposed': 'on' }), 'A1').exposed).toBe(true);
  expect(unitIn(swapped(6, 6, { 'warband.swapFailExposed': 'on' }), 'A1').exposed).toBe(false);
  const away = says(lined({ 'warband.swapFailExposed': 'on' }, [20, 8]), SWAP)
    .dice(7)
    .dice(7);
  expect(unitIn(away, 'A1').exposed).toBe(false);
});

test('WARBAND-BMOVE-003 a move action of each: nobody twice, and the unit moves no more', () => {
  const table = swapped(6, 6);
  expect(refusedFor(table, { ...SWAP, partner: 'A1.2' })).toBe('WARBAND-ACTION-002 warband.hasActed');
  expect(refusedFor(table, { choose: 'swap', figure: 'A1', partner: 'A1.1' })).toBe(
    'WARBAND-ACTION-002 warband.someHaveActed',
  );
  expect(refusedFor(lined(), { choose: 'swap', figure: 'A1', partner: 'A1.1' })).toBe(
    'WARBAND-BMOVE-003 warband.swap.wholeUnit',
  );
  expect(refusedFor(lined(), { ...SWAP, partner: 'B1.1' })).toBe('WARBAND-BMOVE-003 warband.swap.otherUnit');
  expect(refusedFor(lined(), { ...SWAP, partner: 'A9' })).toBe('NO_SUCH');
});

test('WARBAND-BMOVE-004 the two must be adjacent: in ranks one behind the other, no more than a space aside', () => {
  const table = battleIn(
    'opening',
    {
      a: [{ ranks: [[{ like: 'hero' }, { like: 'veteran', count: 4 }], [SPEARS], [LEVIES, CAPTAIN]], at: [8, 8] }],
      b: [{ ranks: [[SPEARS]] }],
    },
    { 'warband.declaredMoveBinding': 'off' },
  );
  // In its own rank, and two ranks off.
  expect(refusedFor(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.1' })).toBe(
    'WARBAND-BMOVE-004 warband.swap.notAdjacent',
  );
  expect(refusedFor(table, { choose: 'swap', figure: 'A1u1', partner: 'A1u2' })).toBe(
    'WARBAND-BMOVE-004 warband.swap.notAdjacent',
  );
  expect(awaited(says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.2' }))).toBe('swapSave');
  // WARBAND-UNIT-012: of four the second stands at -1, of three the last at 2: a space and a half aside.
  const hero = [{ like: 'levy' }, { like: 'hero', flags: ['unique'] }, LEVIES];
  const aside = battleIn(
    'opening',
    { a: [{ ranks: [hero, [LEVIES, CAPTAIN]], at: [8, 8] }], b: [{ ranks: [[SPEARS]] }] },
    { 'warband.declaredMoveBinding': 'off' },
  );
  expect(refusedFor(aside, { choose: 'swap', figure: 'A1u1', partner: 'A1u2' })).toBe(
    'WARBAND-BMOVE-004 warband.swap.notAdjacent',
  );
});

test('WARBAND-UNIT-006 WARBAND-UNIT-014 who comes to better ones makes them as bad as the worst', () => {
  const table = battleIn(
    'opening',
    {
      a: [{ ranks: [[{ like: 'veteran', count: 2 }, CAPTAIN], [{ like: 'levy', count: 3 }]], at: [8, 8] }],
      b: [{ ranks: [[SPEARS]] }],
    },
    { 'warband.declaredMoveBinding': 'off' },
  );
  const after = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.2' }).dice(1).dice(1);
  expect(after.run.state.open.roster[indexIn(after, 'A1.1')]).toMatchObject({ armour: 0, name: 'A1.1' });
  expect(stateIn(after, 'A1.1')).toMatchObject({ might: 1, mostHp: 1, attacks: 1 });
  expect(stateIn(table, 'A1.1')).toMatchObject({ might: 2, mostHp: 2 });
});

test('WARBAND-LINE-010 a rank of unique figures alone gets a body when a normal one comes to it', () => {
  const table = battleIn(
    'opening',
    { a: [{ ranks: [[CAPTAIN], [{ like: 'levy', count: 3 }]], at: [8, 8] }], b: [{ ranks: [[SPEARS]] }] },
    { 'warband.declaredMoveBinding': 'off' },
  );
  const after = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.2' }).dice(1).dice(1);
  expect(rankIn(after, 'A1', 0)).toMatchObject({ slots: [-1], body: indexIn(after, 'A1.2') + 2 });
  expect(passUntil(after, 'priority').run.state.open.round).toBe(2);
});

/** Side B has priority, so that side A announces. */
const announcing = (): BattleTable =>
  battleIn('opening', {
    a: [{ ranks: [[SPEARS], [LEVIES, CAPTAIN, LEVIES]], at: [8, 8] }],
    b: [{ ranks: [[SPEARS]], at: [20, 8] }],
    position: { priority: 'b' },
  });
const ANNOUNCED = { choose: 'announce', figure: 'A1u1', path: [], swap: 'A1.1' };
const PASS = { choose: 'pass' };

test('WARBAND-MOVE-032 WARBAND-MOVE-004 the side without priority announces who trades places, and they do nothing else', () => {
  const table = announcing();
  expect(awaited(table)).toBe('announce Red');
  expect(offered(table)).toContainEqual(ANNOUNCED);
  expect(refusedFor(table, { ...ANNOUNCED, figure: 'A1' })).toBe('WARBAND-BMOVE-003 warband.swap.wholeUnit');
  expect(refusedFor(table, { ...ANNOUNCED, swap: 'A1.2' })).toBe('WARBAND-BMOVE-004 warband.swap.notAdjacent');
  expect(refusedFor(table, { ...ANNOUNCED, retreat: true })).toBe('WARBAND-MOVE-003 warband.oneUnitAnnouncement');
  // Nobody else of the unit is unique, so that nothing is left to announce.
  const own = says(table, ANNOUNCED, PASS);
  expect([awaited(own), unitIn(own, 'A1').announced]).toEqual(['opening Red', null]);
  expect(refusedFor(own, { choose: 'swap', figure: 'A1u1', partner: 'A1.2' })).toBe(
    'WARBAND-MOVE-004 warband.swap.otherPartner',
  );
  expect(refusedFor(own, { choose: 'swap', figure: 'A1.1', partner: 'A1u1' })).toBe(
    'WARBAND-MOVE-005 warband.swap.notAnnounced',
  );
  expect(refusedFor(own, { choose: 'move', figure: 'A1', path: [{ x: 9, y: 8 }] })).toBe(
    'WARBAND-MOVE-004 warband.hasAnnounced',
  );
  expect(actsOf(own, 'A1u1')).toEqual(['swap', 'drop']);
  expect(lastOf(says(own, SWAP).dice(6).dice(6), 'swapped').traded).toBe(true);
});

test('WARBAND-MOVE-005 WARBAND-MOVE-032 who announced nothing, or something else, trades no places; the side with priority does', () => {
  const silent = says(announcing(), PASS, PASS);
  expect(awaited(silent)).not.toBe('announce Red');
  const own = says(announcing(), { choose: 'announce', figure: 'A1', path: [] }, PASS);
  expect(refusedFor(own, SWAP)).toBe('WARBAND-MOVE-004 warband.hasAnnounced');
  const first = battleIn('opening', {
    a: [{ ranks: [[SPEARS], [LEVIES, CAPTAIN, LEVIES]], at: [8, 8] }],
    b: [{ ranks: [[SPEARS]], at: [20, 8] }],
  });
  expect(awaited(says(first, PASS, SWAP))).toBe('swapSave');
});
