import { useLayoutEffect, useRef, useState } from 'react';
import type { Standing } from './geometry.js';

/** As long as fading takes. */
const FADE_MS = 160;

/** Those who stood here a moment ago and stand nowhere now: they are still seen while they fade. */
export const useGone = (standing: readonly Standing[]): readonly Standing[] => {
  const before = useRef<readonly Standing[]>(standing);
  const [gone, setGone] = useState<readonly Standing[]>([]);
  const keys = standing.map(({ slot }) => slot.key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who comes and goes matters
  useLayoutEffect(() => {
    const here = new Set(standing.map(({ slot }) => slot.key));
    const left = before.current.filter(({ slot }) => !here.has(slot.key));
    before.current = standing;
    if (left.length === 0) return;
    setGone(left);
    const over = setTimeout(() => setGone([]), FADE_MS);
    return () => clearTimeout(over);
  }, [keys]);
  return gone;
};
