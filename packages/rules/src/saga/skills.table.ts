/** 1.03: the 23 skills by group, in the order of the generation table, each with the rule that says what it is for. */
export const SKILLS = {
  handToHand: [
    'control', // SAGA-SKILL-004
    'fightingMind', // SAGA-SKILL-005
    'speed', // SAGA-SKILL-006
    'strength', // SAGA-SKILL-007
  ],
  physical: [
    'endurance', // SAGA-SKILL-009
    'hide', // SAGA-SKILL-010
    'jumpClimb', // SAGA-SKILL-011
    'ride', // SAGA-SKILL-012
    'run', // SAGA-SKILL-013
    'shootAim', // SAGA-SKILL-008
    'swim', // SAGA-SKILL-014
  ],
  knowledge: [
    'craft', // SAGA-SKILL-015
    'heal', // SAGA-SKILL-017
    'know', // SAGA-SKILL-018
    'notice', // SAGA-SKILL-019
    'sail', // SAGA-SKILL-020
    'survive', // SAGA-SKILL-021
    'trade', // SAGA-SKILL-016
  ],
  social: [
    'administer', // SAGA-SKILL-025
    'convince', // SAGA-SKILL-026
    'lead', // SAGA-SKILL-024
    'perform', // SAGA-SKILL-027
    'tactics', // SAGA-SKILL-023
  ],
} as const;

export type SkillGroup = keyof typeof SKILLS;
export type Skill = (typeof SKILLS)[SkillGroup][number];

/** What a stranger reckons with where a sheet is closed (SAGA-CAMPAIGN-004): the 3 that stands where nobody says otherwise. */
export const GUESSED_RATING = 3;

/** All skills, group by group. */
export const ALL_SKILLS: readonly Skill[] = Object.values(SKILLS).flat();

/** SAGA-SKILL-002, S1E-SKILL-001: what a skill rating can be. */
export const SKILL_RATING = { least: 0, most: 10 } as const;

/** SAGA-SKILL-003: the rating of an average person. */
export const AVERAGE_SKILL = 2;
