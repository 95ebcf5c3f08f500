import { type RefObject, useEffect, useRef, useState } from 'react';

interface Newest {
  /** The lines, and what stands after the newest of them. */
  readonly list: RefObject<HTMLOListElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
  /** How many lines have come since one has gone back to read. */
  readonly unseen: number;
  readonly toNewest: () => void;
}

/** Above the window is not out of sight: who writes below the talk is at its end too. */
const ABOVE = '100000px 0px 0px 0px';

/** Keeps the newest line in sight, unless somebody has gone back to read. Who reads afterwards begins at the top. */
export const useNewest = (count: number, isOver: boolean): Newest => {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(!isOver);
  const now = useRef(count);
  now.current = count;
  const [seen, setSeen] = useState(count);
  const toNewest = (): void => end.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    const mark = end.current;
    const lines = list.current;
    if (mark === null || lines === null) return;
    const seeing = new IntersectionObserver(
      ([at]) => {
        isAtEnd.current = at?.isIntersecting ?? false;
        if (isAtEnd.current) setSeen(now.current);
      },
      { rootMargin: ABOVE },
    );
    // Lines come, and what stands around them grows: this is known before it is known what is out of sight by it.
    const growing = new ResizeObserver(() => {
      if (!isAtEnd.current) return;
      setSeen(now.current);
      if (mark.getBoundingClientRect().top > 0) mark.scrollIntoView({ block: 'nearest' });
    });
    seeing.observe(mark);
    for (const one of [lines, lines.parentElement as Element]) growing.observe(one);
    return () => {
      seeing.disconnect();
      growing.disconnect();
    };
  }, []);
  return { list, end, unseen: Math.max(0, count - seen), toNewest };
};
