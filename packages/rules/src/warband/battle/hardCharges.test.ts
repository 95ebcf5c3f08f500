import { describe, expect, test } from 'vitest';
import {
  allMiss,
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  groupIn,
  indexIn,
  lastOf,
  passUntil,
  ranksIn,
  rowsIn,
  type StagedUnit,
  says,
  sightOf,
  standing,
  unitIn,
  wasSaid,
  whereIn,
} from './testing/stage.js';

const FREE = { 'warband.declaredMoveBinding': 'off' };
const men = (count: number, more: object = {}) => [{ like: 'spearman', count, ...more }];
const along = (xs: readonly number[], y: number) => xs.map((x) => ({ x, y }));
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_none, nth) => from + Math.sign(to - from) * nth);
const rows = (table: BattleTable) => rowsIn(table, 'dice');
const attacks = (table: BattleTable, moment: string, ...keys: readonly string[]): BattleTable =>
  keys.reduce((at, figure) => allMiss(says(passUntil(at, moment), { choose: 'attack', figure })), table);

describe('two units of cavalry side by side', () => {
  const riders = (y: number): StagedUnit => standing([4, y], 'e', [{ like: 'rider', count: 2 }]);
  // Two abreast take three spaces: rows 5 to 7 and 9 to 11. Five on foot take 6 to 10.
  const table = battleIn('opening', { a: [riders(6), riders(10)], b: [standing([12, 8], 'w', men(5))] }, FREE);
  const charged = (die: number): BattleTable =>
    says(says(table, { choose: 'charge', figure: 'A1', target: 'B1', path: along(range(5, 11), 6) }).dice(die), {
      choose: 'charge',
      figure: 'A2',
      target: 'B1',
      path: along(range(5, 11), 10),
    });

  test('WARBAND-TACTIC-022 WARBAND-TACTIC-024 WARBAND-LINE-020 one check breaks the foot for both: each rider has 2 attacks, and one more', () => {
    // Might 1, mounted 2: 2 × (2 + 1) = 6 dice each, at 8 - 2.
    const struck = attacks(charged(8), 'strikes Red', 'A1', 'A2');
    expect(rows(struck)).toEqual(['A1.1 B1.1 6 at 6', 'A2.1 B1.1 6 at 6']);
    expect(allOf(struck, 'cavalryChecked')).toHaveLength(1);
  });

  test('WARBAND-TACTIC-023 WARBAND-TACTIC-027 WARBAND-LINE-024 braced, each spear has a die more against whichever it faces: the middle one goes with one of them', () => {
    const struck = attacks(attacks(charged(3), 'strikes Red', 'A1', 'A2'), 'blows Blue', 'B1');
    const mine = rows(struck).filter((row) => row.startsWith('B1.1'));
    // Five spears with 1 + 1 dice are 10 in all: two or three of them in each line.
    const dice = mine.map((row) => Number(row.split(' ')[2]));
    expect(dice.reduce((sum, some) => sum + some, 0)).toBe(10);
    expect([...dice].sort((a, b) => a - b)).toEqual([4, 6]);
    // WARBAND-TACTIC-028: the riders had their first strike all the same.
    expect(
      rows(struck)
        .slice(0, 2)
        .map((row) => row.split(' ')[2]),
    ).toEqual(['4', '4']);
  });

  test('WARBAND-TACTIC-027 against foot that has come beside the chargers nothing is braced', () => {
    const mixed = battleIn(
      'opening',
      { a: [riders(6), standing([4, 10], 'e', men(2))], b: [standing([12, 8], 'w', men(5))] },
      FREE,
    );
    const both = says(
      says(mixed, { choose: 'charge', figure: 'A1', target: 'B1', path: along(range(5, 11), 6) }).dice(1),
      { choose: 'charge', figure: 'A2', target: 'B1', path: along(range(5, 11), 10) },
    );
    const struck = attacks(attacks(both, 'strikes Red', 'A1', 'A2'), 'blows Blue', 'B1');
    const mine = rows(struck).filter((row) => row.startsWith('B1.1'));
    const on = (key: string) => Number(mine.find((row) => row.includes(key))?.split(' ')[2]);
    // The one in the middle is as near to both and goes with the first line: 3 × 2 against riders, 2 × 1 against foot.
    expect([on('A1.1'), on('A2.1')]).toEqual([6, 2]);
  });
});

describe('charged from the flank', () => {
  test('WARBAND-TACTIC-023 WARBAND-TACTIC-027 WARBAND-MELEE-013 spears that are braced and look elsewhere have nobody to strike', () => {
    // The foot looks west; the riders come from the north, against its right end.
    const table = battleIn(
      'opening',
      { a: [standing([12, 1], 's', [{ like: 'rider', count: 3 }])], b: [standing([12, 8], 'w', men(3), men(3))] },
      FREE,
    );
    const path = range(2, 6).map((y) => ({ x: 12, y }));
    const met = says(table, { choose: 'charge', figure: 'A1', target: 'B1', path }).dice(2);
    expect([unitIn(met, 'B1').braced, whereIn(met, 'A1')]).toEqual([true, '12,6']);
    const struck = attacks(met, 'strikes Red', 'A1');
    // Three riders with 2 attacks: 6 dice over the two at the ends of the ranks. WARBAND-MOD-002: 8 - 2 + 1 = 7.
    // WARBAND-LINE-025: from the left as the riders see it, who look south: the second rank is farther east.
    const all = ['A1.1 B1.2 3 at 7', 'A1.1 B1.1 3 at 7'];
    expect(rows(struck)).toEqual(all);
    // Nothing comes back before the next round.
    expect(rows(passUntil(struck, 'priority'))).toEqual(all);
  });
});

describe('thrown on a charge', () => {
  const stage = (gear: readonly string[]): BattleTable =>
    battleIn(
      'opening',
      {
        a: [
          standing([4, 8], 'e', [
            { like: 'levy', count: 3, gear: gear.map((item, nth) => ({ item, kept: nth === 0 ? 'right' : 'left' })) },
          ]),
        ],
        b: [standing([11, 8], 'w', men(3))],
      },
      FREE,
    );
  const path = along(range(5, 10), 8);
  const thrown = (table: BattleTable, after: number): BattleTable =>
    says(table, { choose: 'charge', figure: 'A1', target: 'B1', path, throw: { weapon: 'javelin', after } });

  test('WARBAND-RANGED-012 WARBAND-RANGED-011 WARBAND-RANGED-013 three javelins against shields, then three swords with first strike', () => {
    const table = stage(['javelin', 'sword']);
    // 8 - (1 + 3) = 4 from afar; 8 - 2 = 6 with the sword. One of three falls to the javelins.
    const flown = thrown(table, 3);
    expect([awaited(flown), whereIn(flown, 'A1')]).toEqual(['rankRow', '7,8']);
    const home = flown.dice(4, 5, 12);
    expect([whereIn(home, 'A1'), unitIn(home, 'A1').charged]).toEqual(['10,8', 1]);
    const melee = passUntil(home, 'strikes');
    expect([awaited(melee), ranksIn(melee, 'B1')]).toEqual(['strikes Red', '2']);
    expect(rows(allMiss(says(melee, { choose: 'attack', figure: 'A1' })))).toEqual([
      'A1.1 B1.1 3 at 4',
      'A1.1 B1.1 3 at 6',
    ]);
  });

  test('WARBAND-RANGED-011 WARBAND-RANGED-010 with a shield in the other hand nobody strikes after the throw, and the javelins are gone', () => {
    const home = thrown(stage(['javelin', 'shield']), 5).dice(12, 12, 12);
    expect(unitIn(home, 'A1').charged).toBe(1);
    const on = passUntil(home, 'blows');
    expect(awaited(on)).toBe('blows Blue');
    expect(allOf(on, 'struckInLine')).toEqual([]);
  });
});

describe('allies who see it', () => {
  const stage = (moods: readonly object[], options: object = {}): BattleTable =>
    battleIn(
      'end',
      {
        a: [standing([8, 8], 'e', men(5)), standing([8, 2], 'e', men(5))],
        b: [standing([20, 8], 'w', men(5))],
        position: { round: 4, units: moods },
      },
      { ...FREE, ...options },
    );

  test('WARBAND-MORALE-029 who came back and runs again has been seen once, and is not seen a second time', () => {
    // It failed in round 1 and is steady again; now it has lost 5 of 10.
    const table = stage([{ unit: 'A1', began: 10, failedIn: 1 }]);
    const failed = table.dice(11);
    expect([groupIn(failed, 'A1').mood, sightOf(failed).open.seenNext]).toEqual(['retreating', []]);
    // The first time it is.
    const first = stage([{ unit: 'A1', began: 10 }]).dice(11);
    expect(sightOf(first).open.seenNext).toEqual([0]);
  });
});

describe('a leader slain', () => {
  test('WARBAND-TIDE-004 WARBAND-TACTIC-004 WARBAND-TACTIC-009 WARBAND-PHASE-006 the tide counts without the leader, the check has no +1, and the next leads from the next round on', () => {
    // 4, a captain and a veteran behind them against 7: the captain falls, and 5 are pushed by 7.
    const captain = { like: 'captain', hpNow: 1 };
    const table = battleIn(
      'melee',
      {
        a: [standing([8, 8], 'e', [...men(2), captain, ...men(2)], [{ like: 'veteran' }])],
        b: [standing([9, 8], 'w', men(5), men(2))],
      },
      FREE,
    );
    const struck = attacks(table, 'blows Red', 'A1');
    const blue = says(passUntil(struck, 'blows Blue'), { choose: 'attack', figure: 'B1' });
    // Front: 5 dice, one on the captain, whose armour is 4; then the second rank, which has spears.
    expect(awaited(blue)).toBe('rankRow');
    const fallen = allMiss(blue.dice(4));
    expect(wasSaid(fallen, 'tideTurned')).toBe(true);
    const { strengths, winner } = lastOf(fallen, 'tideTurned');
    expect([strengths.map(({ total }) => total), winner]).toEqual([[5, 7], 1]);
    expect([whereIn(fallen, 'A1'), whereIn(fallen, 'B1')]).toEqual(['7,8', '8,8']);
    expect(awaited(fallen)).toBe('moraleDie');
    expect(allOf(fallen, 'triggered').map(({ by }) => by)).toEqual(['leader']);
    // No more for a leader who has died; the veteran, who is stronger than all others now, leads when the next round begins.
    const checked = fallen.dice(7);
    expect(lastOf(checked, 'checkedMorale').chance.lines?.some(({ why }) => why === 'WARBAND-TACTIC-002')).toBe(false);
    expect([awaited(checked), unitIn(checked, 'A1').leader]).toEqual(['priority', indexIn(checked, 'A1.2')]);
  });
});
