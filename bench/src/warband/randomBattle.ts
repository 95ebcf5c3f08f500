import { beginState, facesFor, Run, type Stream, stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';

// Two ready-made armies of three units with all that they can do, every choice and die at random: what laws and laboratories
// play. No bare loop knows all of it.

const begun = (): Run<warband.Battle> => {
  const setup = {
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', units: warband.ARMIES.mixed },
    b: { name: 'Blue', seat: 'two', units: warband.ARMIES.raiders },
  };
  const state = beginState<warband.Battle>(warband.linesScene, { setup });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(warband.linesScene, state.value);
};

const first = begun();

const playOut = (source: Stream): number => {
  const run = first.fork();
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') {
      run.dice(facesFor(source, awaits.throw));
      continue;
    }
    const { asked, together } = awaits;
    for (const one of together ? asked : asked.slice(0, 1)) {
      const refusal = run.answer(one, run.sample(one, source));
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    }
  }
  return run.state.open.round;
};

let played = 0;

export const rival: Rival = repeat(() => playOut(stream(`battle ${played++}`)));
