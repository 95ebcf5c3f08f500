import { type AnyRules, Impossible, type Manifest, manifest, ok, type Result, refused } from '@warmoot/kernel';
import { commandSceneBy } from './command/campaign/duels.js';
import { commandManifest } from './command/manifest.js';
import { EDITIONS } from './editions.js';
import { battleManifest } from './saga/battle/manifest.js';
import { battleBridge } from './saga/campaign/bridges/battle.js';
import { chaseBridge, raceBridge } from './saga/campaign/bridges/chase.js';
import { discussionBridge } from './saga/campaign/bridges/discussion.js';
import { duelBridge } from './saga/campaign/bridges/duel.js';
import { marchBridge } from './saga/campaign/bridges/march.js';
import { generationManifest } from './saga/character/manifest.js';
import { checkManifest } from './saga/check/manifest.js';
import { checkScene } from './saga/check/scene.js';
import { discussionManifest } from './saga/discussion/manifest.js';
import { draftManifest } from './saga/draft/manifest.js';
import { draftScene } from './saga/draft/scene.js';
import { duelManifest } from './saga/duel/manifest.js';
import { duelScene } from './saga/duel/scene.js';
import type { Edition } from './saga/edition.js';
import { eventManifest } from './saga/event/manifest.js';
import { eventScene } from './saga/event/scene.js';
import { aidScene } from './saga/healing/aidScene.js';
import { aidManifest, healingManifest } from './saga/healing/manifest.js';
import { healingScene } from './saga/healing/scene.js';
import { marchManifest } from './saga/march/manifest.js';
import { chaseManifest } from './saga/movement/chase/manifest.js';
import { raceManifest } from './saga/movement/race/manifest.js';
import { sortieManifest } from './sortie/manifest.js';
import { sortieScene } from './sortie/scene.js';
import { linesManifest } from './warband/battle/manifest.js';
import { linesScene } from './warband/battle/scene.js';
import { rankedBridge } from './warband/campaign/battle/bridge.js';
import { skirmishManifest } from './warband/manifest.js';
import { skirmishScene } from './warband/scene.js';

/** The scenes of the saga, by the rules of one edition. */
const scenesOf = (edition: Edition): readonly Manifest[] => [
  checkManifest(checkScene(edition)),
  { ...duelManifest(duelScene(edition)), campaign: duelBridge },
  { ...battleManifest(edition), campaign: battleBridge },
  { ...discussionManifest(edition), campaign: discussionBridge },
  { ...chaseManifest(edition), campaign: chaseBridge },
  { ...raceManifest(edition), campaign: raceBridge },
  { ...marchManifest(edition), campaign: marchBridge },
  aidManifest(aidScene(edition)),
  healingManifest(healingScene(edition)),
  eventManifest(eventScene(edition)),
  generationManifest(edition),
  draftManifest(draftScene(edition)),
];

/** The sagas of all editions, then the other ways of war. */
const HOUSE: readonly Manifest[] = [
  ...Object.values(EDITIONS).flatMap((rules) => scenesOf(rules).map((one) => ({ ...one, edition: rules.edition }))),
  commandManifest(commandSceneBy(Object.values(EDITIONS))),
  sortieManifest(sortieScene),
  skirmishManifest(skirmishScene),
  { ...linesManifest(linesScene), campaign: rankedBridge },
];

const byName = new Map(HOUSE.map((one) => [one.rules.scene, one]));
const rulesByName: Record<string, AnyRules> = Object.fromEntries(HOUSE.map(({ rules }) => [rules.scene, rules]));

/** The rules of everything that can be played, by name. */
export const SCENES: Readonly<Record<string, AnyRules>> = rulesByName;

/**
 * Adds a scene from outside. A program does this once, before it plays anything. A campaign reads these lists, no scene
 * does, and nothing else in the rules can change while a program runs.
 */
export const addScene = (added: Manifest): void => {
  const { scene } = added.rules;
  if (byName.has(scene)) throw new Impossible('two scenes of one name', scene);
  byName.set(scene, added);
  rulesByName[scene] = added.rules;
};

/** The manifests of everything that can be played, in the order in which people see them. */
export const manifests = (): readonly Manifest[] => [...byName.values()];

/** The manifest of a scene. Rules that nobody has listed get a manifest with all defaults. */
export const manifestOf = (rules: AnyRules): Manifest => byName.get(rules.scene) ?? manifest({ rules });

/** The kind of a scene by the scene's name. A scene that nobody has listed is a kind of its own. */
export const kindOf = (scene: string): string => byName.get(scene)?.kind ?? scene;

/** The edition of a scene by the scene's name; null for the usual one. */
export const editionOf = (scene: string): string | null => byName.get(scene)?.edition ?? null;

/** The manifests of one kind: that of the usual edition first. */
export const manifestsOf = (kind: string): readonly Manifest[] => manifests().filter((one) => one.kind === kind);

/** The rules of a scene by its name, such as `saga/duel`. */
export const sceneRules = (scene: string): Result<AnyRules> => {
  const found = byName.get(scene);
  return found === undefined ? refused({ code: 'UNKNOWN_SCENE', scene, known: [...byName.keys()] }) : ok(found.rules);
};
