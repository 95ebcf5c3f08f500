import { chanceThat } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../war/ground/ground.js';
import { groundOf } from '../ground.js';
import {
  broken,
  chanceText,
  drive,
  events,
  give,
  LOSE,
  offered,
  reasons,
  refusalOf,
  strengths,
  WIN,
} from '../testing/drive.js';
import { at, losses, picture, stand, type Table } from '../testing/stand.js';
import { isClear } from './shooting.js';

type At = readonly [number, number];

const archers = (target: At, rest: object = {}): Table =>
  stand({ units: { a1: [10, 10], d1: target }, troops: { a1: 'BO' }, ...rest });

const SHOOT = { choose: 'shoot', target: 'd1' };
const waits = (table: Table): string => (table.run.awaits.need === 'nothing' ? 'over' : table.run.awaits.step);
const shot = (table: Table): Table => give(table, SHOOT);

/** Whether shots pass from one hex to the other. */
const clear = (table: Table, from: At, to: At): boolean => {
  const ground = groundOf(table.run.state);
  const index = ([row, column]: At): number => hexAt(ground, { row, column });
  return isClear(table.run.state, index(from), index(to));
};

const FULL = Array.from({ length: 23 }, (_, row) => '.'.repeat(20 - (row % 2)));

/** The full map with these hexes of other ground. */
const drawn = (sign: string, ...places: readonly At[]): string[] =>
  FULL.map((line, row) =>
    [...line].map((open, column) => (places.some(([r, c]) => r === row && c === column) ? sign : open)).join(''),
  );

describe('who may shoot', () => {
  test('SAGA-BATTLE-SHOOT-001 shooting is resolved before any cluster', () => {
    const table = stand({ units: { a1: [10, 10], a2: [10, 14], d1: [10, 11] }, troops: { a2: 'BO' } });
    expect(waits(table)).toBe('aim');
    expect(waits(shot(table))).toBe('shot');
    expect(waits(shot(table).dice(...LOSE))).toBe('clash');
  });

  test('SAGA-BATTLE-SHOOT-002 SAGA-BATTLE-SHOOT-005 bowmen who are not engaged and moved at most one space; engaged they fight with strength 2', () => {
    expect(waits(archers([10, 12]))).toBe('aim');
    const engaged = archers([10, 11]);
    expect(waits(engaged)).toBe('clash');
    expect(strengths(engaged)).toEqual([2, 3]);
    const moved = (to: At): string =>
      waits(drive(archers([10, 14], { round: 3 }), { moves: [['a1', to]], until: 'aim' }));
    expect(moved([10, 11])).toBe('aim');
    expect(moved([10, 12])).toBe('declare');
  });

  test('SAGA-BATTLE-SHOOT-003 SAGA-BATTLE-SHOOT-004 each chooses one target, or holds its fire', () => {
    const table = stand({ units: { a1: [10, 10], d1: [10, 12], d2: [10, 8], d3: [1, 1] }, troops: { a1: 'BO' } });
    expect(offered(table)).toEqual([
      { choose: 'shoot', target: 'd1' },
      { choose: 'shoot', target: 'd2' },
      { choose: 'hold' },
    ]);
    expect(refusalOf(table, { choose: 'shoot', target: 'a1' })).toMatchObject(broken('SAGA-BATTLE-SHOOT-003'));
    const held = give(table, { choose: 'hold' });
    expect(waits(held)).toBe('declare');
    expect(events(held, 'shot')).toEqual([]);
  });

  test('SAGA-BATTLE-SHOOT-007 no farther than 4', () => {
    expect(waits(archers([10, 14]))).toBe('aim');
    expect(waits(archers([10, 15]))).toBe('declare');
    const two = stand({ units: { a1: [10, 10], d1: [10, 15], d2: [10, 8] }, troops: { a1: 'BO' } });
    expect(refusalOf(two, SHOOT)).toMatchObject(broken('SAGA-BATTLE-SHOOT-007'));
  });
});

describe('lines', () => {
  const table = (ground: string[], options: object = {}): Table =>
    stand({ units: { a1: [0, 0], d1: [22, 0] }, ground, options });

  test('SAGA-BATTLE-SHOOT-006 SAGA-BATTLE-SHOOT-008 both ends and every hex between must be open', () => {
    expect(clear(table(FULL), [10, 10], [10, 14])).toBe(true);
    for (const closed of [
      [10, 10],
      [10, 11],
      [10, 12],
      [10, 13],
      [10, 14],
    ] as const) {
      expect(clear(table(drawn('*', closed)), [10, 10], [10, 14])).toBe(false);
    }
    expect(clear(table(drawn('*', [9, 11])), [10, 10], [10, 14])).toBe(true);
    const wood = stand({
      units: { a1: [10, 10], d1: [10, 12], d2: [10, 8] },
      troops: { a1: 'BO' },
      ground: drawn('*', [10, 11]),
    });
    expect(refusalOf(wood, SHOOT)).toMatchObject(broken('SAGA-BATTLE-SHOOT-006'));
  });

  test('SAGA-BATTLE-SHOOT-009 between two hexes one open one is enough, or both are wanted', () => {
    // From (10, 10) to (8, 10) the midpoint lies between (9, 9) and (9, 10).
    const midway = (closed: readonly At[], edge = 'either'): boolean =>
      clear(table(drawn('*', ...closed), { 'saga.battle.edgeLine': edge }), [10, 10], [8, 10]);
    expect(midway([[9, 9]])).toBe(true);
    expect(midway([[9, 10]])).toBe(true);
    expect(
      midway([
        [9, 9],
        [9, 10],
      ]),
    ).toBe(false);
    expect(midway([], 'both')).toBe(true);
    expect(midway([[9, 9]], 'both')).toBe(false);
    // Up the right rim of the map one of the two is off the map: it is not open.
    expect(clear(table(FULL, { 'saga.battle.edgeLine': 'both' }), [10, 19], [8, 19])).toBe(false);
    expect(clear(table(FULL), [10, 19], [8, 19])).toBe(true);
    expect(clear(table(drawn('*', [9, 18])), [10, 19], [8, 19])).toBe(false);
  });

  test('SAGA-BATTLE-SHOOT-010 impassable hexes block, unless the table lets shots pass over them', () => {
    const water = drawn('#', [10, 11]);
    expect(clear(table(water), [10, 10], [10, 12])).toBe(false);
    expect(clear(table(water, { 'saga.battle.shootOverImpassable': true }), [10, 10], [10, 12])).toBe(true);
    expect(clear(table(drawn('*', [10, 11]), { 'saga.battle.shootOverImpassable': true }), [10, 10], [10, 12])).toBe(
      false,
    );
  });

  test('SAGA-BATTLE-SHOOT-011 units in between do not block, nor does elevation', () => {
    const crowded = stand({
      units: { a1: [10, 11], a2: [10, 10], d1: [10, 13], d2: [10, 14] },
      troops: { a2: 'BO' },
      heights: [[10, 12, 9]],
    });
    expect(offered(crowded)).toContainEqual({ choose: 'shoot', target: 'd2' });
  });

  test('SAGA-BATTLE-SHOOT-012 an engaged enemy may be shot at, and friends are not harmed', () => {
    const melee = stand({ units: { a1: [10, 11], a2: [10, 14], d1: [10, 12] }, troops: { a2: 'BO' } });
    const hit = shot(melee).dice(...WIN);
    expect([losses(hit, 'a1'), losses(hit, 'd1')]).toEqual([0, 30]);
  });
});

describe('the shot', () => {
  test('SAGA-BATTLE-SHOOT-013 SAGA-BATTLE-SHOOT-014 strengths as usual: cavalry in the open has its bonus, unless flanked', () => {
    const cavalry = shot(archers([10, 12], { troops: { a1: 'BO', d1: 'HC' } }));
    expect(strengths(cavalry)).toEqual([2, 7]);
    expect(reasons(cavalry)[1]).toEqual(['troop.heavyCavalry 5', 'openTerrain 2']);
    const flanked = stand({
      units: { a1: [9, 12], a2: [11, 12], a3: [10, 16], d1: [10, 13] },
      troops: { a3: 'BO', d1: 'HC' },
    });
    expect(strengths(shot(flanked))).toEqual([2, 5]);
  });

  test('SAGA-BATTLE-SHOOT-015 the bowmen roll, whoever is proactive', () => {
    const table = drive(archers([10, 12], { round: 2 }), { shots: { a1: 'd1' }, until: 'shot' });
    expect(table.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    expect(events(table.dice(...WIN), 'shot')).toMatchObject([{ won: true }]);
    expect(events(table.dice(...LOSE), 'shot')).toMatchObject([{ won: false }]);
  });

  const lost = (target: At, dice: readonly number[], rest: object = {}): number =>
    losses(shot(archers(target, rest)).dice(...dice), 'd1');

  test('SAGA-BATTLE-SHOOT-016 3/10 or 1/10 of the shooters at distance 2, 1/10 or nothing at 3 and 4', () => {
    expect([lost([10, 12], WIN), lost([10, 12], LOSE)]).toEqual([30, 10]);
    expect([lost([10, 13], WIN), lost([10, 13], LOSE)]).toEqual([10, 0]);
    expect([lost([10, 14], WIN), lost([10, 14], LOSE)]).toEqual([10, 0]);
  });

  test('SAGA-BATTLE-SHOOT-017 at distance 1, across a hard barrier, as at 2, unless the table forbids it', () => {
    const wall = (options: object = {}): object => ({ barriers: [[[10, 10], [10, 11], 'hard']], options });
    expect([lost([10, 11], WIN, wall()), lost([10, 11], LOSE, wall())]).toEqual([30, 10]);
    expect(waits(archers([10, 11], wall({ 'saga.battle.shootAtOne': false })))).toBe('declare');
    const two = stand({
      units: { a1: [10, 10], d1: [10, 11], d2: [10, 8] },
      troops: { a1: 'BO' },
      ...wall({ 'saga.battle.shootAtOne': false }),
    });
    expect(offered(two)).toEqual([{ choose: 'shoot', target: 'd2' }, { choose: 'hold' }]);
    expect(refusalOf(two, SHOOT)).toMatchObject(broken('SAGA-BATTLE-SHOOT-017'));
    // Both stand at the wall, neither is engaged, and both shoot.
    const across = stand({ units: { a1: [10, 10], d1: [10, 11] }, troops: { a1: 'BO', d1: 'BO' }, ...wall() });
    const done = drive(across, { shots: { a1: 'd1', d1: 'a1' }, dice: [WIN, LOSE] });
    expect([losses(done, 'a1'), losses(done, 'd1')]).toEqual([10, 30]);
  });

  test('SAGA-BATTLE-SHOOT-018 by the size at the start of the battle, or by what is left', () => {
    const battered = { losses: { a1: 40 } };
    expect(lost([10, 12], WIN, battered)).toBe(30);
    expect(lost([10, 12], WIN, { ...battered, options: { 'saga.battle.bowSize': 'remaining' } })).toBe(18);
  });

  test('SAGA-BATTLE-SHOOT-019 fractions are rounded up, or down where the table says so', () => {
    const odd = { sizes: { a1: 66 } };
    expect([lost([10, 12], WIN, odd), lost([10, 12], LOSE, odd)]).toEqual([20, 7]);
    const down = { ...odd, options: { 'saga.battle.rounding': 'down' } };
    expect([lost([10, 12], WIN, down), lost([10, 12], LOSE, down)]).toEqual([19, 6]);
  });

  test('SAGA-BATTLE-SHOOT-020 all are declared, then all are rolled, and losses are applied together', () => {
    const table = stand({
      units: { a1: [10, 10], a2: [10, 8], d1: [10, 12] },
      troops: { a1: 'BO', a2: 'BO', d1: 'BO' },
      losses: { a1: 90, d1: 60 },
      round: 2,
    });
    const aimed = drive(table, { until: 'aim' });
    expect(aimed.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    const blue = give(aimed, { choose: 'shoot', target: 'a1' });
    expect(blue.run.awaits).toMatchObject({ step: 'aim', asked: [{ as: 'Red' }] });
    const all = give(give(blue, SHOOT), SHOOT);
    expect(all.run.awaits).toMatchObject({ step: 'shot', by: 'bo' });
    const rolled = all.dice(...WIN).dice(...WIN);
    expect([losses(rolled, 'a1'), losses(rolled, 'd1')]).toEqual([90, 60]);
    const done = rolled.dice(...WIN);
    // Both are destroyed: a1 by 30 of 10 left, d1 by 30 and 10 of 40 left.
    expect([losses(done, 'a1'), losses(done, 'd1')]).toEqual([100, 100]);
    expect([at(done, 'a1'), at(done, 'd1')]).toEqual([null, null]);
  });

  test('SAGA-BATTLE-SHOOT-021 shooting makes nobody fall back and never harms the shooters', () => {
    for (const dice of [WIN, LOSE]) {
      const after = shot(archers([10, 12])).dice(...dice);
      expect(at(after, 'd1')).toEqual([10, 12]);
      expect(losses(after, 'a1')).toBe(0);
    }
  });

  test('the worked examples of shooting', () => {
    const near = shot(archers([10, 12]));
    expect(chanceText(near)).toBe('53/128');
    const { awaits } = near.run;
    if (awaits.need !== 'dice') throw new Error('no dice');
    const { ways, of } = chanceThat(awaits.throw, 'success');
    const [wins, all] = [Number(ways), Number(of)];
    expect((30 * wins + 10 * (all - wins)) / all).toBe(585 / 32);
    expect((10 * wins) / all).toBe(265 / 64);
    expect(picture('a1 .  d1\n .  .\n.  .  .', { troops: { a1: 'BO' } }).run.awaits).toMatchObject({ step: 'aim' });
    expect(picture('a1 *  d1\n .  .\n.  .  .', { troops: { a1: 'BO' } }).run.awaits).toMatchObject({ step: 'declare' });
  });
});
