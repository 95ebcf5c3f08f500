import { type Die, dieName } from '@warmoot/kernel';
import {
  type Generation,
  GROUPS,
  type GroupOrigin,
  GUIDE,
  MOTIVE_PAIRS,
  type Motive,
  standInFor,
} from '@warmoot/rules';
import type { CharacterWords } from '../../character/words.js';
import { plainData } from '../../plain.js';
import type { FormWords, SceneWords, Telling } from '../../words.js';
import { and, count, quoted } from '../grammar.js';
import { SKILLS } from './skills.js';

const GROUP_NAMES: CharacterWords['groups'] = {
  handToHand: 'Hand-to-Hand',
  physical: 'Physical',
  knowledge: 'Knowledge',
  social: 'Social',
};

const MOTIVES: CharacterWords['motives'] = {
  energetic: 'Energetic',
  lazy: 'Lazy/Efficient',
  forgiving: 'Forgiving',
  avenging: 'Avenging',
  honest: 'Honest',
  deceitful: 'Deceitful/Sly',
  merciful: 'Merciful/Kind',
  cruel: 'Cruel/Ruthless',
  modest: 'Modest/Humble',
  proud: 'Proud/Arrogant',
  prudent: 'Prudent/Cautious',
  reckless: 'Reckless',
  valourous: 'Valourous/Bold',
  cowardly: 'Cowardly/Fearful',
  trusting: 'Trusting',
  independent: 'Independent',
  generous: 'Generous/Sacrificial',
  selfish: 'Selfish/Hedonistic',
};

const USES: CharacterWords['uses'] = {
  control: 'exact movement and leverage in single combat',
  fightingMind: 'cunning and experience in single combat',
  speed: 'quickness in single combat',
  strength: 'power in single combat',
  endurance: 'effort kept up for long, and how much one can carry',
  hide: 'not being seen or heard',
  jumpClimb: 'leaps, walls and cliffs',
  ride: 'mounts and draught animals, and other dealings with beasts',
  run: 'running',
  shootAim: 'bow, sling, javelin and whatever else the arm sends; no engines',
  swim: 'swimming',
  craft: 'making and mending things, and the tools for it',
  heal: 'wounds and diseases',
  know: 'history, lands, nature, numbers and other learning',
  notice: 'seeing what is far off, small or hidden',
  sail: 'all work on a boat or ship, with sails or without',
  survive: 'food, water, shelter and direction in the wild; one terrain may be known best',
  trade: 'buying and selling, value and money',
  administer: 'people, supplies and records in good order',
  convince: 'being believed',
  lead: 'being followed, and having it done well',
  perform: 'song, dance, acting and feats before people',
  tactics: 'a good plan for a battle, and carrying it out',
};

const OFFICES: CharacterWords['offices'] = {
  ordinary: 'ordinary people',
  talented: 'talented people',
  sergeant: 'head of a household, sergeant',
  captain: 'captain, master of a craft',
  lord: 'lord, knight, owner of land',
  general: 'general, great noble',
  king: 'king or queen',
};

/** The line of the guide: "captain, master of a craft" at 5, 2 below. */
const guideLine = ({ office, below }: NonNullable<GroupOrigin['guide']>): string =>
  `${quoted(OFFICES[office])} at ${GUIDE[office].rating}${below === 0 ? '' : `, ${below} below`}`;

/** Where a group rating comes from. */
const rated: CharacterWords['rated'] = ({ by, faces, raised, rating, guide }) => {
  switch (by) {
    case 'mainDice':
      return `the lowest three of ${faces.join(', ')}, less 3, give ${rating}`;
    case 'distribution': {
      const drawn = `${faces.length === 0 ? 'drawn:' : `a draw of ${faces.join(', ')} in a million gives`} ${rating - raised}`;
      return raised === 0 ? drawn : `${drawn}, and ${raised} more: ${rating}`;
    }
    case 'guide':
      return guide === undefined ? `by the guide: ${rating}` : `by the guide, ${guideLine(guide)}: ${rating}`;
    case 'byHand':
      return `as the table says: ${rating}`;
  }
};

export const character: CharacterWords = {
  groups: GROUP_NAMES,
  motives: MOTIVES,
  uses: USES,
  offices: OFFICES,
  skillsTitle: 'Skills',
  motivesTitle: 'Motivations',
  set: (number) => `Set ${number}`,
  rated,
  starts: (start) => `each skill starts at ${start}`,
  dealt: (die, faces) => `dealt by ${die}: ${faces}`,
  lost: (points) => `${count(points, 'point')} lost`,
  guideDice: (faces) => `Groups below the top, by d3 and d2: ${faces}.`,
  placedDice: (faces) => `Motivations placed by d10z, then d8 to d2: ${faces}.`,
  orderDice: (faces) => `Order of the pairs, by d8: ${faces}.`,
};

/** "Modest/Humble and Proud/Arrogant". */
const pairText = (pair: number): string => and((MOTIVE_PAIRS[pair] ?? []).map((motive: Motive) => MOTIVES[motive]));

const called = ({ sight }: Telling<Generation>, set: number): string =>
  sight.given.characters[set]?.name ?? character.set(sight.given.from + set);

/** A die as it fell: "An 8", "A 3". */
const fell = (face: number): string => (face === 8 ? 'An 8' : `A ${face}`);

const standIn = (step: string, die: Die): string => {
  const found = standInFor(step, die);
  if (found === null) return '';
  const { way, dice, faces, rule } = found;
  const how = {
    again: () => `a ${dice.map(dieName).join(', ')}, rolled again above ${faces}`,
    halved: () => 'half a d10, rounded up; its 0 counts 10',
    digits: () => `${dice.length} d10 as the digits of one number`,
  };
  return `With real dice: ${how[way]()}.${rule === null ? '' : ` [${rule}]`}`;
};

/** The making of ratings in either edition. */
export const generationWords = (about: string): SceneWords<Generation> => ({
  about,
  opening: ({ sight }) => `Ratings for ${count(sight.given.characters.length, 'character')}.`,
  events: {
    characterBegan: ({ set }, telling) => `${called(telling, set)}:`,
    guidePlaced: ({ face, group, rating }) => `${fell(face)}: ${GROUP_NAMES[group]} comes next, with ${rating}.`,
    groupRated: ({ group, start, bank, ...origin }) =>
      `${GROUP_NAMES[group]}: ${rated(origin)}. Each skill starts at ${start}, and ${count(bank, 'point is', 'points are')} left to deal.`,
    pointDealt: ({ face, skill, rating }) => `${fell(face)}: ${SKILLS[skill]} rises to ${rating}.`,
    dealtAgain: ({ face, skill }) =>
      `${fell(face)}: ${SKILLS[skill]} is at 10 and takes no more; the die is rolled again. [SAGA-GEN-010]`,
    pointsLost: ({ group, points }) =>
      `Every skill of ${GROUP_NAMES[group]} is at 10; ${count(points, 'point is', 'points are')} lost. [SAGA-GEN-011]`,
    placedAgain: ({ face }) => `${fell(face)} is rolled again. [SAGA-MOTIVE-024]`,
    pairPlaced: ({ face, pair, ratings }) =>
      `${face === null ? 'No die is needed' : fell(face)}: ${and(ratings.map(String))} go to ${pairText(pair)}.`,
    pairOrdered: ({ face, pair, left, right }) => {
      const [one, other] = MOTIVE_PAIRS[pair] as readonly [Motive, Motive];
      return `${fell(face)}: ${MOTIVES[one]} ${left}, ${MOTIVES[other]} ${right}.`;
    },
  },
  questions: {},
  choice: (choice) => plainData(choice),
  standIn,
  outcome: ({ sets }, { sight }) =>
    sets
      .map(({ name, groups }, at) => {
        const title = name ?? character.set(sight.given.from + at);
        if (groups === null) return `${title}: motivations.`;
        return `${title}: ${GROUPS.map((group) => `${GROUP_NAMES[group]} ${groups[group]}`).join(', ')}.`;
      })
      .join(' '),
  tally: { 'generation.start': 'start', 'generation.dealt': 'die' },
  results: Object.fromEntries(Array.from({ length: 11 }, (_, rating) => [`${rating}`, `group rating ${rating}`])),
  broken: {
    'generation.mainMethod': () =>
      'The ratings of a main character are thrown and come in no other way. Leave the method out.',
    'generation.oneColumn': () =>
      'In the earlier edition there is one way for all: the draw from its column. Leave the method out.',
  },
});

export const generationForms: FormWords = {
  'generation.methodTold': () =>
    'a method with what it needs: {"by": "guide", "office", "top"} or {"by": "byHand", "ratings"}',
  'generation.lowerGroups': () => 'groups below the top, each once',
};
