import type { Words } from '@warmoot/words';
import { useMemo } from 'react';
import type { Language } from '../../words/kinds.js';
import { inLanguage, listOf, type Spoken } from '../../words/lists.js';
import { useWords } from '../../words/WordsProvider.js';
import type { WORDS as ENGLISH_WORDS } from './words.en.js';

/** All that the battle's page says of its own. What happens in the battle is told by the words package. */
export const WORDS = listOf<typeof ENGLISH_WORDS>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type BattleWords = Spoken<typeof WORDS>;

export const battleWords = (language: Language): BattleWords => inLanguage(WORDS, language);

/** The page's own words, with those of the rules beside them. */
export const useBattleWords = (): { readonly t: BattleWords; readonly words: Words } => {
  const { language, words } = useWords();
  const t = useMemo(() => battleWords(language), [language]);
  return { t, words };
};
