import type { Drawn } from '../../../boards/square/Person.js';
import type { Weapon } from '../parts.js';

const blade = (tip: number, half: number, from = 21): string =>
  `M${from} ${-half}H${tip - 8}L${tip} 0 ${tip - 8} ${half}H${from}Z`;

/** A spear's head; spears and halberds reach over whoever stands before, into the second space. */
const point = (from: number): string => `M${from}-4.500L${from + 18} 0 ${from} 4.500 ${from - 4} 0Z`;

/** Weapons in a hand, in spaces of 64. Bows and crossbows are drawn by themselves: both hands are at them. */
export const WEAPONS: Readonly<Record<Exclude<Weapon, 'shortbow' | 'longbow' | 'crossbow'>, Drawn>> = {
  dagger: { shaft: 'M10 0H20M19.500-4.500V4.500', head: blade(40, 2.4, 20) },
  sword: { shaft: 'M8 0H21M20.500-6.500V6.500', head: blade(58, 3), cut: 'M24 0H48' },
  handaxe: {
    shaft: 'M4 0H42',
    head: 'M29 1.500H39C40 7 42 10.500 45 13 38 16 30 16 23 13 26 10.500 28 7 29 1.500Z',
    cut: 'M27 11.500Q34 14 41 11.500',
  },
  spear: { shaft: 'M-26 0H66', head: point(64) },
  javelin: { shaft: 'M-22 0H46', head: 'M44-3L58 0 44 3 41 0Z' },
  sling: {
    shaft: '',
    head: 'M16-1.200L38-1.200C44-7 50-4 50 1 50 6 44 7 38 2.400L16 1.200Z',
    cut: 'M43-1.500A3 3 0 1 1 43 3',
  },
  greatsword: { shaft: 'M2 0H22M22-8.500V8.500', head: blade(70, 3.8, 23), cut: 'M26 0H58' },
  halberd: {
    shaft: 'M-26 0H64',
    head: 'M64-2L82 0 64 2ZM46 1.500H58C59 8.500 62 12 64 14.500 57 17.500 48 17.500 41 14.500 44 12 46 7.500 46 1.500Z',
  },
  improvised: { shaft: '', head: 'M8-2L38-5C47-6 47 6 38 5L8 2Z', cut: 'M36-2.500V2M42-2.500V2.500' },
};

/** What is held in both hands before the body: its stave, its string, and what lies on it. */
export interface BowDrawn {
  readonly stave: string;
  readonly string: string;
  /** The stock of a crossbow. */
  readonly stock?: string;
}

const LONG: BowDrawn = { stave: 'M20-30C33-12 33 12 20 30', string: 'M20-30L12 0 20 30' };
const SHORT: BowDrawn = {
  stave: 'M17-21C22-16 30-12 29 0 30 12 22 16 17 21',
  string: 'M17-21L11 0 17 21',
};
const CROSS: BowDrawn = { stave: 'M28-22C38-12 38 12 28 22', string: 'M28-22L22 0 28 22', stock: 'M2 0H40' };

export const BOWS: Readonly<Record<'shortbow' | 'longbow' | 'crossbow', BowDrawn>> = {
  shortbow: SHORT,
  longbow: LONG,
  crossbow: CROSS,
};
