import { beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
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

/** A fight that has begun: the die for priority is the next thing. */
const begun = (): Fight => {
  const setup = { seats: ['one', 'two'], a: band(0, 'Red', 'one'), b: band(1, 'Blue', 'two') };
  const state = beginState(scene, { setup, options: { 'warband.declaredMoveBinding': 'off' } });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(scene, state.value);
};

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

const playOn = (run: Fight, source: Stream): Ended => {
  let inputs = 0;
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    inputs++;
    if (awaits.need === 'dice') {
      run.dice(facesFor(source, awaits.throw));
      continue;
    }
    const asked = awaits.asked[0]!;
    const refusal = run.answer(asked, chosen(run, asked.as, awaits.step as Moment, source));
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

const first = begun();

/** A fight by the rules, on a fork of one that has begun. */
export const kernelSkirmish: PlaySkirmish = (source) => playOn(first.fork(), source);

export const rival = skirmishRival(kernelSkirmish);
