import { type AnyRules, ok, type Result, refused } from '@warmoot/kernel';
import { battleScene, battleSceneOf } from './saga/battle/scene.js';
import { sagaRatings } from './saga/character/edition.js';
import { generationScene } from './saga/character/scene.js';
import { saga } from './saga/check/check.js';
import { checkScene } from './saga/check/scene.js';
import { draftScene } from './saga/draft/scene.js';
import { duelScene } from './saga/duel/scene.js';
import { eventScene } from './saga/event/scene.js';
import { aidScene } from './saga/healing/aidScene.js';
import { healingScene } from './saga/healing/scene.js';
import { first } from './saga-1e/check.js';
import { firstRatings } from './saga-1e/ratings.js';

const RULES: readonly AnyRules[] = [
  checkScene(saga),
  duelScene(saga),
  battleScene,
  aidScene(saga),
  healingScene(saga),
  eventScene(saga),
  generationScene(sagaRatings),
  draftScene(sagaRatings),
  checkScene(first),
  duelScene(first),
  battleSceneOf(first),
  aidScene(first),
  healingScene(first),
  eventScene(first),
  generationScene(firstRatings),
  draftScene(firstRatings),
];

/** Everything that can be played, by its name. */
export const SCENES: Readonly<Record<string, AnyRules>> = Object.fromEntries(
  RULES.map((rules) => [rules.scene, rules]),
);

export const sceneRules = (scene: string): Result<AnyRules> => {
  const rules = Object.hasOwn(SCENES, scene) ? SCENES[scene] : undefined;
  return rules === undefined ? refused({ code: 'UNKNOWN_SCENE', scene, known: Object.keys(SCENES) }) : ok(rules);
};
