import type { SceneHead } from '@warmoot/protocol';
import type { RulesOf } from './facts.js';

/** Whether a scene that is over still holds what its seats keep to themselves. */
export const keepsSecrets = (rules: RulesOf, { name, closed }: SceneHead): boolean => {
  if (closed) return true;
  const found = rules(name);
  return found.ok && found.value.staysSecret === true;
};
