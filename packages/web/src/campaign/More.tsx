import { useEffect, useRef } from 'react';
import { Button } from '../design/forms/Button.js';

/** How far below the window the end of a list may be when more of it is set. */
const AHEAD = '200px';

interface MoreProps {
  readonly label: string;
  readonly onMore: () => void;
}

/** The end of a long list that is set a part at a time: more follows as one comes near, or at a press. */
export const More = ({ label, onMore }: MoreProps) => {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore(), { rootMargin: AHEAD });
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return (
    <p ref={end}>
      <Button small kind="quiet" onClick={onMore}>
        {label}
      </Button>
    </p>
  );
};
