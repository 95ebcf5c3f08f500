import { copyJson } from '../json.js';
import { ok, type Result } from '../result.js';
import type { Heard } from './awaited.js';
import { beginState, type Start } from './begin.js';
import type { AnyRules, SceneRules, SceneTypes, View } from './contract.js';
import { copySealed, forkState, type State } from './state.js';

/**
 * Where a scene stands in its round: all of its state that is not the fold of its events. A log that keeps one with
 * each entry can be gone on with, or gone back in, without playing it again, also under later rules.
 */
export interface Bookmark {
  readonly agenda: State<SceneTypes>['agenda'];
  readonly sealed: State<SceneTypes>['sealed'];
  readonly inner: State<SceneTypes>['inner'];
}

/** The bookmark of a state. It shares what later states copy. */
export const bookmarkOf = <T extends SceneTypes>({ agenda, sealed, inner }: State<T>): Bookmark => ({
  agenda: agenda.slice(),
  sealed: copySealed(sealed),
  inner,
});

/** The state after some more events, at a bookmark. The state given is left as it was. */
export const stateAfter = <T extends SceneTypes>(
  rules: SceneRules<T>,
  before: State<T>,
  heard: Iterable<Heard>,
  { agenda, sealed, inner }: Bookmark,
): State<T> => {
  const state = forkState(rules, { ...before, agenda: agenda.slice() as T['step'][], sealed, inner } as State<T>);
  for (const { to, depth, event } of heard) {
    // The facts of a scene inside are kept whole in the bookmark while it is played.
    if (depth > 0) continue;
    if (to === null) rules.evolve(state.open, event);
    else for (const seat of to) rules.evolveOwn(state.own[seat], event);
  }
  return state;
};

/** The state that a start, the events since and a bookmark give. */
export const stateAt = <T extends SceneTypes>(
  rules: SceneRules<T>,
  start: Start,
  heard: Iterable<Heard>,
  bookmark: Bookmark,
): Result<State<T>> => {
  const begun = beginState(rules, start);
  return begun.ok ? ok(stateAfter(rules, begun.value, heard, bookmark)) : begun;
};

/** What a view holds beside the facts: it comes whole with every piece of news. */
export type Standing = Pick<View<SceneTypes>, 'agenda' | 'mine' | 'made' | 'inner'>;

/** Where a view stands in its scene, without the facts. */
export const standingOf = ({ agenda, mine, made, inner }: View<SceneTypes>): Standing => ({
  agenda,
  mine,
  made,
  inner,
});

/** The view after some news: the events its seat heard are folded in, and the rest is as it now stands. */
export const follow = (
  rules: AnyRules,
  view: View<SceneTypes>,
  heard: readonly Heard[],
  standing: Standing,
): View<SceneTypes> => {
  const outer = heard.filter(({ depth }) => depth === 0);
  const open = outer.some(({ to }) => to === null) ? copyJson(view.open) : view.open;
  const own = outer.some(({ to }) => to !== null) ? copyJson(view.own) : view.own;
  for (const { to, event } of outer) {
    if (to === null) rules.evolve(open, event);
    else rules.evolveOwn(own, event);
  }
  return { ...view, open, own, ...standing } as View<SceneTypes>;
};
