import { beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import {
  ARMOUR,
  CHARGES,
  COLUMNS,
  ENDINGS,
  type Ended,
  FIVE,
  HEIGHT,
  linesRival,
  MIGHT,
  MOST_STEPS,
  type PlayLines,
  ROWS,
  SPEARS,
  THREE,
  UNIQUE,
  WIDTH,
} from './lines.js';

const scene = warband.linesScene;
type Fight = Run<warband.Battle>;

const ranks = MIGHT.map((might, nth) => {
  const gear = [{ item: SPEARS[nth] === true ? 'spear' : 'sword' }];
  const of = (count: number) => ({ might, armour: ARMOUR[nth], gear, flags: ['fearless'], count });
  if (nth > 0) return { figures: [of(FIVE)] };
  const flags = ['fearless', 'supernatural', 'unique'];
  const unique = { might: UNIQUE.might, armour: UNIQUE.armour, gear: [{ item: 'sword' }], flags };
  return { figures: [of(UNIQUE.slot), unique, of(FIVE - 1 - UNIQUE.slot)] };
});

const army = (side: 0 | 1, name: string, seat: string): object => ({
  name,
  seat,
  units: ROWS[side].map((y) => ({ ranks, at: { x: COLUMNS[side], y }, facing: side === 0 ? 'e' : 'w' })),
});

const begun = (): Fight => {
  const setup = { seats: ['one', 'two'], a: army(0, 'Red', 'one'), b: army(1, 'Blue', 'two') };
  const options = { 'warband.declaredMoveBinding': 'off', 'warband.map': { width: WIDTH, height: HEIGHT } };
  const state = beginState(scene, { setup, options });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(scene, state.value);
};

const PASS = { choose: 'pass' } as const;

/** What one side does at a moment: each of its units once. */
const chosen = ({ state: { open } }: Fight, side: 0 | 1, moment: string, source: Stream, done: Set<number>): object => {
  for (let nth = 0; nth < THREE; nth++) {
    const [own, other] = [side * THREE + nth, (1 - side) * THREE + nth];
    const [unit, foe] = [open.units[own]!, open.units[other]!];
    if (done.has(own) || unit.at < 0 || foe.at < 0) continue;
    const figure = unit.name;
    const [x, y] = [unit.at % WIDTH, Math.floor(unit.at / WIDTH)];
    const gap = Math.abs((foe.at % WIDTH) - x) - 1;
    const path = (steps: number) =>
      Array.from({ length: steps }, (_none, step) => ({ x: x + (side === 0 ? step + 1 : -step - 1), y }));
    if (moment === 'opening' && gap > 0) {
      done.add(own);
      const charges = source.below(2) === 0 && gap >= CHARGES.from && gap <= CHARGES.to;
      if (charges) return { choose: 'charge', figure, target: foe.name, path: path(gap) };
      return { choose: 'move', figure, path: path(1 + source.below(Math.min(MOST_STEPS, gap))) };
    }
    if (gap > 0 || !(moment === 'blows' || (moment === 'strikes' && unit.charged === other))) continue;
    done.add(own);
    return { choose: 'attack', figure };
  }
  return PASS;
};

const playOn = (run: Fight, source: Stream): Ended => {
  let inputs = 0;
  let round = 0;
  const [moved, struck] = [new Set<number>(), new Set<number>()];
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (run.state.open.round !== round) for (const done of [moved, struck]) done.clear();
    round = run.state.open.round;
    if (awaits.need === 'dice') {
      inputs++;
      run.dice(facesFor(source, awaits.throw));
      continue;
    }
    const asked = awaits.asked[0]!;
    const done = awaits.step === 'opening' ? moved : struck;
    const choice = chosen(run, asked.as === 'Red' ? 0 : 1, awaits.step, source, done);
    if (choice !== PASS) inputs++;
    const refusal = run.answer(asked, choice);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }
  const { ending, winner, units } = run.state.open;
  return {
    inputs,
    rounds: round,
    ending: ENDINGS.indexOf(ending as (typeof ENDINGS)[number]),
    winner: winner ?? -1,
    at: units.map(({ at, ranks: left }) => (left.length === 0 ? -1 : at)),
    left: units.flatMap(({ ranks: left }) => left.flatMap(({ slots, damage }) => [slots.length, damage])),
  };
};

const first = begun();

/** A battle by the rules, on a fork of one that has begun. */
export const kernelLines: PlayLines = (source) => playOn(first.fork(), source);

export const rival = linesRival(kernelLines);
