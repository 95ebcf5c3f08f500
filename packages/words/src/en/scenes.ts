import { type AnySceneWords, sceneWords } from '../words.js';
import { checkWords } from './saga/check.js';

/** A new scene adds its line here. */
export const scenes: Readonly<Record<string, AnySceneWords>> = {
  'saga/check': sceneWords(
    checkWords('One skill check, opposed or against a difficulty, or a contest of several: two d8 and a d10.'),
  ),
  'saga-1e/check': sceneWords(
    checkWords('The check of the earlier edition: a pool of d8 by the difference in rating.'),
  ),
};

/** What may be done against a rule, of all scenes. */
export const brokenRules: AnySceneWords['broken'] = Object.assign(
  {},
  ...Object.values(scenes).map(({ broken }) => broken),
);
