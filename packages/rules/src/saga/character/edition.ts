import type { RuleId } from '@warmoot/kernel';
import type { EditionName } from '../editions.table.js';
import { drawFrom, MAIN_DICE, type RatingThrow } from './groupRating.js';
import { OTHERS_IN_A_MILLION } from './ratings.table.js';

/** How the group ratings of others than main characters are found. */
export const METHODS = ['distribution', 'guide', 'mainDice', 'byHand'] as const;
export type Method = (typeof METHODS)[number];

/** Whether a character is somebody’s main one. */
export type Kind = 'main' | 'other';

/** What the editions of the game do differently about ratings. */
export interface GenerationEdition {
  readonly ruleSet: EditionName;
  /** The throw for a group rating of a main character, and of anybody else. */
  readonly rating: Readonly<Record<Kind, RatingThrow>>;
  /** How far below the group rating its skills start. */
  readonly below: number;
  /** The rule that says so. */
  readonly startRule: RuleId;
  /** The rule that says how main characters are made. */
  readonly mainRule: RuleId;
  /** The rule that says how others are made. */
  readonly othersRule: RuleId;
  /** How others may be made; the first is what is done where nothing is said. */
  readonly methods: readonly Method[];
  /** How many of a million people have each group rating. */
  readonly column: readonly number[];
}

/** Ratings by the dice of this edition. */
export const sagaRatings: GenerationEdition = {
  ruleSet: 'saga',
  rating: { main: MAIN_DICE, other: drawFrom(OTHERS_IN_A_MILLION) },
  // SAGA-GEN-013: the example starts its skills two below, too.
  below: 2,
  startRule: 'SAGA-GEN-006',
  mainRule: 'SAGA-GEN-003',
  othersRule: 'SAGA-GEN-016',
  methods: METHODS,
  column: OTHERS_IN_A_MILLION,
};
