import type { Run, Stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { begun, playOn } from '../playOut.js';
import {
  ARMOUR,
  COLUMNS,
  ENDINGS,
  type Ended,
  FATES,
  FIRST_ROW,
  FIRST_SLINGER,
  KINDS,
  MIGHT,
  type PlaySkirmish,
  SIX,
  skirmishRival,
} from './skirmishes.js';

const scene = warband.skirmishScene;
type Fight = Run<warband.Skirmish>;
type Moment = Parameters<typeof warband.actAtRandom>[3];

const SWORD = [{ item: 'sword' }, { item: 'shield' }];
const SLING = [{ item: 'sling' }, { item: 'shield' }, { item: 'stones' }];

const band = (side: 0 | 1, name: string, seat: string): object => ({
  name,
  seat,
  figures: Array.from({ length: SIX }, (_none, nth) => ({
    might: MIGHT,
    armour: ARMOUR,
    flags: ['fearless'],
    gear: nth < FIRST_SLINGER ? SWORD : SLING,
    at: { x: COLUMNS[side], y: FIRST_ROW + nth },
    facing: side === 0 ? 'e' : 'w',
  })),
});

const PASS = { choose: 'pass' } as const;

/** Those of a side that can still act, in the order of the roster. */
const stillToAct = ({ open }: Fight['state'], side: number, moment: Moment): readonly number[] => {
  const found: number[] = [];
  for (let figure = side * SIX; figure < (side + 1) * SIX; figure++) {
    const { fate, opening, melee, wholeRound, kept } = open.figures[figure]!;
    const hasActed =
      moment === 'opening' ? opening !== null : wholeRound || (melee !== null && (moment !== 'blows' || kept === null));
    if (fate === 'fighting' && !hasActed) found.push(figure);
  }
  return found;
};

const chosenFor = (run: Fight, figure: number, moment: Moment, source: Stream): object | null => {
  if (moment !== 'opening') return warband.actAtRandom(run.state, figure, 'attack', moment, source);
  const kind = KINDS[source.below(KINDS.length)]!;
  const wanted = warband.actAtRandom(run.state, figure, kind, moment, source);
  return wanted ?? warband.actAtRandom(run.state, figure, 'move', moment, source);
};

const chosen = (run: Fight, as: string, moment: Moment, source: Stream): object => {
  if (moment === 'declare') return PASS;
  const figures = stillToAct(run.state, as === 'Red' ? 0 : 1, moment);
  const from = source.below(figures.length);
  for (let nth = 0; nth < figures.length; nth++) {
    const choice = chosenFor(run, figures[(from + nth) % figures.length]!, moment, source);
    if (choice !== null) return choice;
  }
  return PASS;
};

const played = (run: Fight, source: Stream): Ended => {
  const inputs = playOn(run, source, ({ as }, step) => chosen(run, as, step as Moment, source));
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

/** The die for priority is the next thing. */
const first: Fight = begun(scene, {
  setup: { seats: ['one', 'two'], a: band(0, 'Red', 'one'), b: band(1, 'Blue', 'two') },
  options: { 'warband.declaredMoveBinding': 'off' },
});

/** A fight by the rules, on a fork of one that has begun. */
export const kernelSkirmish: PlaySkirmish = (source) => played(first.fork(), source);

export const rival = skirmishRival(kernelSkirmish);
