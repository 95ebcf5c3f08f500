import type { Refusal } from '@warmoot/kernel';
import type { AnyRefusal, TableRefusal } from '@warmoot/protocol';
import type { Words } from './catalogue/words.js';

const isOfTable = (words: Words, refusal: AnyRefusal): refusal is TableRefusal =>
  Object.hasOwn(words.table.refusals, refusal.code);

/** A refusal as sentences: what was wrong, what was expected, what to do. */
export const refusalText = (words: Words, refusal: AnyRefusal): string =>
  isOfTable(words, refusal)
    ? (words.table.refusals[refusal.code] as (refusal: TableRefusal) => string)(refusal)
    : (words.refusals[refusal.code] as (refusal: Refusal) => string)(refusal);
