import {
  type AnyRules,
  type Asked,
  beginState,
  facesFor,
  Impossible,
  Run,
  type SceneTypes,
  type Start,
  sha256,
  stream,
} from '@warmoot/kernel';
import { type Budget, type PlayerAnswer, playerInput, type Question, type Seating, USUAL_BUDGET } from './player.js';
import { gestureOf } from './thinkers.js';

/** A scene that players have played to its end. */
export interface PlayedOut {
  readonly outcome: unknown;
  /** The open facts at the end. */
  readonly open: unknown;
  /** Answers given and dice thrown. */
  readonly inputs: number;
}

export interface PlayOutOptions {
  readonly budget?: Budget;
  /** A scene that goes on longer is stopped as a fault. */
  readonly mostInputs?: number;
  /** Sees every question with its answer, and the scene before it is given. */
  readonly look?: (question: Question, answer: PlayerAnswer, run: Run<SceneTypes>) => void;
  /** Hears of every throw. */
  readonly threw?: () => void;
}

/** Plays a whole scene with players at the seats. Each player gets its seat's view; no player can know the dice. */
export const playOut = (
  rules: AnyRules,
  start: Start,
  seating: Seating,
  seed: string,
  { budget = USUAL_BUDGET, mostInputs = 100_000, look, threw }: PlayOutOptions = {},
): PlayedOut => {
  const begun = beginState(rules, start);
  if (!begun.ok) throw new Impossible('a scene that cannot begin', begun.refusal);
  const run = new Run<SceneTypes>(rules, begun.value);
  const dice = stream(`${seed} dice`);
  let inputs = 0;
  const put = (asked: Asked): void => {
    const player = seating[asked.seat];
    if (player === undefined) throw new Impossible('nobody holds the seat', asked.seat);
    // Of its seed nobody could learn the dice's.
    const own = sha256(`player ${seed} ${inputs}`);
    const question = playerInput(rules, run.view(asked.seat), asked, { seed: own, budget });
    const answer = player.answer(question);
    look?.(question, answer, run);
    const refusal = run.answer(asked, answer.choice);
    if (refusal !== null) throw new Impossible('a player gave an answer that is refused', { answer, refusal });
    inputs++;
  };
  /** What a player does without being asked, before anybody is asked. */
  const gesture = (): boolean => {
    for (const seat of run.state.seats) {
      const made = gestureOf(rules, seat, (one) => run.view(one));
      if (made === null) continue;
      const refusal = run.gesture(seat, made);
      if (refusal !== null) throw new Impossible('a player made a gesture that is refused', { made, refusal });
      inputs++;
      return true;
    }
    return false;
  };
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (inputs > mostInputs) throw new Impossible('a scene without end', mostInputs);
    if (gesture()) continue;
    if (awaits.need === 'dice') {
      run.dice(facesFor(dice, awaits.throw));
      threw?.();
      inputs++;
    } else if (awaits.together) for (const asked of awaits.asked) put(asked);
    else put(awaits.asked[0] as Asked);
  }
  return { outcome: run.outcome(), open: run.state.open, inputs };
};
