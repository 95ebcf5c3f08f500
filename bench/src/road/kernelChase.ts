import { beginState, facesFor, Run } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { chaseRival, type Ended, GAP, type PlayChase, PURSUERS, QUARRY, wayOf } from './chases.js';

const chase = saga.chase.chaseScene(saga.edition);
const WAYS = ['open', 'cover', 'rough'] as const;

const begun = (): Run<saga.chase.Chase> => {
  const setup = {
    seats: ['one', 'two'],
    quarry: { name: 'Red', seats: ['one'], members: [{ name: 'Red', skills: QUARRY }] },
    pursuers: { name: 'Blue', seats: ['two'], members: [{ name: 'Blue', skills: PURSUERS }] },
    gap: GAP,
    leadTried: { quarry: 'failed', pursuers: 'failed' },
  };
  const state = beginState(chase, { setup });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(chase, state.value);
};

/** Pursuits through the kernel, each on a fork of one that has begun. */
export const kernelChase = (): PlayChase => {
  const start = begun();
  return (source): Ended => {
    const run = start.fork();
    let inputs = 0;
    for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
      if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
      else {
        const asked = awaits.asked[run.state.sealed.Red === undefined ? 0 : 1]!;
        const way = WAYS[wayOf(source)];
        const choice = asked.as === 'Red' ? { choose: 'way', way, lead: false } : { choose: 'guess', way };
        const refusal = run.answer(asked, choice);
        if (refusal !== null) throw new Error(JSON.stringify(refusal));
      }
      inputs++;
    }
    const { end, legs } = run.outcome();
    return { inputs, legs: legs.length, isAway: end === 'away' };
  };
};

export const rival = chaseRival(kernelChase());
