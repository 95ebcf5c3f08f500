import { capital, plainData } from '../../plain.js';
import type { BrokenWords, CalendarWords } from '../../sagaWords.js';
import type { FormWords } from '../../words.js';
import { and, count, quoted } from '../grammar.js';

export const calendar: CalendarWords = {
  month: (n) => `${n}. Monat`,
  season: (n) => `${n}. Jahreszeit`,
  date: ({ day, month, season, year }) => `Tag ${day}, ${month}, ${season}, Jahr ${year}`,
  kinds: {
    scene: 'Szene',
    happening: 'Begebenheit',
    arrival: 'Ankunft',
    healing: 'Heilung',
    event: 'Äußeres Ereignis',
    reckoning: 'Jahresabrechnung',
    generation: 'Werte ausgewürfelt',
    draft: 'Auswahl der Hauptfiguren',
    aid: 'Erste Hilfe',
  },
  scenes: {
    discussion: 'Gespräch',
    movement: 'Umkämpfte Bewegung',
    duel: 'Zweikampf',
    battle: 'Schlacht',
    freeForm: 'Freie Szene',
  },
  states: {
    planned: 'geplant',
    running: 'wird gespielt',
    paused: 'unterbrochen',
    done: 'erledigt',
    dropped: 'gestrichen',
  },
  asked: (asked, nameOf) =>
    asked.ask === 'aid'
      ? `Kam für ${nameOf(asked.character)} binnen einer Stunde Hilfe?`
      : `Was kommt für ${asked.characters.length === 0 ? 'die Beteiligten' : and(asked.characters.map(nameOf))} wohl als Nächstes?`,
  noneYet: 'noch nichts',
  days: (days) => `Dauert ${count(days, 'Tag', 'Tage')}.`,
  also: (days) => `Auch an ${days.length === 1 ? 'Tag' : 'den Tagen'} ${and(days.map(String))}.`,
  people: (names) => `Mit ${and(names)}.`,
};

const text = (fact: Parameters<typeof plainData>[0] | undefined): string => plainData(fact ?? null);
const titled = (fact: Parameters<typeof plainData>[0] | undefined): string =>
  fact === undefined || fact === null || fact === '' ? 'ein Eintrag ohne Titel' : quoted(text(fact));

export const calendarBroken: BrokenWords = {
  'calendar.notWaiting': ({ title }) => `Hier wartet nichts darauf, gespielt zu werden: ${titled(title)}.`,
  'calendar.outerNotPlayed': ({ title, outer }) =>
    `${capital(titled(title))} gehört in eine Szene, die nicht gespielt wird: ${titled(outer)}.`,
  'calendar.aidFirst': ({ character }) => `Zuerst ist zu klären, ob für ${text(character)} rechtzeitig Hilfe kam.`,
  'calendar.inAnotherScene': ({ character, title, day }) =>
    `${text(character)} ist noch in einer anderen Szene, begonnen an Tag ${text(day)}: ${titled(title)}. Spielt sie zuerst zu Ende.`,
  'calendar.completedLater': ({ character, day }) =>
    `${text(character)} hat bis Tag ${text(day)} gespielt und kann nicht dahinter zurück.`,
  'calendar.ownEarlierFirst': ({ character, title, day }) =>
    `${text(character)} kommt vorher noch an Tag ${text(day)} vor: ${titled(title)}. Spielt oder streicht das zuerst.`,
  'calendar.earlierFirst': ({ title, day }) =>
    `An Tag ${text(day)} kommt vorher noch: ${titled(title)}. Spielt oder streicht das zuerst.`,
  'calendar.notRunning': ({ title }) => `Das wird gerade nicht gespielt: ${titled(title)}.`,
  'calendar.notPausable': ({ title }) =>
    `${capital(titled(title))} dauert höchstens einen Tag und wird zu Ende gespielt. Nur längere Szenen lassen sich unterbrechen.`,
  'calendar.reckoningLast': ({ day }) => `Die Abrechnung kommt nach allem anderen an Tag ${text(day)}.`,
};

export const calendarForms: FormWords = {
  'calendar.wholeDays': () => 'eine ganze Zahl von Tagen, mindestens 1',
  'calendar.differentNames': () => 'ein Name, den kein anderer Teil des Jahres hat',
  'calendar.sameYear': ({ days }) => `Jahreszeiten von zusammen ${text(days)} Tagen, wie die Monate`,
  'calendar.dayOfYear': ({ days }) => `ein Tag des Jahres, 1 bis ${text(days)}`,
  'calendar.year': () => 'ein Jahr ab 1',
  'calendar.month': ({ months }) => `ein Monat von 1 bis ${text(months)}`,
  'calendar.dayOfMonth': ({ days }) => `ein Tag von 1 bis ${text(days)}`,
  'calendar.wholeDay': ({ day }) => `jeder geplante Eintrag von Tag ${text(day)}, jeder einmal`,
};
