import type { Language } from '../words/kinds.js';
import { EXAMPLES, TITLES } from './titles.de.js';

/** Where in the source it stands is of no use to who plays by it. */
const LINES = / \(lines? \d+(?: to \d+)?\)$/;
const EXAMPLE = /^Examples? for section (\d+)$/;

/** What a section is called in the language of the page. A title that has no other name keeps its own. */
export const titleIn = (language: Language, title: string): string => {
  const plain = title.replace(LINES, '');
  if (language === 'en') return plain;
  const [, section] = EXAMPLE.exec(plain) ?? [];
  return section === undefined ? (TITLES[plain] ?? plain) : `${EXAMPLES} ${section}`;
};
