import { createRequire } from 'node:module';
import { type Stream, stream } from '@warmoot/kernel';
import type { Game } from 'boardgame.io';
import { type PlayTug, tugRival } from './game.js';
import { MARKS, SETUP } from './tug.js';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});

// The package has no entry points for `import`, only folders for `require`.
const internal: Internal = createRequire(import.meta.url)('boardgame.io/internal');

interface Rope {
  readonly strengths: readonly number[];
  braced: number[];
  rope: number;
  /** Whose turn it is, where the game keeps that itself. */
  turn: number;
  turns: number;
}

// boardgame.io's own generator sits in the state; ours stands beside it, so that all rivals throw the same dice.
let source: Stream = stream('');

const heave = (G: Rope, me: number): void => {
  const sum = 1 + source.below(8) + 1 + source.below(8) + source.below(10);
  const mine = G.strengths[me]! + G.braced[me]!;
  const theirs = G.strengths[1 - me]! + G.braced[1 - me]!;
  if (sum + mine >= 14 + theirs) G.rope += me === 0 ? 1 : -1;
  G.turns++;
};

const brace = (G: Rope, me: number): void => {
  G.braced[me]!++;
  G.turns++;
};

const isWon = ({ rope }: Rope): boolean => rope >= MARKS || rope <= -MARKS;

// Undo costs it memory and a little time; the tug needs none.
const BASE = { setup: (): Rope => ({ ...SETUP, braced: [0, 0], rope: 0, turn: 0, turns: 0 }), disableUndo: true };

/** As its tutorial writes games: its turn order, and its test for the end. */
const usual: Game<Rope> = {
  ...BASE,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    heave: ({ G, ctx }) => heave(G, Number(ctx.currentPlayer)),
    brace: ({ G, ctx }) => brace(G, Number(ctx.currentPlayer)),
  },
  endIf: ({ G }) => isWon(G) || undefined,
};

/** With as little of the framework as will still play: turns and end are kept by hand. */
const least: Game<Rope> = {
  ...BASE,
  moves: {
    heave: ({ G }) => {
      heave(G, G.turn);
      G.turn = 1 - G.turn;
    },
    brace: ({ G }) => {
      brace(G, G.turn);
      G.turn = 1 - G.turn;
    },
  },
};

type State = ReturnType<Internal['InitializeGame']> & { readonly G: Rope };

/** Whose turn it is, or null when the game is over. */
type Turn = (state: State) => number | null;

const turnOfUsual: Turn = ({ ctx }) => (ctx.gameover === undefined ? Number(ctx.currentPlayer) : null);
const turnOfLeast: Turn = ({ G }) => (isWon(G) ? null : G.turn);

/**
 * Tugs through boardgame.io's reducer: no client, no server. A heave is one action here, with its dice thrown inside
 * as boardgame.io has it, but it counts as two inputs as for everyone, so that the same game counts the same.
 */
const boardgameTug = (rules: Game<Rope>, turnOf: Turn): PlayTug => {
  const game = internal.ProcessGameConfig(rules);
  const reduce = internal.CreateGameReducer({ game });
  return (dice) => {
    source = dice;
    let state: State = internal.InitializeGame({ game, numPlayers: 2 });
    let inputs = 0;
    for (let me = turnOf(state); me !== null; me = turnOf(state)) {
      const type = source.below(state.G.braced[me]! < 3 ? 2 : 1) === 1 ? 'brace' : 'heave';
      const payload = { type, args: [], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload }) as State;
      inputs += type === 'heave' ? 2 : 1;
    }
    return { inputs, turns: state.G.turns };
  };
};

export const usualTug = boardgameTug(usual, turnOfUsual);
export const leastTug = boardgameTug(least, turnOfLeast);

export const usualRival = tugRival(usualTug);
export const leastRival = tugRival(leastTug);
