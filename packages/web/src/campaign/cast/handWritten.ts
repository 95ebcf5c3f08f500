import { saga } from '@warmoot/rules';

/** Ratings as somebody writes them; motivations only where they are wanted. */
export interface HandWritten {
  readonly skills: saga.character.Ratings;
  readonly motives: saga.character.Motives | null;
}

const filled = <K extends string>(keys: readonly K[], rating: number): Readonly<Record<K, number>> =>
  Object.fromEntries(keys.map((key) => [key, rating])) as Record<K, number>;

/** Where writing begins: everything in the middle of ordinary people. */
export const ORDINARY: HandWritten = { skills: filled<saga.Skill>(saga.ALL_SKILLS, 2), motives: null };

export const BALANCED: saga.character.Motives = filled<saga.character.Motive>(saga.character.ALL_MOTIVES, 6);

const within = (rating: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(rating) ? rating : least)));

export const withSkill = (written: HandWritten, skill: saga.Skill, rating: number): HandWritten => ({
  ...written,
  skills: { ...written.skills, [skill]: within(rating, 0, 10) },
});

/** All skills of a group at one rating. */
export const withGroup = (written: HandWritten, group: saga.SkillGroup, rating: number): HandWritten =>
  saga.character.skillsIn(group).reduce((now, skill) => withSkill(now, skill, rating), written);

/** SAGA-MOTIVE-003: what one side gains above twelve the other loses. */
export const withMotive = (
  motives: saga.character.Motives,
  motive: saga.character.Motive,
  rating: number,
): saga.character.Motives => {
  const [left, right] =
    saga.character.MOTIVE_PAIRS.find((pair) => (pair as readonly string[]).includes(motive)) ??
    saga.character.MOTIVE_PAIRS[0];
  const opposite = left === motive ? right : left;
  const now = within(rating, 2, 10);
  return { ...motives, [motive]: now, [opposite]: Math.min(motives[opposite], 12 - now) };
};
