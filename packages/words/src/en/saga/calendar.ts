import { capital, plainData } from '../../plain.js';
import type { BrokenWords, CalendarWords } from '../../sagaWords.js';
import type { FormWords } from '../../words.js';
import { and, count, quoted } from '../grammar.js';

export const calendar: CalendarWords = {
  month: (n) => `Month ${n}`,
  season: (n) => `Season ${n}`,
  date: ({ day, month, season, year }) => `day ${day} of ${month}, ${season}, year ${year}`,
  kinds: {
    scene: 'Scene',
    happening: 'Happening',
    arrival: 'Arrival',
    healing: 'Healing',
    event: 'External event',
    reckoning: 'Yearly reckoning',
    generation: 'Ratings rolled',
    draft: 'Draft',
    aid: 'First aid',
  },
  scenes: {
    discussion: 'Discussion',
    movement: 'Contested Movement',
    duel: 'Hand-to-Hand',
    battle: 'Mass Combat',
    freeForm: 'Free-form scene',
  },
  states: { planned: 'planned', running: 'being played', paused: 'paused', done: 'done', dropped: 'dropped' },
  asked: (asked, nameOf) =>
    asked.ask === 'aid'
      ? `Did aid reach ${nameOf(asked.character)} within the hour?`
      : `What will most likely come next for ${asked.characters.length === 0 ? 'those involved' : and(asked.characters.map(nameOf))}?`,
  noneYet: 'nothing yet',
  days: (days) => `Takes ${count(days, 'day')}.`,
  also: (days) => `Also on ${days.length === 1 ? 'day' : 'days'} ${and(days.map(String))}.`,
  people: (names) => `With ${and(names)}.`,
};

const text = (fact: Parameters<typeof plainData>[0] | undefined): string => plainData(fact ?? null);
const titled = (fact: Parameters<typeof plainData>[0] | undefined): string =>
  fact === undefined || fact === null || fact === '' ? 'an entry without a title' : quoted(text(fact));

export const calendarBroken: BrokenWords = {
  'calendar.notWaiting': ({ title }) => `${capital(titled(title))} is not waiting to be played.`,
  'calendar.outerNotPlayed': ({ title, outer }) =>
    `${capital(titled(title))} belongs inside ${titled(outer)}, which is not being played.`,
  'calendar.aidFirst': ({ character }) => `First say whether aid reached ${text(character)} in time.`,
  'calendar.inAnotherScene': ({ character, title, day }) =>
    `${text(character)} is still in ${titled(title)}, begun on day ${text(day)}. Play that to its end first.`,
  'calendar.completedLater': ({ character, day }) =>
    `${text(character)} has played through day ${text(day)} and cannot go back behind it.`,
  'calendar.ownEarlierFirst': ({ character, title, day }) =>
    `${text(character)} comes earlier in ${titled(title)}, on day ${text(day)}. Play or drop that first.`,
  'calendar.earlierFirst': ({ title, day }) =>
    `${capital(titled(title))} comes earlier, on day ${text(day)}. Play or drop that first.`,
  'calendar.notRunning': ({ title }) => `${capital(titled(title))} is not being played.`,
  'calendar.notPausable': ({ title }) =>
    `${capital(titled(title))} takes no longer than a day and is played to its end. Only longer scenes can be paused.`,
  'calendar.reckoningLast': ({ day }) => `The reckoning comes after all else on day ${text(day)}.`,
};

export const calendarForms: FormWords = {
  'calendar.wholeDays': () => 'a whole number of days, 1 or more',
  'calendar.differentNames': () => 'a name that no other part of the year has',
  'calendar.sameYear': ({ days }) => `seasons that add up to ${text(days)} days, as the months do`,
  'calendar.dayOfYear': ({ days }) => `a day of the year, 1 to ${text(days)}`,
  'calendar.year': () => 'a year from 1 on',
  'calendar.month': ({ months }) => `a month from 1 to ${text(months)}`,
  'calendar.dayOfMonth': ({ days }) => `a day from 1 to ${text(days)}`,
  'calendar.wholeDay': ({ day }) => `every planned entry of day ${text(day)}, each once`,
};
