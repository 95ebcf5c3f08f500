import {
  type Calendar,
  dateOf,
  type Entry,
  firstDayOf,
  lastDayOf,
  type Page,
  type SeenCampaign,
  yearOf,
} from '@warmoot/rules';

/** What is to be read on a day: what was played and happened, and what the table wrote about it. */
export interface StoryDay {
  readonly day: number;
  readonly entries: readonly Entry[];
  readonly pages: readonly Page[];
}

export interface StoryMonth {
  readonly month: number;
  readonly days: readonly StoryDay[];
}

/** What is told: scenes that are over, happenings, and what the dice did between them. */
const isTold = ({ state, kind, inside }: Entry): boolean =>
  state === 'done' && !(kind === 'healing' && (inside ?? null) !== null);

const within = ({ day }: { readonly day: number }, from: number, to: number): boolean => day >= from && day <= to;

/** The years of which there is something to read, the first to the last. */
export const yearsTold = (calendar: Calendar, { open }: Pick<SeenCampaign, 'open'>): readonly number[] => {
  const days = [...Object.values(open.entries).filter(isTold), ...Object.values(open.pages), { day: open.today }].map(
    ({ day }) => yearOf(calendar, day),
  );
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
};

/** The story of a year by months and days, in the order in which it happened. */
export const storyOfYear = (
  calendar: Calendar,
  { open }: Pick<SeenCampaign, 'open'>,
  year: number,
): readonly StoryMonth[] => {
  const [from, to] = [firstDayOf(calendar, year), lastDayOf(calendar, year)];
  const days = new Map<number, { entries: Entry[]; pages: Page[] }>();
  const on = (day: number): { entries: Entry[]; pages: Page[] } => {
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
    const { month } = dateOf(calendar, day);
    const one = { day, entries: entries.sort((a, b) => a.order - b.order), pages };
    const last = months.at(-1);
    if (last?.month === month) last.days.push(one);
    else months.push({ month, days: [one] });
  }
  return months;
};

/** A text by its paragraphs: empty lines part them. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
