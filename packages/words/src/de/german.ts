import type { Grammar } from '../say/index.js';

/** German sentences: three genders, and the cases in use: who, whom, to whom. Of the fourth only names have need. */
export const GERMAN: Grammar = {
  code: 'de',
  and: 'und',
  or: 'oder',
  decimal: ',',
  quotes: ['„', '“'],
  innerQuotes: ['‚', '‘'],
  // "Hans’", "Ellas", "Wache 2’s".
  possessive: [
    { after: /(?:[sßxz]|ce)$/i, add: '’' },
    { after: /\p{L}$/u, add: 's' },
    { after: /$/, add: '’s' },
  ],
  plainCase: 'nom',
  // "Söldner", "Raben", "Landsleute", and what came from English; but not "Heer".
  many: /(?:(?<!he)er|en|[^s]s|leute)$/i,
  forms: {
    // "den Schnellen Angriff".
    the: {
      article: {
        m: { nom: 'der', acc: 'den', dat: 'dem' },
        f: { nom: 'die', acc: 'die', dat: 'der' },
        n: { nom: 'das', acc: 'das', dat: 'dem' },
      },
      endings: {
        m: { nom: 'e', acc: 'en', dat: 'en' },
        f: { nom: 'e', acc: 'e', dat: 'en' },
        n: { nom: 'e', acc: 'e', dat: 'en' },
      },
    },
    // "einen Schnellen Angriff".
    a: {
      article: {
        m: { nom: 'ein', acc: 'einen', dat: 'einem' },
        f: { nom: 'eine', acc: 'eine', dat: 'einer' },
        n: { nom: 'ein', acc: 'ein', dat: 'einem' },
      },
      endings: {
        m: { nom: 'er', acc: 'en', dat: 'en' },
        f: { nom: 'e', acc: 'e', dat: 'en' },
        n: { nom: 'es', acc: 'es', dat: 'en' },
      },
    },
    // "meinen Stolz".
    my: {
      article: {
        m: { nom: 'mein', acc: 'meinen', dat: 'meinem' },
        f: { nom: 'meine', acc: 'meine', dat: 'meiner' },
        n: { nom: 'mein', acc: 'mein', dat: 'meinem' },
      },
      endings: {},
    },
    // Alone, or after a name in the genitive: "(Ellas) Schnellen Angriff".
    alone: {
      endings: {
        m: { nom: 'er', acc: 'en', dat: 'em' },
        f: { nom: 'e', acc: 'e', dat: 'er' },
        n: { nom: 'es', acc: 'es', dat: 'em' },
      },
    },
    // "am linken Arm": after a preposition that has taken the article in, of nouns that are not feminine.
    am: {
      article: { m: { dat: 'am' }, n: { dat: 'am' } },
      endings: { m: { dat: 'en' }, n: { dat: 'en' } },
    },
  },
};
