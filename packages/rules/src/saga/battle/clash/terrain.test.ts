import { hex } from '@warmoot/kernel';
import { setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { areAdjacent, distance, type Ground, hexAt, NOWHERE } from '../../../war/ground/ground.js';
import { groundOf } from '../ground.js';
import { battleScene } from '../scene.js';
import { chanceText, drive, offered, reasons, strengths, WIN } from '../testing/drive.js';
import { at, picture, stand, standingSetup, type Table } from '../testing/stand.js';

type At = readonly [number, number];

const full = (): Ground => groundOf(stand({ units: { a1: [0, 0], d1: [22, 19] } }).run.state);
const index = (ground: Ground, [row, column]: At): number => hexAt(ground, { row, column });

const neighboursAt = (ground: Ground, place: At): string[] =>
  hex
    .neighboursOf(ground.board, index(ground, place))
    .map((one) => ground.places[one])
    .map((one) => `${one?.row},${one?.column}`)
    .sort();

const ways = (...places: readonly At[]): string[] => places.map((place) => place.join()).sort();

/** Where a1 may move to, by row and column. */
const moves = (table: Table, unit = 'a1'): string[] =>
  offered(table)
    .flatMap((choice) =>
      choice.choose === 'move' && choice.unit === unit ? [`${choice.to.row},${choice.to.column}`] : [],
    )
    .sort();

const toMove = (table: Table): Table => drive(table, { until: 'move' });

describe('the map', () => {
  test('SAGA-BATTLE-TERRAIN-001 SAGA-BATTLE-TERRAIN-002 23 rows, 20 and 19 hexes by turns, 449 in all', () => {
    const ground = full();
    expect(ground.size).toBe(449);
    const rows = Array.from({ length: 23 }, (_, row) => ground.places.filter((place) => place.row === row).length);
    expect(rows).toEqual(Array.from({ length: 23 }, (_, row) => (row % 2 === 0 ? 20 : 19)));
  });

  test('SAGA-BATTLE-TERRAIN-003 SAGA-BATTLE-TERRAIN-004 rows from the top, columns from the left, odd rows half a hex to the right; 1262 neighbour pairs', () => {
    const ground = full();
    expect(neighboursAt(ground, [10, 10])).toEqual(ways([10, 9], [10, 11], [9, 9], [9, 10], [11, 9], [11, 10]));
    expect(neighboursAt(ground, [11, 10])).toEqual(ways([11, 9], [11, 11], [10, 10], [10, 11], [12, 10], [12, 11]));
    expect(neighboursAt(ground, [0, 0])).toEqual(ways([0, 1], [1, 0]));
    expect(neighboursAt(ground, [1, 0])).toContain('0,0');
    expect(neighboursAt(ground, [1, 0])).toContain('0,1');
    const edges = Array.from({ length: ground.size * 6 }, (_, edge) => ground.board.neighbours[edge]);
    expect(edges.filter((next) => next !== NOWHERE)).toHaveLength(2 * 1262);
  });

  test('SAGA-BATTLE-TERRAIN-005 distance counts steps; the longest on the map is 30', () => {
    const ground = full();
    expect(distance(ground, index(ground, [10, 10]), index(ground, [8, 10]))).toBe(2);
    let longest = 0;
    for (let a = 0; a < ground.size; a++) {
      for (let b = 0; b < ground.size; b++) {
        const here = distance(ground, a, b);
        if (here !== hex.distance(hex.hexOf(ground.board, a), hex.hexOf(ground.board, b))) throw new Error(`${a} ${b}`);
        longest = Math.max(longest, here);
      }
    }
    expect(longest).toBe(30);
  });

  test('SAGA-BATTLE-TERRAIN-006 82 rim hexes', () => {
    expect(full().isRim.reduce((sum, rim) => sum + rim, 0)).toBe(82);
  });

  test('SAGA-BATTLE-TERRAIN-007 other sizes keep the layout, and a map must have the size the table plays on', () => {
    const table = picture('a1 .  .\n .  d1\n.  .  .\n .  .');
    expect(groundOf(table.run.state).size).toBe(10);
    expect(neighboursAt(groundOf(table.run.state), [1, 0])).toEqual(ways([0, 0], [0, 1], [1, 1], [2, 0], [2, 1]));
    const { setup } = standingSetup({ units: { a1: [0, 0], d1: [1, 1] }, ground: ['...', '..', '...'] });
    expect(setupRefusal(battleScene, setup)).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.fields[0].ground' });
    const plain = { ...setup, fields: [{ field: 'plain' }] };
    expect(setupRefusal(battleScene, plain, { 'saga.battle.map': { rows: 1, columns: 4 } })).toMatchObject({
      code: 'BAD_SHAPE',
    });
  });
});

describe('the kinds of hexes', () => {
  test('SAGA-BATTLE-TERRAIN-008 SAGA-BATTLE-TERRAIN-009 SAGA-BATTLE-TERRAIN-010 open, closed and impassable; one can move and fight in the first two', () => {
    const table = toMove(picture('.  *  #\n a1 #\n.  .  d1', { round: 3 }));
    expect(moves(table)).toEqual(ways([0, 0], [0, 1], [2, 0], [2, 1], [1, 0]));
    expect(strengths(picture('.  .\n a1*\nd1* .'))).toEqual([3, 3]);
    expect(
      setupRefusal(
        battleScene,
        ...(Object.values(standingSetup({ units: { a1: [0, 0], d1: [1, 0] }, ground: ['..', '?', '..'] })) as [
          object,
          object,
        ]),
      ),
    ).toMatchObject({
      path: 'setup.fields[0].ground[1]',
    });
  });

  test('SAGA-BATTLE-TERRAIN-011 no unit can enter an impassable hex or stand there', () => {
    const table = toMove(picture('#  #  d1\n a1 #\n#  .  .', { round: 3 }));
    expect(moves(table)).toEqual(ways([1, 0], [2, 1], [2, 2]));
    const { setup, options } = standingSetup({ units: { a1: [0, 0], d1: [1, 0] }, ground: ['#.', '.', '..'] });
    expect(setupRefusal(battleScene, setup, options)).toMatchObject({ path: 'setup.position.units[1].at' });
  });

  test('SAGA-BATTLE-TERRAIN-012 entering a closed hex costs 1, or 2 where the table says so', () => {
    const reach = (cost: number) =>
      moves(
        toMove(
          picture('a1 *  *  .  d1\n #  #  #  #\n.  .  .  .  .', {
            round: 3,
            options: { 'saga.battle.closedCost': cost },
          }),
        ),
      );
    expect(reach(1)).toEqual(ways([0, 0], [0, 1], [0, 2]));
    expect(reach(2)).toEqual(ways([0, 1]));
  });
});

describe('barriers', () => {
  const facing = (barrier: string | null, rest: object = {}): Table =>
    stand({
      units: { a1: [10, 10], d1: [10, 11] },
      ...(barrier === null ? {} : { barriers: [[[10, 10], [10, 11], barrier]] }),
      ...rest,
    });

  test('SAGA-BATTLE-TERRAIN-013 SAGA-BATTLE-TERRAIN-014 soft or hard, on the edge between two neighbours, at most one to an edge', () => {
    const refused = (barriers: readonly (readonly [At, At, string])[]) => {
      const { setup, options } = standingSetup({ units: { a1: [0, 0], d1: [5, 5] }, barriers });
      return setupRefusal(battleScene, setup, options);
    };
    expect(refused([[[10, 10], [10, 12], 'soft']])).toMatchObject({ path: 'setup.fields[0].barriers[0]' });
    expect(refused([[[10, 10], [10, 10], 'soft']])).toMatchObject({ path: 'setup.fields[0].barriers[0]' });
    expect(refused([[[1, 18], [1, 19], 'soft']])).toMatchObject({ path: 'setup.fields[0].barriers[0].to' });
    expect(
      refused([
        [[10, 10], [10, 11], 'soft'],
        [[10, 11], [10, 10], 'hard'],
      ]),
    ).toMatchObject({ path: 'setup.fields[0].barriers[1]' });
    expect(refused([[[10, 10], [10, 11], 'firm']])).toMatchObject({ path: 'setup.fields[0].barriers[0].kind' });
  });

  test('SAGA-BATTLE-TERRAIN-015 soft barriers do not affect movement', () => {
    const reach = (barriers: readonly (readonly [At, At, string])[]) =>
      moves(toMove(stand({ units: { a1: [10, 10], d1: [20, 10] }, barriers, round: 3 })));
    expect(reach([[[10, 10], [10, 11], 'soft']])).toEqual(reach([]));
    expect(reach([])).toHaveLength(19);
  });

  test('SAGA-BATTLE-TERRAIN-016 SAGA-BATTLE-TERRAIN-020 who attacks across a soft barrier has −1: of two who moved most recently', () => {
    expect(strengths(facing('soft'))).toEqual([2, 3]);
    expect(strengths(facing('soft', { moved: ['a1', 'd1'] }))).toEqual([3, 2]);
    expect(strengths(facing(null))).toEqual([3, 3]);
    expect(reasons(facing('soft'))[0]).toEqual(['troop.mediumInfantry 3', 'acrossBarrier -1']);
  });

  test('SAGA-BATTLE-TERRAIN-017 hard barriers cannot be crossed', () => {
    const table = toMove(picture('a1 .  d1\n #  #\n.  .  .', { barriers: [[[0, 0], [0, 1], 'hard']], round: 3 }));
    expect(table.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Blue' }] });
    expect(moves(table, 'd1')).toEqual(ways([0, 1], [0, 2]));
  });

  test('SAGA-BATTLE-TERRAIN-018 units with a hard barrier between them are not adjacent and cannot fight', () => {
    expect(facing('hard').run.awaits).toMatchObject({ step: 'declare' });
    expect(facing(null).run.awaits).toMatchObject({ step: 'clash' });
    const { state } = facing('hard').run;
    expect(areAdjacent(groundOf(state), state.open.at[0] as number, state.open.at[1] as number)).toBe(false);
  });

  test('SAGA-BATTLE-TERRAIN-019 SAGA-BATTLE-TERRAIN-021 in one direction: who stands outside has the −1, whoever moved last', () => {
    for (const moved of [
      ['a1', 'd1'],
      ['d1', 'a1'],
    ]) {
      expect(strengths(facing('soft oneWay', { moved }))).toEqual([2, 3]);
      const inside = stand({
        units: { a1: [10, 10], d1: [10, 11] },
        barriers: [[[10, 11], [10, 10], 'soft oneWay']],
        moved,
      });
      expect(strengths(inside)).toEqual([3, 2]);
    }
  });

  test('SAGA-BATTLE-TERRAIN-022 a hard one stops movement from outside to inside only; nobody is adjacent across it either way', () => {
    const jump = (from: At, to: At) =>
      toMove(picture('a1 .  .\n #  #\n.  .  d1', { barriers: [[from, to, 'hard oneWay']], round: 3 }));
    expect(jump([0, 0], [0, 1]).run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    // Down the wall and no way back up: the start cannot be come back to.
    expect(moves(jump([0, 1], [0, 0]))).toEqual(ways([0, 1], [0, 2]));
    expect(facing('hard oneWay').run.awaits).toMatchObject({ step: 'declare' });
    const other = stand({ units: { a1: [10, 10], d1: [10, 11] }, barriers: [[[10, 11], [10, 10], 'hard oneWay']] });
    expect(other.run.awaits).toMatchObject({ step: 'declare' });
  });

  test('SAGA-BATTLE-TERRAIN-023 moving in a phase or being placed counts; falling back and the light step do not', () => {
    const before = stand({ units: { a1: [10, 10], d1: [10, 12] }, moved: ['a1', 'd1'], round: 3 });
    expect(before.run.state.open.order).toEqual([1, 2]);
    const moved = drive(before, { moves: [['a1', [10, 11]]], until: 'clash' });
    expect(moved.run.state.open.order).toEqual([3, 2]);
    const back = drive(moved, { dice: [WIN] });
    expect(at(back, 'd1')).not.toEqual([10, 12]);
    expect(back.run.state.open.order).toEqual([3, 2]);
    const stepped = drive(picture('.  *  .\n a1 d1\n.  .  .', { troops: { a1: 'LI' } }), {
      dice: [WIN],
      steps: [['a1', [0, 1]]],
    });
    expect(at(stepped, 'a1')).toEqual([0, 1]);
    expect(stepped.run.state.open.order).toEqual([2, 1]);
  });

  test('SAGA-BATTLE-TERRAIN-024 barriers have no effect on shooting', () => {
    const shot = (barriers: readonly (readonly [At, At, string])[]) =>
      strengths(
        drive(stand({ units: { a1: [10, 10], d1: [10, 12] }, troops: { a1: 'BO' }, barriers }), {
          shots: { a1: 'd1' },
        }),
      );
    const along: readonly (readonly [At, At, string])[] = [
      [[10, 10], [10, 11], 'soft'],
      [[10, 11], [10, 12], 'hard'],
    ];
    expect(shot(along)).toEqual([2, 3]);
    expect(shot([])).toEqual([2, 3]);
  });
});

describe('high ground', () => {
  const facing = (high: number, low: number, rest: object = {}): Table =>
    stand({
      units: { a1: [10, 10], d1: [10, 11] },
      heights: [
        [10, 10, high],
        [10, 11, low],
      ],
      ...rest,
    });

  test('SAGA-BATTLE-TERRAIN-025 SAGA-BATTLE-TERRAIN-026 +1 against a lower enemy, whatever the difference', () => {
    expect(strengths(facing(1, 0))).toEqual([4, 3]);
    expect(strengths(facing(7, 0))).toEqual([4, 3]);
    expect(strengths(facing(2, 2))).toEqual([3, 3]);
    expect(strengths(facing(-1, 0))).toEqual([3, 4]);
  });

  test('SAGA-BATTLE-TERRAIN-027 in melee and in shooting, for shooter and target', () => {
    const shot = (high: number, low: number) =>
      strengths(
        drive(
          stand({
            units: { a1: [10, 10], d1: [10, 12] },
            troops: { a1: 'BO' },
            heights: [
              [10, 10, high],
              [10, 12, low],
            ],
          }),
          { shots: { a1: 'd1' } },
        ),
      );
    expect(shot(1, 0)).toEqual([3, 3]);
    expect(shot(0, 1)).toEqual([2, 4]);
  });

  test('SAGA-BATTLE-TERRAIN-028 elevation does not affect movement', () => {
    const reach = (heights: readonly (readonly [number, number, number])[]) =>
      moves(toMove(stand({ units: { a1: [10, 10], d1: [20, 10] }, heights, round: 3 })));
    expect(
      reach([
        [10, 11, 5],
        [9, 10, -5],
      ]),
    ).toEqual(reach([]));
  });

  test('the worked example of 5.02: across a barrier and uphill', () => {
    const table = facing(0, 1, { barriers: [[[10, 10], [10, 11], 'soft']] });
    expect(strengths(table)).toEqual([2, 4]);
    expect(chanceText(table)).toBe('53/160');
  });
});
