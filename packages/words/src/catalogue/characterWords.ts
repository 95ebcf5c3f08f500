import type { saga } from '@warmoot/rules';
import type { Speech } from '../speech.js';

/** What is said of a character's numbers. */
export type CharacterWords = Speech['t']['character'] & {
  /** Where a group rating comes from, without a point at the end: "lowest three of 4, 2, 2, 3, less 3: 4". */
  readonly rated: (origin: Pick<saga.character.GroupOrigin, 'by' | 'faces' | 'raised' | 'rating' | 'guide'>) => string;
};
