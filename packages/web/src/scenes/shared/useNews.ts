import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import type { News } from './news.js';

/** Tells ears what is new, politely, and interrupts only to say that it is their turn. */
export const useTold = (news: readonly News[], entries: number, yours: string | null): void => {
  const announce = useAnnounce();
  const told = useRef(-1);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const fresh = news
      .filter(({ passage }) => passage.entry.seq > told.current)
      .flatMap(({ account }) => account.lines);
    told.current = entries - 1;
    if (fresh.length > 0) announce(fresh.join(' '));
    if (yours !== null && yours !== asked.current) announce(yours, 'assertive');
    asked.current = yours;
  }, [announce, news, entries, yours]);
};
