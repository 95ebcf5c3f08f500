import type { Run } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { begun, playOut } from '../playOut.js';
import { ENDINGS, type Ended, FATES, MEASURED, type PlaySortie, type Start, sortieRival } from './sorties.js';

/** A battle that has begun: the next thing is the dice for the initiative. */
const begunAt = ({ a, b, ground }: Start): Run<sortie.Sortie> => {
  const red = { name: 'Red', seat: 'one', units: a };
  const blue = { name: 'Blue', seat: 'two', units: b };
  return begun(sortie.sortieScene, { setup: { seats: ['one', 'two'], a: red, b: blue, ground } });
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
  const first = begunAt(start);
  return (source) => {
    const run = first.fork();
    return ended(run, playOut(run, source));
  };
};

export const rival = sortieRival(kernelSortie(MEASURED));
