import { d, sumOf, type Throw } from '@warmoot/kernel';

/** SAGA-SKILL-002, SAGA-GEN-009 */
const HIGHEST_SKILL = 10;

// SAGA-GEN-006, S1E-GEN-005
export const startOf = (rating: number, below: number): number => Math.max(0, rating - below);

// SAGA-GEN-005
const bankOf = (rating: number, skills: number): number => rating * skills;

/** SAGA-GEN-007: what is still in the bank of a group whose skills stand like this. */
export const leftInBank = (rating: number, skills: readonly number[]): number =>
  bankOf(rating, skills.length) - skills.reduce((sum, one) => sum + one, 0);

/** SAGA-GEN-008, -014: an even die with a face for each skill of the group. */
export const dealThrow = (skills: number): Throw => sumOf([d(skills)]);

// SAGA-GEN-011
export const isFull = (skills: readonly number[]): boolean => skills.every((one) => one >= HIGHEST_SKILL);

/** The skills of a group after one point; null where the die names one that can take no more (SAGA-GEN-010). */
export const dealt = (skills: readonly number[], face: number): readonly number[] | null => {
  const rating = skills[face - 1] as number;
  return rating >= HIGHEST_SKILL ? null : skills.map((one, at) => (at === face - 1 ? one + 1 : one));
};
