import { SKILLS, type Skill, type SkillGroup } from '../skills.table.js';

/** A rating for each of the 23 skills, from 0 to 10. */
export type Ratings = Readonly<Record<Skill, number>>;

/** A rating for each group of skills. */
export type GroupRatings = Readonly<Record<SkillGroup, number>>;

/** SAGA-GEN-015: the order in which groups are filled. */
export const GROUPS = Object.keys(SKILLS) as readonly SkillGroup[];

/** SAGA-GEN-001: the skills of a group in the order of their faces. */
export const skillsIn = (group: SkillGroup): readonly Skill[] => SKILLS[group];

/** The group that a skill belongs to. */
export const groupOf = (skill: Skill): SkillGroup =>
  GROUPS.find((group) => skillsIn(group).includes(skill)) as SkillGroup;
