import type { EVENT as ENGLISH } from '../en/event.js';
import type { SameKeys } from '../say/index.js';

export const EVENT = {
  names: {
    neighboursAtWar: 'Krieg zwischen zwei Nachbarn',
    neighbourAttacks: 'Angriff eines Nachbarn auf das Land einer Hauptfigur',
    allianceOffered: 'Angebot eines Bündnisses für das Land einer Hauptfigur',
    tradeSought: 'Wunsch eines Nachbarn nach Handel mit dem Land einer Hauptfigur',
    plague: 'Ausbruch einer Seuche',
    naturalDisaster: 'Naturkatastrophe',
    cropFailure: 'Missernte',
    resourceGivesOut: 'Versiegen eines Rohstoffs',
    newLand: 'Entdeckung neuen Landes',
    unknownMonster: 'Erscheinen eines unbekannten Ungeheuers',
    peopleLearnMagic: 'Einige Leute lernen zaubern',
    magicObjects: 'Fund magischer Gegenstände',
    unknownSpecies: 'Erscheinen eines unbekannten vernunftbegabten Volkes',
    commonersRise: 'Aufstand des einfachen Volkes gegen die Herrschenden',
    newReligion: 'Gründung oder Ankunft einer Religion',
  },
  opening:
    'Der Tisch fragt, was in der Welt geschieht. Einer Seuche ausgesetzt: {exposed, plural, one {# Figur} other {# Figuren}}.',
  rolledAgain: '{roll}: {what}. Magie gibt es hier nicht; noch ein Wurf. [SAGA-EVENT-007]',
  cameAbout: '{roll}: {what}.{chance, given, yes { Die Chance war #.}} [SAGA-EVENT-004]',
  died: '{name} stirbt an der Seuche. [SAGA-EVENT-005]',
  spared: '{name} bleibt verschont.',
  outcome:
    'Geschehen ist: {what}.{dead, given, yes { Daran gestorben: {dead, and}.}} Wo, wann und durch wen, sagt der Tisch.',
  results: { dies: 'Tod', lives: 'Überleben' },
  broken: {
    'event.betweenScenes': '{title, quoted} wird gerade gespielt; ein Ereignis kommt nur zwischen den Szenen.',
  },
  forms: { 'event.character': 'die Kennung einer der Figuren' },
} as const satisfies SameKeys<typeof ENGLISH>;
