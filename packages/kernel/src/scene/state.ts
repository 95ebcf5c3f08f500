import type { Throw } from '../dice/reading.js';
import { copyJson } from '../json.js';
import type { Refusal } from '../refusals.js';
import type { Thrown } from './awaited.js';
import type { AnyRules, Asked, ClosedSheets, SceneRules, SceneTypes, SeatId, Step, View } from './contract.js';

/** The answers sealed when there are none: shared, so that the common case costs nothing. */
export const NO_ANSWERS: Record<string, never> = Object.freeze({});

/** A scene at one moment: plain data, and all there is. */
export interface State<T extends SceneTypes> {
  readonly seats: readonly SeatId[];
  readonly given: T['given'];
  readonly open: T['open'];
  readonly own: Record<SeatId, T['own']>;
  /** A stack of steps: the last one is next. */
  readonly agenda: T['step'][];
  /** Answers that wait for others, by what was answered for, with the seat that gave them. */
  sealed: Record<string, { readonly seat: SeatId; readonly choice: T['choice'] }>;
  inner: { readonly scene: string; readonly state: State<SceneTypes> } | null;
  /** Whose sheets are closed; left out where all lie open. */
  readonly closed?: ClosedSheets;
  /** The given facts as those see them to whom sheets are closed, by seat; under an empty name as everybody else does. */
  readonly shown?: Readonly<Record<string, T['given']>>;
  /** Imagined from a view to which sheets are closed: the given facts are a guess. */
  readonly guessed?: true;
}

/**
 * Answers by what was answered for. Who is asked differs from time to time, and so do the keys: without a prototype this is
 * a table to the engine from the beginning, which saves it from making a form for every set of keys.
 */
export const answerTable = <A>(of: Readonly<Record<string, A>> = {}): Record<string, A> =>
  Object.assign(Object.create(null) as Record<string, A>, of);

/** The sealed answers, for another state that can be played on. */
export const copySealed = <T extends SceneTypes>(sealed: State<T>['sealed']): State<T>['sealed'] =>
  sealed === NO_ANSWERS ? NO_ANSWERS : answerTable(sealed);

/** A copy that can be played on without touching the original. What never changes is shared. */
export const forkState = <T extends SceneTypes>(rules: SceneRules<T>, state: State<T>): State<T> => ({
  seats: state.seats,
  given: state.given,
  open: rules.copyOpen ? rules.copyOpen(state.open) : copyJson(state.open),
  own: copyJson(state.own),
  agenda: state.agenda.slice(),
  sealed: copySealed(state.sealed),
  inner:
    state.inner === null
      ? null
      : { scene: state.inner.scene, state: forkState(rules.scenes[state.inner.scene] as AnyRules, state.inner.state) },
  ...closing(state),
});

/** What a state holds of closed sheets, for another state of the same scene. */
const closing = <T extends SceneTypes>({ closed, shown, guessed }: State<T>): Partial<State<T>> => {
  if (guessed) return { guessed };
  return closed === undefined || shown === undefined ? {} : { closed, shown };
};

/** A throw as it is awaited: one with ratings in it says where these are guessed. */
export const awaitedThrow = <T extends SceneTypes>({ guessed }: State<T>, thrown: Throw): Throw =>
  guessed && thrown.tally !== null ? { ...thrown, guessed } : thrown;

/**
 * The only seats that may know the numbers of a throw: those who may read every sheet; null where all may. A throw
 * without a tally has nobody's numbers in it.
 */
const readersOf = <T extends SceneTypes>({ closed }: State<T>, { tally }: Throw): readonly SeatId[] | null => {
  if (closed === undefined || tally === null) return null;
  const [first = [], ...others] = Object.values(closed);
  return first.filter((seat) => others.every((readers) => readers.includes(seat)));
};

/** A throw that falls now, and who may know of it. */
export const seenIn = <T extends SceneTypes>(
  state: State<T>,
  thrown: Throw,
  shown: readonly SeatId[] | null = null,
): Pick<Thrown, 'throw' | 'seenBy' | 'awaitedBy' | 'readBy'> => {
  const awaitedBy = state.agenda.at(-1)?.seenBy ?? null;
  return { throw: thrown, seenBy: shown ?? awaitedBy, awaitedBy, readBy: readersOf(state, thrown) };
};

const NOBODY: readonly string[] = Object.freeze([]);

/** Whether a seat may know of a step. */
export const seenBy = (step: Step, seat: SeatId | null): boolean =>
  step.seenBy === undefined || (seat !== null && step.seenBy.includes(seat));

/** Whether a seat may know that another is asked. */
export const knowsOf = (step: Step, seat: SeatId, other: SeatId): boolean =>
  seenBy(step, seat) && (step.apart === undefined || seat === other);

/** The refusal of one who is not asked: it names no more of those who are than the seat may know of. */
export const notAwaited = (step: Step, all: readonly Asked[], { seat, as }: Asked): Refusal => {
  const awaited = all.filter((one) => knowsOf(step, seat, one.seat)).map((one) => one.as);
  return { code: 'NOT_AWAITED', seat, as, awaited };
};

/** A step as one of those sees it who may: what is asked of several apart looks as if it were asked of one. */
const shownTo = <S extends Step>(step: S, seat: SeatId | null): S =>
  step.apart && seat !== null ? { ...step, seenBy: [seat] } : step;

const agendaSeenBy = <S extends Step>(agenda: readonly S[], seat: SeatId | null): readonly S[] => {
  for (const step of agenda) {
    if (step.seenBy === undefined) continue;
    return agenda.filter((one) => seenBy(one, seat)).map((one) => shownTo(one, seat));
  }
  return agenda;
};

/** The seats that may know of what is played now, here and in the scenes inside; null where all may. */
export const knowersOf = ({ agenda, inner }: Pick<State<SceneTypes>, 'agenda' | 'inner'>): readonly SeatId[] | null => {
  const here = agenda.at(-1)?.seenBy ?? null;
  const within = inner === null ? null : knowersOf(inner.state);
  if (here === null || within === null) return here ?? within;
  return within.filter((seat) => here.includes(seat));
};

const sealedBy = <T extends SceneTypes>(
  state: State<T>,
  seat: SeatId | null,
): Readonly<Record<string, T['choice']>> => {
  const mine = answerTable<T['choice']>();
  for (const as in state.sealed) {
    const answer = state.sealed[as];
    if (answer?.seat === seat) mine[as] = answer.choice;
  }
  return mine;
};

const sortedKeys = (of: object): readonly string[] => {
  const keys = Object.keys(of);
  return keys.length < 2 ? keys : keys.sort();
};

/** For whom an answer is sealed: sorted, and nothing for those who may not know of the step. */
const madeIn = <T extends SceneTypes>(state: State<T>, seat: SeatId | null): readonly string[] =>
  seenBy(state.agenda.at(-1) as Step, seat) ? sortedKeys(state.sealed) : NOBODY;

/** Whose sheets a seat may not read. */
export const closedTo = (closed: ClosedSheets, seat: SeatId | null): readonly string[] =>
  Object.keys(closed).filter((name) => seat === null || closed[name]?.includes(seat) !== true);

const givenTo = <T extends SceneTypes>({ given, shown }: State<T>, seat: SeatId | null): T['given'] =>
  shown === undefined ? given : (shown[seat ?? ''] ?? shown['']);

/** The scene inside, for those who may know of it. */
const innerSeen = <T extends SceneTypes>(
  { inner, agenda }: State<T>,
  seat: SeatId | null,
  hideMade: boolean,
): View<T>['inner'] =>
  inner === null || !seenBy(agenda.at(-1) as Step, seat)
    ? null
    : { scene: inner.scene, view: viewOf(inner.state, seat, hideMade) };

/**
 * What a seat sees, taken from where facts stand; a spectator is `null`. It is a window on the state, not a copy:
 * whoever keeps it beyond the next input of a run copies it. A table may hide from a seat that others have sealed.
 * Whoever knows that no step is hidden gives the agenda as it is.
 */
export const viewOf = <T extends SceneTypes>(
  state: State<T>,
  seat: SeatId | null,
  hideMade = false,
  agenda: readonly T['step'][] | null = null,
): View<T> => {
  const quiet = state.sealed === NO_ANSWERS;
  const mine = quiet ? NO_ANSWERS : sealedBy(state, seat);
  return {
    seat,
    seats: state.seats,
    given: givenTo(state, seat) as View<T>['given'],
    open: state.open as View<T>['open'],
    own: (seat === null ? null : (state.own[seat] ?? null)) as View<T>['own'],
    agenda: agenda ?? agendaSeenBy(state.agenda, seat),
    mine,
    made: quiet ? NOBODY : hideMade ? sortedKeys(mine) : madeIn(state, seat),
    inner: innerSeen(state, seat, hideMade),
    ...(state.closed === undefined ? {} : { closed: closedTo(state.closed, seat) }),
  };
};
