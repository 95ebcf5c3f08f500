import { shape } from '@warmoot/kernel';
import { ALL_SKILLS, AVERAGE_SKILL, SKILL_RATING, type Skill } from './skills.table.js';

/** Some of the 23 ratings: those that are left out are those of an average person. */
export const skillsShape = shape.record(
  Object.fromEntries(
    ALL_SKILLS.map((skill) => [skill, shape.optional(shape.integer(SKILL_RATING.least, SKILL_RATING.most))]),
  ) as Record<Skill, ReturnType<typeof shape.optional<number>>>,
);

/** The rating of a skill; that of an average person where nothing is written. */
export const skillIn = (skills: Readonly<Partial<Record<Skill, number | undefined>>>, skill: Skill): number =>
  skills[skill] ?? AVERAGE_SKILL;
