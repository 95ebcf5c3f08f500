import type { Exchange } from '../exchange.js';

/** Who can climb, and how well. */
export const CLIMBERS = { Ella: 4, Joris: 2, Ada: 6 } as const;

/** SAGA-CHECK-025: a cliff is 3, with a rope 2; in the rain is the table's to say. */
export const WALLS = { cliff: 3, rope: 2, rain: 5 } as const;

/** Somebody climbs a cliff. What is tried and what failure brings are the table's own words. */
export const checkExchange = (action: string, failure: string): Exchange => ({
  scene: 'saga/check',
  start: ({ who = 'Ella', wall = 'cliff' }) => ({
    setup: {
      kind: 'unopposed',
      seats: ['ana'],
      acting: { name: who, seat: 'ana', skill: 'jumpClimb', rating: CLIMBERS[who as keyof typeof CLIMBERS] },
      action,
      difficulty: WALLS[wall as keyof typeof WALLS],
      consequence: { failure },
    },
  }),
  answer: (_step, asked, run) => run.choices(asked)?.[0] ?? null,
});
