import { canonicalJson } from '../json.js';
import type { Refusal } from '../refusals.js';
import { ok, type Result, refused } from '../result.js';
import { sha256 } from '../sha256.js';
import type { Heard, Listener, Thrown } from './awaited.js';
import { beginState, type Start } from './begin.js';
import type { Asked, SceneRules, SceneTypes, SeatId } from './contract.js';
import { Run } from './run.js';
import { forkState, type State } from './state.js';

/** What comes into a scene from outside, and all that changes it. */
export type Input =
  | { readonly input: 'answer'; readonly seat: SeatId; readonly as?: string; readonly choice: unknown }
  | { readonly input: 'dice'; readonly faces: readonly number[]; readonly from: 'seed' | 'table' }
  /** Something that a seat does without being asked, and that no rule reads. */
  | { readonly input: 'gesture'; readonly seat: SeatId; readonly gesture: unknown };

/** A scene that has moved: where it stands now, and what was heard and thrown on the way. */
export interface Moved<T extends SceneTypes> {
  readonly run: Run<T>;
  readonly heard: readonly Heard[];
  readonly thrown: Thrown | null;
}

class Witness implements Listener {
  readonly all: Heard[] = [];
  last: Thrown | null = null;
  heard(heard: Heard): void {
    this.all.push(heard);
  }
  thrown(thrown: Thrown): void {
    this.last = thrown;
  }
}

/** Whom an answer is for: the seat itself where nothing is said. */
const askedIn = (input: Extract<Input, { input: 'answer' }>): Asked => ({
  seat: input.seat,
  as: input.as ?? input.seat,
});

const takenIn = <T extends SceneTypes>(run: Run<T>, input: Input): Refusal | null => {
  if (input.input === 'dice') return run.dice(input.faces);
  if (input.input === 'gesture') return run.gesture(input.seat, input.gesture);
  return run.answer(askedIn(input), input.choice);
};

/** Begins a scene from outside data. */
export const begin = <T extends SceneTypes>(rules: SceneRules<T>, start: Start): Result<Moved<T>> => {
  const begun = beginState(rules, start);
  if (!begun.ok) return begun;
  const witness = new Witness();
  const run = new Run(rules, begun.value, witness);
  return ok({ run, heard: witness.all, thrown: null });
};

/** The scene after an input. The state given is left as it was. */
export const apply = <T extends SceneTypes>(rules: SceneRules<T>, state: State<T>, input: Input): Result<Moved<T>> => {
  const witness = new Witness();
  const run = new Run(rules, forkState(rules, state), witness);
  const refusal = takenIn(run, input);
  return refusal === null ? ok({ run, heard: witness.all, thrown: witness.last }) : refused(refusal);
};

/** The fingerprint of a state: equal states and only those have the same. */
export const hashOf = <T extends SceneTypes>(state: State<T>): string => sha256(canonicalJson(state));
