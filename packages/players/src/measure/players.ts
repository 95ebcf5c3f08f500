import { manifestsOf } from '@warmoot/rules';
import type { GameKind } from './games.js';

/** How many play a kind of scene: at least and at most, by its ready-made starts and by what is played at once. */
export const playersOf = (kind: GameKind): readonly [number, number] => {
  const [found] = manifestsOf(kind);
  const starts = (found?.starts ?? []).map(({ seats }) => seats);
  const atOnce = found?.atOnce?.seats ?? 2;
  // A check needs nobody else; whoever presses dares it.
  const least = Math.min(atOnce, ...starts.map((one) => one.least));
  return [least, Math.max(atOnce, ...starts.map((one) => one.most))];
};
