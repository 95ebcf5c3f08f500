import type { ObjectId } from './objects.table.js';

/** An object of a kit; armour and clothing of a kit are worn. */
interface KitObject {
  readonly object: ObjectId;
  readonly worn?: true;
}

const carries = (...objects: readonly ObjectId[]): readonly KitObject[] => objects.map((object) => ({ object }));
const wears = (...objects: readonly ObjectId[]): readonly KitObject[] =>
  objects.map((object) => ({ object, worn: true }));

/**
 * What somebody may set out with: each kit fits the smallest grid there is, that of Endurance 0 (SAGA-CARRY-006). The
 * list of objects has no beasts, so that a rider's horse is none of them.
 */
export const KITS = {
  hunter: [
    ...carries('shortBow', 'quiver', 'dagger', 'bedroll', 'food', 'waterskin', 'tinderBox'),
    ...wears('paddedArmour', 'boots'),
  ],
  rider: [...carries('sword', 'shield', 'food', 'waterskin', 'coins'), ...wears('mailArmour', 'helmet', 'boots')],
  levy: [...carries('spear', 'shield', 'dagger', 'food', 'waterskin'), ...wears('paddedArmour', 'helmet')],
  healer: [
    ...carries('staff', 'bandages', 'bandages', 'splints', 'clothes', 'bedroll', 'food', 'waterskin'),
    ...wears('cloak'),
  ],
  traveller: [
    ...carries('staff', 'food', 'waterskin', 'bedroll', 'rope', 'lantern', 'tinderBox', 'coins'),
    ...wears('cloak', 'boots'),
  ],
  emptyHands: [],
} as const satisfies Record<string, readonly KitObject[]>;

export type Kit = keyof typeof KITS;

/** The ready-made loads. */
export const ALL_KITS = Object.keys(KITS) as readonly Kit[];
