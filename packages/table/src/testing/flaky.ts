import type { Stream } from '@warmoot/kernel';
import type { Store } from '../store/index.js';

/**
 * A store that is away again and again: what is asked of it then fails, and sometimes has happened all the same. `ease`
 * makes it reliable.
 */
export const flakyStore = (store: Store, source: Stream): { readonly store: Store; readonly ease: () => void } => {
  let isFlaky = true;
  const fails = (chance: number): boolean => isFlaky && source.below(100) < chance;
  const lost = (): never => {
    throw new Error('the line is cut');
  };
  return {
    ease: () => {
      isFlaky = false;
    },
    store: {
      ...store,
      append: async (...asked) => {
        if (fails(15)) lost();
        const first = await store.append(...asked);
        return fails(15) ? lost() : first;
      },
      read: async (...asked) => (fails(15) ? lost() : store.read(...asked)),
    },
  };
};
