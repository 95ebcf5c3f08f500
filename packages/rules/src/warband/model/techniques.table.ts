import type { Technique } from './model.js';

/** What a technique gives to whoever wins with it, for the round. */
export interface TechniqueBonus {
  readonly armour: number;
  readonly attacks: number;
  readonly chance: number;
}

export const NO_BONUS: TechniqueBonus = { armour: 0, attacks: 0, chance: 0 };

/** WARBAND-DUEL-003 to WARBAND-DUEL-005: what each technique beats, and what it then gives. */
export const TECHNIQUES = {
  parry: { beats: 'assault', gives: { armour: 2, attacks: 0, chance: 0 } },
  assault: { beats: 'feint', gives: { armour: 0, attacks: 1, chance: 0 } },
  feint: { beats: 'parry', gives: { armour: 0, attacks: 0, chance: 2 } },
} as const satisfies Record<Technique, { readonly beats: Technique; readonly gives: TechniqueBonus }>;
export const ALL_TECHNIQUES = Object.keys(TECHNIQUES) as readonly Technique[];
