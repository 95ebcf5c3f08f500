import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.5em)';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the page is drawn for a phone: where something stands elsewhere there, and not only smaller. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
