import { asks, d, does, dz, FACE, ok, rolls, type SceneRules, type SeatId, shape, type Throw } from '@warmoot/kernel';

/**
 * The small scene of the benchmarks: a tug of war. In turn each side heaves (a check of its strength against the
 * other's) or braces (one point of strength more, at most three); a heave won moves the rope one mark, and five
 * marks win. It has a choice, a throw and a change of facts in every turn, as real scenes do.
 */
export interface Tug {
  setup: { readonly strengths: readonly number[] };
  options: Record<never, never>;
  given: { readonly strengths: readonly number[]; readonly seats: readonly SeatId[] };
  open: { rope: number; turn: number; braced: number[]; turns: number };
  own: Record<never, never>;
  step: { readonly step: 'turn' } | { readonly step: 'choose' } | { readonly step: 'heave' };
  event:
    | { readonly event: 'braced'; readonly side: number }
    | { readonly event: 'heaved'; readonly side: number; readonly won: boolean };
  secret: never;
  choice: { readonly choose: 'heave' } | { readonly choose: 'brace' };
  outcome: { readonly winner: number; readonly turns: number };
}

export const MARKS = 5;
export const SETUP = { strengths: [3, 3] } as const;
const DICE = [d(8), d(8), dz(10)];
const HEAVE = { choose: 'heave' } as const;
const BRACE = { choose: 'brace' } as const;
const BOTH = [HEAVE, BRACE] as const;
const ONLY_HEAVE = [HEAVE] as const;
const TURN = { step: 'turn' } as const;
const ASKED = [[{ seat: 'left', as: 'left' }], [{ seat: 'right', as: 'right' }]] as const;

const heave = (plus: number, target: number): Throw => ({
  dice: DICE,
  reading: { read: 'together', keep: null, worth: FACE, plus, rows: { rows: 'atLeast', target } },
  tally: null,
});

export const tug: SceneRules<Tug> = {
  scene: 'bench/tug',
  version: '1',
  setup: shape.record({ strengths: shape.list(shape.integer(0, 10), 2, 2) }),
  options: shape.record({}),
  begin: ({ strengths }) =>
    ok({
      seats: ['left', 'right'],
      given: { strengths, seats: ['left', 'right'] },
      open: { rope: 0, turn: 0, braced: [0, 0], turns: 0 },
      agenda: [TURN],
    }),
  procedures: {
    turn: does(({ open, next }) => {
      if (open.rope >= MARKS || open.rope <= -MARKS) return;
      next({ step: 'choose' });
      next(TURN);
    }),
    choose: asks({
      whom: ({ open }) => ASKED[open.turn as 0 | 1],
      answer: shape.union('choose', { heave: {}, brace: {} }),
      choices: ({ open }) => ((open.braced[open.turn] as number) < 3 ? BOTH : ONLY_HEAVE),
      then: ({ open, say, next }, _step, { choose }) => {
        if (choose === 'brace') say({ event: 'braced', side: open.turn });
        else next({ step: 'heave' });
      },
    }),
    heave: rolls({
      throws: ({ given, open }) => {
        const { turn, braced } = open;
        const mine = (given.strengths[turn] as number) + (braced[turn] as number);
        const theirs = (given.strengths[1 - turn] as number) + (braced[1 - turn] as number);
        return heave(mine, 14 + theirs);
      },
      then: ({ open, say }, _step, result) => say({ event: 'heaved', side: open.turn, won: result === 'success' }),
    }),
  },
  evolve: (open, event) => {
    if (event.event === 'braced') open.braced[event.side] = (open.braced[event.side] as number) + 1;
    else if (event.won) open.rope += event.side === 0 ? 1 : -1;
    open.turn = 1 - event.side;
    open.turns += 1;
  },
  evolveOwn: () => undefined,
  outcome: ({ open }) => ({ winner: open.rope > 0 ? 0 : 1, turns: open.turns }),
  scenes: {},
};
