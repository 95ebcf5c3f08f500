import { saga } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';
import { DISCUSSION_FIGURES } from './figures.js';
import type { DiscussionGuideWords } from './words.js';

/** How well Ella leads. */
export const LEAD = 7;
export const TO = ['proud', 'merciful', 'prudent'] as const;
export const ALREADY = ['nothing', 'jorun'] as const;

type Motives = saga.character.Motives;

/** What moves Morten, pair by pair in the order of the book. */
const RATED = [
  [8, 4],
  [3, 9],
  [7, 5],
  [6, 6],
  [2, 10],
  [5, 7],
  [8, 4],
  [9, 3],
  [4, 8],
] as const;
export const MORTEN = Object.fromEntries(
  saga.character.MOTIVE_PAIRS.flatMap((pair, at) => pair.map((motive, side) => [motive, RATED[at]?.[side]])),
) as unknown as Motives;

type Texts = Pick<DiscussionGuideWords['trial'], 'context' | 'topic' | 'response'>;

/** Ella appeals to Morten for a prisoner. Both sit on one seat, so nobody has to agree to anything. */
export const discussionExchange = ({ context, topic, response }: Texts): Exchange => ({
  scene: 'saga/discussion',
  start: ({ already = ALREADY[0] }) => ({
    setup: {
      seats: ['ana'],
      people: [
        { name: 'Ella', seat: 'ana', skills: { lead: LEAD }, motives: MORTEN },
        {
          name: 'Morten',
          seat: 'ana',
          motives: MORTEN,
          driving:
            already === 'jorun'
              ? [{ context, topic, motive: 'avenging', rating: DISCUSSION_FIGURES.lead, by: 'Jorun' }]
              : [],
        },
      ],
    },
  }),
  answer: (step, asked, run, { motive = TO[0] }) => {
    if (step !== 'talk') return run.choices(asked)?.[0] ?? null;
    const { appeals } = run.state.open as unknown as saga.discussion.Discussion['open'];
    if (appeals.length > 0) return null;
    const to = [{ who: 'Morten', pair: null }];
    return { choose: 'appeal', talker: 'Ella', to, context, topic, response, skill: 'lead', motive };
  },
});
