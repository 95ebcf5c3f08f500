import { listed } from '../tally.js';
import type { Awaited } from './awaited.js';
import type { AnyRules, Asked, Facts, Procedure, SceneTypes, SeatId, View } from './contract.js';
import { innerRules } from './innerRules.js';
import { awaitedThrow, knowersOf, type State, viewOf } from './state.js';

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

const HIDDEN: Awaited = { need: 'nothing' };

/** What is awaited as far as a seat may know of it: nothing where it is hidden, and of what is asked apart its own. */
export const awaitedSeen = (scene: PlayedScene & { readonly awaits: Awaited }, seat: SeatId | null): Awaited => {
  const { awaits } = scene;
  const few = knowersOf(scene.state);
  if (few !== null && (seat === null || !few.includes(seat))) return HIDDEN;
  if (awaits.need !== 'answers' || !innermost(scene).state.agenda.at(-1)?.apart) return awaits;
  return { ...awaits, asked: awaits.asked.filter((one) => one.seat === seat) };
};

/** A throw that is to come, and who throws. */
export type ThrowAhead = Extract<Awaited, { readonly need: 'dice' }>;

/**
 * The throw that comes next where nothing but questions stands before it, as it would be if these changed nothing; null
 * where other things come first, and where not all may know of it.
 */
export const throwAhead = (scene: PlayedScene): ThrowAhead | null => {
  const { rules, state } = innermost(scene);
  const facts = { ...state, rate: listed } as Facts<SceneTypes>;
  for (const step of state.agenda.toReversed()) {
    const { verb, throws, thrower } = rules.procedures[step.step] as Procedure<SceneTypes, unknown>;
    if (verb === 'rolls' && throws !== null && step.seenBy === undefined) {
      const thrown = awaitedThrow(state, throws(facts, step));
      return { need: 'dice', step: step.step, throw: thrown, by: thrower?.(facts, step) ?? null };
    }
    if (verb !== 'asks' && verb !== 'asksTogether') return null;
  }
  return null;
};

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
