import { warband } from '@warmoot/rules';
import type { Scenario } from './scenario.js';

/*
 * Fights of figures to try the page with: a yard in its second round with everything under way, and whole fights from the
 * placing on.
 */

const seats = ['ana', 'bo'];
const barn = warband.readyGround('titheBarn');

type Put = readonly [like: string, name: string, x: number, y: number, more?: object];

const band = (name: string, seat: string, facing: string, put: readonly Put[]) => ({
  name,
  seat,
  figures: put.map(([like, called, x, y, more = {}]) => ({ like, name: called, at: { x, y }, facing, ...more })),
});

/** A hero with archers holds the middle of an open field; spears and a rider come on, and some are in melee already. */
const YARD = {
  seats,
  a: band('Avitch', 'ana', 'e', [
    ['hero', 'Berrin', 9, 6],
    ['veteran', 'Wilmot', 9, 7],
    ['spearman', 'Ada', 8, 5, { flags: ['hireling'] }],
    ['archer', 'Sander', 5, 4, { flags: ['hireling'] }],
    ['levy', 'Tam', 5, 8],
  ]),
  b: band('Dorrow', 'bo', 'w', [
    ['captain', 'Joris', 10, 6],
    ['veteran', 'Morten', 10, 8],
    ['spearman', 'Elke', 13, 5],
    ['rider', 'Rurik', 15, 9],
    ['crossbowman', 'Odo', 16, 4],
  ]),
};

export const SKIRMISHES: Readonly<Record<string, Scenario>> = {
  figures: {
    scene: 'warband/skirmish',
    title: 'A skirmish in its course',
    seat: 'ana',
    start: { setup: { ...YARD, position: { round: 2, phase: 'opening', priority: 'a' } } },
  },
  figuresMelee: {
    scene: 'warband/skirmish',
    title: 'A skirmish, blows',
    seat: 'ana',
    start: { setup: { ...YARD, position: { round: 2, phase: 'melee', priority: 'a' } } },
  },
  figuresAnnounce: {
    scene: 'warband/skirmish',
    title: 'A skirmish, announcing',
    seat: 'ana',
    start: { setup: { ...YARD, position: { round: 2, phase: 'opening', priority: 'b' } } },
  },
  figuresBarn: {
    scene: 'warband/skirmish',
    title: 'A whole skirmish at the tithe barn',
    seat: 'ana',
    start: {
      setup: {
        seats,
        a: { name: 'Avitch', seat: 'ana', figures: warband.BANDS.usual },
        b: { name: 'Dorrow', seat: 'bo', figures: warband.BANDS.riders },
        ground: barn.ground,
      },
      options: { 'warband.map': barn.map },
    },
  },
};
