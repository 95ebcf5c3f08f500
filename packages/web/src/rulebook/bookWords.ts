import { listOf, type Spoken } from '../words/lists.js';
import { useSpoken } from '../words/speech.js';
import type { BOOK as ENGLISH } from './bookWords.en.js';
import type { Outline } from './chapter.js';

const BOOK = listOf<typeof ENGLISH>(import.meta.glob('./bookWords.??.ts', { eager: true, import: 'BOOK' }));

/** What the pages of the rules say of their own. */
export type BookWords = Spoken<typeof BOOK>;

/** What a book is called, where the language has a name for it. */
export const bookTitle = (t: BookWords, { file, title }: Pick<Outline, 'file' | 'title'>): string =>
  (t.books as Readonly<Record<string, string>>)[file] ?? title;

export const useBookWords = (): BookWords => useSpoken(BOOK).t;
