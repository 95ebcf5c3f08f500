import { Impossible } from '../result.js';
import type { AnyRules, SceneRules, SceneTypes } from './contract.js';

/** The rules of a scene inside another. */
export const innerRules = <T extends SceneTypes>({ scenes }: SceneRules<T>, scene: string): AnyRules => {
  const rules = scenes[scene];
  if (rules === undefined) throw new Impossible('a scene inside that the rules do not name', scene);
  return rules;
};
