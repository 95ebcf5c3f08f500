import { d, sumOf, type Throw } from '@warmoot/kernel';
import { SKILL_RATING } from '../skills.table.js';

// SAGA-GEN-006, S1E-GEN-005: what the skills of a group start with; nothing but the rating counts (S1E-GEN-010).
export const startOf = (rating: number, below: number): number => Math.max(0, rating - below);

// SAGA-GEN-005: what a group has to share out.
const bankOf = (rating: number, skills: number): number => rating * skills;

// holds by: SAGA-GEN-012, S1E-GEN-009: dealing ends when nothing is left, so a group's ratings come to its bank.
/** SAGA-GEN-007, S1E-GEN-006: what is still in the bank of a group whose skills stand like this. */
export const leftInBank = (rating: number, skills: readonly number[]): number =>
  bankOf(rating, skills.length) - skills.reduce((sum, rating) => sum + rating, 0);

/** SAGA-GEN-008, SAGA-GEN-014: an even die with a face for each skill of the group. */
export const dealThrow = (skills: number): Throw => sumOf([d(skills)]);

// SAGA-GEN-011, S1E-GEN-008: nothing more can be taken, and the points left are lost.
export const isFull = (skills: readonly number[]): boolean => skills.every((rating) => rating >= SKILL_RATING.most);

/** SAGA-GEN-009, SAGA-GEN-010: a group's skills after one point; null where the die names one that can take no more. */
export const dealt = (skills: readonly number[], face: number): readonly number[] | null => {
  const rating = skills[face - 1] as number;
  return rating >= SKILL_RATING.most ? null : skills.with(face - 1, rating + 1);
};
