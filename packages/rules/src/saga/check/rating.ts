import type { Fixed, RuleId, Sum } from '@warmoot/kernel';
import type { Side } from './model.js';

// SAGA-CHECK-022: modifiers count for this check only, and nothing limits the sum.
export const ratingOf =
  ({ name, skill, rating, modifiers }: Fixed<Side>) =>
  (sum: Sum): void => {
    sum.add(rating, skill === undefined ? 'rating' : `skill.${skill}`, 'SAGA-CHECK-016', name);
    for (const { by, why, rule } of modifiers) sum.add(by, 'modifier', (rule ?? 'SAGA-CHECK-022') as RuleId, why);
  };
