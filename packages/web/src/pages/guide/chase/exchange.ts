import type { Exchange } from '../exchange.js';

export const TAKEN = ['cover', 'open', 'rough'] as const;
export const GUESSED = ['open', 'cover', 'rough'] as const;

/** Wren before a rider: light on foot, and better at hiding. */
export const WREN = { run: 4, hide: 5, jumpClimb: 3 } as const;
export const TOMAS = { ride: 3, notice: 4 } as const;

/** One leg on the mill road: what Wren takes, and what Tomas guesses. */
export const CHASE_EXCHANGE: Exchange = {
  scene: 'saga/chase',
  start: () => ({
    setup: {
      seats: ['ana', 'bo'],
      quarry: { name: 'Wren', seats: ['ana'], members: [{ name: 'Wren', light: true, skills: WREN }] },
      pursuers: { name: 'Tomas', seats: ['bo'], members: [{ name: 'Tomas', mounted: true, skills: TOMAS }] },
    },
  }),
  answer: (step, asked, run, { way = TAKEN[0], guess = GUESSED[0] }) => {
    const { legs } = run.state.open as unknown as { readonly legs: readonly unknown[] };
    if (step !== 'choose' || legs.length > 0) return null;
    return asked.as === 'Wren' ? { choose: 'way', way, lead: false } : { choose: 'guess', way: guess };
  },
};
