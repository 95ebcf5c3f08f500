import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken, drive, give, offered, refusalOf, WIN } from '../testing/drive.js';
import { at, picture, stand, type Table } from '../testing/stand.js';
import { movesLater } from './phases.js';

type At = readonly [number, number];

const toMove = (table: Table): Table => drive(table, { until: 'move' });

const moves = (table: Table, unit = 'a1'): string[] =>
  offered(table)
    .flatMap((choice) =>
      choice.choose === 'move' && choice.unit === unit ? [`${choice.to.row},${choice.to.column}`] : [],
    )
    .sort();

const move = (unit: string, [row, column]: At): object => ({ choose: 'move', unit, to: { row, column } });
const ways = (...places: readonly At[]): string[] => places.map((place) => place.join()).sort();
const pinned = (table: Table): readonly number[] => table.run.state.open.pinned;

describe('movement', () => {
  test('SAGA-BATTLE-MOVE-001 SAGA-BATTLE-MOVE-002 up to its movement in hexes, one for each hex, and not at all if it likes', () => {
    const counts = Object.entries({ MI: 2, LI: 3, MC: 4, LC: 5 }).map(([troop, movement]) => {
      const table = toMove(stand({ units: { a1: [11, 9], d1: [0, 0] }, troops: { a1: troop }, round: 3 }));
      // All hexes within that distance, the own one by going out and back.
      return [moves(table).length, 1 + 3 * movement * (movement + 1)];
    });
    for (const [found, wanted] of counts) expect(found).toBe(wanted);
    const table = toMove(stand({ units: { a1: [11, 9], d1: [0, 0] }, round: 3 }));
    expect(at(give(table, { choose: 'done' }), 'a1')).toEqual([11, 9]);
  });

  test('SAGA-BATTLE-MOVE-003 units move one after the other in any order, each once, in one go', () => {
    const table = drive(stand({ units: { a1: [2, 2], a2: [2, 6], a3: [2, 10], a4: [2, 14], d1: [20, 2] }, round: 3 }), {
      quick: { Red: ['a1', 'a3'] },
      until: 'move',
    });
    const second = give(table, move('a3', [3, 10]));
    expect(moves(second, 'a3')).toEqual([]);
    expect(refusalOf(second, move('a3', [4, 10]))).toMatchObject(broken('SAGA-BATTLE-MOVE-003'));
    expect(refusalOf(second, move('a2', [3, 6]))).toMatchObject(broken('SAGA-BATTLE-MOVE-003'));
    expect(refusalOf(second, move('d1', [19, 2]))).toMatchObject(broken('SAGA-BATTLE-MOVE-003'));
    // Of those who have not gone: a1 goes in this phase, a2, a4 and d1 in a later one.
    expect([0, 1, 2, 3, 4].filter((unit) => movesLater(second.run.state, unit))).toEqual([1, 3, 4]);
    const third = give(second, move('a1', [3, 2]));
    expect(third.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Blue' }] });
  });

  test('SAGA-BATTLE-MOVE-004 not into impassable, not across a hard barrier, not onto an enemy, not off the map', () => {
    const table = toMove(picture('a1 #  .\n .  .\nd1 .  .', { barriers: [[[0, 0], [1, 0], 'hard']], round: 3 }));
    expect(table.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    const open = toMove(picture('a1 #  .\n .  .\nd1 .  .', { round: 3 }));
    expect(moves(open)).toEqual(ways([1, 0]));
    expect(refusalOf(open, move('a1', [0, 1]))).toMatchObject(broken('SAGA-BATTLE-MOVE-004'));
    expect(refusalOf(open, move('a1', [2, 0]))).toMatchObject(broken('SAGA-BATTLE-MOVE-004'));
    expect(refusalOf(open, move('a1', [9, 9]))).toMatchObject(broken('SAGA-BATTLE-MOVE-004'));
  });

  test('SAGA-BATTLE-MOVE-005 through friends but never onto one, unless the table forbids passing', () => {
    const lane = (pass: boolean): Table =>
      drive(
        picture('a1 a2 .  .  .\n #  #  #  #\n.  .  .  .  d1', {
          round: 3,
          options: { 'saga.battle.passFriends': pass },
        }),
        {
          quick: { Red: ['a1'] },
          until: 'move',
        },
      );
    expect(moves(lane(true))).toEqual(ways([0, 0], [0, 2]));
    expect(lane(false).run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    // Not too far off, and nothing but the friend is in the way.
    const barred = drive(
      picture('a1 a2 .  .  .\n .  #  #  #\n#  #  #  #  d1', {
        round: 3,
        options: { 'saga.battle.passFriends': false },
      }),
      { quick: { Red: ['a1'] }, until: 'move' },
    );
    expect(refusalOf(barred, move('a1', [0, 2]))).toMatchObject(broken('SAGA-BATTLE-MOVE-005'));
  });

  test('SAGA-BATTLE-MOVE-006 SAGA-BATTLE-MOVE-007 on coming next to an enemy a unit halts, and neither moves any more that round', () => {
    const table = toMove(stand({ units: { a1: [10, 15], d1: [10, 10] }, troops: { a1: 'LC' }, round: 3 }));
    expect(moves(table)).toContain('10,11');
    expect(moves(table)).not.toContain('10,10');
    const charged = give(table, move('a1', [10, 11]));
    expect(charged.last).toContainEqual(expect.objectContaining({ event: 'moved', pins: [1] }));
    expect(pinned(charged)).toEqual([0, 1]);
    expect(movesLater(charged.run.state, 1)).toBe(false);
    // Blue is not asked to move at all.
    expect(charged.run.awaits).toMatchObject({ need: 'dice' });
    const lane = toMove(picture('a1 .  .  .  .\n d1 #  #  #\n.  .  .  .  .', { round: 3, troops: { a1: 'LC' } }));
    // (0, 1) is next to d1 and ends the move: nothing beyond it can be reached along the lane.
    expect(moves(lane)).toEqual(ways([0, 1]));
  });

  test('SAGA-BATTLE-MOVE-008 every enemy adjacent to where it stops is pinned, also one it started next to', () => {
    const table = toMove(stand({ units: { a1: [10, 11], d1: [10, 10], d2: [8, 10] }, round: 3 }));
    const stepped = give(table, move('a1', [9, 10]));
    expect(pinned(stepped)).toEqual([0, 1, 1]);
  });

  test('SAGA-BATTLE-MOVE-009 SAGA-BATTLE-MOVE-010 starting next to an enemy one may step away; a first step that is again next to one ends there', () => {
    const table = toMove(stand({ units: { a1: [10, 11], d1: [10, 10] }, round: 3 }));
    expect(moves(table)).toContain('10,12');
    expect(moves(table)).toContain('10,13');
    expect(moves(table)).toContain('9,10');
    // (8, 10) is two steps away, but only by way of (9, 10), where one must halt, or (9, 11), where one need not.
    expect(moves(table)).toContain('8,11');
    const corner = toMove(picture('.  a1 #\n d1 .\n.  .  .', { round: 3 }));
    expect(moves(corner)).toEqual(ways([0, 0], [1, 1]));
    // Pinned by a quick unit in phase 2, a slow one cannot leave in phase 3.
    const held = drive(stand({ units: { a1: [10, 10], a2: [2, 2], d1: [10, 12], d2: [20, 2] }, round: 3 }), {
      quick: { Red: ['a2'], Blue: ['d1'] },
      moves: [['d1', [10, 11]]],
      until: 'clash',
    });
    expect(pinned(held)[0]).toBe(1);
    expect(at(held, 'a1')).toEqual([10, 10]);
    const asked = drive(
      stand({ units: { a1: [10, 10], a2: [2, 2], a3: [2, 6], d1: [10, 12], d2: [20, 2] }, round: 3 }),
      {
        quick: { Red: ['a2'], Blue: ['d1'] },
        moves: [
          ['d1', [10, 11]],
          ['a3', [3, 6]],
        ],
        until: 'never',
      },
    );
    expect(asked.said.filter(({ event }) => event === 'moved')).toHaveLength(2);
    const third = drive(
      stand({ units: { a1: [10, 10], a2: [2, 2], a3: [2, 6], d1: [10, 12], d2: [20, 2] }, round: 3 }),
      {
        quick: { Red: ['a2'], Blue: ['d1'] },
        until: 'move',
      },
    );
    const phase3 = give(give(third, { choose: 'done' }), move('d1', [10, 11]));
    expect(phase3.run.state.open.phase).toBe(3);
    expect(refusalOf(phase3, move('a1', [10, 9]))).toMatchObject(broken('SAGA-BATTLE-MOVE-007'));
  });

  test('SAGA-BATTLE-MOVE-011 a unit that stays put pins nobody', () => {
    const table = drive(stand({ units: { a1: [10, 10], d1: [10, 11] }, round: 3 }), { until: 'move' });
    const stayed = give(table, { choose: 'done' });
    expect(pinned(stayed)).toEqual([0, 0]);
    expect(moves(stayed, 'd1')).toContain('10,12');
  });

  test('SAGA-BATTLE-MOVE-012 an enemy across a hard barrier neither stops nor pins', () => {
    const table = toMove(
      stand({
        units: { a1: [10, 13], d1: [10, 10] },
        barriers: [[[10, 10], [10, 11], 'hard']],
        troops: { a1: 'LI' },
        round: 3,
      }),
    );
    const stopped = give(table, move('a1', [10, 11]));
    expect(pinned(stopped)).toEqual([0, 0]);
    expect(stopped.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
  });

  test('SAGA-BATTLE-MOVE-013 pins end with the movement phases and do not hinder falling back', () => {
    const table = drive(stand({ units: { a1: [10, 12], d1: [10, 10] }, round: 3 }), {
      moves: [['a1', [10, 11]]],
      dice: [WIN],
      backs: [['d1', [10, 9]]],
    });
    expect(at(table, 'd1')).toEqual([10, 9]);
    expect(pinned(table)).toEqual([0, 0]);
  });

  test('SAGA-BATTLE-MOVE-014 spaces moved are the hexes entered', () => {
    const table = toMove(stand({ units: { a1: [10, 10], d1: [10, 14] }, troops: { a1: 'BO' }, round: 3 }));
    // Out and back: two spaces, though it stands where it stood, and so it cannot shoot.
    const back = give(table, move('a1', [10, 10]));
    expect(back.run.state.open.entered).toEqual([2, 0]);
    expect(drive(back, { until: 'aim' }).run.awaits).toMatchObject({ step: 'declare' });
    const stays = give(table, { choose: 'done' });
    expect(drive(stays, { until: 'aim' }).run.awaits).toMatchObject({ step: 'aim' });
  });

  test('SAGA-BATTLE-MOVE-015 a hex where it would have to halt can be entered only if it is free', () => {
    const table = drive(picture('a1 a2 .  .\n #  d1 #\n.  .  .  .', { troops: { a1: 'LC', a2: 'MC' }, round: 3 }), {
      quick: { Red: ['a1'] },
      until: 'move',
    });
    // a2's hex touches d1: a1 cannot pass there, though friends may be passed.
    expect(table.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
  });

  test('the worked examples of movement', () => {
    const table = toMove(stand({ units: { a1: [10, 15], d1: [10, 10] }, troops: { a1: 'LC' }, round: 3 }));
    const moved = give(table, move('a1', [10, 11]));
    expect(moved.last[0]).toMatchObject({ event: 'moved', unit: 0 });
    expect(moved.run.state.open.entered[0]).toBe(4);
    for (const to of [
      [9, 10],
      [11, 10],
    ] as const) {
      const next = give(toMove(stand({ units: { a1: [10, 11], d1: [10, 10] }, round: 3 })), move('a1', to));
      expect(pinned(next)).toEqual([0, 1]);
    }
  });
});

describe('reach', () => {
  /** The plain reading of the rules: every path, hex by hex. */
  const walked = (table: Table, unit: number, movement: number, pass: boolean, closedCost: number): string[] => {
    const { open, given } = table.run.state;
    const field = given.fields[0];
    if (field?.field !== 'drawn') throw new Error('no ground');
    const ground = field.ground.map((line) => [...line]);
    const key = (row: number, column: number): string => `${row},${column}`;
    const places = ground.flatMap((line, row) => line.map((_, column) => [row, column] as const));
    const near = ([row, column]: At): readonly At[] =>
      (row % 2 === 0
        ? [
            [row, column - 1],
            [row, column + 1],
            [row - 1, column - 1],
            [row - 1, column],
            [row + 1, column - 1],
            [row + 1, column],
          ]
        : [
            [row, column - 1],
            [row, column + 1],
            [row - 1, column],
            [row - 1, column + 1],
            [row + 1, column],
            [row + 1, column + 1],
          ]
      ).filter(([r, c]) => ground[r as number]?.[c as number] !== undefined) as unknown as readonly At[];
    const wall = (a: At, b: At): boolean =>
      field.barriers.some(
        ({ from, to, kind }) =>
          kind === 'hard' &&
          [key(...a), key(...b)].sort().join() === [key(from.row, from.column), key(to.row, to.column)].sort().join(),
      );
    const standing = new Map(open.at.map((index, i) => [places[index]?.join() ?? '', i] as const));
    const side = open.roster[unit]?.side;
    const enemyAt = (place: At): boolean => {
      const who = standing.get(place.join());
      return who !== undefined && open.roster[who]?.side !== side;
    };
    const halts = (place: At): boolean => near(place).some((one) => enemyAt(one) && !wall(place, one));
    const start = places[open.at[unit] as number] as At;
    const ends = new Set<string>();
    const go = (here: At, left: number, entered: number): void => {
      if (entered > 0 && halts(here)) return;
      for (const next of near(here)) {
        const sign = ground[next[0]]?.[next[1]];
        const cost = sign === '*' ? closedCost : 1;
        if (sign === '#' || cost > left || wall(here, next) || enemyAt(next)) continue;
        const who = standing.get(next.join());
        const friend = who !== undefined && who !== unit;
        if (friend && (!pass || halts(next))) continue;
        if (!friend) ends.add(next.join());
        go(next, left - cost, entered + 1);
      }
    };
    go(start, movement, 0);
    return [...ends].sort();
  };

  const sign = fc.constantFrom('.', '.', '.', '*', '#');

  test('the search finds what walking every path finds', () => {
    const map = fc.tuple(
      fc.array(sign, { minLength: 28, maxLength: 28 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 4, maxLength: 7 }),
      fc.boolean(),
      fc.constantFrom(1, 2),
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    );
    always(
      fc.property(map, ([signs, hexes, pass, closedCost, columns]) => {
        const rows = [0, 6, 11, 17, 22].map((from, i) => signs.slice(from, from + 6 - (i % 2)));
        const places = rows.flatMap((line, row) => line.map((_, column) => [row, column] as const));
        for (const index of hexes) {
          const [row, column] = places[index] as At;
          (rows[row] as string[])[column] = '.';
        }
        const units = Object.fromEntries(
          hexes.map((index, i) => [`${i % 2 === 0 ? 'a' : 'd'}${Math.floor(i / 2) + 1}`, places[index] as At]),
        );
        const table = stand({
          units,
          troops: { a1: 'LC', a2: 'LC', a3: 'LC', a4: 'LC' },
          ground: rows.map((line) => line.join('')),
          barriers: [...new Set(columns)].map((column) => [[2, column], [2, column + 1], 'hard'] as const),
          round: 3,
          options: { 'saga.battle.passFriends': pass, 'saga.battle.closedCost': closedCost },
        });
        const asked = drive(table, {
          quick: { Red: ['a1', 'a2'].slice(0, Math.max(1, Math.floor(Math.ceil(hexes.length / 2) / 2))) },
          until: 'move',
        });
        const { awaits } = asked.run;
        const red = awaits.need === 'answers' && awaits.asked[0]?.as === 'Red' && asked.run.state.open.phase === 1;
        expect(red ? moves(asked) : []).toEqual(walked(asked, 0, 5, pass, closedCost));
      }),
      150,
    );
  });
});
