import type { Words } from '@warmoot/words';
import type { Spoken } from '@warmoot/words/say';
import { inLanguage, type List } from './lists.js';
import { useWords } from './WordsProvider.js';

export interface Said<T> {
  /** The scene page's own words. */
  readonly t: Spoken<T>;
  /** What the rules say; fetched when it is first read. */
  readonly words: Words;
}

/** A scene page's own word list in the language of the page, with the words of the rules beside it. */
export const useSpoken = <T extends object>(list: List<T>): Said<T> => {
  const speech = useWords();
  return {
    t: inLanguage(list, speech.language),
    get words() {
      return speech.words;
    },
  };
};
