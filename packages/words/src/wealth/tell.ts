import { saga } from '@warmoot/rules';
import type { WealthWords } from '../catalogue/sagaWords.js';
import { factsOf, keyedSentences, type Speech } from '../speech.js';

/** What is said of wealth. */
export const tellWealth = ({ grammar, t: { wealth: t } }: Speech): WealthWords => {
  /** 1, 1.25, 11.5. */
  const rating = (hundredths: number): string => `${hundredths / 100}`.replace('.', grammar.decimal);
  const ratingOf = (level: number): string => rating(saga.wealth.LADDER[level - 1] ?? 0);
  return {
    rating,
    army: t.army,
    events: {
      credited: ({ kind, credits }, { unit }) => t.credited({ kind, credits, unit }),
      notRecorded: ({ kind }, { unit }) => t.notRecorded({ kind, unit }),
      waits: ({ until }, { unit }) => (until === 'reckoning' ? t.waitsForReckoning : t.waitsForYear)({ unit }),
      cancelled: ({ credits }, { unit }) => t.cancelled({ credits, unit }),
      moved: ({ from, to }, { unit }) => t.moved({ unit, rises: to > from, from: ratingOf(from), to: ratingOf(to) }),
      dropped: ({ credits }, { unit }) => t.dropped({ credits, unit }),
      tookEffect: ({ from, to }, { unit }) => t.tookEffect({ unit, from: ratingOf(from), to: ratingOf(to) }),
      gaveUp: ({ what, amount }, { unit, support }) => t.gaveUp({ unit, amount, what: support(what) }),
      broughtUp: ({ what, amount }, { unit, support }) => t.broughtUp({ unit, amount, what: support(what) }),
      lost: ({ what, amount }, { unit, support }) => t.lost({ unit, amount, what: support(what) }),
    },
    supported: ({ what: of, now, supported, excess, room }, { support }) => {
      const what = support(of);
      if (excess > 0) return t.supportedLess({ what, now, supported, excess });
      return room > 0 ? t.supportedMore({ what, now, supported, room }) : t.supported({ what, now, supported });
    },
  };
};

export const tellWealthBroken = ({ t: { wealth: t } }: Speech) =>
  keyedSentences(t.broken, (carried) => {
    const facts = factsOf(carried);
    return { ...facts, what: facts.what ?? t.army };
  });
