/** 1.03: the 23 skills by group, in the order of the generation table. */
export const SKILLS = {
  handToHand: ['control', 'fightingMind', 'speed', 'strength'],
  physical: ['endurance', 'hide', 'jumpClimb', 'ride', 'run', 'shootAim', 'swim'],
  knowledge: ['craft', 'heal', 'know', 'notice', 'sail', 'survive', 'trade'],
  social: ['administer', 'convince', 'lead', 'perform', 'tactics'],
} as const;

export type SkillGroup = keyof typeof SKILLS;
export type Skill = (typeof SKILLS)[SkillGroup][number];

export const ALL_SKILLS: readonly Skill[] = Object.values(SKILLS).flat();
