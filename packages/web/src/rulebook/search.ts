import type { Chapter, Rule, Section } from './chapter.js';

/** A rule made ready to be searched. */
export interface Indexed {
  readonly rule: Rule;
  readonly section: Section;
  readonly file: string;
  readonly id: string;
  readonly text: string;
  /** What its section is called: part of the text, and worth more. */
  readonly title: string;
}

const plain = (text: string): string => text.replaceAll(/[*`]/g, '').toLowerCase();

/** All rules of the chapters, ready to be searched. */
export const indexOf = (chapters: readonly Chapter[]): readonly Indexed[] =>
  chapters.flatMap(({ file, sections }) =>
    sections.flatMap((section) =>
      section.blocks
        .filter((block) => block.kind === 'rule')
        .map((rule) => ({
          rule,
          section,
          file,
          id: rule.id.toLowerCase(),
          text: plain([rule.text, ...rule.notes, section.title].join(' ')),
          title: plain(section.title),
        })),
    ),
  );

const startsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
};

/** How well a rule answers; 0 is not at all. A name beats a heading, a heading a word, the start of a word its middle. */
const rank = ({ id, text, title }: Indexed, words: readonly string[]): number => {
  let sum = 0;
  for (const word of words) {
    if (id === word) sum += 100;
    else if (id.endsWith(`-${word}`) || id.startsWith(word)) sum += 30;
    else if (word.includes('-') && id.includes(word)) sum += 20;
    else if (startsWord(title, word)) sum += 8;
    else if (startsWord(text, word)) sum += 5;
    else if (text.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
};

/** Rules that answer every word of the query, best first; equal ones in the order of the book. */
export const search = (index: readonly Indexed[], query: string): readonly Indexed[] => {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, score: rank(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};
