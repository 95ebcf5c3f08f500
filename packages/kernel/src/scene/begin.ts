import { ok, type Result } from '../result.js';
import type { SceneRules, SceneTypes } from './contract.js';
import { NO_ANSWERS, type State } from './state.js';

/** What a scene is begun with: outside data, not yet checked. */
export interface Start {
  readonly setup: unknown;
  readonly options?: unknown;
}

/** The state a setup begins with, before any step has been carried out. */
export const beginState = <T extends SceneTypes>(rules: SceneRules<T>, start: Start): Result<State<T>> => {
  const setup = rules.setup.parse(start.setup, 'setup');
  if (!setup.ok) return setup;
  const options = rules.options.parse(start.options ?? {}, 'options');
  if (!options.ok) return options;
  const begun = rules.begin(setup.value, options.value);
  if (!begun.ok) return begun;
  const { seats, given, open, agenda } = begun.value;
  const own = Object.fromEntries(seats.map((seat) => [seat, begun.value.own?.[seat] ?? {}]));
  return ok({ seats, given, open, own, agenda: [...agenda].reverse(), sealed: NO_ANSWERS, inner: null });
};
