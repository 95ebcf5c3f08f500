import type { SameKeys } from '@warmoot/words/say';
import type { DATES as ENGLISH_DATES } from './dates.en.js';

export const DATES = {
  date: '{day}. {month}, Jahr {year}',
  dateByNumber: 'Tag {day}, {month}, Jahr {year}',
  year: 'Jahr {year}',
} as const satisfies SameKeys<typeof ENGLISH_DATES>;
