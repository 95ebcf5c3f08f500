import { beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { duelRival, ENDINGS, type Ended, MEASURED, type Pair, type PlayDuel, STANDINGS } from './duels.js';

const duel = saga.duel.duelScene(saga.edition);

type Fighting = saga.duel.Duel['open']['combatants'][number];

const written = ({ standing, minors, majors }: Fighting): number => {
  let wounds = 0;
  for (let part = 5; part >= 0; part--) wounds = wounds * 8 + minors[part]! * 2 + majors[part]!;
  return STANDINGS.indexOf(standing) * 8 ** 6 + wounds;
};

/** Everything that is still asked or thrown, at random; says how much that was. */
const playOut = (run: Run<saga.duel.Duel>, source: Stream): number => {
  let inputs = 0;
  for (let awaited = run.awaits; awaited.need !== 'nothing'; awaited = run.awaits) {
    if (awaited.need === 'dice') {
      run.dice(facesFor(source, awaited.throw));
      inputs++;
      continue;
    }
    const { asked, together } = awaited;
    const count = together ? asked.length : 1;
    for (let i = 0; i < count; i++) {
      run.answer(asked[i]!, run.sample(asked[i]!, source));
      inputs++;
    }
  }
  return inputs;
};

/** A duel of these two that has begun, for forks. */
const begun = ([one, two]: Pair): Run<saga.duel.Duel> => {
  const state = beginState(duel, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', like: one }],
      side2: [{ name: 'Morten', seat: 'bo', like: two }],
    },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(duel, state.value);
};

/** Duels through the kernel, each on a fork of one that has begun, as laboratories and searches play. */
export const kernelDuel = (pair: Pair): PlayDuel => {
  const start = begun(pair);
  return (source): Ended => {
    const run = start.fork();
    const inputs = playOut(run, source);
    const { round, ending, combatants } = run.state.open;
    return {
      inputs,
      rounds: round,
      ending: ENDINGS.indexOf(ending!),
      one: written(combatants[0]!),
      two: written(combatants[1]!),
    };
  };
};

export const rival = duelRival(kernelDuel(MEASURED));
