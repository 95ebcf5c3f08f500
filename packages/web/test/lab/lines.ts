import { warband } from '@warmoot/rules';
import type { Scenario } from './scenario.js';

/*
 * Battles of units to try the page with: lines that have met with everything under way, and a whole battle from the
 * placing on.
 */

const seats = ['ana', 'bo'];

const rank = (like: string, count: number, more: object = {}) => ({ figures: [{ like, count, ...more }] });
const led = (like: string, who: string, name: string) => ({
  figures: [
    { like, count: 2 },
    { like: who, name },
    { like, count: 2 },
  ],
});

/** Spears against spears in the middle, riders against pikes in the west, bows against a guard in the east. */
const DOWN = {
  seats,
  a: {
    name: 'Avitch',
    seat: 'ana',
    units: [
      {
        name: 'Tarn spears',
        ranks: [led('spearman', 'hero', 'Aldous Kern'), rank('spearman', 5, { banner: true }), rank('spearman', 5)],
        at: { x: 10, y: 9 },
        facing: 'n',
      },
      { name: 'Ella’s riders', ranks: [rank('rider', 5)], at: { x: 3, y: 10 }, facing: 'n' },
      { name: 'Saltgate bows', ranks: [rank('archer', 5), rank('archer', 5)], at: { x: 16, y: 13 }, facing: 'n' },
    ],
  },
  b: {
    name: 'Dorrow',
    seat: 'bo',
    units: [
      {
        name: 'Dorrow spears',
        ranks: [led('spearman', 'captain', 'Rolf'), rank('spearman', 5), rank('spearman', 2)],
        at: { x: 10, y: 8 },
        facing: 's',
      },
      { name: 'Kell pikes', ranks: [rank('spearman', 5), rank('spearman', 5)], at: { x: 3, y: 9 }, facing: 's' },
      { name: 'Tower guard', ranks: [rank('veteran', 4), rank('veteran', 4)], at: { x: 16, y: 2 }, facing: 's' },
    ],
  },
  ground: [14, 15, 16, 17, 18].flatMap((x) => [0, 1, 2, 3].map((y) => ({ at: { x, y }, height: 1 }))),
};

const options = { 'warband.map': { width: 20, height: 17 } };
const inCourse = (phase: string) => ({ ...DOWN, position: { round: 4, phase, priority: 'a' } });

export const LINES: Readonly<Record<string, Scenario>> = {
  lines: {
    scene: 'warband/battle',
    title: 'Battle lines, challenges',
    seat: 'ana',
    start: { setup: inCourse('melee'), options },
  },
  linesOpening: {
    scene: 'warband/battle',
    title: 'Battle lines, Opening',
    seat: 'ana',
    start: {
      setup: {
        ...inCourse('opening'),
        a: { ...DOWN.a, units: DOWN.a.units.map((unit) => ({ ...unit, at: { ...unit.at, y: unit.at.y + 2 } })) },
      },
      options,
    },
  },
  linesWhole: {
    scene: 'warband/battle',
    title: 'A whole battle of units',
    seat: 'ana',
    start: {
      setup: {
        seats,
        a: { name: 'Avitch', seat: 'ana', units: Object.values(warband.ARMIES)[0] },
        b: { name: 'Dorrow', seat: 'bo', units: Object.values(warband.ARMIES)[1] },
      },
    } as never,
  },
};
