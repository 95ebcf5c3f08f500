import { saga } from '@warmoot/rules';
import type { NameOf, WealthNames } from './catalogue/sagaWords.js';
import type { Words } from './catalogue/words.js';

/** A part of the year by the name that the table gave it, or by its number. */
export const yearPartName = ({ calendar }: Words, { name }: Pick<saga.calendar.YearPart, 'name'>): string => {
  const [, kind, n] = /^(month|season)-(\d+)$/.exec(name) ?? [];
  if (kind === undefined) return name;
  return kind === 'month' ? calendar.month({ n: Number(n) }) : calendar.season({ n: Number(n) });
};

/** A day by the campaign's own calendar. */
export const dateText = (words: Words, calendar: saga.calendar.Calendar, day: number): string => {
  const { year, month, dayOfMonth, season } = saga.calendar.dateOf(calendar, day);
  return words.calendar.date({
    day: dayOfMonth,
    month: yearPartName(words, calendar.months[month] as saga.calendar.YearPart),
    season: yearPartName(words, calendar.seasons[season] as saga.calendar.YearPart),
    year,
  });
};

/** What the table itself has named; the rest goes by what it is. */
const HAS_TITLE: ReadonlySet<saga.calendar.CalendarEntry['kind']> = new Set(['scene', 'happening', 'arrival']);

/** Whether people have given an entry of the calendar a title of its own. */
export const hasOwnTitle = ({ kind, title }: Pick<saga.calendar.CalendarEntry, 'kind' | 'title'>): boolean =>
  HAS_TITLE.has(kind) && title !== '';

/** What an entry is called: its title, or what it is where it has none of its own. */
export const entryTitle = ({ calendar, campaign }: Words, entry: saga.calendar.CalendarEntry): string => {
  const { title, kind, scene } = entry;
  if (hasOwnTitle(entry)) return title;
  if (saga.calendar.isHealSuccess(entry)) return campaign.healCheck;
  return kind === 'scene' ? calendar.scenes[scene ?? 'freeForm'] : calendar.kinds[kind];
};

/** An entry for another calendar program: what it is called with the campaign's own date, and what there is to know. */
export const entryTold = (
  words: Words,
  { calendar, nameOf }: { readonly calendar: saga.calendar.Calendar; readonly nameOf: NameOf },
  entry: saga.calendar.CalendarEntry,
): saga.calendar.EntryTold => {
  const { kinds, scenes, states, days, people } = words.calendar;
  const date = dateText(words, calendar, entry.day);
  const what = entry.kind === 'scene' ? scenes[entry.scene ?? 'freeForm'] : kinds[entry.kind];
  const lines = [
    date,
    `${what}, ${states[entry.state]}`,
    ...(entry.days > 1 ? [days({ days: entry.days })] : []),
    ...(entry.characters.length > 0 ? [people({ names: entry.characters.map(nameOf) })] : []),
  ];
  return { summary: `${entryTitle(words, entry)} (${date})`, description: lines.join('\n') };
};

/** What happened to a record of wealth, with the rules behind it. */
export const wealthText = (
  words: Pick<Words, 'wealth'>,
  happened: readonly saga.wealth.WealthEvent[],
  names: WealthNames,
): readonly string[] =>
  happened.map((event) => {
    const tell = words.wealth.events[event.event] as (event: saga.wealth.WealthEvent, names: WealthNames) => string;
    return `${tell(event, names)} [${event.why}]`;
  });
