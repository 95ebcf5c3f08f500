import { diceBehind } from '../dice/counting.js';
import { dieName, wrongFaces } from '../dice/die.js';
import type { ThrowResult } from '../dice/reading.js';
import type { Stream } from '../dice/stream.js';
import { reckon } from '../dice/throw.js';
import { sameJson } from '../json.js';
import type { Refusal } from '../refusals.js';
import { Impossible, ok, type Result, refused } from '../result.js';
import type { Answers } from './answers.js';
import { type Awaited, heardBy, isAsked, type Listener } from './awaited.js';
import { innerBegun, withClosed } from './begin.js';
import type { Asked, Play, Procedure, SceneRules, SceneTypes, SeatId, View } from './contract.js';
import { gestureIn } from './gesture.js';
import { innerRules } from './innerRules.js';
import { Known } from './known.js';
import { notListed, reverseFrom, shortListOf } from './listing.js';
import { playOn } from './play.js';
import { countUnsealed, sealIn } from './sealing.js';
import { awaitedThrow, forkState, NO_ANSWERS, notAwaited, type State, seenBy, seenIn } from './state.js';
import { Views } from './views.js';

const MOST_STEPS = 100_000;
const OVER: Awaited = { need: 'nothing' };
const NOBODY: Asked = { seat: '', as: '' };
const NONE: Answers<never> = [];

/**
 * A scene being played on a state of its own, in place. Laboratories and searches drive it directly; tables go
 * through `apply`, which copies the state first. Both run this one code.
 */
export class Run<T extends SceneTypes> {
  readonly rules: SceneRules<T>;
  readonly state: State<T>;
  private readonly play: Play<T>;
  private readonly listener: Listener | null;
  private readonly depth: number;
  private inner: Run<SceneTypes> | null = null;
  private waiting: Awaited = OVER;
  /** How many of those who are asked together have not answered yet. */
  private unsealed = 0;
  private readonly views: Views<T>;
  private procedure: Procedure<T, T['step']> | null = null;
  private readonly known = new Known();

  constructor(rules: SceneRules<T>, state: State<T>, listener: Listener | null = null, depth = 0) {
    this.rules = rules;
    this.state = state;
    this.listener = listener;
    this.depth = depth;
    this.views = new Views(state);
    this.play = playOn(rules, state, listener, depth);
    this.settle();
  }

  /** What is awaited now. In a scene within this one, what that one awaits. */
  get awaits(): Awaited {
    return this.inner === null ? this.waiting : this.inner.awaits;
  }

  get over(): boolean {
    return this.inner === null && this.waiting === OVER;
  }

  /** What the campaign takes from it, once it is over. */
  outcome(): T['outcome'] {
    if (!this.over) throw new Impossible('the outcome of a scene that is not over', this.rules.scene);
    return this.rules.outcome(this.play);
  }

  view(seat: SeatId | null): View<T> {
    return this.views.of(seat);
  }

  /** A copy to play on. Answers that were listed are open in it too, and are not listed anew. */
  fork(listener: Listener | null = null): Run<T> {
    const forked = new Run(this.rules, forkState(this.rules, this.state), listener, this.depth);
    forked.known.listed = this.known.listed;
    return forked;
  }

  /** An answer open to one who is asked, picked at random. */
  sample(asked: Asked, source: Stream): unknown {
    if (this.inner !== null) return this.inner.sample(asked, source);
    const sample = this.procedure?.sample;
    if (sample) {
      const choice = sample(this.view(asked.seat), this.top(), asked, source);
      this.known.drawn = { asked, choice };
      return choice;
    }
    const listed = this.choices(asked) ?? [];
    return listed[source.below(listed.length)];
  }

  /** The answers open to one who is asked, as far as they can be listed; null where none can. */
  choices(asked: Asked): readonly unknown[] | null {
    if (this.inner !== null) return this.inner.choices(asked);
    const procedure = this.procedure;
    if (procedure === null || procedure.choices === null) return null;
    if (!this.known.hasListed(asked))
      this.known.listed = { asked, choices: procedure.choices(this.view(asked.seat), this.top(), asked) };
    return this.known.listed?.choices ?? null;
  }

  /** The answer as the rules take it, or why it is not open to one who is asked. */
  accepts(asked: Asked, choice: unknown): Result<unknown> {
    if (this.inner !== null) return this.inner.accepts(asked, choice);
    const waiting = this.waiting;
    if (waiting.need === 'nothing') return refused({ code: 'OVER' });
    if (waiting.need === 'dice') return refused({ code: 'DICE_FIRST', dice: waiting.throw.dice.map(dieName) });
    if (!isAsked(waiting.asked, asked)) return refused(notAwaited(this.top(), waiting.asked, asked));
    if (this.known.hasDrawn(asked, choice)) return ok(choice);
    const procedure = this.procedure as Procedure<T, T['step']>;
    const known = procedure.among === null || this.known.hasListed(asked);
    if (known && !procedure.suggests && this.choices(asked)?.includes(choice)) return ok(choice);
    const parsed = (procedure.answer as NonNullable<typeof procedure.answer>).parse(choice, 'choice');
    if (!parsed.ok) return parsed;
    const shortList = (): readonly unknown[] | null =>
      known ? this.choices(asked) : shortListOf(procedure, this.view(asked.seat), this.top(), parsed.value, asked);
    const listed = procedure.suggests ? null : shortList();
    if (listed?.some((one) => sameJson(one, parsed.value))) return parsed;
    if (procedure.refuses === null) return refused(notListed(asked, waiting.step, listed));
    const refusal = procedure.refuses(this.view(asked.seat), this.top(), parsed.value as never, asked);
    return refusal === null ? parsed : refused(refusal);
  }

  /** Takes an answer, or says why not and changes nothing. A sealed answer may be given anew until all are in. */
  answer(asked: Asked, choice: unknown): Refusal | null {
    if (this.inner !== null) {
      const refusal = this.inner.answer(asked, choice);
      if (refusal === null) this.settle();
      return refusal;
    }
    const accepted = this.accepts(asked, choice);
    if (!accepted.ok) return accepted.refusal;
    const waiting = this.waiting as Extract<Awaited, { need: 'answers' }>;
    if (waiting.together) this.seal(asked, accepted.value, waiting.asked);
    else this.carryOut(accepted.value, asked);
    return null;
  }

  /** Takes a gesture, or says why not: the outermost scene that has any. Whatever is awaited stays awaited. */
  gesture(seat: SeatId, made: unknown): Refusal | null {
    const inner = this.speaksIn(seat);
    if (inner !== null) return inner.gesture(seat, made);
    const event = this.over ? refused({ code: 'OVER' }) : gestureIn(this.rules, this.play, seat, made);
    if (event.ok) this.play.say(event.value);
    return event.ok ? null : event.refusal;
  }

  /** Those for whom a seat may speak, in the scene that takes its gestures. */
  voices(seat: SeatId): readonly string[] {
    return this.speaksIn(seat)?.voices(seat) ?? this.rules.gestures?.voices?.(this.play, seat) ?? [];
  }

  /** The scene inside, where it takes a seat's gestures: for whoever may not know of it, it is as if there were none. */
  private speaksIn(seat: SeatId): Run<SceneTypes> | null {
    if (this.inner === null || this.rules.gestures !== undefined) return null;
    return seenBy(this.top(), seat) ? this.inner : null;
  }

  private seal(asked: Asked, choice: unknown, all: readonly Asked[]): void {
    const { state } = this;
    const { sealed } = state;
    const isNew = sealed[asked.as] === undefined;
    this.known.forget();
    if (this.unsealed > (isNew ? 1 : 0)) {
      if (isNew) this.unsealed--;
      sealIn(state, asked, choice);
      this.views.sealed(asked, choice);
      return;
    }
    state.sealed = NO_ANSWERS;
    this.views.unsealed();
    const answers = all.map(({ as }) => ({ as, choice: as === asked.as ? choice : sealed[as]?.choice }));
    this.carryOut(answers, NOBODY);
  }

  /** Takes the faces of the awaited throw, or says what is wrong with them and changes nothing. */
  dice(faces: readonly number[]): Refusal | null {
    const thrown = this.awaits;
    if (thrown.need !== 'dice') {
      return { code: 'NO_DICE_NOW', awaited: thrown.need === 'answers' ? thrown.asked.map((one) => one.as) : [] };
    }
    const wrong = wrongFaces(diceBehind(thrown.throw, faces), faces);
    if (wrong !== null) return wrong;
    const { score, result } = reckon(thrown.throw, faces);
    this.fall(result, faces, score);
    return null;
  }

  /** Goes on as if the awaited throw had this result: for searches, which branch over results. */
  fall(result: ThrowResult, faces: readonly number[] | null = null, score: number | null = null): void {
    if (this.inner !== null) {
      this.inner.fall(result, faces, score);
      this.settle();
      return;
    }
    const waiting = this.waiting;
    if (waiting.need !== 'dice') throw new Impossible('a result when no dice are awaited', result);
    if (this.listener !== null) {
      const shown = this.procedure?.shownTo?.(this.play, this.top(), result as never) ?? null;
      this.listener.thrown({ ...seenIn(this.state, waiting.throw, shown), faces, score, result });
    }
    this.carryOut(result, faces);
  }

  private top(): T['step'] {
    return this.state.agenda[this.state.agenda.length - 1] as T['step'];
  }

  private carryOut(answer: unknown, beside: Asked | readonly number[] | null): void {
    this.perform(this.procedure as Procedure<T, T['step']>, answer, beside);
    this.settle();
  }

  /** Takes the top step off, carries it out, and lets what it put on the agenda come in the order it was put. */
  private perform(procedure: Procedure<T, T['step']>, answer: unknown, beside: Asked | readonly number[] | null): void {
    const { agenda } = this.state;
    const step = agenda.pop() as T['step'];
    const from = agenda.length;
    this.views.cut(from);
    procedure.then(this.play, step, answer as never, beside as never);
    reverseFrom(agenda, from);
    this.views.cut(from);
  }

  /** Carries out steps until one of them waits for somebody or something, or none is left. */
  private settle(): void {
    const { state } = this;
    const { agenda } = state;
    const procedures = this.rules.procedures as Readonly<Record<string, Procedure<T, T['step']>>>;
    this.known.forget();
    for (let done = 0; done < MOST_STEPS; done++) {
      if (agenda.length === 0) {
        this.waiting = OVER;
        this.procedure = null;
        return;
      }
      const step = agenda[agenda.length - 1] as T['step'];
      const procedure = procedures[step.step];
      if (procedure === undefined) throw new Impossible('a step without a procedure', step);
      if (procedure.verb === 'does') {
        this.perform(procedure, undefined, NOBODY);
        continue;
      }
      if (procedure.verb === 'opens') {
        if (this.playInner(procedure, step)) continue;
        return;
      }
      this.procedure = procedure;
      if (procedure.verb === 'rolls') {
        this.waiting = {
          need: 'dice',
          step: step.step,
          throw: awaitedThrow(state, (procedure.throws as NonNullable<typeof procedure.throws>)(this.play, step)),
          by: procedure.thrower === null ? null : procedure.thrower(this.play, step),
        };
        return;
      }
      const asked = (procedure.whom as NonNullable<typeof procedure.whom>)(this.play, step);
      const together = procedure.verb === 'asksTogether';
      if (asked.length === 0) {
        if (!together) throw new Impossible('a question to nobody', step);
        this.perform(procedure, NONE, NOBODY);
        continue;
      }
      this.waiting = { need: 'answers', step: step.step, asked, together };
      this.unsealed = countUnsealed(asked, state.sealed);
      return;
    }
    throw new Impossible('steps without end', agenda.at(-1));
  }

  /** Opens or goes on with the scene inside; true when it has ended and its outcome has been taken. */
  private playInner(procedure: Procedure<T, T['step']>, step: T['step']): boolean {
    const { state } = this;
    if (state.inner === null) {
      const opening = (procedure.opening as NonNullable<typeof procedure.opening>)(this.play, step);
      state.inner = innerBegun(this.rules, withClosed(opening, state.closed));
      this.inner = null;
    }
    const { scene, state: innerState } = state.inner;
    const listener = heardBy(this.listener, step.seenBy);
    this.inner ??= new Run(innerRules(this.rules, scene), innerState, listener, this.depth + 1);
    if (!this.inner.over) return false;
    const outcome = this.inner.outcome();
    state.inner = null;
    this.inner = null;
    this.perform(procedure, outcome, NOBODY);
    return true;
  }
}
