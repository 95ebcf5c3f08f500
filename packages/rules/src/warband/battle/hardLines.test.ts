import { describe, expect, test } from 'vitest';
import {
  allMiss,
  allOf,
  type BattleTable,
  battleIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  rowsIn,
  type StagedUnit,
  says,
  standing,
  unitIn,
  wasSaid,
  whereIn,
} from './testing/stage.js';

const SWORD = [{ item: 'sword' }];
/** Armour 0, no shield, one HP and one attack. */
const men = (count: number, more: object = {}) => [{ like: 'levy', count, gear: SWORD, ...more }];
const rows = (table: BattleTable) => rowsIn(table, 'rolled');

describe('two lines at once', () => {
  /** A1 and A2 side by side, each with one end before B1: spaces y 2 to 4 and 6 to 8 before 4 to 6. */
  const both = (a2: StagedUnit['ranks'], b1: StagedUnit['ranks'], more: object = {}): BattleTable =>
    battleIn('melee', {
      a: [standing([8, 3], 'e', men(3), men(3)), standing([8, 7], 'e', ...a2)],
      b: [standing([9, 5], 'w', ...b1)],
      ...more,
    });

  test('WARBAND-TIDE-002 WARBAND-TIDE-003 WARBAND-TIDE-008 who is driven back by two goes one space, and both follow', () => {
    // 6 and 6 against 3: B1 loses both lines.
    const end = passUntil(both([men(3), men(3)], [men(3)]), 'priority');
    expect(allOf(end, 'tideTurned').map(({ winner }) => winner)).toEqual([0, 0]);
    expect(['A1', 'A2', 'B1'].map((key) => whereIn(end, key))).toEqual(['9,3', '9,7', '10,5']);
  });

  test('WARBAND-TIDE-008 who loses one line and wins another goes back, and only who has won all follows', () => {
    // 6 against 4, and 3 against 4: A1 drives B1 back and follows; B1 drives A2 back and does not.
    const end = passUntil(both([men(3)], [men(3), men(1)]), 'priority');
    expect(allOf(end, 'tideTurned').map(({ winner }) => winner)).toEqual([0, 1]);
    expect(['A1', 'A2', 'B1'].map((key) => whereIn(end, key))).toEqual(['9,3', '7,7', '10,5']);
  });

  test('WARBAND-TIDE-002 WARBAND-TIDE-006 a draw in one of its lines keeps the winner of another from following', () => {
    // B1 of 6: equal to A2 without hits; more than A1 of 3.
    const table = battleIn('melee', {
      a: [standing([8, 3], 'e', men(3)), standing([8, 7], 'e', men(3), men(3))],
      b: [standing([9, 5], 'w', men(3), men(3))],
    });
    const end = passUntil(table, 'priority');
    expect(allOf(end, 'tideTurned').map(({ winner }) => winner)).toEqual([1, null]);
    expect(['A1', 'A2', 'B1'].map((key) => whereIn(end, key))).toEqual(['7,3', '8,7', '9,5']);
  });

  test('WARBAND-TIDE-007 who has no room stays, and so do those who won', () => {
    const ground = [{ at: { x: 10, y: 5 }, wall: true }];
    const end = passUntil(both([men(3), men(3)], [men(3)], { ground }), 'priority');
    expect(wasSaid(end, 'noRoom')).toBe(true);
    expect(['A1', 'A2', 'B1'].map((key) => whereIn(end, key))).toEqual(['8,3', '8,7', '9,5']);
  });

  test('WARBAND-LINE-024 WARBAND-LINE-020 each figure fights where somebody is nearest; of who is as near to both the owner says it', () => {
    const table = passUntil(both([men(3), men(3)], [men(3)]), 'blows Blue');
    // The one at y 5 is as near to y 4 as to y 6.
    const attacks = offered(table).filter(({ choose }) => choose === 'attack');
    expect(attacks).toEqual([
      { choose: 'attack', figure: 'B1', tied: 'A1' },
      { choose: 'attack', figure: 'B1', tied: 'A2' },
    ]);
    const struck = (tied: string) => rows(allMiss(says(table, { choose: 'attack', figure: 'B1', tied })));
    expect(struck('A1')).toEqual(['B1.1 A1.1 2 at 8', 'B1.1 A2.1 1 at 8']);
    expect(struck('A2')).toEqual(['B1.1 A1.1 1 at 8', 'B1.1 A2.1 2 at 8']);
    expect(refusedFor(table, { choose: 'attack', figure: 'B1', tied: 'B1' })).toBe('WARBAND-LINE-024 warband.notTied');
  });
});

describe('the bearer', () => {
  test('WARBAND-TACTIC-020 WARBAND-BMOVE-003 the last normal figure of a rank takes the banner along where it goes', () => {
    const one = (name: string) => ({ like: 'levy', flags: ['unique'], name });
    const table = battleIn(
      'opening',
      {
        a: [
          standing(
            [8, 8],
            'e',
            men(5),
            [one('Ada'), one('Bea'), { like: 'levy', banner: true, gear: SWORD, count: 1 }, one('Cai'), one('Dag')],
            [...men(2), one('Eda'), ...men(2)],
          ),
        ],
        b: [standing([20, 8], 'w', men(5))],
      },
      { 'warband.declaredMoveBinding': 'off' },
    );
    expect(unitIn(table, 'A1').bearer).toBe(indexIn(table, 'A1.2'));
    const traded = says(table, { choose: 'swap', figure: 'A1.2', partner: 'A1u5' }).dice(6).dice(6);
    expect(lastOf(traded, 'swapped')).toMatchObject({ traded: true });
    expect(unitIn(traded, 'A1').bearer).toBe(indexIn(traded, 'A1.3'));
  });
});
