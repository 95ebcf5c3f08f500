import { type GenerationEdition, sagaRatings } from '../saga/character/edition.js';
import { drawFrom } from '../saga/character/groupRating.js';
import { EARLIER_IN_A_MILLION } from '../saga/character/ratings.table.js';

/** `saga-1e` is `saga` but for these: one column for all, two more for main characters, and skills that start lower. */
export const firstRatings: GenerationEdition = {
  ...sagaRatings,
  ruleSet: 'saga-1e',
  // S1E-GEN-001, S1E-GEN-003
  rating: { main: drawFrom(EARLIER_IN_A_MILLION, 2), other: drawFrom(EARLIER_IN_A_MILLION) },
  below: 3,
  startRule: 'S1E-GEN-005',
  methods: ['distribution'],
  column: EARLIER_IN_A_MILLION,
};
