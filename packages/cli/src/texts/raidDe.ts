import type { SameKeys } from '@warmoot/words/say';
import type { RAID_EN } from './raidEn.js';

export const RAID_DE = {
  begins: '{title}. {place}, {date}.',
  next: 'Was als Nächstes kommt',
  ways: 'Nach welchen Regeln',
  way: {
    saga: 'Schlacht: Sechsecke, schnelle Einheiten, Gefechte',
    command: 'Command: ohne Würfel, jeder Befehl kostet',
    sortie: 'Sortie: viele Würfel und verdeckte Pläne',
    warband: 'Warband: Figuren auf Feldern, einzeln oder in Reihen',
  },
  usual: 'Enter: {text}',
  keys: 'Zahl  c was mitkommt  q aufhören',
  numberExpected: 'Eine Zahl aus der Liste wurde erwartet, c oder q.',
  leftOff: 'Hier wird unterbrochen.{file, given, yes { Alles steht in {file}: Derselbe Befehl macht dort weiter.}}',
  isIn: 'Die ganze Geschichte steht in {file}.',
  over: 'Diese Geschichte ist zu Ende.',
  another: 'In dieser Datei steht eine andere Kampagne oder keine.',
  whoPlays: 'Wer beginnt sie? Ein Name mit --me wurde erwartet.',
  noSuchChapter: 'Zur Wahl {many, plural, one {steht # Kapitel} other {stehen # Kapitel}}.',
  nothingNext: 'Hier folgt kein Kapitel einer Geschichte.',
  waits: '„{title}“ steht schon im Kalender: {date}. Mit --play geht es damit weiter.',
  aid: '{name} blutet: Kommt binnen einer Stunde Hilfe?',
  aidWay: { came: 'Hilfe kam', late: 'Niemand kam' },
} as const satisfies SameKeys<typeof RAID_EN>;
