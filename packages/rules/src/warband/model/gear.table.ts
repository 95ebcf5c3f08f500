/** How a weapon serves when it comes to blows. `improvised`: WARBAND-MOD-013. */
export type InMelee = 'yes' | 'improvised';

export interface Weapon {
  readonly hands: 1 | 2;
  readonly melee: InMelee;
  /** How far it goes in spaces, and how: thrown from the hand, or shot. */
  readonly range: { readonly by: 'throw' | 'shot'; readonly spaces: number } | null;
  /** What must be readied to shoot with it: WARBAND-RANGED-005, WARBAND-GEAR-009. */
  readonly ammunition?: Ammunition;
  /** WARBAND-RANGED-007: it may divide its dice. */
  readonly bow?: true;
}

export const AMMUNITION = ['arrows', 'bolts', 'stones'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** The weapons of the ledger's table. Bare hands are none of them: WARBAND-MOD-027. */
export const WEAPONS = {
  // WARBAND-RANGE-002
  dagger: { hands: 1, melee: 'yes', range: { by: 'throw', spaces: 2 } },
  sword: { hands: 1, melee: 'yes', range: null },
  // WARBAND-RANGE-004
  handaxe: { hands: 1, melee: 'yes', range: { by: 'throw', spaces: 6 } },
  // WARBAND-RANGE-003
  spear: { hands: 1, melee: 'yes', range: { by: 'throw', spaces: 5 } },
  // WARBAND-RANGE-005
  javelin: { hands: 1, melee: 'improvised', range: { by: 'throw', spaces: 7 } },
  // WARBAND-RANGE-006
  shortbow: { hands: 2, melee: 'improvised', range: { by: 'shot', spaces: 12 }, ammunition: 'arrows', bow: true },
  // WARBAND-RANGE-009
  longbow: { hands: 2, melee: 'improvised', range: { by: 'shot', spaces: 36 }, ammunition: 'arrows', bow: true },
  // WARBAND-RANGE-007
  crossbow: { hands: 2, melee: 'improvised', range: { by: 'shot', spaces: 24 }, ammunition: 'bolts' },
  // WARBAND-RANGE-008
  sling: { hands: 1, melee: 'improvised', range: { by: 'shot', spaces: 30 }, ammunition: 'stones' },
  // WARBAND-SAGA-007: what a saga's people fight with that the table of weapons has not.
  greatsword: { hands: 2, melee: 'yes', range: null },
  halberd: { hands: 2, melee: 'yes', range: null },
  // WARBAND-MOD-013: a stool, a stone, a torch.
  improvised: { hands: 1, melee: 'improvised', range: null },
} as const satisfies Record<string, Weapon>;
export type WeaponKey = keyof typeof WEAPONS;
/** The weapons, in the order of their table. */
export const ALL_WEAPONS = Object.keys(WEAPONS) as readonly WeaponKey[];

/** What strikes like a spear: from the second rank, against charging grapplers, braced. A halberd counts as one: WARBAND-SAGA-007. */
export const SPEARS = ['spear', 'halberd'] as const;

/** What is carried besides weapons. `bandages` and `potion` are used up; a `light` serves a rank (WARBAND-UNIT-010). */
export const THINGS = ['shield', 'helmet', ...AMMUNITION, 'bandages', 'potion', 'light', 'other'] as const;
export type Thing = (typeof THINGS)[number];
/** What a figure can carry. */
export type Item = WeaponKey | Thing;
/** All that figures can carry. */
export const ALL_ITEMS: readonly Item[] = [...ALL_WEAPONS, ...THINGS];

/** WARBAND-GEAR-001: how many hands a thing takes while it is held. What takes none serves where it is worn. */
export const HANDS_FOR = {
  shield: 1,
  helmet: 0,
  arrows: 0,
  bolts: 0,
  stones: 0,
  bandages: 1,
  potion: 1,
  light: 1,
  other: 1,
} as const satisfies Record<Thing, 0 | 1>;

/** WARBAND-ACTION-007: what can be used when it is readied. Bandages are for first aid. */
export const USABLE: ReadonlySet<Item> = new Set(['potion', 'light', 'other']);
/** What is used up. */
export const USED_UP: ReadonlySet<Item> = new Set(['potion']);

/** WARBAND-GEAR-004: how much a character carries. */
export const SLOTS = 10;

/** WARBAND-GEAR-002: where an item is. `left`, `right` and `both` are hands; what is `dropped` lies in a space. */
export const KEPT = ['left', 'right', 'both', 'worn', 'packed', 'depleted', 'dropped', 'gone'] as const;
export type Kept = (typeof KEPT)[number];

/** WARBAND-GEAR-011 */
export const MOUNTED_SPEED = 12;
