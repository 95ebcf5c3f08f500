import type { Words } from './catalogue/words.js';
import { german } from './de/language.js';
import { english } from './en/language.js';
import { wordsIn } from './wordsIn.js';

/** All words in English. */
export const en = /* @__PURE__ */ wordsIn(english);
/** All words in German. */
export const de = /* @__PURE__ */ wordsIn(german);

/** The languages there are, each by its code and by its own name. */
export const LANGUAGES = {
  en: { words: en, name: english.name },
  de: { words: de, name: german.name },
} as const satisfies Record<string, { readonly words: Words; readonly name: string }>;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first language that is wanted and there: by tags such as de-AT or de_CH.UTF-8. English where none is. */
export const chooseLanguage = (preferred: readonly string[]): Language =>
  preferred.map((tag) => (/^[a-z]+/i.exec(tag.trim()) ?? [''])[0].toLowerCase()).find(isLanguage) ?? 'en';
