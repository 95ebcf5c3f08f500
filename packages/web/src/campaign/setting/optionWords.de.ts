import type { SameKeys } from '@warmoot/words/say';

export const OPTIONS = {
  groups: {
    table: 'Tisch und Figuren',
    year: 'Das Jahr',
    carrying: 'Tragen',
    talk: 'Unterredungen',
    road: 'Unterwegs',
    duelGround: 'Zweikampf: Spielfeld und Ende',
    duelRound: 'Zweikampf: die Runde',
    wounds: 'Zweikampf: Wunden und Heilung',
    armies: 'Schlacht: Feld und Heere',
    moving: 'Schlacht: Bewegen und Schießen',
    melee: 'Schlacht: Nahkampf und Ende',
  },
  unusual: '{count} anders als üblich',
  changed: '{count, plural, one {1 Änderung} other {# Änderungen}}',
  /** Beside what the book has. */
  usual: 'üblich',
  usually: 'Üblich: {answer}.',
  now: 'Jetzt: {answer}.',
  asUsual: 'Wie üblich',
  asUsualWhat: 'Wie üblich: {name}',
  leave: 'Alles lassen, wie es ist',
  guests: {
    command: 'Schlachten nach Command',
    sortie: 'Schlachten nach Sortie',
    skirmish: 'Kämpfe als Scharmützel',
    lines: 'Schlachten in Schlachtreihen',
  },
  wholeField: 'auf dem ganzen Feld',
  noneFound: 'Keine Option heißt so.',
  least: 'Wenigste',
  most: 'Meiste',
  width: 'Breit',
  height: 'Hoch',
  rows: 'Reihen',
  columns: 'Felder in der ersten',
  walls: 'Wandfelder',
  wallsHint: 'Als (3, 4) (3, 5): quer, dann hinab, ab 0.',
  emptyIs: 'Leer: {answer}.',
  partsHint: 'Je Zeile einer, Name und Tage. Monate und Jahreszeiten ergeben dasselbe Jahr.',
  /** What an option does not say by its name. */
  hints: {
    'saga.table.openSheets':
      'Geschlossene Bögen lesen nur ihr Besitzer und der Schiedsrichter, auch in Szenen: Von einem Wurf mit Werten erfahren die anderen das Ergebnis, und Chancen werden nicht gezeigt. Proben, Unterredungen, Heilung, Hilfe und das Auswürfeln von Werten brauchen zuvor die Zustimmung des Tisches.',
  },
  wrong: 'das passt nicht zusammen',
} as const satisfies SameKeys<typeof import('./optionWords.en.js').OPTIONS>;
