import type { Fixed, Tally } from '@warmoot/kernel';
import type { Side } from './model.js';

// SAGA-CHECK-022: modifiers count for this check only, and nothing limits the sum.
export const ratingOf = ({ name, skill, rating, modifiers }: Fixed<Side>): Tally => [
  { by: rating, what: skill === undefined ? 'rating' : `skill.${skill}`, why: 'SAGA-CHECK-016', note: name },
  ...modifiers.map(({ by, why }) => ({ by, what: 'modifier', why: 'SAGA-CHECK-022', note: why }) as const),
];
