import { useEffect, useRef, useState } from 'react';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import type { Sealed } from './types.js';

interface Waiting {
  readonly key: string;
  readonly left: readonly Sealed[];
}

/**
 * Answers for several units go out one after the other, each when the table has heard the one before. Where one is
 * refused the rest stays picked.
 */
export const useSealing = (
  { answer, busy }: Pick<SceneProps, 'answer' | 'busy'>,
  asking: Asking | null,
  key: string,
): ((answers: readonly Sealed[]) => void) => {
  const [waiting, setWaiting] = useState<Waiting>({ key, left: [] });
  const sent = useRef<string | null>(null);
  const isOn = asking !== null && waiting.key === key && waiting.left.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one goes out whenever the table has heard another
  useEffect(() => {
    if (!isOn || busy) return;
    const [next, ...left] = waiting.left;
    const asked = asking.mine.find(({ as }) => as === next?.as);
    const isHeard = sent.current === null || asking.made.has(sent.current);
    if (!isHeard || next === undefined || asked === undefined) return;
    sent.current = next.as;
    setWaiting({ key, left });
    answer(asked, next.choice);
  }, [isOn, busy, asking?.made.size, waiting]);
  return (answers) => {
    sent.current = null;
    setWaiting({ key, left: answers });
  };
};
