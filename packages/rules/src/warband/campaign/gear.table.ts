import type { ObjectId } from '../../saga/carry/objects.table.js';
import type { Armour } from '../../saga/duel/tables/gear.table.js';
import type { Item } from '../model/gear.table.js';

/**
 * WARBAND-SAGA-007: what a saga's objects are here; what is not named is left with the baggage. Every bow is a longbow. Ours:
 * bandages are bandages.
 */
export const ITEMS = {
  dagger: 'dagger',
  rock: 'improvised',
  sword: 'sword',
  fencingSword: 'sword',
  bigSword: 'greatsword',
  warhammer: 'sword',
  hammer: 'sword',
  mace: 'sword',
  club: 'sword',
  axe: 'handaxe',
  spear: 'spear',
  staff: 'spear',
  halberd: 'halberd',
  shortBow: 'longbow',
  longbow: 'longbow',
  sling: 'sling',
  quiver: 'arrows',
  shield: 'shield',
  bandages: 'bandages',
} as const satisfies Partial<Record<ObjectId, Item>>;

/** WARBAND-SAGA-007: weapons that a saga's list has not, and its tables may have added under their names. */
export const ADDED = { crossbow: 'crossbow', javelin: 'javelin', bow: 'longbow' } as const satisfies Record<
  string,
  Item
>;

/** WARBAND-SAGA-007: what a saga's armour is worth here, and whether a helmet comes with it. */
export const BODY = {
  none: { armour: 0, helmet: false },
  other: { armour: 1, helmet: false },
  otherMetal: { armour: 2, helmet: true },
  metalPlate: { armour: 3, helmet: true },
} as const satisfies Record<Armour, { readonly armour: number; readonly helmet: boolean }>;
