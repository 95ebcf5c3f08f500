import type { Item } from './gear.table.js';

/** WARBAND-FIGURE-010, WARBAND-MORALE-011 to WARBAND-MORALE-013: how steady people are, and their chance when morale is checked. */
export const GRADES = { weak: 5, average: 7, strong: 9 } as const;
export type Grade = keyof typeof GRADES;

/** WARBAND-FIGURE-006: body armour is 0 for none, 1 for light, 2 for medium, 3 for heavy; a hide may be thicker. */
export const THICKEST_HIDE = 6;

/** WARBAND-FIGURE-007, WARBAND-FIGURE-008: what is saved and tested with. */
export const SAVES = ['capture', 'death'] as const;
export const TESTS = ['agility', 'vigor', 'finesse'] as const;
export type Save = (typeof SAVES)[number];
export type Test = (typeof TESTS)[number];

/** WARBAND-FIGURE-005: what may be said of a figure. `mounted` is a state, for mounts are lost. */
export const FLAGS = ['hireling', 'unique', 'fearless', 'supernatural', 'slow', 'naturalWeapons', 'caster'] as const;
export type Flag = (typeof FLAGS)[number];

/** WARBAND-FIGURE-011: what a figure is of which nothing is said. */
export const PLAIN = {
  pc: false,
  might: 1,
  armour: 0,
  capture: 6,
  death: 6,
  agility: 6,
  vigor: 6,
  finesse: 6,
  size: 1,
  grade: 'average',
} as const;

export interface Profile {
  readonly pc?: true;
  readonly might: number;
  readonly armour: number;
  readonly capture: number;
  readonly death?: number;
  readonly agility?: number;
  readonly vigor?: number;
  readonly finesse?: number;
  readonly size?: number;
  readonly grade: Grade | null;
  readonly flags?: readonly Flag[];
  readonly mounted?: true;
  /** The first weapon is in the right hand, or in both; a shield is in the left one. All else is worn. */
  readonly gear: readonly Item[];
}

/** The stock profiles of the ledger's table. */
export const PROFILES = {
  levy: { might: 1, armour: 0, capture: 6, grade: 'weak', gear: ['spear'] },
  spearman: { might: 1, armour: 1, capture: 6, grade: 'average', gear: ['spear', 'shield'] },
  archer: { might: 1, armour: 0, capture: 6, grade: 'average', gear: ['longbow', 'arrows', 'dagger'] },
  crossbowman: {
    might: 1,
    armour: 1,
    capture: 6,
    grade: 'average',
    gear: ['crossbow', 'bolts', 'sword', 'helmet'],
  },
  veteran: { might: 2, armour: 2, capture: 6, grade: 'strong', gear: ['sword', 'shield', 'helmet'] },
  rider: { might: 1, armour: 1, capture: 6, grade: 'average', mounted: true, gear: ['spear', 'shield'] },
  captain: { might: 3, armour: 3, capture: 6, grade: 'strong', gear: ['sword', 'shield', 'helmet'] },
  brute: { might: 4, armour: 2, capture: 7, size: 3, grade: 'strong', flags: ['naturalWeapons'], gear: [] },
  hero: {
    pc: true,
    might: 3,
    armour: 2,
    capture: 7,
    death: 7,
    agility: 6,
    vigor: 7,
    finesse: 5,
    grade: null,
    gear: ['sword', 'shield', 'helmet', 'dagger'],
  },
} as const satisfies Record<string, Profile>;
export type ProfileKey = keyof typeof PROFILES;
