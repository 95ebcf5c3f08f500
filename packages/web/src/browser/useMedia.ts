import { useSyncExternalStore } from 'react';

/** A question to the device that may be answered otherwise at any time: a window is made narrow, a setting changed. */
const mediaHook = (query: string): (() => boolean) => {
  const watch = (changed: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  // Where there is no device to ask, nothing is out of the ordinary.
  return () =>
    useSyncExternalStore(
      watch,
      () => matchMedia(query).matches,
      () => false,
    );
};

/** Whether the page is drawn for a phone: where something stands elsewhere there, and not only smaller. */
export const useNarrow = mediaHook('(max-width: 47.5em)');

/** Whether nothing is to move: this person's system says so. */
export const useStill = mediaHook('(prefers-reduced-motion: reduce)');
