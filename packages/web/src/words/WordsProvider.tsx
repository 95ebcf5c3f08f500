import type { Words } from '@warmoot/words';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { keep, kept } from '../browser/kept.js';
import { LANGUAGES, type Language } from './kinds.js';
import { inLanguage } from './lists.js';
import { fetchTold, toldIn } from './told.js';
import { UI, type UiWords } from './ui.js';

interface Speech {
  /** The interface's own words. */
  readonly ui: UiWords;
  /** What the rules say, for `accountOf` and its like. Only who reads it waits for it: the first page does not. */
  readonly words: Words;
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const isLanguage = (name: string | null): name is Language => LANGUAGES.some((one) => one === name);

/** The language kept from last time, else the first of the browser's that we speak. */
const firstLanguage = (): Language => {
  const before = kept('language');
  if (isLanguage(before)) return before;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken ?? 'en';
};

const speechIn = (language: Language, choose: Speech['choose']): Speech => ({
  ui: inLanguage(UI, language),
  get words() {
    return toldIn(language);
  },
  language,
  choose,
});

const SpeechContext = createContext<Speech>(speechIn('en', () => {}));

export const WordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(() => {
    const first = firstLanguage();
    // Every page but the first speaks of rules: their words come along with its script.
    if (location.pathname !== '/') fetchTold(first).catch(() => {});
    return first;
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(
    () =>
      speechIn(language, (next) => {
        keep('language', next);
        // The page stays as it is until the other language is here; without a connection it stays.
        fetchTold(next).then(
          () => startTransition(() => setLanguage(next)),
          () => {},
        );
      }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
};

/** The words of the page: `ui` for the interface, `words` for what the rules say. */
export const useWords = (): Speech => useContext(SpeechContext);
