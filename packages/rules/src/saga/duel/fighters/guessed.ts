import { GUESSED_RATING } from '../../skills.table.js';
import type { FighterSetup } from '../model.js';
import { HAND_SKILLS, type HandSkill } from '../tables/body.table.js';

/** The ratings of a fighter whose sheet is closed, as anybody might guess them. */
export const GUESSED_HAND = Object.fromEntries(HAND_SKILLS.map((skill) => [skill, GUESSED_RATING])) as Record<
  HandSkill,
  number
>;

/**
 * SAGA-CAMPAIGN-004: fighters with closed sheets. Arms, armour and wounds are there to be seen; the locks hang on the
 * ratings where nobody has chosen them (SAGA-DUEL-013).
 */
export const guessed = (fighters: readonly FighterSetup[], whose: ReadonlySet<string>): readonly FighterSetup[] =>
  fighters.map((fighter) => (whose.has(fighter.name) ? { ...fighter, skills: GUESSED_HAND, locks: {} } : fighter));
