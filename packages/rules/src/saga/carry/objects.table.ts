import type { Armour, Item } from '../duel/tables/gear.table.js';
import type { Category } from './shapes.table.js';

/** What the quantity in an object is counted in. */
export type Measure = 'coin' | 'halfDay' | 'day' | 'metre' | 'arrow';

/** What an object is to a wounded person (SAGA-CARRY-033). */
export const REMEDIES = ['bandages', 'splints', 'shelter', 'clothes'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** A thing that can be carried: its shape, and what it is good for. */
export interface ObjectRow {
  readonly category: Category;
  readonly holds?: { readonly most: number; readonly unit: Measure };
  /** Can be worn: half of a plate armour, or what it is worth by itself. */
  readonly wear?: Armour | 'plateHalf';
  readonly isWeapon?: true;
  /** What it is in Hand-to-Hand. */
  readonly item?: Item;
  readonly remedy?: Remedy;
}

/** 3.xx.02 Object list, by category, with what the ledger adds to it (SAGA-CARRY-030, SAGA-CARRY-033). */
export const OBJECTS = {
  // SAGA-CARRY-022
  coins: { category: 'small', holds: { most: 10, unit: 'coin' } },
  jewelry: { category: 'small' },
  candle: { category: 'small' },
  tinderBox: { category: 'small' },
  keys: { category: 'small' },
  sling: { category: 'small', isWeapon: true },
  dagger: { category: 'small', isWeapon: true, item: 'dagger' },
  rock: { category: 'small', isWeapon: true, item: 'rock' },
  bandages: { category: 'small', remedy: 'bandages' },

  // SAGA-CARRY-023
  clothes: { category: 'normal', wear: 'none', remedy: 'clothes' },
  cloak: { category: 'normal', wear: 'none' },
  bedroll: { category: 'normal' },
  waterskin: { category: 'normal', holds: { most: 1, unit: 'halfDay' } },
  food: { category: 'normal', holds: { most: 2, unit: 'day' } },
  rope: { category: 'normal', holds: { most: 20, unit: 'metre' } },
  lantern: { category: 'normal' },
  moneyBag: { category: 'normal', holds: { most: 100, unit: 'coin' } },
  book: { category: 'normal' },
  paddedArmour: { category: 'normal', wear: 'other' },
  helmet: { category: 'normal', wear: 'none' },
  boots: { category: 'normal', wear: 'none' },
  cookingPot: { category: 'normal' },
  splints: { category: 'normal', remedy: 'splints' },

  // SAGA-CARRY-024
  sword: { category: 'normalLong', isWeapon: true, item: 'sword' },
  fencingSword: { category: 'normalLong', isWeapon: true, item: 'fencingSword' },
  bigSword: { category: 'normalLong', isWeapon: true, item: 'bigSword' },
  warhammer: { category: 'normalLong', isWeapon: true, item: 'hammer' },
  hammer: { category: 'normalLong', isWeapon: true, item: 'hammer' },
  mace: { category: 'normalLong', isWeapon: true, item: 'mace' },
  axe: { category: 'normalLong', isWeapon: true, item: 'axe' },
  club: { category: 'normalLong', isWeapon: true, item: 'club' },
  shortBow: { category: 'normalLong', isWeapon: true },
  quiver: { category: 'normalLong', holds: { most: 25, unit: 'arrow' } },

  // SAGA-CARRY-025
  fryingPan: { category: 'normalAwkward' },
  torch: { category: 'normalAwkward' },

  // SAGA-CARRY-026
  tent: { category: 'large', remedy: 'shelter' },
  mailArmour: { category: 'large', wear: 'otherMetal' },
  shield: { category: 'large', item: 'shield' },

  // SAGA-CARRY-027
  spear: { category: 'largeLong', isWeapon: true, item: 'spear' },
  staff: { category: 'largeLong', isWeapon: true, item: 'staff' },
  longbow: { category: 'largeLong', isWeapon: true },

  // SAGA-CARRY-028
  halberd: { category: 'largeAwkward', isWeapon: true, item: 'halberd' },
  plateLower: { category: 'largeAwkward', wear: 'plateHalf' },
  plateUpper: { category: 'largeAwkward', wear: 'plateHalf' },
} as const satisfies Record<string, ObjectRow>;

export type ObjectId = keyof typeof OBJECTS;

/** All things that can be carried, in the order of their table. */
export const ALL_OBJECTS = Object.keys(OBJECTS) as readonly ObjectId[];
