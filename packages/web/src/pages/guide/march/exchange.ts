import type { Exchange } from '../exchange.js';

/** The two approaches to the ford, in the order in which they are listed. */
export const APPROACHES = ['ford', 'weir'] as const;
export const HIDE = 4;
export const NOTICE = 3;

const plan = (more: object): object => ({
  choose: 'plan',
  route: [],
  pace: 'steady',
  marks: null,
  past: [],
  forage: false,
  lead: null,
  ...more,
});

const nth = (approach: string): number => (APPROACHES as readonly string[]).indexOf(approach);

interface Texts {
  readonly watch: string;
  readonly ford: string;
  readonly weir: string;
}

/** Wren slips past the watch at a ford: which approach she takes, and which one they mark. Everything lies open. */
export const marchExchange = ({ watch, ford, weir }: Texts): Exchange => ({
  scene: 'saga/march',
  start: () => ({
    setup: {
      seats: ['ana'],
      roads: {
        name: ford,
        spans: [
          { key: 'wood', x: 100, y: 300 },
          { key: 'ford', name: ford, x: 400, y: 300 },
          { key: 'kell', x: 700, y: 300 },
        ],
        ways: [
          { from: 'wood', to: 'ford' },
          { from: 'ford', to: 'kell' },
        ],
      },
      parties: [
        {
          name: 'Wren',
          seats: ['ana'],
          members: [{ name: 'Wren', skills: { hide: HIDE } }],
          at: 'wood',
          wants: { want: 'reach', span: 'kell' },
          knows: [{ of: watch, at: 'ford' }],
        },
        {
          name: watch,
          seats: ['ana'],
          members: [{ name: 'Hugo', skills: { notice: NOTICE } }],
          at: 'ford',
          approaches: [ford, weir],
        },
      ],
    },
    options: { 'saga.move.secret': false },
  }),
  answer: (step, asked, run, { approach = APPROACHES[1], marks = APPROACHES[0] }) => {
    const { day } = run.state.open as unknown as { readonly day: number };
    if (step !== 'plan' || day > 1) return null;
    return asked.as === 'Wren'
      ? plan({ route: ['ford', 'kell'], past: [{ of: watch, approach: nth(approach) }] })
      : plan({ pace: 'rest', marks: nth(marks) });
  },
  passes: ['behindTheScreen'],
});
