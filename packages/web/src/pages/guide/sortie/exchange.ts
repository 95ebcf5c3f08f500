import type { sortie } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';

/** The maneuvers of the guard, in the order of the ledger. */
export const MINE = ['attack', 'defend', 'retreat', 'charge', 'flank'] as const satisfies readonly sortie.Maneuver[];
/** What the riders do: against either of these everything is rolled for. */
export const THEIRS = ['attack', 'charge'] as const satisfies readonly sortie.Maneuver[];
export const STAKES = ['0', '1', '2'] as const;

/** What the guard has in hand, and what the riders have and stake. */
export const HANDS = { guard: 2, riders: 1 } as const;

const stakesOf = (as: string, { mine = MINE[0], theirs = THEIRS[0], stake = STAKES[0] }) =>
  as === 'A1'
    ? { choose: 'plan', maneuver: mine, bids: { B1: Number(stake) } }
    : { choose: 'plan', maneuver: theirs, bids: { A1: HANDS.riders } };

/** One sortie in contact: heavy infantry and light riders on open ground. The round is over when the next begins. */
export const SORTIE_EXCHANGE: Exchange = {
  scene: 'sortie/battle',
  start: () => ({
    setup: {
      seats: ['ana', 'bo'],
      a: {
        name: 'Avitch',
        seat: 'ana',
        units: [{ name: 'Tarn guard', weight: 'heavy', level: 1, commander: { level: 1 } }],
      },
      b: { name: 'Dorrow', seat: 'bo', units: [{ name: 'Salt riders', heads: 60, mount: 'cavalry', level: 1 }] },
      ground: 'open',
      position: { apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }] },
    },
  }),
  answer: (step, { as }, run, picked) => {
    switch (step) {
      case 'orders':
        if ((run.state.open as { readonly round: number }).round > 1) return null;
        return as === 'A1' ? { choose: 'engage', target: 'B1' } : { choose: 'stand' };
      case 'plans':
        return stakesOf(as, picked);
      case 'escapes':
        return { choose: 'yield' };
      case 'destroyed':
        return { choose: 'flee' };
      case 'withdrawals':
        return { choose: 'withdraw', halfMoves: 0 };
      default:
        return null;
    }
  },
};
