import { describe, expect, test } from 'vitest';
import {
  allMiss,
  awaited,
  type BattleTable,
  battleIn,
  groupIn,
  lastOf,
  passUntil,
  rankIn,
  ranksIn,
  refusedFor,
  rowsIn,
  type StagedUnit,
  says,
  sightOf,
  standing,
  unitIn,
  whereIn,
} from './testing/stage.js';

const SWORD = [{ item: 'sword' }];
/** Armour 0, no shield, one HP and one attack. */
const men = (count: number, more: object = {}) => [{ like: 'levy', count, gear: SWORD, ...more }];
const FREE = { 'warband.declaredMoveBinding': 'off' };
const opening = (a: StagedUnit[], b: StagedUnit[], options: object = {}, more: object = {}): BattleTable =>
  battleIn('opening', { a, b, ...more }, { ...FREE, ...options });
const rows = (table: BattleTable) => rowsIn(table, 'rolled');
const attacked = (table: BattleTable, key: string): readonly string[] => {
  const side = key.startsWith('A') ? 'Red' : 'Blue';
  return rows(allMiss(says(passUntil(table, `blows ${side}`), { choose: 'attack', figure: key })));
};

describe('who has traded places', () => {
  const ODO = { like: 'levy', flags: ['unique'], name: 'Odo', gear: SWORD };
  const lined = (options: object = {}): BattleTable =>
    says(
      opening([standing([8, 8], 'e', men(5), [...men(2), ODO, ...men(2)])], [standing([9, 8], 'w', men(5))], options),
      {
        choose: 'swap',
        figure: 'A1u1',
        partner: 'A1.1',
      },
    );

  test('WARBAND-BMOVE-006 WARBAND-BMOVE-007 WARBAND-LINE-020 who has lost its round adds no dice to the pool', () => {
    // One fails: Odo is in front and strikes no more; the four others do, 4 dice.
    expect(attacked(lined().dice(7).dice(6), 'A1')).toEqual(['A1.1 B1.1 4 at 8']);
    // Both fail: five stand in front, one of them idle.
    const stayed = lined().dice(7).dice(7);
    expect(rankIn(stayed, 'A1')).toMatchObject({ idle: 1, swapped: 1 });
    expect(attacked(stayed, 'A1')).toEqual(['A1.1 B1.1 4 at 8']);
    // Both make it: Odo's one die, then four.
    expect(attacked(lined().dice(6).dice(6), 'A1')).toEqual(['A1u1 B1.1 1 at 8', 'A1.1 B1.1 4 at 8']);
  });

  test('WARBAND-BMOVE-010 who fails in melee is exposed for the round, where the table has it so: a die more for each who strikes', () => {
    const on = { 'warband.swapFailExposed': 'on' };
    expect(attacked(lined(on).dice(7).dice(7), 'B1')).toEqual(['B1.1 A1.1 10 at 8']);
    expect(attacked(lined(on).dice(6).dice(6), 'B1')).toEqual(['B1.1 A1u1 1 at 8', 'B1.1 A1.1 4 at 8']);
    expect(attacked(lined().dice(7).dice(7), 'B1')).toEqual(['B1.1 A1.1 5 at 8']);
  });

  test('WARBAND-BMOVE-003 WARBAND-LINE-035 who has traded places does not shoot; the others of the rank do', () => {
    const bows = { like: 'archer', count: 5 };
    const table = opening([standing([8, 8], 'e', [bows], [ODO])], [standing([18, 8], 'w', men(5))]);
    const traded = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.1' }).dice(6).dice(6);
    const shoot = (dice: number) => ({ choose: 'shoot', figure: 'A1.1', weapon: 'longbow', dice: { 'B1.1': dice } });
    expect(refusedFor(traded, shoot(5))).toBe('WARBAND-RANGED-002 warband.allDice');
    expect(awaited(says(traded, shoot(4)))).toBe('rankRow');
  });
});

describe('volleys', () => {
  const archers = (count: number) => [{ like: 'archer', count }];
  const shot = { choose: 'shoot', figure: 'A1.1', weapon: 'longbow', dice: { 'B1.1': 5 } };
  const wide = { 'warband.map': { width: 60, height: 16 } };
  const at = (foes: number, ratio: number, more: StagedUnit['ranks'] = []): BattleTable =>
    opening([standing([5, 8], 'e', archers(5), ...more)], [standing([45, 8], 'w', men(foes))], {
      ...wide,
      'warband.volleyRatio': ratio,
    });

  test('WARBAND-RANGE-011 WARBAND-RANGE-012 the ratio: 5 are a mass for 2 at twice as many, and for 10 at half; beyond a longbow alone', () => {
    // 40 spaces away: beyond 36, within 72.
    expect(awaited(says(at(2, 2), shot))).toBe('rankRow');
    expect(refusedFor(at(3, 2), shot)).toBe('WARBAND-RANGE-010 warband.outOfRange');
    const ten = (ranks: StagedUnit['ranks']): BattleTable =>
      opening([standing([5, 8], 'e', archers(5))], [standing([45, 8], 'w', ...ranks)], {
        ...wide,
        'warband.volleyRatio': 0.5,
      });
    expect(awaited(says(ten([men(5), men(5)]), shot))).toBe('rankRow');
    expect(refusedFor(ten([men(5), men(5), men(1)]), shot)).toBe('WARBAND-RANGE-010 warband.outOfRange');
  });

  test('WARBAND-RANGE-012 WARBAND-RANGE-013 other weapons count for the mass, each within twice its own range', () => {
    const crossbows = [{ like: 'crossbowman', count: 5 }];
    const ranks: StagedUnit['ranks'] = [men(5), men(5)];
    const table = opening([standing([5, 8], 'e', archers(5), crossbows)], [standing([45, 8], 'w', ...ranks)], wide);
    expect(refusedFor(table, shot)).toBe('WARBAND-RANGE-010 warband.outOfRange');
    const together = allMiss(says(table, { ...shot, with: ['A1.2'] }));
    // A crossbow goes 48 in a volley; from the rank behind it is 41.
    expect(rows(together).map((row) => row.split(' at ')[0])).toEqual(['A1.1 B1.1 5', 'A1.2 B1.1 5']);
  });
});

test('WARBAND-LINE-034 of missiles nothing is carried to the next rank where the table has it so', () => {
  const shoot = { choose: 'shoot', figure: 'A1.1', weapon: 'longbow', dice: { 'B1.1': 5 } };
  const after = (until: string, options: object = {}): string => {
    const table = opening(
      [standing([5, 8], 'e', [{ like: 'archer', count: 5 }])],
      [standing([15, 8], 'w', men(2), men(5))],
      options,
    );
    return ranksIn(passUntil(says(table, shoot).dice(2, 2, 2, 2, 12), until), 'B1');
  };
  // Four hits: two fall, and two more of the next rank.
  expect(after('moraleDie')).toBe('3');
  // Two of seven are no third: nobody checks.
  expect(after('priority', { 'warband.carryOverMissiles': 'off' })).toBe('5');
});

describe('who runs', () => {
  test('WARBAND-BMOVE-013 by ranks one roll costs each of the rank a point, and the ranks behind none', () => {
    const table = opening(
      [standing([8, 8], 'e', men(4), men(5))],
      [standing([9, 8], 'w', men(5))],
      { 'warband.retreatSave': 'perRank' },
      { position: { round: 2, units: [{ unit: 'A1', mood: 'retreating', failedIn: 1 }] } },
    );
    const path = [7, 6, 5].map((x) => ({ x, y: 8 }));
    const going = says(table, { choose: 'retreat', figure: 'A1', path });
    expect(awaited(going)).toBe('rankSave');
    const failed = going.dice(7);
    expect([rankIn(failed, 'A1').struck, rankIn(failed, 'A1', 1).struck, whereIn(failed, 'A1')]).toEqual([4, 0, '5,8']);
    expect(rankIn(going.dice(6), 'A1').struck).toBe(0);
  });

  test('WARBAND-MORALE-026 WARBAND-MOD-003 who runs in disorder is struck as from behind: a die more for each', () => {
    const struck = (mood: string, options: object = {}): readonly string[] => {
      const table = battleIn(
        'melee',
        {
          a: [standing([8, 8], 'e', men(5))],
          b: [standing([9, 8], 'w', men(5))],
          position: { round: 2, units: [{ unit: 'B1', mood, failedIn: 1 }] },
        },
        options,
      );
      const moment = mood === 'disorder' && options !== OFF ? 'strikes Red' : 'blows Red';
      return rows(allMiss(says(passUntil(table, moment), { choose: 'attack', figure: 'A1' }))).map((row) =>
        row.slice(0, 12),
      );
    };
    const OFF = { 'warband.disorderRear': 'off' };
    expect(struck('disorder')).toEqual(['A1.1 B1.1 10']);
    expect(struck('disorder', OFF)).toEqual(['A1.1 B1.1 5 ']);
    expect(struck('retreating')).toEqual(['A1.1 B1.1 5 ']);
  });

  test('WARBAND-MORALE-008 WARBAND-MORALE-029 allies see it in the next round, and check at its End', () => {
    const table = battleIn(
      'end',
      {
        a: [standing([8, 8], 'e', men(5), men(5)), standing([8, 2], 'e', men(5))],
        b: [standing([20, 8], 'w', men(5))],
        position: { round: 2, units: [{ unit: 'A1', began: 15 }] },
      },
      FREE,
    );
    const path = [7, 6].map((x) => ({ x, y: 8 }));
    const going = says(table.dice(6).dice(1), { choose: 'retreat', figure: 'A1', path });
    const seen = passUntil(going, 'moraleDie');
    expect(sightOf(seen).open.round).toBe(3);
    expect(lastOf(seen, 'triggered')).toMatchObject({ group: 1, by: 'allies' });
    expect([groupIn(seen, 'A1').mood, unitIn(seen, 'A1').failedIn]).toEqual(['retreating', 2]);
  });
});
