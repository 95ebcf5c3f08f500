/** 4.05.01 Weapons. Distance 1 is Dagger, 2 Sword, 3 Spear; `parry: null` cannot parry. */
export const WEAPONS = {
  dagger: { distance: 1, attacks: 0, againstPlate: 0, parry: -2, hands: 1 },
  rock: { distance: 1, attacks: -2, againstPlate: -2, parry: null, hands: 1 },
  sword: { distance: 2, attacks: 0, againstPlate: 0, parry: 0, hands: 1 },
  club: { distance: 2, attacks: 0, againstPlate: 0, parry: -1, hands: 1 },
  hammer: { distance: 2, attacks: 1, againstPlate: 1, parry: -1, hands: 1 },
  mace: { distance: 2, attacks: 1, againstPlate: 2, parry: -1, hands: 1 },
  axe: { distance: 2, attacks: 1, againstPlate: 1, parry: -1, hands: 1 },
  fencingSword: { distance: 2, attacks: -1, againstPlate: -1, parry: 0, hands: 1 },
  bigSword: { distance: 2, attacks: 1, againstPlate: 1, parry: 0, hands: 2 },
  spear: { distance: 3, attacks: 0, againstPlate: 0, parry: 0, hands: 1 },
  staff: { distance: 3, attacks: -1, againstPlate: -1, parry: 0, hands: 1 },
  halberd: { distance: 3, attacks: 1, againstPlate: 1, parry: 0, hands: 2 },
} as const satisfies Record<string, WeaponRow>;

export interface WeaponRow {
  readonly distance: 1 | 2 | 3;
  readonly attacks: number;
  readonly againstPlate: number;
  readonly parry: number | null;
  readonly hands: 1 | 2;
}

/** The last row of the table: bare hands, which are no object. */
export const BARE_HANDS: WeaponRow = { distance: 1, attacks: -4, againstPlate: -4, parry: null, hands: 1 };

/** 4.05.02 Armour: what it adds against Attack Actions. */
export const ARMOUR = { none: 0, other: 1, otherMetal: 2, metalPlate: 4 } as const;

export type Weapon = keyof typeof WEAPONS;
export type Item = Weapon | 'shield';
export type Armour = keyof typeof ARMOUR;

export const ALL_ITEMS = [...(Object.keys(WEAPONS) as Weapon[]), 'shield'] as const satisfies readonly Item[];
