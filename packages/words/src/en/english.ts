import type { Grammar } from '../say/index.js';

/** English sentences need little: nouns are not declined. */
export const ENGLISH: Grammar = {
  code: 'en',
  and: 'and',
  or: 'or',
  decimal: '.',
  quotes: ['“', '”'],
  innerQuotes: ['‘', '’'],
  possessive: [{ after: /$/, add: '’s' }],
  forms: {},
  plainCase: 'nom',
  // "Ravens" and "Kinsmen", but not "Cross".
  many: /(?:[^s]s|men)$/i,
};
