import type { Run, SceneTypes } from '@warmoot/kernel';
import type { DuelChoice } from './sight.js';

/** A world that somebody imagines. */
export type World = Run<SceneTypes>;

/** What thinking keeps count of: the worlds it makes, and the defences it has worked out. */
export interface Thinking {
  readonly fork: (world: World) => World;
  readonly guards: Map<string, DuelChoice>;
}
