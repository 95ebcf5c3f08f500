import { type AnyRules, ok, type Result, refused } from '@warmoot/kernel';
import { battleScene } from './saga/battle/scene.js';
import { saga } from './saga/check/check.js';
import { checkScene } from './saga/check/scene.js';
import { duelScene } from './saga/duel/scene.js';
import { first } from './saga/first/check.js';
import { aidScene } from './saga/healing/aidScene.js';
import { healingScene } from './saga/healing/scene.js';

const RULES: readonly AnyRules[] = [
  checkScene(saga),
  duelScene(saga),
  battleScene,
  aidScene(saga),
  healingScene(saga),
  checkScene(first),
  duelScene(first),
  aidScene(first),
  healingScene(first),
];

/** Everything that can be played, by its name. */
export const SCENES: Readonly<Record<string, AnyRules>> = Object.fromEntries(
  RULES.map((rules) => [rules.scene, rules]),
);

export const sceneRules = (scene: string): Result<AnyRules> => {
  const rules = Object.hasOwn(SCENES, scene) ? SCENES[scene] : undefined;
  return rules === undefined ? refused({ code: 'UNKNOWN_SCENE', scene, known: Object.keys(SCENES) }) : ok(rules);
};
