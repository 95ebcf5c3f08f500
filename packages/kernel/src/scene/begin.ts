import { Impossible, ok, type Result } from '../result.js';
import type { ClosedSheets, SceneRules, SceneTypes, SeatId } from './contract.js';
import { innerRules } from './innerRules.js';
import { closedTo, NO_ANSWERS, type State } from './state.js';

/** What a scene is begun with: outside data, not yet checked. */
export interface Start {
  readonly setup: unknown;
  readonly options?: unknown;
  /** Left out, all sheets lie open. */
  readonly closed?: ClosedSheets;
}

/** A start under which the same sheets are closed: people in a scene inside another are called as in that one. */
export const withClosed = <S extends Start>(start: S, closed: ClosedSheets | undefined): S =>
  closed === undefined ? start : { ...start, closed };

/** The given facts as each seat sees them whose sheets are closed to it; under an empty name as everybody else does. */
const givenToEach = <T extends SceneTypes>(
  { scene, shut, begin }: SceneRules<T>,
  {
    setup,
    options,
    closed,
  }: { readonly setup: T['setup']; readonly options: T['options']; readonly closed: ClosedSheets },
): NonNullable<State<T>['shown']> => {
  if (shut === undefined) throw new Impossible('closed sheets in a scene that cannot close them', scene);
  const shown = (seat: SeatId | null): T['given'] => {
    const begun = begin(shut(setup, new Set(closedTo(closed, seat))), options);
    if (!begun.ok) throw new Impossible('a scene that cannot begin with guessed sheets', begun.refusal);
    return begun.value.given;
  };
  const readers = [...new Set(Object.values(closed).flat())];
  return Object.fromEntries([['', shown(null)], ...readers.map((seat) => [seat, shown(seat)] as const)]);
};

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
  const state = { seats, given, open, own, agenda: [...agenda].reverse(), sealed: NO_ANSWERS, inner: null };
  const { closed } = start;
  if (closed === undefined) return ok(state);
  const shown = givenToEach(rules, { setup: setup.value, options: options.value, closed });
  return ok({ ...state, closed, shown });
};

/** A scene inside another, begun. The rules have opened it, so it must be able to begin. */
export const innerBegun = <T extends SceneTypes>(
  rules: SceneRules<T>,
  opening: Start & { readonly scene: string },
): { readonly scene: string; readonly state: State<SceneTypes> } => {
  const begun = beginState(innerRules(rules, opening.scene), opening);
  if (!begun.ok) throw new Impossible('a scene inside that cannot begin', begun.refusal);
  return { scene: opening.scene, state: begun.value };
};
