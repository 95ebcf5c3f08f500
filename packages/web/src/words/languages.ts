import type { Words } from '@warmoot/words';
import { ENGLISH, GERMAN, type Grammar } from '@warmoot/words/say';

interface Spoken {
  readonly grammar: Grammar;
  /** What the rules say, fetched by those who need it. */
  readonly told: () => Promise<Words>;
}

/** The languages there are. Another one is a line here, and a file beside each word list. */
const SPOKEN = {
  en: { grammar: ENGLISH, told: async () => (await import('./toldEnglish.js')).toldEnglish },
  de: { grammar: GERMAN, told: async () => (await import('./toldGerman.js')).toldGerman },
} as const satisfies Record<string, Spoken>;

export type Language = keyof typeof SPOKEN;

export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];

export const grammarOf = (language: Language): Grammar => SPOKEN[language].grammar;

export const wordsOf = (language: Language): Promise<Words> => SPOKEN[language].told();
