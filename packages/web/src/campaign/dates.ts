import { saga } from '@warmoot/rules';
import { type Words, yearPartName } from '@warmoot/words';
import type { DATES } from '../words/dates.js';
import type { Spoken } from '../words/lists.js';

/** A day as a table says it: "9 Acorn, year 3". */
export const dayText = (
  words: Words,
  t: Spoken<typeof DATES>,
  calendar: saga.calendar.Calendar,
  day: number,
): string => {
  const { year, month, dayOfMonth } = saga.calendar.dateOf(calendar, day);
  const name = yearPartName(words, calendar.months[month] as saga.calendar.YearPart);
  // A month without a name is a number itself.
  const tell = /^\d/.test(name) ? t.dateByNumber : t.date;
  return tell({ day: dayOfMonth, month: name, year });
};
