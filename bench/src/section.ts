import type { Rival } from './rival.js';

/** A rival as its section names it. */
export interface Entrant {
  readonly name: string;
  readonly load: () => Promise<Rival>;
  /** How many units of its work make one of the section's, where it is not 1. */
  readonly unitsEach?: number;
  /** It cannot do one whole unit of the section in a slice: its figure is reckoned from a part. */
  readonly fromPart?: true;
}

/** What is hoped for: a rate at least so many times another's, or a time no longer than that. */
export type Target = TimesTarget | WithinTarget;

interface TimesTarget {
  readonly target: 'times';
  readonly of: string;
  readonly against: string;
  readonly aim: number;
  /** Below this it has failed; where there is none, the aim itself is the floor. */
  readonly floor?: number;
}

interface WithinTarget {
  readonly target: 'within';
  readonly of: string;
  readonly microseconds: number;
}

/** Rivals that do the same work, measured in turns. */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** What is counted, in the plural. */
  readonly units: string;
  readonly entrants: readonly Entrant[];
  readonly targets: readonly Target[];
}
