import { saga } from '@warmoot/rules';
import { useEffect, useState } from 'react';
import type { RouteMap } from './model.js';

/** A counter goes so long from span to span, and no longer than this in all. */
const STEP = 120;
const MOST = 600;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The spans still ahead of a counter that was drawn somewhere; none where the trail does not lead on from there. */
const aheadOf = (roads: RouteMap, at: string | null, trail: readonly string[]): readonly string[] => {
  if (at === null) return [];
  const on = trail.lastIndexOf(at);
  if (on >= 0) return trail.slice(on + 1);
  return saga.roads.neighboursOf(roads, at).includes(trail[0] ?? '') ? trail : [];
};

/**
 * Where a party is drawn while it goes along its trail, span by span: from where it was drawn last to where it is. Where
 * the trail does not lead on from there, or where nothing is to move, it is there at once.
 */
export const useWalk = (roads: RouteMap, trail: readonly string[]): string | null => {
  const end = trail.at(-1) ?? null;
  const key = trail.join(' ');
  const [walk, setWalk] = useState({ key, at: end, pause: STEP });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trail is another when its key is
  useEffect(() => {
    setWalk((was) => {
      if (was.key === key) return was;
      const steps = isStill() ? 0 : aheadOf(roads, was.at, trail).length;
      return steps === 0 ? { key, at: end, pause: STEP } : { key, at: was.at, pause: Math.min(STEP, MOST / steps) };
    });
  }, [key]);
  const [next] = walk.key === key ? aheadOf(roads, walk.at, trail) : [];
  useEffect(() => {
    if (next === undefined) return;
    const wait = setTimeout(() => setWalk((was) => ({ ...was, at: next })), walk.pause);
    return () => clearTimeout(wait);
  }, [next, walk.pause]);
  return next === undefined && walk.key === key ? end : walk.at;
};
