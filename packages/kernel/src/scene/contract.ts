import type { Throw, ThrowResult } from '../dice/reading.js';
import type { Stream } from '../dice/stream.js';
import type { Refusal } from '../refusals.js';
import type { Result } from '../result.js';
import type { Shape } from '../shape.js';
import type { Rated, Sum } from '../tally.js';
import type { Answers } from './answers.js';

/** A string that stands for one kind of thing and is not mixed up with another. */
export type Flavour<F extends string> = string & { readonly flavour?: F };

/** A number that counts one kind of thing (hexes, units, sides) and is not mixed up with another. */
export type Index<K extends string> = number & { readonly flavour?: K };

/** Who decides: a place at the table, held by a person or a computer player. */
export type SeatId = Flavour<'seat'>;

/** Facts as the rules may read them: nothing but `evolve` writes. */
export type Fixed<A> = A extends string | number | boolean | null | undefined
  ? A
  : A extends readonly (infer I)[]
    ? readonly Fixed<I>[]
    : { readonly [K in keyof A]: Fixed<A[K]> };

/** Whose sheets are closed, by the name a scene knows people by, and the only seats that may read each. */
export type ClosedSheets = Readonly<Record<string, readonly SeatId[]>>;

/**
 * Something to be done next, as data. `seenBy`, where given, names the only seats that may know of it. `apart` says that
 * each of these knows of itself alone: of what is asked of the others, and that it is, it is shown nothing.
 */
export interface Step {
  readonly step: string;
  readonly seenBy?: readonly SeatId[];
  readonly apart?: true;
}

/** Something that has happened, as data. */
export type Event = { readonly event: string };

/** The types of one kind of scene, in one bundle. */
export interface SceneTypes {
  /** What a scene is set up from, checked and with its defaults filled in. */
  setup: unknown;
  /** What the table has switched, checked and with its defaults filled in. */
  options: unknown;
  /** Facts that never change, open to all; shared by every copy of the state. */
  given: unknown;
  /** Facts open to all. */
  open: unknown;
  /** Facts of one seat alone. */
  own: unknown;
  step: Step;
  /** What everyone hears. */
  event: Event;
  /** What one seat alone hears. */
  secret: Event;
  /** What a seat can answer. */
  choice: unknown;
  outcome: unknown;
}

/** Whose decision: the seat, and the person, unit or side it decides for (the seat itself where there is none). */
export interface Asked {
  readonly seat: SeatId;
  readonly as: string;
}

/** What everybody sees of a scene. */
export interface Sight<T extends SceneTypes> {
  readonly seats: readonly SeatId[];
  readonly given: Fixed<T['given']>;
  readonly open: Fixed<T['open']>;
}

/** All a seat may know. `own` is null for a spectator. */
export interface View<T extends SceneTypes> extends Sight<T> {
  readonly seat: SeatId | null;
  readonly own: Fixed<T['own']> | null;
  /** What is to come, the next step last. */
  readonly agenda: readonly T['step'][];
  /** My sealed answers that still wait for others, by what I answered for. */
  readonly mine: Readonly<Record<string, T['choice']>>;
  /** For whom an answer is sealed already, mine and others', in an order that does not tell who was first. */
  readonly made: readonly string[];
  /** Whose sheets this seat may not read: the given facts then hold what anybody might guess in their place. */
  readonly closed?: readonly string[];
  /** The scene inside this one, while it is played. */
  readonly inner: { readonly scene: string; readonly view: View<SceneTypes> } | null;
}

/** Facts as a handler sees them. */
export interface Facts<T extends SceneTypes> extends Sight<T> {
  readonly own: Readonly<Record<SeatId, Fixed<T['own']>>>;
  /** Works out a number by a rule: with its lines where somebody listens, without where nobody does. */
  readonly rate: (by: (sum: Sum) => void) => Rated;
}

/** What a handler can do: say what happened, tell one seat, and put steps before the rest of the agenda. */
export interface Play<T extends SceneTypes> extends Facts<T> {
  readonly say: (event: T['event']) => void;
  readonly tell: (seat: SeatId, secret: T['secret']) => void;
  /** The first step put is the first done. */
  readonly next: (step: T['step']) => void;
}

type Verb = 'does' | 'asks' | 'asksTogether' | 'rolls' | 'opens';

/** How one kind of step is carried out. Made by one of the five verbs below, all of one form so that play is fast. */
export interface Procedure<T extends SceneTypes, S> {
  readonly verb: Verb;
  readonly whom: ((facts: Facts<T>, step: S) => readonly Asked[]) | null;
  readonly answer: Shape<unknown> | null;
  readonly choices: ((view: View<T>, step: S, asked: Asked) => readonly unknown[]) | null;
  /** Whether `choices` are only some of those that are open: `refuses` then decides about every answer. */
  readonly suggests: boolean;
  readonly among: ((view: View<T>, step: S, choice: never, asked: Asked) => readonly unknown[]) | null;
  readonly refuses: ((view: View<T>, step: S, choice: never, asked: Asked) => Refusal | null) | null;
  /** Whether answers are open that mean something else than every listed one. */
  readonly others: ((view: View<T>, step: S, asked: Asked) => boolean) | null;
  readonly sample: ((view: View<T>, step: S, asked: Asked, source: Stream) => unknown) | null;
  readonly throws: ((facts: Facts<T>, step: S) => Throw) | null;
  readonly thrower: ((facts: Facts<T>, step: S) => SeatId | null) | null;
  readonly shownTo: ((facts: Facts<T>, step: S, result: never) => readonly SeatId[]) | null;
  readonly opening: ((facts: Facts<T>, step: S) => InnerOpening) | null;
  readonly reveals: boolean;
  /** Beside an answer stands who was asked; beside the result of a throw stand its faces. */
  then(play: Play<T>, step: S, answer: never, beside: never): void;
}

/** Which of the rule set's inner scenes to open, and with what. */
export interface InnerOpening {
  readonly scene: string;
  readonly setup: unknown;
  readonly options?: unknown;
}

const NOTHING = {
  verb: 'does',
  whom: null,
  answer: null,
  choices: null,
  suggests: false,
  among: null,
  refuses: null,
  others: null,
  sample: null,
  throws: null,
  thrower: null,
  shownTo: null,
  opening: null,
  reveals: false,
  then: () => undefined,
};

/** Every procedure has every field, in one order: the engine then keeps them all as one kind of object. */
const procedure = <T extends SceneTypes, S>(verb: Verb, parts: object): Procedure<T, S> =>
  ({ ...NOTHING, ...parts, verb }) as Procedure<T, S>;

/** A step that needs nobody. `reveals` says that it may make a secret public. */
export const does = <T extends SceneTypes, S>(
  then: (play: Play<T>, step: S) => void,
  { reveals = false }: { readonly reveals?: boolean } = {},
): Procedure<T, S> => procedure('does', { reveals, then });

interface Asking<T extends SceneTypes, S, C> {
  readonly whom: (facts: Facts<T>, step: S) => readonly Asked[];
  readonly answer: Shape<C>;
  /** The answers the rules allow, from what the seat sees: all of them, or those that can be listed. */
  readonly choices?: (view: View<T>, step: S, asked: Asked) => readonly C[];
  /** Says that there are too many to list: `choices` are suggestions then, and `refuses` decides about them too. */
  readonly suggests?: true;
  /** Those of `choices` among which an answer is if it is open: where listing all to check one would take long. */
  readonly among?: (view: View<T>, step: S, choice: C, asked: Asked) => readonly C[];
  /** Decides about an answer that is not listed: why it is refused, or null when it is allowed. */
  readonly refuses?: (view: View<T>, step: S, choice: C, asked: Asked) => Refusal | null;
  /** Whether answers are open beside those that are listed. Left out, only where they are suggestions or none is. */
  readonly others?: (view: View<T>, step: S, asked: Asked) => boolean;
  /** An allowed answer at random; needed where not all are listed. */
  readonly sample?: (view: View<T>, step: S, asked: Asked, source: Stream) => C;
  readonly reveals?: boolean;
}

/** A step that waits for one seat, or for whichever of several answers first. */
export const asks = <T extends SceneTypes, S, C>(
  parts: Asking<T, S, C> & { readonly then: (play: Play<T>, step: S, choice: C, asked: Asked) => void },
): Procedure<T, S> => procedure('asks', parts);

/** A step that waits for several answers, each sealed until all are in. They come in the order of asking. */
export const asksTogether = <T extends SceneTypes, S, C>(
  parts: Asking<T, S, C> & {
    readonly then: (play: Play<T>, step: S, answers: Answers<C>) => void;
  },
): Procedure<T, S> => procedure('asksTogether', { ...parts, reveals: true });

/**
 * A step that waits for dice. What follows hangs on the result alone, so that searches can branch over results; the
 * faces are for the record, and null where a search has thrown nothing.
 */
export const rolls = <T extends SceneTypes, S, R extends ThrowResult = ThrowResult>(parts: {
  readonly throws: (facts: Facts<T>, step: S) => Throw;
  /** The seat that throws where dice are typed in; anyone when there is none. */
  readonly thrower?: (facts: Facts<T>, step: S) => SeatId | null;
  /** Of a throw that is hidden: the seats that may know of it once it has fallen like this. Left out: as before. */
  readonly shownTo?: (facts: Facts<T>, step: S, result: R) => readonly SeatId[];
  readonly then: (play: Play<T>, step: S, result: R, faces: readonly number[] | null) => void;
  readonly reveals?: boolean;
}): Procedure<T, S> => procedure('rolls', parts);

/** A step that opens a scene inside this one and goes on with its outcome. */
export const opens = <T extends SceneTypes, S, O>(parts: {
  readonly opening: (facts: Facts<T>, step: S) => InnerOpening;
  readonly then: (play: Play<T>, step: S, outcome: O) => void;
  readonly reveals?: boolean;
}): Procedure<T, S> => procedure('opens', parts);

type StepOf<T extends SceneTypes, K extends T['step']['step']> = Extract<T['step'], { readonly step: K }>;

/** One procedure for each kind of step; a chapter gives those of its own steps. */
export type Procedures<T extends SceneTypes, K extends T['step']['step'] = T['step']['step']> = {
  readonly [P in K]: Procedure<T, StepOf<T, P>>;
};

/** How a scene stands when it begins. */
export interface Opening<T extends SceneTypes> {
  readonly seats: readonly SeatId[];
  readonly given: T['given'];
  readonly open: T['open'];
  /** The facts of each seat alone; a seat that is left out has none. */
  readonly own?: Readonly<Record<SeatId, T['own']>>;
  /** The first step first. */
  readonly agenda: readonly T['step'][];
}

/** The hidden part of a world that would look just like the view it was imagined from. */
export interface Imagined<T extends SceneTypes> {
  readonly own: Readonly<Record<SeatId, T['own']>>;
  /** The whole agenda, where some of it is hidden. The next step is the last. */
  readonly agenda?: readonly T['step'][];
}

/** What a seat may do at any time, asked or not. No rule reads what comes of it: what somebody is called, say. */
export interface Gestures<T extends SceneTypes, G = never> {
  readonly shape: Shape<G>;
  /** Why this seat may not do it; null where it may. */
  readonly refuses: (facts: Pick<Facts<T>, 'given' | 'open'>, seat: SeatId, gesture: G) => Refusal | null;
  readonly says: (facts: Pick<Facts<T>, 'given' | 'open'>, gesture: G) => T['event'];
  /** Those for whom a seat may speak now, where anybody speaks. */
  readonly voices?: (facts: Pick<Facts<T>, 'given' | 'open'>, seat: SeatId) => readonly string[];
}

/** The gestures of a scene, of whatever form. */
export const gestures = <T extends SceneTypes, G>(parts: Gestures<T, G>): Gestures<T> =>
  parts as unknown as Gestures<T>;

/** The rules of one kind of scene: all that any driver needs to know. */
export interface SceneRules<T extends SceneTypes> {
  /** Rule set and scene, such as `saga/check`. */
  readonly scene: string;
  readonly version: string;
  /** These rules as they were in earlier versions: logs that name one are gone over by it. */
  readonly formerly?: readonly SceneRules<T>[];
  readonly setup: Shape<T['setup']>;
  /** The options of the ledger that bear on this scene, by their names there. */
  readonly options: Shape<T['options']>;
  /** The state a setup begins with, or which rule it breaks. */
  readonly begin: (setup: T['setup'], options: T['options']) => Result<Opening<T>>;
  /**
   * The setup with the sheets of these people as anybody might guess them, whatever they are. What a seat is given that
   * may not read them is what this setup begins with. Needed where sheets can be closed.
   */
  readonly shut?: (setup: T['setup'], whose: ReadonlySet<string>) => T['setup'];
  readonly procedures: Procedures<T>;
  /** Writes what was said into the open facts. Holds no rules. */
  readonly evolve: (open: T['open'], event: T['event']) => void;
  /** Writes what a seat was told into its own facts. */
  readonly evolveOwn: (own: T['own'], secret: T['secret']) => void;
  /** What the campaign takes from a scene that is over. */
  readonly outcome: (facts: Facts<T>) => T['outcome'];
  /** Scenes that may be opened inside this one. */
  readonly scenes: Readonly<Record<string, AnyRules>>;
  /** A copy of the open facts, where a hand-written one is faster than copying JSON. */
  readonly copyOpen?: (open: T['open']) => T['open'];
  /** What seats may do at any time, where there is something. */
  readonly gestures?: Gestures<T>;
  /** What seats were told alone stays theirs when the scene is over: its log is not for everybody's eyes. */
  readonly staysSecret?: boolean;
  /**
   * Throws dice of which nobody may know. Where dice are typed in, those that few may know of then come from a seed all
   * the same: whoever types them, and when, would tell of them.
   */
  readonly screens?: true;
  /** What might be behind this view. Needed where seats have facts of their own, or steps that not all may see. */
  readonly imagine?: (view: View<T>, source: Stream) => Imagined<T>;
}

/** Rules of whatever kind of scene: drivers hold these. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the kind of scene is forgotten
export type AnyRules = SceneRules<any>;
