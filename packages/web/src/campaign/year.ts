import { saga } from '@warmoot/rules';
import { isShown } from '../design/shell/signs.js';

/** A month of a year with what stands in it. */
export interface Month {
  readonly year: number;
  readonly month: number;
  /** The day of its first day. */
  readonly first: number;
  readonly days: number;
  readonly season: number;
  readonly entries: readonly saga.campaign.Entry[];
}

const byTime = (a: saga.campaign.Entry, b: saga.campaign.Entry): number => a.day - b.day || a.order - b.order;

/** Entries by the year they stand in, so that one year can be shown without looking at all. */
export const byYear = (
  calendar: saga.calendar.Calendar,
  entries: readonly saga.campaign.Entry[],
): ReadonlyMap<number, readonly saga.campaign.Entry[]> => {
  const length = saga.calendar.daysInYear(calendar);
  const years = new Map<number, saga.campaign.Entry[]>();
  for (const entry of entries) {
    if (!isShown(entry)) continue;
    const year = Math.floor((entry.day - 1) / length) + 1;
    const there = years.get(year);
    if (there === undefined) years.set(year, [entry]);
    else there.push(entry);
  }
  for (const some of years.values()) some.sort(byTime);
  return years;
};

/** The months of a year, each with its entries in order. */
export const monthsOf = (
  calendar: saga.calendar.Calendar,
  year: number,
  entries: readonly saga.campaign.Entry[],
): readonly Month[] => {
  let first = saga.calendar.firstDayOf(calendar, year);
  let at = 0;
  return calendar.months.map(({ days }, month) => {
    const start = first;
    first += days;
    const from = at;
    while (at < entries.length && (entries[at] as saga.campaign.Entry).day < first) at++;
    return {
      year,
      month,
      first: start,
      days,
      season: saga.calendar.dateOf(calendar, start).season,
      entries: entries.slice(from, at),
    };
  });
};

export interface Filter {
  /** A seat, whose characters are meant. */
  readonly seat: string | null;
  readonly character: string | null;
}

/** Those entries in which somebody has a part. */
export const filtered = (
  entries: readonly saga.campaign.Entry[],
  { seat, character }: Filter,
  ownerOf: (id: string) => string | null,
): readonly saga.campaign.Entry[] => {
  if (character !== null) return entries.filter(({ characters }) => characters.includes(character));
  if (seat !== null) return entries.filter(({ characters }) => characters.some((id) => ownerOf(id) === seat));
  return entries;
};
