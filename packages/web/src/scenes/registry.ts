import { type Later, later } from '../browser/later.js';
import type { SceneProps, SceneReading } from './contract.js';

type Drawing = Later<SceneProps>;

const duel: Drawing = later(async () => (await import('./duel/DuelScene.js')).DuelScene);
const battle: Drawing = later(async () => (await import('./battle/BattleScene.js')).BattleScene);
const command: Drawing = later(async () => (await import('./command/CommandScene.js')).CommandScene);
const sortie: Drawing = later(async () => (await import('./sortie/SortieScene.js')).SortieScene);
const skirmish: Drawing = later(async () => (await import('./skirmish/SkirmishScene.js')).SkirmishScene);
const lines: Drawing = later(async () => (await import('./lines/LinesScene.js')).LinesScene);
const check: Drawing = later(async () => (await import('./check/CheckScene.js')).CheckScene);
const chase: Drawing = later(async () => (await import('./chase/ChaseScene.js')).ChaseScene);
const draft: Drawing = later(async () => (await import('./draft/DraftScene.js')).DraftScene);
const discussion: Drawing = later(async () => (await import('./discussion/DiscussionScene.js')).DiscussionScene);
const march: Drawing = later(async () => (await import('./march/MarchScene.js')).MarchScene);
const generation: Drawing = later(async () => (await import('./generation/GenerationScene.js')).GenerationScene);
const event: Drawing = later(async () => (await import('./event/EventScene.js')).EventScene);
const race: Drawing = later(async () => (await import('./race/RaceScene.js')).RaceScene);
const plain: Drawing = later(async () => (await import('./plain/PlainScene.js')).PlainScene);

/** The kinds of scene that have a drawing of their own. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  duel,
  battle,
  command,
  sortie,
  skirmish,
  lines,
  check,
  chase,
  discussion,
  march,
  draft,
  generation,
  race,
  event,
};

/** What draws a kind of scene, fetched when it is first shown. Whatever has no drawing is played from its words alone. */
export const drawingOf = (kind: string): Drawing => DRAWINGS[kind] ?? plain;

/** The kinds of scene that are read afterwards as they were, and not from their log alone. */
const READINGS: Readonly<Record<string, Later<SceneReading>>> = {
  discussion: later(async () => (await import('./discussion/TalkReading.js')).TalkReading),
};

/** What shows a scene of this kind that is past; null where its log is all there is to read. */
export const readingOf = (kind: string): Later<SceneReading> | null => READINGS[kind] ?? null;
