import { type AnyRules, ok, type Result, refused } from '@warmoot/kernel';
import { EDITIONS } from './editions.js';
import { battleSceneOf } from './saga/battle/scene.js';
import { generationScene } from './saga/character/scene.js';
import { checkScene } from './saga/check/scene.js';
import { draftScene } from './saga/draft/scene.js';
import { duelScene } from './saga/duel/scene.js';
import type { Edition } from './saga/edition.js';
import { eventScene } from './saga/event/scene.js';
import { aidScene } from './saga/healing/aidScene.js';
import { healingScene } from './saga/healing/scene.js';

/** The scenes of the saga, by the rules of one edition. */
const scenesOf = (edition: Edition): readonly AnyRules[] => [
  checkScene(edition),
  duelScene(edition),
  battleSceneOf(edition),
  aidScene(edition),
  healingScene(edition),
  eventScene(edition),
  generationScene(edition),
  draftScene(edition),
];

const RULES: readonly AnyRules[] = Object.values(EDITIONS).flatMap(scenesOf);

/** Everything that can be played, by its name. */
export const SCENES: Readonly<Record<string, AnyRules>> = Object.fromEntries(
  RULES.map((rules) => [rules.scene, rules]),
);

export const sceneRules = (scene: string): Result<AnyRules> => {
  const rules = Object.hasOwn(SCENES, scene) ? SCENES[scene] : undefined;
  return rules === undefined ? refused({ code: 'UNKNOWN_SCENE', scene, known: Object.keys(SCENES) }) : ok(rules);
};
