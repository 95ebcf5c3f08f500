import type { Words } from '@warmoot/words';
import { use } from 'react';
import { known } from '../browser/known.js';
import { type Language, wordsOf } from './languages.js';

const asked: Partial<Record<Language, Promise<Words>>> = {};

/** Fetches what the rules say in a language, once. */
export const fetchTold = (language: Language): Promise<Words> => {
  asked[language] ??= known(
    wordsOf(language).catch((error: unknown) => {
      // Next time it is tried again.
      delete asked[language];
      throw error;
    }),
  );
  return asked[language];
};

/** What the rules say; a component that reads it before it is here waits for it, and its page shows that it loads. */
export const toldIn = (language: Language): Words => use(fetchTold(language));
