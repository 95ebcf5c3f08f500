import type { Words } from '@warmoot/words';
import { inLanguage, type Spoken } from './bilingual.js';
import { useWords } from './WordsProvider.js';

interface Said<L> {
  /** The scene page's own words. */
  readonly t: Spoken<L>;
  /** What the rules say; fetched when it is first read. */
  readonly words: Words;
}

/** A scene page's own word list in the language of the page, with the words of the rules beside it. */
export const useSpoken = <L extends object>(list: L): Said<L> => {
  const speech = useWords();
  return {
    t: inLanguage(list, speech.language),
    get words() {
      return speech.words;
    },
  };
};
