import { type Calendar, dateOf, type YearPart } from '@warmoot/rules';
import { type Words, yearPartName } from '@warmoot/words';
import type { Spoken } from '../words/bilingual.js';
import type { DATES } from '../words/dates.js';

/** A day as a table says it: "9 Acorn, year 3". */
export const dayText = (words: Words, t: Spoken<typeof DATES>, calendar: Calendar, day: number): string => {
  const { year, month, dayOfMonth } = dateOf(calendar, day);
  return t.date(dayOfMonth, yearPartName(words, calendar.months[month] as YearPart), year);
};
