import type { SameKeys } from '@warmoot/words/say';

export const DATES = {
  date: '{day}. {month}, Jahr {year}',
  dateByNumber: 'Tag {day}, {month}, Jahr {year}',
  day: '{day}. {month}',
  dayByNumber: 'Tag {day}, {month}',
  year: 'Jahr {year}',
} as const satisfies SameKeys<typeof import('./dates.en.js').DATES>;
