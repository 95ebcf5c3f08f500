import { type External, eventOdds } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { EventNames } from '../../sagaWords.js';
import type { FormWords, SceneWords, Telling } from '../../words.js';
import { chance } from '../chance.js';
import { and, count, quoted } from '../grammar.js';

/** What comes about, as one says it. */
export const EVENT_NAMES: EventNames = {
  neighboursAtWar: 'two neighbours go to war',
  neighbourAttacks: 'a neighbour attacks the land of a main character',
  allianceOffered: 'a neighbour offers the land of a main character an alliance',
  tradeSought: 'a neighbour wants to trade with the land of a main character',
  plague: 'a plague breaks out',
  naturalDisaster: 'a natural disaster strikes',
  cropFailure: 'the crops fail',
  resourceGivesOut: 'a resource gives out',
  newLand: 'new land is discovered',
  unknownMonster: 'an unknown monster appears',
  peopleLearnMagic: 'a few people learn to work magic',
  magicObjects: 'magic objects are discovered',
  unknownSpecies: 'an unknown intelligent species appears',
  commonersRise: 'the common people rise against their rulers',
  newReligion: 'a religion is founded or arrives',
};

type Sight = Telling<External>['sight'];

const nameOf = ({ given }: Sight, id: string): string => given.characters.find((one) => one.id === id)?.name ?? id;

const oddsText = ({ given }: Sight, what: keyof EventNames): string => {
  const odds = eventOdds(given.options).find(({ event }) => event === what);
  return odds === undefined ? '' : ` The chance was ${chance(odds.chance)}.`;
};

export const eventWords = (about: string): SceneWords<External> => ({
  about,
  opening: ({ sight }) =>
    `The table asks what happens in the world. ${count(sight.given.exposed.length, 'person', 'people')} would stand against a plague.`,
  events: {
    rolledAgain: ({ roll, what }) =>
      `${roll}: ${EVENT_NAMES[what]}. There is no magic here; roll again. [SAGA-EVENT-007]`,
    cameAbout: ({ roll, what }, { sight }) => `${roll}: ${EVENT_NAMES[what]}.${oddsText(sight, what)} [SAGA-EVENT-004]`,
    died: ({ character }, { sight }) => `${nameOf(sight, character)} dies of the plague. [SAGA-EVENT-005]`,
    spared: ({ character }, { sight }) => `${nameOf(sight, character)} is spared.`,
  },
  questions: {},
  choice: (choice) => plainData(choice),
  outcome: ({ event, deaths }, { sight }) => {
    const dead = deaths.length === 0 ? '' : ` Dead of it: ${and(deaths.map((id) => nameOf(sight, id)))}.`;
    return `It came about that ${EVENT_NAMES[event]}.${dead} Where, when and by whom is for the table to say.`;
  },
  tally: {},
  results: { dies: 'death', lives: 'survival' },
  broken: {
    'event.betweenScenes': ({ title }) =>
      `${quoted(plainData(title ?? null))} is being played; an event comes only between scenes.`,
  },
});

export const eventForms: FormWords = { 'event.character': () => 'the id of one of the characters' };
