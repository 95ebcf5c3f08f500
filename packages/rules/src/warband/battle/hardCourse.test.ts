import { describe, expect, test } from 'vitest';
import { areOverlapping } from '../formations/contact.js';
import {
  actsOf,
  allOf,
  awaited,
  type BattleTable,
  battle,
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
  wasSaid,
  whereIn,
} from './testing/stage.js';

const FREE = { 'warband.declaredMoveBinding': 'off' };
const PASS = { choose: 'pass' };
const men = (count: number, more: object = {}) => [{ like: 'spearman', count, ...more }];
const along = (xs: readonly number[], y: number) => xs.map((x) => ({ x, y }));
const rows = (table: BattleTable) => rowsIn(table, 'dice');

describe('surprise', () => {
  const stage = (options: object = {}) =>
    battle({ a: [standing([8, 8], 'e', men(5))], b: [standing([9, 8], 'w', men(5))], surprised: 'b' }, options);

  test('WARBAND-ROUND-001 WARBAND-ROUND-003 WARBAND-ROUND-004 no priority die, nothing is announced, and the surprised side does not even guard', () => {
    // Spearmen: armour 1 and a shield are 2, so 8 - 2 + 1 = 7; first strike, so that it falls in the first step.
    const table = stage();
    expect(awaited(table)).toBe('opening Red');
    const before = passUntil(table, 'strikes');
    expect(awaited(before)).toBe('strikes Red');
    const struck = says(before, { choose: 'attack', figure: 'A1' }).dice(7, 7, 8, 8, 8);
    expect(rows(struck)).toEqual(['A1.1 B1.1 5 at 7']);
    expect(ranksIn(struck, 'B1')).toBe('3');
    // No blow comes back, and nobody of Blue is asked before the End. WARBAND-ROUND-006, WARBAND-MORALE-020: ambushed and 2 of 5
    // lost are one check, of 7.
    expect(awaited(struck)).toBe('moraleDie');
    expect(allOf(struck, 'triggered').map(({ group, by }) => [group, by])).toEqual([
      [1, 'third'],
      [1, 'ambush'],
    ]);
    expect(allOf(struck, 'partEnded').length + allOf(struck, 'passed').length).toBeGreaterThan(0);
    expect(allOf(struck, 'passed').every(({ seat }) => seat === 'ana')).toBe(true);
    const next = struck.dice(7);
    expect([awaited(next), sightOf(next).open.round, groupIn(next, 'B1').mood]).toEqual(['priority', 2, 'steady']);
  });

  test('WARBAND-ROUND-002 WARBAND-MOD-001 the bonus is gone in the next round', () => {
    const next = says(passUntil(stage(), 'strikes'), { choose: 'attack', figure: 'A1' })
      .dice(12, 12, 12, 12, 12)
      .dice(1);
    const again = says(passUntil(next.dice(1), 'blows Red'), { choose: 'attack', figure: 'A1' });
    expect(rows(again.dice(12, 12, 12, 12, 12)).at(-1)).toBe('A1.1 B1.1 5 at 6');
  });
});

describe('turns', () => {
  const HURT = { units: [{ unit: 'A1', wall: true }] };

  test('WARBAND-BMOVE-015 WARBAND-MOVE-027 in melee a quarter turn keeps every foe in reach, or is none', () => {
    // Five abreast in column 8, the foe alone before its upper end at (9,6). Looking south its front would lie in row 8: (6..10, 8).
    const table = battleIn('opening', { a: [standing([8, 8], 'e', men(5))], b: [standing([9, 6], 'w', men(1))] }, FREE);
    expect(refusedFor(table, { choose: 'move', figure: 'A1', path: [], facing: 's' })).toBe(
      'WARBAND-MOVE-027 warband.bound',
    );
    // Before its middle it stays in reach of both.
    const middle = battleIn(
      'opening',
      { a: [standing([8, 8], 'e', men(5))], b: [standing([9, 9], 'w', men(1))] },
      FREE,
    );
    const turned = says(middle, { choose: 'move', figure: 'A1', path: [], facing: 's' });
    expect([unitIn(turned, 'A1').facing, whereIn(turned, 'A1')]).toEqual(['s', '8,8']);
  });

  test('WARBAND-TACTIC-032 WARBAND-LINE-027 turned about, each rank keeps what is marked on it, and strikes as the front it now is', () => {
    const big = (count: number, damage: number) => ({ figures: [{ like: 'veteran', count }], damage });
    const table = battleIn(
      'opening',
      {
        a: [standing([8, 8], 'e', big(3, 1), big(2, 0))],
        b: [standing([5, 8], 'e', men(3))],
        position: HURT,
      },
      FREE,
    );
    // Strong: 9. The front was in column 8, the last rank in 7: that one looks west now.
    const turned = says(table, { choose: 'manoeuvre', figure: 'A1', kind: 'turn' }).dice(9);
    expect([unitIn(turned, 'A1').facing, whereIn(turned, 'A1'), ranksIn(turned, 'A1')]).toEqual(['w', '7,8', '2 3']);
    expect([rankIn(turned, 'A1', 0).damage, rankIn(turned, 'A1', 1).damage]).toEqual([0, 1]);
    // Shields stand in front either way, so the wall holds.
    expect(unitIn(turned, 'A1').wall).toBe(true);
    // A 10 is no success: it stands, its action is spent, and WARBAND-TACTIC-035 the wall is gone.
    const failed = says(table, { choose: 'manoeuvre', figure: 'A1', kind: 'turn' }).dice(10);
    expect([unitIn(failed, 'A1').facing, unitIn(failed, 'A1').opening, unitIn(failed, 'A1').wall]).toEqual([
      'e',
      'manoeuvre',
      false,
    ]);
    expect(groupIn(failed, 'A1').mood).toBe('steady');
  });
});

describe('another number of ranks', () => {
  const hurt = (count: number, damage: number) => ({ figures: [{ like: 'veteran', count }], damage });
  const reformed = (ranks: number, ...from: readonly object[]) =>
    says(battleIn('opening', { a: [standing([8, 8], 'e', ...from)], b: [standing([20, 2], 'w', men(1))] }, FREE), {
      choose: 'manoeuvre',
      figure: 'A1',
      kind: 'reform',
      ranks,
    }).dice(1);

  test('WARBAND-LINE-013 WARBAND-LINE-027 two ranks with a point each, of 2 HP, are one of four with a whole figure lost', () => {
    const one = reformed(1, hurt(2, 1), hurt(2, 1));
    // It is applied when the phase ends.
    expect([ranksIn(one, 'A1'), rankIn(one, 'A1').damage, rankIn(one, 'A1').struck]).toEqual(['4', 1, 1]);
    const after = passUntil(one, 'priority');
    expect([ranksIn(after, 'A1'), rankIn(after, 'A1').damage]).toEqual(['3', 0]);
  });

  test('WARBAND-LINE-027 what is short of a figure stays on the front when the unit stands deeper, and is not doubled', () => {
    const deep = reformed(2, hurt(5, 1));
    expect(ranksIn(deep, 'A1')).toBe('3 2');
    expect(unitIn(deep, 'A1').ranks.map(({ damage, struck }) => damage + struck)).toEqual([1, 0]);
    const after = passUntil(deep, 'priority');
    expect([ranksIn(after, 'A1'), rankIn(after, 'A1').damage]).toEqual(['3 2', 1]);
  });
});

describe('charges that are cut short', () => {
  const riders = (at: readonly number[], facing = 'w'): StagedUnit =>
    standing(at, facing, [{ like: 'rider', count: 3 }]);

  test('WARBAND-MOVE-033 WARBAND-TACTIC-021 WARBAND-MELEE-011 cavalry whose way is barred has not charged: nobody checks, and it has no first strike', () => {
    // The riders mean to go from column 16 to 7, before A1. A2 steps down into row 8, its front in column 10.
    const start = battleIn('opening', {
      a: [standing([6, 8], 'e', men(3)), standing([10, 3], 's', men(3))],
      b: [riders([16, 8])],
    });
    const path = along([15, 14, 13, 12, 11, 10, 9, 8, 7], 8);
    const said = says(start, { choose: 'announce', figure: 'B1', path, charge: 'A1' });
    const barred = says(said, { choose: 'move', figure: 'A2', path: [4, 5, 6, 7].map((y) => ({ x: 10, y })) }, PASS);
    const gone = says(barred, { choose: 'charge', figure: 'B1', target: 'A1', path });
    expect([wasSaid(gone, 'unitCharged'), unitIn(gone, 'B1').charged, lastOf(gone, 'unitMoved')]).toMatchObject([
      false,
      -1,
      { as: 'move', cutShort: true },
    ]);
    // A2 takes (9..11, 7) and the riders three rows: in column 12 they touch it, and are bound.
    expect(whereIn(gone, 'B1')).toBe('12,8');
    // They meet its left end, which is no front of theirs: WARBAND-MELEE-013 the flank gives first strike, the charge does not.
    const melee = passUntil(gone, 'strikes');
    expect(awaited(melee)).toBe('strikes Blue');
    expect(wasSaid(melee, 'cavalryChecked')).toBe(false);
  });

  test('WARBAND-MOVE-033 WARBAND-TACTIC-034 WARBAND-TACTIC-035 a shieldwall whose charge comes to nothing has moved as a wall: half as far, and still standing', () => {
    const start = battleIn('opening', {
      a: [standing([4, 8], 'e', men(3)), standing([8, 3], 's', men(3))],
      b: [standing([16, 8], 'w', men(3))],
      position: { units: [{ unit: 'B1', wall: true }] },
    });
    const path = along([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5], 8);
    const said = says(start, { choose: 'announce', figure: 'B1', path, charge: 'A1' });
    // Twice half of 6 are 6 spaces, where a charge has 12.
    const home = says(says(said, PASS), { choose: 'charge', figure: 'B1', target: 'A1', path });
    const left = says(said, { choose: 'move', figure: 'A2', path: [4, 5, 6].map((y) => ({ x: 8, y })) }, PASS);
    const gone = says(left, { choose: 'charge', figure: 'B1', target: 'A1', path });
    expect([whereIn(gone, 'B1'), unitIn(gone, 'B1').wall, unitIn(gone, 'B1').opening]).toEqual(['10,8', true, 'move']);
    expect(wasSaid(gone, 'unitCharged')).toBe(false);
    // Where nobody bars the way, the wall is given up for the charge.
    expect([unitIn(home, 'B1').wall, wasSaid(home, 'unitCharged')]).toEqual([false, true]);
    expect(actsOf(gone, 'B1')).toEqual([]);
  });
});

describe('who stays when others run', () => {
  test('WARBAND-MORALE-040 WARBAND-GRID-009 a hero between two wide ranks stays, and nobody comes to stand on anybody, though there is no room to close up', () => {
    // Four abreast take five spaces: columns 8 and 6 are full from row 6 to 10; beside the hero in column 7 stand two more units of the side.
    const table = battleIn(
      'end',
      {
        a: [
          standing([8, 8], 'e', men(4), [{ like: 'hero' }], men(4)),
          standing([7, 10], 'e', men(1)),
          standing([7, 6], 'e', men(1)),
        ],
        b: [standing([20, 8], 'w', men(5))],
        position: { units: [{ unit: 'A1', began: 14 }] },
      },
      FREE,
    );
    // 5 of 14 are lost. The hero, stronger than all others, leads: 7 + 1, so that 9 fails.
    const failed = table.dice(9);
    expect(awaited(failed)).toBe('goAlong A1u1');
    const stayed = says(failed, { choose: 'stay' });
    expect([ranksIn(stayed, 'A1'), ranksIn(stayed, 'A4'), groupIn(stayed, 'A4').mood]).toEqual(['4 4', '1', 'steady']);
    const { units } = sightOf(stayed).open;
    const { field } = sightOf(stayed).given;
    const together = units.flatMap((one, a) =>
      units.filter((other, b) => b < a && areOverlapping(field, one, other)).map(({ name }) => `${one.name} ${name}`),
    );
    expect(together).toEqual([]);
  });
});
