import { badForm, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { USUAL_MONTHS, USUAL_SEASONS } from './calendar.table.js';

/** A part of the year. A table that gave it no name has the key of one: `month-3`, `season-1`. */
export interface YearPart {
  readonly name: string;
  readonly days: number;
}

/** How a campaign divides its year: into months and, apart from them, into seasons. */
export interface Calendar {
  readonly months: readonly YearPart[];
  readonly seasons: readonly YearPart[];
}

/** The options of the ledger that bear on dates. An empty list is the usual one; the reckoning's null the last day. */
export interface CalendarOptions {
  readonly 'saga.calendar.months': readonly YearPart[];
  readonly 'saga.calendar.seasons': readonly YearPart[];
  readonly 'saga.wealth.reckoningDay': number | null;
}

/** A day by its place in the calendar. Months and seasons count from 0, years and days from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly dayOfYear: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly season: number;
}

const lengthOf = (parts: readonly YearPart[]): number => parts.reduce((sum, { days }) => sum + days, 0);

const named = (kind: 'month' | 'season', parts: readonly YearPart[]): readonly YearPart[] =>
  parts.map(({ name, days }, at) => ({ name: name.trim() === '' ? `${kind}-${at + 1}` : name.trim(), days }));

const calledTwice = (parts: readonly YearPart[]): number =>
  parts.findIndex(({ name }, at) => parts.findIndex((other) => other.name === name) < at);

const wrongParts = (path: string, parts: readonly YearPart[]): Refusal | null => {
  const wrong = parts.findIndex(({ days }) => !Number.isSafeInteger(days) || days < 1);
  if (wrong >= 0) return badForm(`${path}[${wrong}].days`, 'calendar.wholeDays', String(parts[wrong]?.days));
  const twice = calledTwice(parts);
  return twice < 0 ? null : badForm(`${path}[${twice}].name`, 'calendar.differentNames', String(parts[twice]?.name));
};

const wrongYear = ({ months, seasons }: Calendar, reckoningDay: number | null): Refusal | null => {
  const [byMonths, bySeasons] = [lengthOf(months), lengthOf(seasons)];
  if (byMonths !== bySeasons) {
    return badForm('options.saga.calendar.seasons', 'calendar.sameYear', `${bySeasons}`, { days: byMonths });
  }
  if (reckoningDay === null || (reckoningDay >= 1 && reckoningDay <= byMonths)) return null;
  return badForm('options.saga.wealth.reckoningDay', 'calendar.dayOfYear', `${reckoningDay}`, { days: byMonths });
};

/** SAGA-CAL-010: months and seasons, each adding up to the year. */
export const calendarOf = (options: CalendarOptions): Result<Calendar> => {
  const own = { months: options['saga.calendar.months'], seasons: options['saga.calendar.seasons'] };
  const calendar = {
    months: named('month', own.months.length > 0 ? own.months : USUAL_MONTHS),
    seasons: named('season', own.seasons.length > 0 ? own.seasons : USUAL_SEASONS),
  };
  const wrong =
    wrongParts('options.saga.calendar.months', calendar.months) ??
    wrongParts('options.saga.calendar.seasons', calendar.seasons) ??
    wrongYear(calendar, options['saga.wealth.reckoningDay']);
  return wrong === null ? ok(calendar) : refused(wrong);
};

/** Twelve months of thirty days and four seasons of ninety. */
export const USUAL_CALENDAR: Calendar = {
  months: named('month', USUAL_MONTHS),
  seasons: named('season', USUAL_SEASONS),
};

/** How long a year is. */
export const daysInYear = ({ months }: Calendar): number => lengthOf(months);

/** SAGA-CAL-009: whole days, from day 1 on. */
export const yearOf = (calendar: Calendar, day: number): number => Math.floor((day - 1) / daysInYear(calendar)) + 1;

/** The first day of a year, counted from the first of all. */
export const firstDayOf = (calendar: Calendar, year: number): number => (year - 1) * daysInYear(calendar) + 1;

/** The last day of a year, counted from the first of all. */
export const lastDayOf = (calendar: Calendar, year: number): number => year * daysInYear(calendar);

/** SAGA-WEALTH-008: the last day of the year, or another that the table has named by its number in the year. */
export const reckoningDayOf = (calendar: Calendar, year: number, dayOfYear: number | null): number =>
  dayOfYear === null ? lastDayOf(calendar, year) : firstDayOf(calendar, year) + dayOfYear - 1;

/** In which part a day of the year falls, and which of its days it is. */
const placeIn = (parts: readonly YearPart[], dayOfYear: number): { readonly part: number; readonly day: number } => {
  let [part, day] = [0, dayOfYear];
  for (; day > (parts[part] as YearPart).days; part++) day -= (parts[part] as YearPart).days;
  return { part, day };
};

/** A day, counted from the first, as a date of the calendar. */
export const dateOf = (calendar: Calendar, day: number): CalendarDate => {
  const year = yearOf(calendar, day);
  const dayOfYear = day - firstDayOf(calendar, year) + 1;
  const { part: month, day: dayOfMonth } = placeIn(calendar.months, dayOfYear);
  return { year, dayOfYear, month, dayOfMonth, season: placeIn(calendar.seasons, dayOfYear).part };
};

/** The day of a date that people have written down. */
export const dayOf = (
  calendar: Calendar,
  { year, month, dayOfMonth }: Pick<CalendarDate, 'year' | 'month' | 'dayOfMonth'>,
): Result<number> => {
  if (!(Number.isSafeInteger(year) && year >= 1)) return refused(badForm('year', 'calendar.year', `${year}`));
  const part = calendar.months[month];
  if (part === undefined) {
    return refused(badForm('month', 'calendar.month', `${month + 1}`, { months: calendar.months.length }));
  }
  if (!(Number.isSafeInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= part.days)) {
    return refused(badForm('dayOfMonth', 'calendar.dayOfMonth', `${dayOfMonth}`, { days: part.days }));
  }
  return ok(firstDayOf(calendar, year) + lengthOf(calendar.months.slice(0, month)) + dayOfMonth - 1);
};

/** A day on which the year's books are opened: credits are read on its first, wealth is reckoned on another. */
export interface YearDay {
  readonly day: number;
  readonly year: number;
  readonly what: 'firstDay' | 'reckoning';
}

/** Those days after one day and through another, in the order they come. */
export const yearDaysBetween = (
  calendar: Calendar,
  reckoningDay: number | null,
  { after, through }: { readonly after: number; readonly through: number },
): readonly YearDay[] => {
  const found: YearDay[] = [];
  for (let year = yearOf(calendar, Math.max(after, 1)); firstDayOf(calendar, year) <= through; year++) {
    found.push({ day: firstDayOf(calendar, year), year, what: 'firstDay' });
    found.push({ day: reckoningDayOf(calendar, year, reckoningDay), year, what: 'reckoning' });
  }
  return found.filter(({ day }) => day > after && day <= through);
};
