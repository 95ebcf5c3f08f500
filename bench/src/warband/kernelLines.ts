import type { Run, Stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { begun, playOn } from '../playOut.js';
import {
  ARMOUR,
  CHARGES_FROM,
  COLUMNS,
  ENDINGS,
  type Ended,
  FIVE,
  HEIGHT,
  linesRival,
  MIGHT,
  MOODS,
  MOST_STEPS,
  type PlayLines,
  ROWS,
  SLINGS,
  SPEARS,
  SPEED,
  stepsHome,
  THREE,
  UNIQUE,
  WIDTH,
} from './lines.js';

type Fight = Run<warband.Battle>;
type Choice = object | null;

const gearOf = (rank: number): readonly object[] => {
  if (rank === SLINGS) return [{ item: 'sling' }, { item: 'sword', kept: 'left' }, { item: 'stones' }];
  return [{ item: SPEARS[rank] === true ? 'spear' : 'sword' }];
};

const ranks = MIGHT.map((might, nth) => {
  const gear = gearOf(nth);
  const of = (count: number) => ({ might, armour: ARMOUR[nth], gear, count });
  if (nth > 0) return { figures: [of(FIVE)] };
  const unique = {
    might: UNIQUE.might,
    armour: UNIQUE.armour,
    gear: [{ item: 'sword' }],
    flags: ['supernatural', 'unique'],
  };
  return { figures: [of(UNIQUE.slot), unique, of(FIVE - 1 - UNIQUE.slot)] };
});

const army = (side: 0 | 1, name: string, seat: string): object => ({
  name,
  seat,
  units: ROWS[side].map((y) => ({ ranks, at: { x: COLUMNS[side], y }, facing: side === 0 ? 'e' : 'w' })),
});

const PASS = { choose: 'pass' } as const;

/** A unit, its foe, and how they stand to each other. */
const pairOf = ({ state: { open } }: Fight, side: 0 | 1, nth: number) => {
  const [own, other] = [side * THREE + nth, (1 - side) * THREE + nth];
  const [unit, foe] = [open.units[own]!, open.units[other]!];
  const [mood, theirs] = [open.groups[own]!.mood, open.groups[other]!.mood];
  const x = unit.at % WIDTH;
  const gap = foe.at < 0 ? -1 : Math.abs((foe.at % WIDTH) - x) - 1;
  return { own, other, unit, foe, mood, theirs, gap, x, y: Math.floor(unit.at / WIDTH) };
};

type Pair = ReturnType<typeof pairOf>;

const isRunning = ({ mood }: Pair): boolean => mood === 'retreating' || mood === 'disorder';

const path = ({ x, y }: Pair, steps: number, dx: 1 | -1): object =>
  Array.from({ length: steps }, (_none, step) => ({ x: x + dx * (step + 1), y }));

const retreat = (pair: Pair, side: 0 | 1): object => {
  const { unit, x, gap } = pair;
  const allowance = unit.beganFree && gap !== 0 ? 2 * SPEED : SPEED;
  const steps = stepsHome(side === 0 ? x : WIDTH - 1 - x, unit.ranks.length, allowance);
  return { choose: 'retreat', figure: unit.name, path: path(pair, steps, side === 0 ? -1 : 1), facing: unit.facing };
};

/** Its slings, where they are not in the melee themselves. */
const shoots = ({ state: { open } }: Fight, { unit, foe, gap }: Pair): Choice => {
  const slings = open.roster[unit.ranks.at(-1)!.body]!.name;
  if (unit.ranks.length === 1 && gap === 0) return null;
  const { body, slots } = foe.ranks[0]!;
  const target = open.roster[slots.includes(-1) ? body : slots[0]!]!.name;
  const dice = unit.ranks.at(-1)!.slots.length * MIGHT[SLINGS];
  return { choose: 'shoot', figure: slings, weapon: 'sling', dice: { [target]: dice } };
};

const opens = (run: Fight, pair: Pair, side: 0 | 1, source: Stream): Choice => {
  if (isRunning(pair)) return retreat(pair, side);
  const { unit, foe, gap } = pair;
  if (gap < 0) return null;
  if (gap === 0) return source.below(2) === 0 ? shoots(run, pair) : null;
  const [kind, ahead] = [source.below(3), side === 0 ? 1 : -1] as const;
  if (kind === 0 && gap >= CHARGES_FROM && gap <= (unit.beganFree ? 2 : 1) * SPEED)
    return { choose: 'charge', figure: unit.name, target: foe.name, path: path(pair, gap, ahead) };
  if (kind === 1) return shoots(run, pair);
  const steps = 1 + source.below(Math.min(MOST_STEPS, gap));
  return { choose: 'move', figure: unit.name, path: path(pair, steps, ahead) };
};

const strikes = ({ state: { open } }: Fight, pair: Pair, moment: string): Choice => {
  const { unit, other, theirs, gap } = pair;
  if (gap !== 0 || isRunning(pair)) return null;
  if (moment === 'strikes' && unit.charged !== other && theirs !== 'disorder') return null;
  // Who has shot does not strike, should it have come to the front.
  if (unit.ranks.length === 1 && open.figures[unit.ranks[0]!.body]!.opening === 'shoot') return null;
  return { choose: 'attack', figure: unit.name };
};

/** What one side does at a moment: each of its units once. */
const chosen = (run: Fight, side: 0 | 1, moment: string, source: Stream, done: Set<number>): object => {
  for (let nth = 0; nth < THREE; nth++) {
    const pair = pairOf(run, side, nth);
    if (done.has(pair.own) || pair.unit.at < 0) continue;
    const choice = moment === 'opening' ? opens(run, pair, side, source) : strikes(run, pair, moment);
    if (moment === 'opening' || choice !== null) done.add(pair.own);
    if (choice !== null) return choice;
  }
  return PASS;
};

const ASKED = ['opening', 'strikes', 'blows'];

const played = (run: Fight, source: Stream): Ended => {
  let round = 0;
  const [moved, struck] = [new Set<number>(), new Set<number>()];
  const choose = ({ as }: { readonly as: string }, step: string): object => {
    if (run.state.open.round !== round) for (const done of [moved, struck]) done.clear();
    round = run.state.open.round;
    if (!ASKED.includes(step)) return PASS;
    return chosen(run, as === 'Red' ? 0 : 1, step, source, step === 'opening' ? moved : struck);
  };
  const inputs = playOn(run, source, choose, (choice) => choice !== PASS);
  const { ending, winner, units, groups } = run.state.open;
  return {
    inputs,
    rounds: run.state.open.round,
    ending: ENDINGS.indexOf(ending as (typeof ENDINGS)[number]),
    winner: winner ?? -1,
    at: units.map(({ at, ranks: left }) => (left.length === 0 ? -1 : at)),
    moods: groups.map(({ mood }) => MOODS.indexOf(mood as (typeof MOODS)[number])),
    left: units.flatMap(({ ranks: left }) => left.flatMap(({ slots, damage }) => [slots.length, damage])),
  };
};

const first: Fight = begun(warband.linesScene, {
  setup: { seats: ['one', 'two'], a: army(0, 'Red', 'one'), b: army(1, 'Blue', 'two') },
  options: { 'warband.declaredMoveBinding': 'off', 'warband.map': { width: WIDTH, height: HEIGHT } },
});

/** A battle by the rules, on a fork of one that has begun. */
export const kernelLines: PlayLines = (source) => played(first.fork(), source);

export const rival = linesRival(kernelLines);
