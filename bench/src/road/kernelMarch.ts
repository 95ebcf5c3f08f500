import { beginState, facesFor, Run } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { DAYS, ENDURANCE, type Ended, marchRival, mixed, type PlayMarch, planOf, RING, SURVIVE } from './marches.js';

const march = saga.march.marchScene(saga.edition);
const PACES = ['careful', 'steady', 'forced'] as const;
const PARTIES = ['Red', 'Blue'] as const;

const ring = (side: number) =>
  Array.from({ length: RING }, (_, at) => ({
    key: `${side}-${at}`,
    x: 100 + 100 * at,
    y: 200 + 200 * side,
    water: true,
  }));
const round = (side: number) =>
  Array.from({ length: RING }, (_, at) => ({ from: `${side}-${at}`, to: `${side}-${(at + 1) % RING}` }));

const begun = (): Run<saga.march.March> => {
  const party = (side: number) => ({
    name: PARTIES[side],
    seats: [`seat ${side}`],
    members: [{ name: `Person ${side}`, skills: { endurance: ENDURANCE, survive: SURVIVE }, food: 40, skins: 2 }],
    at: `${side}-0`,
    wants: { want: 'find', party: PARTIES[1 - side] },
  });
  const setup = {
    seats: ['seat 0', 'seat 1'],
    roads: { spans: [...ring(0), ...ring(1)], ways: [...round(0), ...round(1)] },
    parties: [party(0), party(1)],
  };
  const state = beginState(march, { setup });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(march, state.value);
};

/** Marches through the kernel, each on a fork of one that has begun. */
export const kernelMarch = (): PlayMarch => {
  const start = begun();
  return (source): Ended => {
    const run = start.fork();
    const bookOf = (side: number) => run.state.own[`seat ${side}`]!.books[PARTIES[side]!]!;
    let inputs = 0;
    for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
      if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
      else {
        const asked = awaits.asked[0]!;
        const side = PARTIES.indexOf(asked.as as (typeof PARTIES)[number]);
        const { at, party } = bookOf(side);
        const isOver = run.state.open.day > DAYS;
        const { on, pace } = isOver ? { on: true, pace: 0 } : planOf(party.weary, source);
        const next = `${side}-${(Number(at.split('-')[1]) + (on ? 1 : RING - 1)) % RING}`;
        const plan = { choose: 'plan', route: [next], pace: PACES[pace], forage: pace === 0 };
        const refusal = run.answer(asked, isOver ? { choose: 'giveUp' } : plan);
        if (refusal !== null) throw new Error(JSON.stringify(refusal));
      }
      inputs++;
    }
    let check = 0;
    for (let side = 0; side < 2; side++) {
      const { at, party } = bookOf(side);
      check = mixed(mixed(check, Number(at.split('-')[1])), party.weary);
    }
    return { inputs, check };
  };
};

export const rival = marchRival(kernelMarch());
