import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Newest {
  /** Stands after the newest line. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** How many lines have come since one has gone back to read. */
  readonly unseen: number;
  readonly toNewest: () => void;
}

/** Above the window is not out of sight: who writes below the talk is at its end too. */
const ABOVE = '100000px 0px 0px 0px';

/** Keeps the newest line in sight, unless somebody has gone back to read. Who reads afterwards begins at the top. */
export const useNewest = (count: number, isOver: boolean): Newest => {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(!isOver);
  const now = useRef(count);
  now.current = count;
  const [seen, setSeen] = useState(count);
  const toNewest = (): void => end.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    const mark = end.current;
    if (mark === null) return;
    const observer = new IntersectionObserver(
      ([at]) => {
        isAtEnd.current = at?.isIntersecting ?? false;
        if (isAtEnd.current) setSeen(now.current);
      },
      { rootMargin: ABOVE },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    setSeen(count);
  }, [count]);
  return { end, unseen: Math.max(0, count - seen), toNewest };
};
