import type { Json } from '@warmoot/kernel';
import type { CalendarWords } from '../catalogue/sagaWords.js';
import { plainData } from '../plain.js';
import type { Fact } from '../say/index.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';

/** What is said of dates and of what stands on the calendar. */
export const tellCalendar = ({ t: { calendar: t } }: Speech): CalendarWords => ({
  month: (n) => t.month({ n }),
  season: (n) => t.season({ n }),
  date: t.date,
  kinds: t.kinds,
  scenes: t.scenes,
  states: t.states,
  asked: (asked, nameOf) =>
    asked.ask === 'aid'
      ? t.askedAid({ name: nameOf(asked.character) })
      : t.askedNext({ names: asked.characters.map(nameOf) }),
  noneYet: t.noneYet,
  days: (days) => t.days({ days }),
  also: (days) => t.also({ days, n: days.length }),
  people: (names) => t.people({ names }),
});

/** An entry by its title, or by what it is called where it has none. */
const titles = ({ t: { calendar: t } }: Speech, carried: Carried): Readonly<Record<string, Fact>> => {
  const titled = (title: Json | undefined): string =>
    title === undefined || title === null || title === '' ? t.untitled : t.title({ title: plainData(title) });
  return { ...factsOf(carried), title: titled(carried.title), outer: titled(carried.outer) };
};

export const tellCalendarBroken = (speech: Speech) =>
  keyedSentences(speech.t.calendar.broken, (carried) => titles(speech, carried));
