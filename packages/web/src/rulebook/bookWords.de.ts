import type { SameKeys } from '@warmoot/words/say';
import type { BOOK as ENGLISH } from './bookWords.en.js';

export const BOOK = {
  title: 'Die Regeln',
  beginHere: 'Hier anfangen',
  allRules: 'Alle Regeln',
  intro:
    'Zum Spielen musst du diese {count} Regeln nicht lesen. Der Tisch hält sich an sie und zeigt dir, was offensteht; nennt er eine beim Namen, drück darauf und lies genau die.',
  reading:
    'Jede Regel hat einen Namen für immer, etwa SAGA-DUEL-FOOT-003: das Spiel, das Kapitel, die Nummer. „Auslegung“ steht, wo die Bücher schweigen und wir entscheiden mussten. „Ein Tisch darf wählen“ steht, wo ihr es anders halten könnt, in den Optionen.',
  written: 'Wie dieses Buch aufgeschrieben ist',
  terms: 'Begriffe auf Englisch und Deutsch',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder SAGA-DUEL-FOOT-003',
  found: '{count, plural, one {# Regel} other {# Regeln}}',
  foundMore: 'Die ersten {shown} von {count} Regeln. Ein längeres Wort findet weniger.',
  nothing: 'Keine Regel spricht von „{query}“. Versuch ein kürzeres Wort.',
  inChapter: 'In diesem Buch',
  ruling: 'Auslegung',
  option: 'Ein Tisch darf wählen:',
  open: 'Im Regelbuch öffnen',
  gone: 'Es gibt keine Regel {id}.',
  link: 'Link zu {id}',
  count: '{count, plural, one {# Regel} other {# Regeln}}',
  loading: 'Das Buch wird aufgeschlagen.',
  failed: 'Dieses Buch konnte nicht geladen werden. Vielleicht fehlt die Verbindung.',
  inEnglish: 'Der Text der Regeln ist auf Englisch; Titel und Begriffe sind übersetzt.',
  sets: {
    saga: 'Saga',
    'saga-1e': 'Saga, erste Ausgabe',
    warband: 'Warband',
    command: 'Command',
    sortie: 'Sortie',
  },
  books: {
    'saga-general': 'Proben, Fertigkeiten, Unterredung, Traglast, Bewegung',
    'saga-duel': 'Zweikampf',
    'saga-battle': 'Feldschlacht',
    'saga-1e': 'Die frühere Ausgabe, wo sie abweicht',
    warband: 'Banden, Helden und Schlachtreihen',
    command: 'Heere und Befehlspunkte',
    sortie: 'Krieg mit Würfelvorräten',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
