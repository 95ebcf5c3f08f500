import type { PlayedKind } from '../rulebook/guides.js';

/** A kind of scene that the computer has played many times, from both sides. */
export type MeasuredKind = PlayedKind;

export type Notches = 1 | 2 | 3 | 4 | 5;

/** What is known of a way to play, from games that were played. */
export interface Measured {
  readonly kind: MeasuredKind;
  /** How long it takes people: the middle half of all games; null where nobody could tell. */
  readonly minutes: readonly [number, number] | null;
  /** How many play: at least and at most. */
  readonly players: readonly [number, number];
  /** From luck (1) to skill (5), on equal sides; null where nobody wins, or no player is better at it. */
  readonly notches: Notches | null;
  readonly games: number;
  /** Of so many games between a better and a weaker player the better one won so many; a draw is half a win. */
  readonly better: { readonly wins: number; readonly of: number } | null;
}

/** What is known of a way of war: the middle of many battles, and the choices of one side. */
export interface MeasuredWay extends Pick<Measured, 'games'> {
  readonly rounds: number;
  readonly choices: number;
  readonly minutes: readonly [number, number];
}
