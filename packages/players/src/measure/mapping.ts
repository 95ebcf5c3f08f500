import type { Figures } from './figures.js';
import { SECONDS, SIZES } from './pace.table.js';

/** Below so many minutes every one counts; from there on they are rounded to the step. */
const ROUNDED_FROM = 10;
const STEP = 5;

const rounded = (seconds: number): number => {
  const minutes = seconds / 60;
  return minutes < ROUNDED_FROM ? Math.max(1, Math.round(minutes)) : Math.round(minutes / STEP) * STEP;
};

/** How long a choice takes in the mean of all choices of a way to play. */
export const secondsAChoice = ({ sizes }: Pick<Figures, 'sizes'>): number => {
  const all = SIZES.reduce((sum, size) => sum + sizes[size], 0);
  return all === 0 ? 0 : SIZES.reduce((sum, size) => sum + sizes[size] * SECONDS[size], 0) / all;
};

/**
 * How long a game takes somebody against the computer: their choices, and what is shown to them. Half of all games lie
 * between the two.
 */
export const minutesOf = (figures: Pick<Figures, 'sizes' | 'choices' | 'shown'>): readonly [number, number] => {
  const each = secondsAChoice(figures);
  const [choices, shown] = [figures.choices, figures.shown];
  return [rounded(choices[0] * each + shown[0]), rounded(choices[2] * each + shown[2])];
};

export type Notches = 1 | 2 | 3 | 4 | 5;

/** How often something is so, between two bounds that hold the true share with 95 % confidence. */
export interface Estimate {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const shareFrom = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const Z = 1.959963984540054;

/**
 * How often the better player would win if both sides were equal. The sides that are drawn are not, and where a side is
 * much stronger it wins both games of a pair and tells nothing of the players. So only pairs count that one player won from
 * both sides: with odds of s for the better one, whatever the sides' own odds, such pairs are theirs with odds of s². A draw
 * is half of either, and half a pair more for each keeps the odds finite.
 */
export const evenShare = ({ better, pairs }: Pick<Figures, 'better' | 'pairs'>): Estimate | null => {
  if (better === null || pairs === null) return null;
  const drawn = pairs.of - pairs.player - pairs.side;
  const decided = pairs.player + drawn / 2;
  const ahead = better.wins - better.of / 2;
  const [mine, theirs] = [(decided + ahead + 1) / 2, (decided - ahead + 1) / 2];
  const odds = Math.log(mine / theirs) / 2;
  const half = (Z * Math.sqrt(1 / mine + 1 / theirs)) / 2;
  return { share: shareFrom(odds), from: shareFrom(odds - half), to: shareFrom(odds + half) };
};

/** Where the second to the fifth notch begin. */
const FROM = [0.6, 0.7, 0.8, 0.9] as const;

/**
 * From luck to skill: the way from a coin's toss, where the better player wins every second game on equal sides, to
 * always, in five equal parts.
 */
export const notchesOf = (figures: Pick<Figures, 'better' | 'pairs'>): Notches | null => {
  const even = evenShare(figures);
  return even === null ? null : ((1 + FROM.filter((from) => even.share >= from).length) as Notches);
};
