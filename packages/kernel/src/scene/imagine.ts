import type { Stream } from '../dice/stream.js';
import { copyJson } from '../json.js';
import type { AnyRules, Imagined, SceneRules, SceneTypes, View } from './contract.js';
import { Run } from './run.js';
import { NO_ANSWERS, type State } from './state.js';

/** A whole state that looks, to this seat, just like its view: what it cannot see is made up by the rules. */
export const imagine = <T extends SceneTypes>(rules: SceneRules<T>, view: View<T>, source: Stream): State<T> => {
  const hidden: Imagined<T> = rules.imagine?.(view, source) ?? {
    own: Object.fromEntries(view.seats.map((seat) => [seat, {}])),
  };
  const own: State<T>['own'] = { ...hidden.own };
  if (view.seat !== null && view.own !== null) own[view.seat] = copyJson(view.own) as T['own'];
  const state: State<T> = {
    seats: view.seats,
    given: view.given as T['given'],
    open: copyJson(view.open) as T['open'],
    own,
    agenda: [...(hidden.agenda ?? view.agenda)],
    sealed: NO_ANSWERS,
    inner: null,
    ...((view.closed ?? []).length > 0 ? { guessed: true as const } : {}),
  };
  if (view.inner !== null) {
    const inner = imagine(rules.scenes[view.inner.scene] as AnyRules, view.inner.view, source);
    state.inner = { scene: view.inner.scene, state: inner };
  }
  if (view.made.length > 0) imagineAnswers(rules, view, state, source);
  return state;
};

/** One by one, since what a seat may answer for one person can depend on what it has answered for another. */
const imagineAnswers = <T extends SceneTypes>(
  rules: SceneRules<T>,
  view: View<T>,
  state: State<T>,
  source: Stream,
): void => {
  const { awaits } = new Run(rules, state);
  if (awaits.need !== 'answers') return;
  for (const { seat, as } of awaits.asked) {
    if (!view.made.includes(as)) continue;
    const choice = Object.hasOwn(view.mine, as) ? view.mine[as] : new Run(rules, state).sample({ seat, as }, source);
    state.sealed = { ...state.sealed, [as]: { seat, choice } };
  }
};
