import type { Language } from '../../words/kinds.js';
import { inLanguage, listOf } from '../../words/lists.js';
import type { COACH as ENGLISH_COACH } from './coachWords.en.js';
import type { PEOPLE as ENGLISH_PEOPLE } from './peopleWords.en.js';
import type { WAR as ENGLISH_WAR } from './warWords.en.js';

export const COACH = listOf<typeof ENGLISH_COACH>(
  import.meta.glob('./coachWords.??.ts', { eager: true, import: 'COACH' }),
);

const PEOPLE = listOf<typeof ENGLISH_PEOPLE>(
  import.meta.glob('./peopleWords.??.ts', { eager: true, import: 'PEOPLE' }),
);

const WAR = listOf<typeof ENGLISH_WAR>(import.meta.glob('./warWords.??.ts', { eager: true, import: 'WAR' }));

/** A rule in short. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** What is said of each mark, by the kind of its scene and its key. */
export const saidIn = (language: Language): Readonly<Record<string, Readonly<Record<string, Said>>>> => ({
  ...inLanguage(PEOPLE, language),
  ...inLanguage(WAR, language),
});
