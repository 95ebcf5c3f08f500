import { DAGGER, type Distance, SPEAR, SWORD } from './distances.table.js';

// SAGA-DUEL-WEAPON-001: a weapon changes Attack Actions and Parries by what its row says, and nothing else.
// SAGA-DUEL-WEAPON-002: the weapon list. `parry: null` cannot parry.
// SAGA-DUEL-WEAPON-012: `againstPlate` takes the place of `attacks`; the two are never added.
/** 4.05.01 Weapons. */
export const WEAPONS = {
  dagger: { distance: DAGGER, attacks: 0, againstPlate: 0, parry: -2, hands: 1 },
  rock: { distance: DAGGER, attacks: -2, againstPlate: -2, parry: null, hands: 1 },
  sword: { distance: SWORD, attacks: 0, againstPlate: 0, parry: 0, hands: 1 },
  club: { distance: SWORD, attacks: 0, againstPlate: 0, parry: -1, hands: 1 },
  hammer: { distance: SWORD, attacks: 1, againstPlate: 1, parry: -1, hands: 1 },
  mace: { distance: SWORD, attacks: 1, againstPlate: 2, parry: -1, hands: 1 },
  axe: { distance: SWORD, attacks: 1, againstPlate: 1, parry: -1, hands: 1 },
  fencingSword: { distance: SWORD, attacks: -1, againstPlate: -1, parry: 0, hands: 1 },
  bigSword: { distance: SWORD, attacks: 1, againstPlate: 1, parry: 0, hands: 2 },
  spear: { distance: SPEAR, attacks: 0, againstPlate: 0, parry: 0, hands: 1 },
  staff: { distance: SPEAR, attacks: -1, againstPlate: -1, parry: 0, hands: 1 },
  halberd: { distance: SPEAR, attacks: 1, againstPlate: 1, parry: 0, hands: 2 },
} as const satisfies Record<string, WeaponRow>;

export interface WeaponRow {
  readonly distance: Distance;
  readonly attacks: number;
  readonly againstPlate: number;
  readonly parry: number | null;
  readonly hands: 1 | 2;
}

// SAGA-DUEL-WEAPON-009: bare hands attack at -4, whatever the enemy holds. They are no object, so they stand apart.
/** The last row of the table. */
export const BARE_HANDS: WeaponRow = { distance: DAGGER, attacks: -4, againstPlate: -4, parry: null, hands: 1 };

// holds by: SAGA-DUEL-ARMOUR-009 follows from SAGA-DUEL-ARMOUR-005, the only rule that asks for this table.
/** 4.05.02 Armour. */
export const ARMOUR = { none: 0, other: 1, otherMetal: 2, metalPlate: 4 } as const;

export type Weapon = keyof typeof WEAPONS;
/** What can be held in a hand. */
export type Item = Weapon | 'shield';
export type Armour = keyof typeof ARMOUR;

export const ALL_ITEMS = [...(Object.keys(WEAPONS) as Weapon[]), 'shield'] as const satisfies readonly Item[];
