import { useEffect, useState } from 'react';

/** A counter goes so long from span to span, and no longer than this in all. */
const STEP = 120;
const MOST = 600;

/** Where a party is drawn while it walks along the spans that it has entered, one after the other; null when it is there. */
export const useWalk = (from: string | null, spans: readonly string[]): string | null => {
  const key = `${from} ${spans.join(' ')}`;
  const [walk, setWalk] = useState({ key, nth: spans.length });
  useEffect(() => {
    setWalk((was) => {
      if (was.key === key) return was;
      const isStill = spans.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
      return { key, nth: isStill ? spans.length : 0 };
    });
  }, [key, spans.length]);
  const nth = walk.key === key ? walk.nth : spans.length;
  useEffect(() => {
    if (nth >= spans.length) return;
    const wait = setTimeout(() => setWalk({ key, nth: nth + 1 }), Math.min(STEP, MOST / spans.length));
    return () => clearTimeout(wait);
  }, [key, nth, spans.length]);
  if (nth >= spans.length) return null;
  return nth === 0 ? from : (spans[nth - 1] ?? null);
};
