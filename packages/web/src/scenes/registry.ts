import { type Later, later } from '../browser/later.js';
import type { SceneProps } from './contract.js';

type Drawing = Later<SceneProps>;

const duel: Drawing = later(async () => (await import('./duel/DuelScene.js')).DuelScene);
const battle: Drawing = later(async () => (await import('./battle/BattleScene.js')).BattleScene);
const check: Drawing = later(async () => (await import('./check/CheckScene.js')).CheckScene);
const draft: Drawing = later(async () => (await import('./draft/DraftScene.js')).DraftScene);
const generation: Drawing = later(async () => (await import('./generation/GenerationScene.js')).GenerationScene);
const event: Drawing = later(async () => (await import('./event/EventScene.js')).EventScene);
const plain: Drawing = later(async () => (await import('./plain/PlainScene.js')).PlainScene);

/** Scenes that have a drawing of their own, by name. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'saga/duel': duel,
  'saga-1e/duel': duel,
  'saga/battle': battle,
  'saga-1e/battle': battle,
  'saga/check': check,
  'saga-1e/check': check,
  'saga/draft': draft,
  'saga-1e/draft': draft,
  'saga/generation': generation,
  'saga-1e/generation': generation,
  'saga/event': event,
  'saga-1e/event': event,
};

/** What draws a scene, fetched when it is first shown. Whatever has no drawing is played from its words alone. */
export const drawingOf = (scene: string): Drawing => DRAWINGS[scene] ?? plain;
