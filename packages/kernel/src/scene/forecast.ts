import { both, CERTAIN, type Chance } from '../dice/chance.js';
import { oddsOf } from '../dice/odds.js';
import type { Prospect, Throw, ThrowResult } from '../dice/reading.js';
import { type Stream, stream } from '../dice/stream.js';
import { sameJson } from '../json.js';
import { ok, type Result, refused } from '../result.js';
import type { Heard, Listener } from './awaited.js';
import type { Asked, SceneRules, SceneTypes, SeatId, View } from './contract.js';
import { imagine } from './imagine.js';
import { Run } from './run.js';
import { knowersOf, NO_ANSWERS, type State } from './state.js';

/*
 * What a decision can lead to, for every kind of scene. A forecast plays the decision on a copy and follows every fall
 * of the dice until somebody must decide: there is no second reading of the rules. Whoever sees a view asks
 * `forecastOf(rules, view, asked, choice)`; whoever holds a world and several answers asks `forecastWith(run, answers)`;
 * `forecast(run)` follows dice that are awaited already. What a forecast says is what playing leads to: the result of
 * every throw, in the order of the throws, leads to the prospect with these `results`, whose `after` stands as the
 * scene then stands, and whose chance is the product of the chances of these results. The chances add up to one.
 */

/** One way the dice may fall, and what is heard and how things stand after it. */
export interface Course<T extends SceneTypes> {
  readonly chance: Chance;
  readonly results: readonly ThrowResult[];
  readonly heard: readonly Heard[];
  readonly after: Run<T>;
}

/** What may come of a choice, exactly. */
export interface Forecast<T extends SceneTypes> {
  /** Every throw that may come, once, with the tally of both sides, as they come. */
  readonly throws: readonly Throw[];
  readonly prospects: readonly Course<T>[];
}

/** How far to look. A course that is broken off there has an `after` that awaits dice. */
export interface Lookahead {
  /** So many throws one after the other, at most. */
  readonly throws?: number;
  /** Throws are followed as long as there are no more prospects than these. */
  readonly prospects?: number;
  /** Dice of which this seat may not know are not followed. */
  readonly seenBy?: SeatId;
  /** For searches: nothing is heard, and throws come without the lines of their tallies. */
  readonly silent?: boolean;
}

const MOST_PROSPECTS = 50_000;

class Ear implements Listener {
  readonly all: Heard[] = [];
  heard(heard: Heard): void {
    this.all.push(heard);
  }
  thrown(): void {}
}

/** A course after one more throw. */
const further = <T extends SceneTypes>(course: Course<T>, { result, chance }: Prospect, ear: Ear | null): Course<T> => {
  const after = course.after.fork(ear);
  after.fall(result);
  return {
    chance: both(course.chance, chance),
    results: [...course.results, result],
    heard: ear === null ? course.heard : [...course.heard, ...ear.all],
    after,
  };
};

/** Every way the dice may fall from here, exactly, the fewest throws first. The run itself is not moved. */
const follow = <T extends SceneTypes>(start: Course<T>, ahead: Lookahead): Forecast<T> => {
  const { throws: far = Number.POSITIVE_INFINITY, prospects: most = MOST_PROSPECTS, silent = false, seenBy } = ahead;
  const isHidden = ({ state }: Run<T>): boolean => seenBy !== undefined && knowersOf(state)?.includes(seenBy) === false;
  const throws: Throw[] = [];
  const done: Course<T>[] = [];
  let open: Course<T>[] = [start];
  for (let depth = 0; open.length > 0; depth++) {
    const deeper: Course<T>[] = [];
    for (const [at, course] of open.entries()) {
      const { awaits } = course.after;
      if (awaits.need !== 'dice' || isHidden(course.after)) {
        done.push(course);
        continue;
      }
      if (!throws.some((one) => sameJson(one, awaits.throw))) throws.push(awaits.throw);
      const odds = oddsOf(awaits.throw).filter(({ chance }) => chance.ways > 0n);
      const beside = done.length + deeper.length + open.length - at - 1;
      if (depth >= far || beside + odds.length > most) done.push(course);
      else for (const one of odds) deeper.push(further(course, one, silent ? null : new Ear()));
    }
    open = deeper;
  }
  return { throws, prospects: done };
};

/** What the dice that are awaited may bring. */
export const forecast = <T extends SceneTypes>(run: Run<T>, ahead: Lookahead = {}): Forecast<T> =>
  follow({ chance: CERTAIN, results: [], heard: [], after: run.fork(ahead.silent ? null : new Ear()) }, ahead);

/** What these answers, given one after the other in a world that is known, can lead to. */
export const forecastWith = <T extends SceneTypes>(
  run: Run<T>,
  answers: readonly (readonly [Asked, unknown])[],
  ahead: Lookahead = {},
): Result<Forecast<T>> => {
  const ear = ahead.silent ? null : new Ear();
  const trial = run.fork(ear);
  for (const [asked, choice] of answers) {
    const refusal = trial.answer(asked, choice);
    if (refusal !== null) return refused(refusal);
  }
  return ok(follow({ chance: CERTAIN, results: [], heard: ear?.all ?? [], after: trial }, ahead));
};

/** A sealed answer of somebody else is not known: a decision beside it leads as far as the sealing and no farther. */
const withoutOthers = <T extends SceneTypes>(state: State<T>, seat: SeatId | null): State<T> => {
  const mine = Object.entries(state.sealed).filter(([, made]) => made.seat === seat);
  state.sealed = mine.length === 0 ? NO_ANSWERS : Object.fromEntries(mine);
  if (state.inner !== null) withoutOthers(state.inner.state, seat);
  return state;
};

/** The world behind a view as far as it can be known: what is hidden is imagined, what others have sealed is open. */
export const worldBehind = <T extends SceneTypes>(
  rules: SceneRules<T>,
  view: View<T>,
  source: Stream = stream('forecast'),
): Run<T> => new Run(rules, withoutOthers(imagine(rules, view, source), view.seat));

/** What a choice can lead to, as far as the seat that sees this view can know. */
export const forecastOf = <T extends SceneTypes>(
  rules: SceneRules<T>,
  view: View<T>,
  asked: Asked,
  choice: unknown,
  ahead: Lookahead = {},
): Result<Forecast<T>> => forecastWith(worldBehind(rules, view), [[asked, choice]], { ...ahead, seenBy: asked.seat });
