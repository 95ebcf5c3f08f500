import { saga } from '@warmoot/rules';

/** What is to be read on a day: what was played and happened, and what the table wrote about it. */
export interface StoryDay {
  readonly day: number;
  readonly entries: readonly saga.campaign.Entry[];
  readonly pages: readonly saga.campaign.Page[];
}

export interface StoryMonth {
  readonly month: number;
  readonly days: readonly StoryDay[];
}

/** What is told: scenes that are over, happenings, and what the dice did between them. */
const isTold = (entry: saga.campaign.Entry): boolean => entry.state === 'done' && !saga.calendar.isHealSuccess(entry);

const within = ({ day }: { readonly day: number }, from: number, to: number): boolean => day >= from && day <= to;

/** The years of which there is something to read, the first to the last. */
export const yearsTold = (
  calendar: saga.calendar.Calendar,
  { open }: Pick<saga.campaign.SeenCampaign, 'open'>,
): readonly number[] => {
  const days = [...Object.values(open.entries).filter(isTold), ...Object.values(open.pages), { day: open.today }].map(
    ({ day }) => saga.calendar.yearOf(calendar, day),
  );
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
};

/** The story of a year by months and days, in the order in which it happened. */
export const storyOfYear = (
  calendar: saga.calendar.Calendar,
  { open }: Pick<saga.campaign.SeenCampaign, 'open'>,
  year: number,
): readonly StoryMonth[] => {
  const [from, to] = [saga.calendar.firstDayOf(calendar, year), saga.calendar.lastDayOf(calendar, year)];
  const days = new Map<number, { entries: saga.campaign.Entry[]; pages: saga.campaign.Page[] }>();
  const on = (day: number): { entries: saga.campaign.Entry[]; pages: saga.campaign.Page[] } => {
    const there = days.get(day) ?? { entries: [], pages: [] };
    days.set(day, there);
    return there;
  };
  for (const entry of Object.values(open.entries)) {
    if (isTold(entry) && within(entry, from, to)) on(entry.day).entries.push(entry);
  }
  for (const page of Object.values(open.pages)) if (within(page, from, to)) on(page.day).pages.push(page);
  const months: { month: number; days: StoryDay[] }[] = [];
  for (const [day, { entries, pages }] of [...days].sort(([a], [b]) => a - b)) {
    const { month } = saga.calendar.dateOf(calendar, day);
    const one = { day, entries: entries.sort((a, b) => a.order - b.order), pages };
    const last = months.at(-1);
    if (last?.month === month) last.days.push(one);
    else months.push({ month, days: [one] });
  }
  return months;
};

/** How much is told in days: each thing counts. */
export const countTold = (months: readonly StoryMonth[]): number =>
  months.reduce(
    (sum, { days }) => sum + days.reduce((n, { entries, pages }) => n + entries.length + pages.length, 0),
    0,
  );

/** The last things that are told; of the day on which they begin, its end. */
export const lastTold = (months: readonly StoryMonth[], most: number): readonly StoryMonth[] => {
  let hidden = countTold(months) - most;
  const without = <A>(things: readonly A[]): readonly A[] => {
    const kept = things.slice(Math.max(0, Math.min(hidden, things.length)));
    hidden -= things.length - kept.length;
    return kept;
  };
  return months
    .map(({ month, days }) => ({
      month,
      days: days
        .map(({ day, entries, pages }) => ({ day, entries: without(entries), pages: without(pages) }))
        .filter(({ entries, pages }) => entries.length + pages.length > 0),
    }))
    .filter(({ days }) => days.length > 0);
};

/** A text by its paragraphs: empty lines part them. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
