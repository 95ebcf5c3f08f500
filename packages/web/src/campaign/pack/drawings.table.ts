import type { saga } from '@warmoot/rules';
import type { DrawnBox } from './laid.js';

/** A stroke of a drawing: a solid mass, an edge round the light, or a line. */
export type Stroke = readonly [as: 'ink' | 'edge' | 'line', path: string];

/** What most drawings fill of their block, and those that fill less of it. */
export const DRAWN_BOX: DrawnBox = [6, 4, 82, 84];
export const DRAWN_BOXES: Readonly<Partial<Record<saga.carry.ObjectId, DrawnBox>>> = {
  torch: [28, 4, 60, 84],
  lantern: [24, 4, 64, 78],
  boots: [22, 10, 70, 78],
  splints: [18, 8, 70, 80],
  tent: [4, 6, 84, 76],
};

/** Objects that the sprite has no symbol for, cut on a block of 88 by 88. */
export const DRAWINGS: Readonly<Partial<Record<saga.carry.ObjectId, readonly Stroke[]>>> = {
  clothes: [
    ['edge', 'M30 14H58L80 32 68 46 62 40V76H26V40L20 46 8 32Z'],
    ['ink', 'M35 14C37 26 51 26 53 14ZM58 46L40 52 60 50ZM58 56L44 62 60 60Z'],
  ],
  cloak: [
    ['edge', 'M34 12H54L76 76H12Z'],
    ['ink', 'M32 10H56C56 26 48 30 44 30S32 26 32 10ZM46 34L58 74 70 74 58 42 62 72Z'],
    ['line', 'M44 30V74'],
  ],
  bedroll: [
    ['edge', 'M22 20H66C80 20 80 74 66 74H22Z'],
    ['edge', 'M12 32C12 16 32 16 32 32V62C32 78 12 78 12 62Z'],
    ['line', 'M17 38C17 28 27 30 27 38S18 54 22 62'],
    ['ink', 'M42 20H49V74H42ZM60 20H67V74H60Z'],
  ],
  rope: [
    ['edge', 'M14 46a30 26 0 1 0 60 0a30 26 0 1 0 -60 0Z'],
    ['edge', 'M24 46a20 16 0 1 0 40 0a20 16 0 1 0 -40 0Z'],
    ['ink', 'M34 46a10 7 0 1 0 20 0a10 7 0 1 0 -20 0Z'],
    ['line', 'M20 34L28 40M30 24L34 32M44 20V30M58 24L54 32M68 34L60 40M70 60Q82 70 72 80'],
  ],
  lantern: [
    ['line', 'M34 18C34 2 54 2 54 18'],
    ['edge', 'M30 26H58V66H30Z'],
    ['ink', 'M26 16H62V28H26ZM24 66H64V78H24ZM44 34C54 46 51 60 44 60S34 46 44 34Z'],
  ],
  moneyBag: [
    ['edge', 'M36 26C10 42 12 78 44 78S78 42 52 26Z'],
    ['ink', 'M30 10L38 16 44 10 50 16 58 10 52 26H36ZM66 50L50 56 68 54ZM66 60L46 66 67 64Z'],
  ],
  boots: [
    ['ink', 'M22 10H44V54L70 64V78H22Z'],
    ['edge', 'M22 16H44V24H22Z'],
  ],
  cookingPot: [
    ['line', 'M18 30C18 4 70 4 70 30'],
    ['ink', 'M10 28H78V38H74C76 66 64 80 44 80S12 66 14 38H10Z'],
    ['edge', 'M20 44C20 58 24 66 30 70 26 62 26 52 27 44Z'],
  ],
  splints: [
    ['edge', 'M24 8H36V80H24ZM52 8H64V80H52Z'],
    ['ink', 'M18 24H70V34H18ZM18 54H70V64H18Z'],
  ],
  fryingPan: [
    ['line', 'M52 52L82 82'],
    ['ink', 'M8 34a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z'],
    ['edge', 'M15 34a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z'],
  ],
  torch: [
    ['edge', 'M44 4C62 22 60 36 54 44H34C26 34 32 24 36 20 36 28 40 30 42 30 38 20 40 12 44 4Z'],
    ['ink', 'M34 44H54L52 52H36ZM39 52H49L47 84H41Z'],
  ],
  tent: [
    ['edge', 'M44 12L84 76H4Z'],
    ['ink', 'M44 30L58 76H30ZM64 48L76 72 70 72ZM40 6H48V16H40Z'],
  ],
};
