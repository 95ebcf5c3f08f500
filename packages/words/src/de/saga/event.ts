import { type External, eventOdds } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { EventNames } from '../../sagaWords.js';
import type { FormWords, SceneWords, Telling } from '../../words.js';
import { chance } from '../chance.js';
import { and, count, quoted } from '../grammar.js';

/** What comes about, as one says it. */
export const EVENT_NAMES: EventNames = {
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
};

type Sight = Telling<External>['sight'];

const nameOf = ({ given }: Sight, id: string): string => given.characters.find((one) => one.id === id)?.name ?? id;

const oddsText = ({ given }: Sight, what: keyof EventNames): string => {
  const odds = eventOdds(given.options).find(({ event }) => event === what);
  return odds === undefined ? '' : ` Die Chance war ${chance(odds.chance)}.`;
};

export const eventWords = (about: string): SceneWords<External> => ({
  about,
  opening: ({ sight }) =>
    `Der Tisch fragt, was in der Welt geschieht. Einer Seuche ausgesetzt: ${count(sight.given.exposed.length, 'Figur', 'Figuren')}.`,
  events: {
    rolledAgain: ({ roll, what }) =>
      `${roll}: ${EVENT_NAMES[what]}. Magie gibt es hier nicht; noch ein Wurf. [SAGA-EVENT-007]`,
    cameAbout: ({ roll, what }, { sight }) => `${roll}: ${EVENT_NAMES[what]}.${oddsText(sight, what)} [SAGA-EVENT-004]`,
    died: ({ character }, { sight }) => `${nameOf(sight, character)} stirbt an der Seuche. [SAGA-EVENT-005]`,
    spared: ({ character }, { sight }) => `${nameOf(sight, character)} bleibt verschont.`,
  },
  questions: {},
  choice: (choice) => plainData(choice),
  outcome: ({ event, deaths }, { sight }) => {
    const dead = deaths.length === 0 ? '' : ` Daran gestorben: ${and(deaths.map((id) => nameOf(sight, id)))}.`;
    return `Geschehen ist: ${EVENT_NAMES[event]}.${dead} Wo, wann und durch wen, sagt der Tisch.`;
  },
  tally: {},
  results: { dies: 'Tod', lives: 'Überleben' },
  broken: {
    'event.betweenScenes': ({ title }) =>
      `${quoted(plainData(title ?? null))} wird gerade gespielt; ein Ereignis kommt nur zwischen den Szenen.`,
  },
});

export const eventForms: FormWords = { 'event.character': () => 'die Kennung einer der Figuren' };
