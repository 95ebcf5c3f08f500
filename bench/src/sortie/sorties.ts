import type { Stream } from '@warmoot/kernel';
import type { sortie } from '@warmoot/rules';
import type { Rival } from '../rival.js';
import { warRival } from '../wars.js';

/** A unit as a setup names it. */
export interface BenchUnit {
  readonly heads: number;
  readonly mount: sortie.Mount;
  readonly weight: sortie.Weight;
  readonly archers?: true;
  readonly level: number;
  readonly commander: { readonly level: number; readonly strengths?: readonly ['tactics'] } | null;
  readonly mercenary?: true;
  readonly moved?: 'overHalf' | 'all';
}

/** Two armies that come openly, and the ground between them. */
export interface Start {
  readonly a: readonly BenchUnit[];
  readonly b: readonly BenchUnit[];
  readonly ground: sortie.Ground;
}

const USUAL: readonly BenchUnit[] = [
  { heads: 300, mount: 'infantry', weight: 'heavy', level: 1, commander: { level: 2, strengths: ['tactics'] } },
  { heads: 400, mount: 'infantry', weight: 'medium', level: 0.5, commander: { level: 1 } },
  { heads: 250, mount: 'infantry', weight: 'light', level: -0.5, commander: null },
  { heads: 200, mount: 'infantry', weight: 'light', archers: true, level: 1, commander: { level: 1 } },
  { heads: 200, mount: 'cavalry', weight: 'light', level: 1.5, commander: { level: 1 }, moved: 'overHalf' },
  { heads: 150, mount: 'cavalry', weight: 'heavy', level: 2, commander: { level: 1 }, mercenary: true },
];

/** The battle that is measured: six units of every kind against as many, on open ground. */
export const MEASURED: Start = { a: USUAL, b: USUAL, ground: 'open' };

export const ENDINGS = ['fieldWon', 'bothGone', 'agreed', 'roundLimit'] as const;
export const FATES = ['here', 'finished', 'destroyed', 'captured', 'killed', 'fled', 'left', 'joined'] as const;

/** How a battle ended, in full. By unit, as they stand in the roster at the end. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  /** 0 for side A, 1 for side B, −1 for nobody. */
  readonly winner: number;
  readonly units: number;
  readonly heads: ArrayLike<number>;
  readonly floating: ArrayLike<number>;
  readonly record: ArrayLike<number>;
  /** By its place in FATES. */
  readonly fate: ArrayLike<number>;
  readonly injured: ArrayLike<number>;
  readonly dead: ArrayLike<number>;
  /** Half moves between two units. */
  readonly apart: (one: number, other: number) => number;
}

/** Plays one battle to its end, every order, answer and die at random. */
export type PlaySortie = (source: Stream) => Ended;

export const sortieRival = (play: PlaySortie): Rival =>
  warRival('sortie', play, ({ units, floating, fate, dead }, mix) => {
    for (let unit = 0; unit < units; unit++) for (const of of [floating, fate, dead]) mix(of[unit]!);
  });
