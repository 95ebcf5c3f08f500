import type { News } from './port.js';

export interface Hearers {
  readonly add: (hear: (news: News) => void) => () => void;
  readonly tell: (news: News) => void;
}

/** Those who wait for news. One who fails does not keep the others from hearing, nor the teller from going on. */
export const hearers = (): Hearers => {
  // The same function may be given twice, and is then two hearers.
  const all = new Map<symbol, (news: News) => void>();
  return {
    add: (hear) => {
      const mark = Symbol('hearer');
      all.set(mark, hear);
      return () => void all.delete(mark);
    },
    tell: (news) => {
      for (const hear of [...all.values()]) {
        try {
          hear(news);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
};
