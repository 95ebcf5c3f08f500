import type { Json } from '../json.js';
import type { RuleId } from '../refusals.js';
import type { AnyRules, Asked, SceneTypes, View } from './contract.js';
import { hasOthers, innermost, type PlayedScene } from './innermost.js';
import { viewOf } from './state.js';

/** How an answer stands for a seat: in one of its ways, and for answers that go through a list, in which order. */
export interface Stands {
  readonly way: string;
  readonly names?: readonly string[];
}

/** An answer that was given by hand. */
export interface ByHand<T extends SceneTypes = SceneTypes> {
  readonly step: T['step'];
  readonly asked: Asked;
  readonly choice: T['choice'];
}

/**
 * An answer that is nearly always the same: given once, it stands. It is worked out from what its seat sees and nothing
 * else, and it asks again by itself when that differs from what was remembered in a way that matters.
 */
export interface StandingAnswer<T extends SceneTypes = SceneTypes> {
  /** A key; the scene's words say it to people. */
  readonly id: string;
  /** The steps at which it can answer. */
  readonly steps: readonly T['step']['step'][];
  /** The ways in which it can stand. */
  readonly ways: readonly string[];
  /** Whether a page lets it stand for somebody who has said nothing yet, in the first of its ways. */
  readonly initially: 'stands' | 'ask';
  readonly rules?: readonly RuleId[];
  /** Other answers to its question, seldom given and never standing: a page keeps them beside it. */
  readonly rare?: readonly string[];
  /**
   * What is remembered from now on: when it is set (`given` is null), or answered by hand. Null means that all is as
   * it was when the scene began.
   */
  readonly memo?: (view: View<T>, given: ByHand<T> | null, before: Json | null) => Json;
  /** The answer, or null where it must be asked for. */
  readonly answer: (
    view: View<T>,
    asked: { readonly step: T['step']; readonly asked: Asked },
    stands: Stands & { readonly memo: Json | null },
  ) => T['choice'] | null;
}

/** What stands for one seat in one kind of scene, by the id of the answer. */
export type StandingAnswers = Readonly<Record<string, Stands>>;

/** What is remembered for a seat in one scene, by the id of the answer. */
export type Memos = Readonly<Record<string, Json>>;

/** What a memo that goes by names has of one of them. */
export const remembered = <A>(memo: Json | null, name: string): A | undefined =>
  memo !== null && Object.hasOwn(memo as object, name)
    ? ((memo as Readonly<Record<string, Json>>)[name] as A)
    : undefined;

/** The same with something else of some of them. */
export const rememberedWith = (memo: Json | null, now: readonly (readonly [string, Json])[]): Json => ({
  ...(memo as object | null),
  ...Object.fromEntries(now),
});

const answersAt = (all: readonly StandingAnswer[], step: string): readonly StandingAnswer[] =>
  all.filter(({ steps }) => steps.includes(step));

/** Which answer stands for one who is asked in the innermost scene, and what it is; null where it is to be asked for. */
export interface GivenByStanding {
  /** Null where it is the only answer that is open. */
  readonly id: string | null;
  readonly choice: unknown;
}

/** The answer that is the only one open to one who is asked; null where there are others. */
const onlyAnswer = (scene: PlayedScene & { choices(asked: Asked): readonly unknown[] | null }, asked: Asked) => {
  const listed = scene.choices(asked);
  return listed?.length === 1 && !hasOthers(scene, asked) ? { id: null, choice: listed[0] } : null;
};

/** A scene being played, as far as one has to know it who answers in it. */
type Asking = PlayedScene & {
  choices(asked: Asked): readonly unknown[] | null;
  accepts(asked: Asked, choice: unknown): { readonly ok: boolean };
};

/** What stands for a seat, and what was remembered when it last spoke. */
export interface Stood {
  readonly of: (rules: AnyRules) => readonly StandingAnswer[];
  readonly stands: StandingAnswers;
  readonly memos: Memos;
  /** Whether the seat is not shown that others have sealed. */
  readonly hideMade: boolean;
}

/**
 * The answer that stands for one who is asked. One open answer is not asked for either: it is done. Whatever the rules
 * would not take is asked for.
 */
export const givenByStanding = (
  scene: Asking,
  asked: Asked,
  { of, stands, memos, hideMade }: Stood,
): GivenByStanding | null => {
  const { rules, state } = innermost(scene);
  const step = state.agenda.at(-1);
  if (step === undefined || Object.hasOwn(state.sealed, asked.as)) return null;
  const view = viewOf(state, asked.seat, hideMade);
  for (const one of answersAt(of(rules), step.step)) {
    const standing = stands[one.id];
    if (standing === undefined) continue;
    const choice = one.answer(view, { step, asked }, { ...standing, memo: memos[one.id] ?? null });
    if (choice !== null && scene.accepts(asked, choice).ok) return { id: one.id, choice };
  }
  return onlyAnswer(scene, asked);
};

/** What is remembered after an answer was given by hand, or (`given` is null) after answers were set to stand. */
export const memosAfter = (
  view: View<SceneTypes>,
  given: ByHand | null,
  all: readonly StandingAnswer[],
  before: Memos,
): Memos => {
  const after: Record<string, Json> = { ...before };
  for (const { id, memo } of given === null ? all : answersAt(all, given.step.step)) {
    if (memo !== undefined) after[id] = memo(view, given, before[id] ?? null);
  }
  return after;
};
