import { captain } from '../captain.js';
import type { Budget } from '../player.js';
import { recruit } from '../recruit.js';
import { type Figures, figuresOf, type Scored } from './figures.js';
import type { Game } from './games.js';
import { played } from './played.js';

export interface MeasureOptions {
  readonly games: number;
  readonly seed: string;
  /** Both games of a pair have the same dice. They part from each other with the first throw that only one of them makes. */
  readonly sameDice?: boolean;
  readonly budget?: Budget;
  /** Hears of every game. */
  readonly told?: (done: number, so: readonly Scored[]) => void;
}

/**
 * Plays games and counts. Where there are sides, every second game is the one before with the players' seats exchanged:
 * the same sides and the same field. The dice are others: with the same ones nobody could tell, in a short game, what they
 * did from what the sides did. Where there are no sides, all seats are the captain's.
 */
export const measure = (game: Game, { games, seed, sameDice = false, budget, told }: MeasureOptions): Figures => {
  const { seats, sides } = game;
  const all: Scored[] = [];
  for (let nth = 0; nth < games; nth++) {
    const own = `${seed} ${sides === null ? nth : Math.floor(nth / 2)}`;
    const better = nth % 2;
    const players = seats.map((_, at) => (sides === null || at === better ? captain : recruit));
    const one = played(game, players, {
      seed: own,
      dice: `${seed} dice ${nth}`,
      ...(budget === undefined ? {} : { budget }),
    });
    all.push({ ...one, better: seats[better] as string });
    told?.(nth + 1, all);
  }
  return figuresOf(all, { seed, dice: sameDice ? 'same' : 'own' }, sides !== null);
};
