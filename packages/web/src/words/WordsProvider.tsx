import { en as toldEnglish, type Words } from '@warmoot/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { keep, kept } from '../design/kept.js';
import { de } from './de.js';
import { en } from './en.js';
import { LANGUAGES, type Language } from './kinds.js';
import type { UiWords } from './ui.js';

interface Speech {
  /** The interface's own words. */
  readonly ui: UiWords;
  /** What the rules say, for `accountOf` and its like. */
  readonly words: Words;
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const UI: Readonly<Record<Language, UiWords>> = { en, de };
/** What the rules say in a language. English is at hand; another is fetched, and English stands in until it is here. */
const TOLD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => toldEnglish,
  de: async () => (await import('./toldGerman.js')).toldGerman,
};

const isLanguage = (name: string | null): name is Language => LANGUAGES.some((one) => one === name);

/** The language kept from last time, else the first of the browser's that we speak. */
const firstLanguage = (): Language => {
  const before = kept('language');
  if (isLanguage(before)) return before;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken ?? 'en';
};

const SpeechContext = createContext<Speech>({ ui: en, words: toldEnglish, language: 'en', choose: () => {} });

export const WordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(firstLanguage);
  const [words, setWords] = useState<Words>(toldEnglish);
  useEffect(() => {
    document.documentElement.lang = language;
    let away = false;
    TOLD[language]().then(
      (told) => {
        if (!away) setWords(told);
      },
      // Without a connection the rules keep speaking English.
      () => {},
    );
    return () => {
      away = true;
    };
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      ui: UI[language],
      words,
      language,
      choose: (next) => {
        keep('language', next);
        setLanguage(next);
      },
    }),
    [language, words],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
};

/** The words of the page: `ui` for the interface, `words` for what the rules say. */
export const useWords = (): Speech => useContext(SpeechContext);
