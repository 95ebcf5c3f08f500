import type { Refusal } from '@warmoot/kernel';
import type { Words } from './words.js';

/** A refusal as sentences: what was wrong, what was expected, what to do. */
export const refusalText = (words: Words, refusal: Refusal): string =>
  (words.refusals[refusal.code] as (refusal: Refusal) => string)(refusal);
