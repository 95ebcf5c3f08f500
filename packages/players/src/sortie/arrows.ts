import { approx } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Sight } from './sight.js';
import { worthWith } from './worth.js';

/** What a shot does to its target's pool, by how it comes out. */
const TAKES = { none: 0, win: 1, plus4: 2 } as const;

const dreaded = (odds: sortie.Arrows['odds'], floating: number): number => {
  const now = worthWith(floating);
  let sum = approx(odds.double) * now;
  for (const [how, dice] of Object.entries(TAKES))
    sum += approx(odds[how as keyof typeof TAKES]) * (now - worthWith(floating - dice));
  return sum;
};

/** What a target loses by a shot on average, by what the archers stake, where it stakes so many dice itself. */
const lossBy = (sight: Sight, shot: sortie.Shot, bid: number): readonly number[] => {
  const floating = (sight.open.floating[shot.target] as number) - bid;
  return sortie.arrowsOf(sight, shot, bid).map(({ odds }) => dreaded(odds, floating));
};

const lightest = (costs: readonly number[]): number => costs.indexOf(Math.min(...costs));

/** The stake of archers that is worth most, up to a number of dice. */
export const bestShot = (sight: Sight, shot: sortie.Shot, most: number): { stake: number; gain: number } => {
  const floating = sight.open.floating[shot.archers] as number;
  const gains = lossBy(sight, shot, 0)
    .slice(0, Math.max(0, most) + 1)
    .map((loss, stake) => loss - (worthWith(floating) - worthWith(floating - stake)));
  const stake = lightest(gains.map((gain) => -gain));
  return { stake, gain: gains[stake] as number };
};

/** The dice that are best spent against arrows, when the archers stake nothing. */
export const bestCover = (sight: Sight, shot: sortie.Shot, most: number): number => {
  const floating = sight.open.floating[shot.target] as number;
  const stakes = Array.from({ length: Math.min(4, Math.max(0, most)) + 1 }, (_, stake) => stake);
  return lightest(
    stakes.map(
      (stake) => (lossBy(sight, shot, stake)[0] as number) + worthWith(floating) - worthWith(floating - stake),
    ),
  );
};
