import type { CALENDAR as ENGLISH } from '../en/calendar.js';
import type { SameKeys } from '../say/index.js';

export const CALENDAR = {
  month: '{n}. Monat',
  season: '{n}. Jahreszeit',
  date: 'Tag {day}, {month}, {season}, Jahr {year}',
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
    discussion: 'Unterredung',
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
  days: 'Dauert {days, plural, one {# Tag} other {# Tage}}.',
  also: 'Auch an {n, plural, one {Tag} other {den Tagen}} {days, and}.',
  people: 'Mit {names, and}.',
  untitled: 'ein Eintrag ohne Titel',
  title: '{title, quoted}',
  broken: {
    'calendar.notWaiting': 'Hier wartet nichts darauf, gespielt zu werden: {title}.',
    'calendar.outerNotPlayed': '{title, capital} gehört in eine Szene, die nicht gespielt wird: {outer}.',
    'calendar.aidFirst': 'Zuerst ist zu klären, ob für {character} rechtzeitig Hilfe kam.',
    'calendar.inAnotherScene':
      '{character} ist noch in einer anderen Szene, begonnen an Tag {day}: {title}. Spielt sie zuerst zu Ende.',
    'calendar.completedLater': '{character} hat bis Tag {day} gespielt und kann nicht dahinter zurück.',
    'calendar.ownEarlierFirst':
      '{character} kommt vorher noch an Tag {day} vor: {title}. Spielt oder streicht das zuerst.',
    'calendar.earlierFirst': 'An Tag {day} kommt vorher noch: {title}. Spielt oder streicht das zuerst.',
    'calendar.notRunning': 'Das wird gerade nicht gespielt: {title}.',
    'calendar.notPausable':
      '{title, capital} dauert höchstens einen Tag und wird zu Ende gespielt. Nur längere Szenen lassen sich unterbrechen.',
    'calendar.reckoningLast': 'Die Abrechnung kommt nach allem anderen an Tag {day}.',
  },
  forms: {
    'calendar.wholeDays': 'eine ganze Zahl von Tagen, mindestens 1',
    'calendar.differentNames': 'ein Name, den kein anderer Teil des Jahres hat',
    'calendar.sameYear': 'Jahreszeiten von zusammen {days} Tagen, wie die Monate',
    'calendar.dayOfYear': 'ein Tag des Jahres, 1 bis {days}',
    'calendar.year': 'ein Jahr ab 1',
    'calendar.month': 'ein Monat von 1 bis {months}',
    'calendar.dayOfMonth': 'ein Tag von 1 bis {days}',
    'calendar.wholeDay': 'jeder geplante Eintrag von Tag {day}, jeder einmal',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
