import type { AnyRules, Asked, Procedure, SceneTypes, View } from './contract.js';
import { innerRules } from './innerRules.js';
import { type State, viewOf } from './state.js';

/** A scene as it stands, with its rules. A run is one. */
export interface PlayedScene {
  readonly rules: AnyRules;
  readonly state: State<SceneTypes>;
}

/** A scene as a seat sees it, with its rules. */
export interface WatchedScene {
  readonly rules: AnyRules;
  readonly view: View<SceneTypes>;
}

/** The scene at a depth of scenes inside scenes; null where there is none now. */
export const sceneAt = ({ rules, state }: PlayedScene, depth: number): PlayedScene | null => {
  if (depth === 0) return { rules, state };
  const { inner } = state;
  return inner === null ? null : sceneAt({ rules: innerRules(rules, inner.scene), state: inner.state }, depth - 1);
};

/** The scene that is being played, where somebody is asked: the innermost. */
export const innermost = ({ rules, state }: PlayedScene): PlayedScene =>
  state.inner === null
    ? { rules, state }
    : innermost({ rules: innerRules(rules, state.inner.scene), state: state.inner.state });

/** Whether answers are open to one who is asked that mean something else than every listed one. */
export const hasOthers = (scene: PlayedScene, asked: Asked): boolean => {
  const { rules, state } = innermost(scene);
  const step = state.agenda.at(-1);
  const procedure = rules.procedures[step?.step ?? ''] as Procedure<SceneTypes, unknown> | undefined;
  if (procedure === undefined || procedure.answer === null) return false;
  if (procedure.choices === null || procedure.suggests) return true;
  return procedure.others?.(viewOf(state, asked.seat), step, asked) ?? false;
};

/** The scene that is being played, as a seat sees it. */
export const innermostSeen = (rules: AnyRules, view: View<SceneTypes>): WatchedScene =>
  view.inner === null ? { rules, view } : innermostSeen(innerRules(rules, view.inner.scene), view.inner.view);
