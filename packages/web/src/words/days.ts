import { saga } from '@warmoot/rules';
import { type Words, yearPartName } from '@warmoot/words';
import type { DATES } from './dates.js';
import type { Spoken } from './lists.js';

/** A day as a table says it: "9 Acorn, year 3", and "9 Acorn" where the year is known. */
export const dayText = (
  words: Words,
  t: Spoken<typeof DATES>,
  calendar: saga.calendar.Calendar,
  day: number,
  isShort = false,
): string => {
  const { year, month, dayOfMonth } = saga.calendar.dateOf(calendar, day);
  const name = yearPartName(words, calendar.months[month] as saga.calendar.YearPart);
  // A month without a name is a number itself.
  const isNumber = /^\d/.test(name);
  if (isShort) return (isNumber ? t.dayByNumber : t.day)({ day: dayOfMonth, month: name });
  return (isNumber ? t.dateByNumber : t.date)({ day: dayOfMonth, month: name, year });
};

/** The calendar that a campaign goes by. */
export const calendarFor = (options: saga.campaign.CampaignOptions): saga.calendar.Calendar => {
  const own = saga.calendar.calendarOf(options);
  return own.ok ? own.value : saga.calendar.USUAL_CALENDAR;
};
