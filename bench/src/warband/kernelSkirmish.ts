import { beginState, facesFor, Run, type Stream, stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import {
  type Answer,
  ARMOUR,
  COLUMNS,
  ENDINGS,
  type Ended,
  FATES,
  FIRST_ROW,
  MIGHT,
  type PlaySkirmish,
  type Recorded,
  SIX,
  STEPS,
  skirmishRival,
} from './skirmishes.js';

const scene = warband.skirmishScene;
type Fight = Run<warband.Skirmish>;

const band = (side: 0 | 1, name: string, seat: string): object => ({
  name,
  seat,
  figures: Array.from({ length: SIX }, (_none, nth) => ({
    might: MIGHT,
    armour: ARMOUR,
    flags: ['fearless'],
    gear: [{ item: 'sword' }],
    at: { x: COLUMNS[side], y: FIRST_ROW + nth },
    facing: side === 0 ? 'e' : 'w',
  })),
});

/** A fight that has begun: the die for priority is the next thing. */
const begun = (): Fight => {
  const setup = { seats: ['one', 'two'], a: band(0, 'Red', 'one'), b: band(1, 'Blue', 'two') };
  const state = beginState(scene, { setup, options: { 'warband.declaredMoveBinding': 'off' } });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(scene, state.value);
};

const first = begun();
const KEYS = first.state.open.roster.map(({ name }) => name);
const PASS = { choose: 'pass' } as const;

const numbered = (round: number, step: string, as: string, choice: warband.SkirmishChoice): Answer | null => {
  const { choose } = choice;
  if (choose !== 'pass' && choose !== 'move' && choose !== 'charge' && choose !== 'attack') return null;
  const walks = choose === 'move' || choose === 'charge';
  return {
    round,
    step: STEPS.indexOf(step as (typeof STEPS)[number]),
    side: as === 'Red' ? 0 : 1,
    choose,
    figure: choose === 'pass' ? -1 : KEYS.indexOf(choice.figure),
    path: walks ? choice.path.map(({ x, y }) => warband.spaceAt(first.state.given.field, x, y)) : [],
    facing: walks && choice.facing !== undefined ? warband.DIRECTIONS.indexOf(choice.facing) : -1,
    target: choose === 'charge' ? KEYS.indexOf(choice.target) : -1,
    dice:
      choose === 'attack'
        ? Object.entries(choice.dice)
            .map(([key, dice]) => [KEYS.indexOf(key), dice] as const)
            .sort(([one], [other]) => one - other)
        : [],
    subdue: choose === 'attack' && choice.subdue === true,
    choice,
  };
};

/** So often a choice is drawn anew that the bare loop does not know. */
const TRIES = 30;

/** What random play chooses, as far as the bare loop knows it. */
const drawn = (run: Fight, source: Stream): Answer => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const asked = awaits.asked[0]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = numbered(
      run.state.open.round,
      awaits.step,
      asked.as,
      run.sample(asked, source) as warband.SkirmishChoice,
    );
    // To end a part early is too usual where most else is drawn anew.
    if (answer !== null && answer.choose !== 'pass') return answer;
  }
  return numbered(run.state.open.round, awaits.step, asked.as, PASS)!;
};

const recorded = (seed: string): Recorded => {
  const run = first.fork();
  const [choosing, dice] = [stream(`choices of ${seed}`), stream(seed)];
  const answers: Answer[] = [];
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') {
      run.dice(facesFor(dice, awaits.throw));
      continue;
    }
    const answer = drawn(run, choosing);
    const refusal = run.answer(awaits.asked[0]!, answer.choice);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
    answers.push(answer);
  }
  return { seed, answers };
};

/** So many fights, chosen at random beforehand: both rivals then play the same. */
export const recordedFights = (name: string, many: number): readonly Recorded[] =>
  Array.from({ length: many }, (_none, nth) => recorded(`${name} ${nth}`));

/** A recorded fight by the rules, on a fork of one that has begun. */
export const kernelSkirmish: PlaySkirmish = ({ answers }, source): Ended => {
  const run = first.fork();
  let [inputs, next] = [0, 0];
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    inputs++;
    if (awaits.need === 'dice') {
      run.dice(facesFor(source, awaits.throw));
      continue;
    }
    const refusal = run.answer(awaits.asked[0]!, answers[next++]!.choice);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }
  const { round, ending, winner, figures } = run.state.open;
  return {
    inputs,
    rounds: round,
    ending: ENDINGS.indexOf(ending as (typeof ENDINGS)[number]),
    winner: winner ?? -1,
    at: figures.map(({ at }) => at),
    hp: figures.map(({ hp }) => hp),
    fate: figures.map(({ fate }) => FATES.indexOf(fate as (typeof FATES)[number])),
    wounds: figures.map(({ wounds }) => wounds.length),
  };
};

export const MEASURED: readonly Recorded[] = recordedFights('skirmish', 100);
export const rival = skirmishRival(kernelSkirmish, MEASURED);
