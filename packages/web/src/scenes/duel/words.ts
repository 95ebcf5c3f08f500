import type { Words } from '@warmoot/words';
import { useMemo } from 'react';
import type { Language } from '../../words/kinds.js';
import { inLanguage, listOf, type Spoken } from '../../words/lists.js';
import { useWords } from '../../words/WordsProvider.js';
import type { WORDS as ENGLISH_WORDS } from './words.en.js';

/** All that the duel's page says of its own. What happens in the fight is told by the words package. */
const WORDS = listOf<typeof ENGLISH_WORDS>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

type Own = Spoken<typeof WORDS>;

/** The page's own words together with the names that the rules' words give to things. */
export interface DuelWords extends Own {
  readonly acts: Words['duel']['names']['acts'];
  readonly defences: Words['duel']['names']['defences'];
  readonly items: Words['duel']['names']['items'];
  readonly armours: Words['duel']['names']['armours'];
  readonly parts: Words['duel']['names']['parts'];
  readonly hands: Words['duel']['names']['hands'];
  readonly skills: Words['skills'];
  readonly distances: Readonly<Record<1 | 2 | 3 | 4, string>>;
}

export const duelWords = (words: Words, language: Language): DuelWords => {
  const { acts, defences, items, armours, parts, hands, distance } = words.duel.names;
  const distances = { 1: distance(1), 2: distance(2), 3: distance(3), 4: distance(4) };
  return {
    ...inLanguage(WORDS, language),
    acts,
    defences,
    items,
    armours,
    parts,
    hands,
    distances,
    skills: words.skills,
  };
};

export const useDuelWords = (): { readonly t: DuelWords; readonly words: Words } => {
  const { language, words } = useWords();
  const t = useMemo(() => duelWords(words, language), [words, language]);
  return { t, words };
};
