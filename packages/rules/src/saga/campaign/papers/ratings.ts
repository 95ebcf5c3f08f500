import { shape } from '@warmoot/kernel';
import { ALL_MOTIVES } from '../../character/motives.table.js';
import { ALL_SKILLS, SKILL_RATING } from '../../skills.table.js';

export const rating = shape.integer(SKILL_RATING.least, SKILL_RATING.most);

/** All ratings of somebody. */
export const ratingsShape = shape.record(
  Object.fromEntries(ALL_SKILLS.map((skill) => [skill, rating])) as Record<(typeof ALL_SKILLS)[number], typeof rating>,
);

/** SAGA-TALK-037: a matter is a context and a topic together. */
export const matterFields = { context: shape.text(1, 200), topic: shape.text(1, 200) };

/** What drives somebody in a matter, and with which rating. */
export const drivingFields = {
  ...matterFields,
  motive: shape.oneOf(...ALL_MOTIVES),
  rating: shape.withDefault(shape.nullable(shape.integer(-100, 100)), null),
};
