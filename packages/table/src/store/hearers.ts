export interface Hearers<A> {
  readonly add: (hear: (news: A) => void) => () => void;
  readonly tell: (news: A) => void;
}

/** Those who wait for news. One who fails does not keep the others from hearing, nor the teller from going on. */
export const hearers = <A>(): Hearers<A> => {
  // The same function may be given twice, and is then two hearers.
  const all = new Map<symbol, (news: A) => void>();
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
