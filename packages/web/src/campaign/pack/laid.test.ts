import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { DRAWINGS, DRAWN_BOX, DRAWN_BOXES } from './drawings.table.js';
import { laidInto } from './laid.js';
import { SILHOUETTES } from './silhouettes.table.js';

const SPACE = 44;

/** The largest rectangle of each category, lying and standing, in spaces. */
const ROOM: Readonly<Record<saga.carry.Category, readonly [number, number]>> = {
  small: [1, 1],
  normal: [2, 2],
  normalLong: [4, 1],
  normalAwkward: [3, 1],
  normalAwkwardThree: [3, 1],
  large: [4, 2],
  largeLong: [6, 1],
  largeAwkward: [3, 2],
};

const inGrid = saga.carry.ALL_OBJECTS.filter((object) => saga.carry.OBJECTS[object].category !== 'small');

test.each(inGrid)('%s is drawn in its own shape, and fills its spaces whichever way it lies', (object) => {
  const box = SILHOUETTES[object]?.box ?? (DRAWINGS[object] && (DRAWN_BOXES[object] ?? DRAWN_BOX));
  if (box === undefined) throw new Error('it has no drawing');
  const [long, short] = ROOM[saga.carry.OBJECTS[object].category].map((n) => n * SPACE) as [number, number];
  for (const [wide, high] of [
    [long, short],
    [short, long],
  ] as const) {
    const laid = laidInto({ x: 0, y: 0, wide, high }, box);
    expect(laid.wide).toBeLessThanOrEqual(wide + 0.01);
    expect(laid.high).toBeLessThanOrEqual(high + 0.01);
    // Along the longer side it leaves little empty, and never half of it.
    const [is, room] = wide >= high ? [laid.wide, wide] : [laid.high, high];
    expect([object, is > room / 2]).toEqual([object, true]);
  }
});
