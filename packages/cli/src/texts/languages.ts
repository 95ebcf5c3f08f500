import type { Language } from '@warmoot/words';
import { ENGLISH, GERMAN, speak } from '@warmoot/words/say';
import { DE } from './de.js';
import { EN } from './en.js';
import type { Texts } from './texts.js';

/** The texts in every language. Another one is a table and a line here. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: speak<typeof EN>(ENGLISH, EN),
  de: speak<typeof EN>(GERMAN, DE),
};
