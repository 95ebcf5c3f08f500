import type { warband } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';

const SCENE = 'warband/battle';
export const HOW = ['stand', 'charge'] as const;

const ranks = (like: warband.ProfileKey) => [1, 2].map(() => ({ figures: [{ like, count: 5 }] }));

type Named = warband.BattleEvent['event'];

/** What happens on the way and is not told: the frame of the round, and the round that begins after it. */
export const QUIET: ReadonlySet<string> = new Set<Named>([
  ...(['hitsCounted', 'rankHarmed', 'struckInLine', 'acted', 'partEnded', 'phaseBegan', 'phaseEnded'] as const),
  // The tide says who drives whom back; a check says itself whose it is.
  ...(['unitMoved', 'triggered', 'closedUp'] as const),
  ...(['roundEnded', 'roundBegan', 'leadersFound', 'linesFormed', 'priorityWon'] as const),
]);

/** Ten spears meet ten levies in the Melee phase. The round is over when the next begins. */
export const LINES_EXCHANGE: Exchange = {
  scene: SCENE,
  start: ({ how = HOW[0] }) => ({
    setup: {
      seats: ['ana', 'bo'],
      a: {
        name: 'Avitch',
        seat: 'ana',
        units: [{ name: 'Tarn spears', ranks: ranks('spearman'), at: { x: 8, y: 7 }, facing: 'e' }],
      },
      b: {
        name: 'Dorrow',
        seat: 'bo',
        units: [{ name: 'Dorrow levy', ranks: ranks('levy'), at: { x: 9, y: 7 }, facing: 'w' }],
      },
      position: { phase: 'melee', units: how === 'charge' ? [{ unit: 'A1', charged: 'B1', acted: true }] : [] },
    },
  }),
  answer: (step, asked, run) => {
    if ((run.state.open as { readonly round: number }).round > 1) return null;
    const open = (run.choices(asked) ?? []) as readonly { readonly choose: string }[];
    const wanted = step === 'strikes' || step === 'blows' ? 'attack' : 'pass';
    return open.find(({ choose }) => choose === wanted) ?? open.find(({ choose }) => choose === 'pass') ?? null;
  },
};
