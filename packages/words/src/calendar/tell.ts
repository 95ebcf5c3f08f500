import type { Json } from '@warmoot/kernel';
import { plainData } from '../plain.js';
import type { Fact } from '../say/index.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';

/** An entry by its title, or by what it is called where it has none. */
const titles = ({ t: { calendar: t } }: Speech, carried: Carried): Readonly<Record<string, Fact>> => {
  const titled = (title: Json | undefined): string =>
    title === undefined || title === null || title === '' ? t.untitled : t.title({ title: plainData(title) });
  return { ...factsOf(carried), title: titled(carried.title), outer: titled(carried.outer) };
};

export const tellCalendarBroken = (speech: Speech) =>
  keyedSentences(speech.t.calendar.broken, (carried) => titles(speech, carried));
