import { stream } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { describe, expect, it } from 'vitest';
import { counterBox, flagSpots, nameSpots, overlap, wordSpots } from './flags.js';
import { boardOf, centreAt, pictureSize } from './layout.js';

const SIZE = { rows: 23, columns: 20 };
const board = boardOf(SIZE);
const { width, height } = pictureSize(SIZE);
const ROOM = { x: 0, y: 0, wide: width, high: height };
const cord = (hexes: readonly number[]) => ({ hexes, flag: '50.0 %', picked: false });

describe('flags of odds', () => {
  it('on random boards cover no unit, no letter of a trail and no other flag, and stay on the board', () => {
    for (const seed of someOf(150)) {
      const source = stream(`flags ${seed}`);
      const units = Array.from({ length: 18 }, () => source.below(board.size));
      const letters = Array.from({ length: 6 }, () => {
        const { x, y } = centreAt(board, source.below(board.size));
        return { x: x - 8, y: y - 8, wide: 16, high: 16 };
      });
      const taken = [...units.map((at) => counterBox(centreAt(board, at))), ...letters];
      const cords = Array.from({ length: 4 }, (_, n) => cord(units.slice(n * 3, n * 3 + 2 + (n % 2))));
      const spots = flagSpots(board, cords, taken, ROOM);
      for (const [n, { box, from, to }] of spots.entries()) {
        for (const other of [...taken, ...spots.slice(0, n).map((spot) => spot.box)])
          expect(overlap(box, other)).toBe(false);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.wide <= width && box.y + box.high <= height).toBe(true);
        // The line leads from the flag to a unit of its own fight.
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(120);
      }
    }
  });

  it('stand above where there is room, else below, left, right; and bear numbers where there are several', () => {
    const at = 200;
    const { x, y } = centreAt(board, at);
    const own = counterBox({ x, y });
    const spot = (...taken: readonly (typeof own)[]) => flagSpots(board, [cord([at])], [own, ...taken], ROOM)[0];
    const above = { x: x - 300, y: 0, wide: 600, high: y - 25 };
    const below = { x: x - 300, y: y + 25, wide: 600, high: height };
    const left = { x: 0, y: y - 25, wide: x - 21, high: 50 };
    expect(spot()?.box.y).toBeLessThan(y);
    expect(spot(above)?.box.y).toBeGreaterThan(y);
    expect(spot(above, below)?.box.x).toBeLessThan(x - 20);
    expect(spot(above, below, left)?.box.x).toBeGreaterThan(x + 20);
    expect(spot()?.text).toBe('50.0 %');
    expect(flagSpots(board, [cord([200]), cord([205])], [], ROOM).map(({ text }) => text)).toEqual([
      '1  50.0 %',
      '2  50.0 %',
    ]);
  });

  it('leave what is marked on the ground in sight, unless there is no other room', () => {
    const { x, y } = centreAt(board, 200);
    const own = counterBox({ x, y });
    const above = { x: x - 8, y: y - 60, wide: 16, high: 16 };
    const spot = (...marked: readonly (typeof own)[]) => flagSpots(board, [cord([200])], [own], ROOM, marked)[0];
    const [first, second] = [spot(), spot(above)];
    expect(first !== undefined && overlap(first.box, above)).toBe(true);
    expect(second !== undefined && overlap(second.box, above)).toBe(false);
    expect(spot(ROOM)).toEqual(first);
  });

  it('bear the number of their fight where it has one, also when it is the last that is left', () => {
    const numbered = (at: number, number: number) => ({ ...cord([at]), number });
    const texts = (...cords: readonly ReturnType<typeof numbered>[]) =>
      flagSpots(board, cords, [], ROOM).map(({ text }) => text);
    expect(texts(numbered(200, 2), numbered(205, 4))).toEqual(['2  50.0 %', '4  50.0 %']);
    expect(texts(numbered(200, 3))).toEqual(['3  50.0 %']);
  });

  it('without room for the odds the number stands alone, and without any nothing does', () => {
    const { x, y } = centreAt(board, 200);
    const own = counterBox({ x, y });
    const slit = [
      { x: 0, y: 0, wide: width, high: y - 60 },
      { x: 0, y: y - 60, wide: x - 14, high: height },
      { x: x + 14, y: y - 60, wide: width, high: height },
      { x: 0, y: y + 24, wide: width, high: height },
    ];
    const cords = [cord([200]), cord([])];
    expect(flagSpots(board, [...cords, cord([400])], [own, ...slit], ROOM)[0]?.text).toBe('1');
    expect(flagSpots(board, cords, [ROOM], ROOM)).toEqual([]);
  });
});

describe('names on the board', () => {
  it('cover no counter and no other name; whoever has no room is not lettered', () => {
    for (let seed = 0; seed < 100; seed++) {
      const source = stream(`names ${seed}`);
      const points = [...new Set(Array.from({ length: 18 }, () => source.below(board.size)))];
      const named = points.map((hexAt, index) => ({ index, at: centreAt(board, hexAt), name: 'Tarnwick slingers' }));
      const taken = named.map(({ at }) => counterBox(at));
      const spots = nameSpots(named, taken);
      for (const [n, { box }] of spots.entries()) {
        for (const other of [...taken, ...spots.slice(0, n).map((spot) => spot.box)])
          expect(overlap(box, other)).toBe(false);
      }
    }
    const one = { index: 0, at: centreAt(board, 200), name: 'Kell pikes' };
    expect(nameSpots([one], [counterBox(one.at)])[0]?.down).toBeGreaterThan(0);
    expect(nameSpots([one], [ROOM])).toEqual([]);
  });
});

describe('what is said of a lost unit', () => {
  const said = (at: number, ...taken: readonly ReturnType<typeof counterBox>[]) =>
    wordSpots(board, [{ at, name: 'Fen riders', note: 'gone, fight 1' }], taken, ROOM)[0];

  it('stands to the right of its outline, else left, below, above; without room it is left out', () => {
    const { x, y } = centreAt(board, 200);
    const right = { x: x + 20, y: 0, wide: width, high: height };
    const left = { x: 0, y: y - 12, wide: x - 20, high: 24 };
    const below = { x: 0, y: y + 21, wide: width, high: height };
    expect(said(200)?.anchor).toBe('start');
    expect(said(200, right)?.anchor).toBe('end');
    const rightHand = { ...right, y: y - 12, high: 24 };
    expect(said(200, rightHand, left)).toMatchObject({ anchor: 'middle' });
    expect(said(200, rightHand, left)?.down).toBeGreaterThan(0);
    expect(said(200, rightHand, left, below)?.down).toBeLessThan(0);
  });

  it('stays on the board, and on nothing else: the last column is written to its left', () => {
    expect(said(19)?.anchor).toBe('end');
    const spots = wordSpots(
      board,
      [200, 201, 220].map((at) => ({ at, name: 'Hill levy', note: 'gone, shot' })),
      [200, 201, 220].map((at) => counterBox(centreAt(board, at))),
      ROOM,
    );
    for (const [n, { box }] of spots.entries())
      for (const other of spots.slice(n + 1)) expect(overlap(box, other.box)).toBe(false);
  });
});
