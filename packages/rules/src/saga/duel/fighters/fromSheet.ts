import type { Skill } from '../../skills.table.js';
import type { Wound } from '../model.js';
import { HAND_SKILLS, type HandSkill } from '../tables/body.table.js';
import { type Armour, type Item, WEAPONS } from '../tables/gear.table.js';
import { isWeapon } from './hands.js';

/** As much of a character sheet as a fight needs. */
export interface Sheet {
  readonly name: string;
  readonly skills: Readonly<Record<Skill, number>>;
  /** In the order the character would take things up. */
  readonly gear: readonly Item[];
  readonly armour: Armour;
  readonly wounds: readonly Wound[];
}

/** A fighter as the setup of a fight takes it. */
export interface SheetFighter {
  readonly name: string;
  readonly seat: string;
  readonly skills: Readonly<Record<HandSkill, number>>;
  readonly hands: { readonly left: Item | null; readonly right: Item | null };
  readonly carried: readonly Item[];
  readonly armour: Armour;
  readonly wounds: readonly Wound[];
}

/** A character goes into a fight: the first weapon in the right hand, a shield in the left where a hand is left for it. */
export const fromSheet = ({ name, skills, gear, armour, wounds }: Sheet, seat: string): SheetFighter => {
  const right = gear.find(isWeapon) ?? null;
  const oneHanded = right === null || WEAPONS[right].hands === 1;
  const left: Item | null = oneHanded && gear.includes('shield') ? 'shield' : null;
  const carried = [...gear];
  for (const item of [right, left] as const) if (item !== null) carried.splice(carried.indexOf(item), 1);
  return {
    name,
    seat,
    skills: Object.fromEntries(HAND_SKILLS.map((skill) => [skill, skills[skill]])) as Record<HandSkill, number>,
    hands: { left, right },
    carried,
    armour,
    wounds,
  };
};
