import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether nothing is to move: this person's system says so. */
export const useStill = (): boolean => useSyncExternalStore(watch, () => matchMedia(REDUCED).matches);
