import type { Fixed, RuleId, Sum } from '@warmoot/kernel';
import type { CheckEdition } from './check.js';
import type { Side } from './model.js';

// SAGA-CHECK-022: modifiers count for this check only, and nothing limits the sum.
export const ratingOf =
  ({ name, skill, rating, modifiers }: Omit<Fixed<Side>, 'seat'>, { ratingRule }: Pick<CheckEdition, 'ratingRule'>) =>
  (sum: Sum): void => {
    sum.add(rating, skill === undefined ? 'rating' : `skill.${skill}`, ratingRule, name);
    for (const { by, why, rule } of modifiers) sum.add(by, 'modifier', (rule ?? 'SAGA-CHECK-022') as RuleId, why);
  };
