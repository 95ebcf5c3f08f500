import { beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { ENDINGS, type Ended, FATES, MEASURED, type PlaySortie, type Start, sortieRival } from './sorties.js';

const scene = sortie.sortieScene;

/** A battle that has begun: the next thing is the dice for the initiative. */
const begun = ({ a, b, ground }: Start): Run<sortie.Sortie> => {
  const state = beginState(scene, {
    setup: {
      seats: ['one', 'two'],
      a: { name: 'Red', seat: 'one', units: a },
      b: { name: 'Blue', seat: 'two', units: b },
      ground,
    },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(scene, state.value);
};

/** Everything that is asked or thrown, at random; says how much that was. */
const playOut = (run: Run<sortie.Sortie>, source: Stream): number => {
  let inputs = 0;
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') {
      run.dice(facesFor(source, awaits.throw));
      inputs++;
      continue;
    }
    const { asked, together } = awaits;
    const count = together ? asked.length : 1;
    for (let i = 0; i < count; i++) {
      const refusal = run.answer(asked[i]!, run.sample(asked[i]!, source));
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
      inputs++;
    }
  }
  return inputs;
};

const ended = (run: Run<sortie.Sortie>, inputs: number): Ended => {
  const { round, ending, winner, roster, heads, floating, record, fate, tolls, apart } = run.state.open;
  const injured = roster.map(() => 0);
  const dead = roster.map(() => 0);
  for (const toll of tolls) {
    injured[toll.unit] = toll.injured;
    dead[toll.unit] = toll.dead;
  }
  return {
    inputs,
    rounds: round,
    ending: ENDINGS.indexOf(ending!),
    winner: winner ?? -1,
    units: roster.length,
    heads,
    floating,
    record,
    fate: fate.map((one) => FATES.indexOf(one)),
    injured,
    dead,
    apart: (one, other) => apart[one]![other]!,
  };
};

/** Battles by the rules, each on a fork of one that has begun, as laboratories and searches play. */
export const kernelSortie = (start: Start): PlaySortie => {
  const first = begun(start);
  return (source) => {
    const run = first.fork();
    return ended(run, playOut(run, source));
  };
};

export const rival = sortieRival(kernelSortie(MEASURED));
