import type { warband } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';
import { SCENE } from './figures.js';

/** Where the captain stands, by the way the veteran faces. */
export const FROM = { front: 'w', flank: 'n', rear: 'e' } as const satisfies Record<string, warband.Direction>;
export const HOW = ['kill', 'subdue'] as const;

type Choice = warband.SkirmishChoice & { readonly subdue?: boolean; readonly for?: string };

/** What is done at each step: nothing is declared, a helmet is given for a Wound, and both strike. */
const isWanted = (step: string, as: string, choice: Choice, how: string): boolean => {
  if (step === 'helmet') return choice.choose === 'helmet' && choice.for === 'wound';
  if (step !== 'strikes' && step !== 'blows') return choice.choose === 'pass';
  return choice.choose === 'attack' && (choice.subdue ?? false) === (as === 'Avitch' && how === 'subdue');
};

/** A captain meets a veteran in the Melee phase. The round is over when the next begins. */
export const SKIRMISH_EXCHANGE: Exchange = {
  scene: SCENE,
  start: ({ from = 'front' }) => ({
    setup: {
      seats: ['ana', 'bo'],
      a: {
        name: 'Avitch',
        seat: 'ana',
        figures: [{ like: 'captain', name: 'Berrin', at: { x: 5, y: 5 }, facing: 'e' }],
      },
      b: {
        name: 'Dorrow',
        seat: 'bo',
        figures: [{ like: 'veteran', name: 'Tam', at: { x: 6, y: 5 }, facing: FROM[from as keyof typeof FROM] }],
      },
      position: { phase: 'melee' },
    },
  }),
  answer: (step, asked, run, { how = HOW[0] }) => {
    if ((run.state.open as { readonly round: number }).round > 1) return null;
    const open = (run.choices(asked) ?? []) as readonly Choice[];
    return open.find((choice) => isWanted(step, asked.as, choice, how)) ?? null;
  },
};
