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
import { SKILLS } from '../glossary.js';
import { and, count, quoted } from '../grammar.js';

const GROUP_NAMES: CharacterWords['groups'] = {
  handToHand: 'Zweikampf',
  physical: 'Körper',
  knowledge: 'Kenntnisse',
  social: 'Umgang',
};

const MOTIVES: CharacterWords['motives'] = {
  energetic: 'Tatkräftig',
  lazy: 'Faul/Sparsam',
  forgiving: 'Nachsichtig',
  avenging: 'Rachsüchtig',
  honest: 'Ehrlich',
  deceitful: 'Falsch/Listig',
  merciful: 'Gnädig/Gütig',
  cruel: 'Grausam/Hart',
  modest: 'Bescheiden/Demütig',
  proud: 'Stolz/Hochmütig',
  prudent: 'Besonnen/Vorsichtig',
  reckless: 'Leichtsinnig',
  valourous: 'Tapfer/Kühn',
  cowardly: 'Feige/Furchtsam',
  trusting: 'Vertrauensvoll',
  independent: 'Eigenständig',
  generous: 'Großzügig/Opferbereit',
  selfish: 'Selbstsüchtig/Genießend',
};

const USES: CharacterWords['uses'] = {
  control: 'genaue Bewegung und Hebelkraft im Zweikampf',
  fightingMind: 'List und Erfahrung im Zweikampf',
  speed: 'Schnelligkeit im Zweikampf',
  strength: 'Kraft im Zweikampf',
  endurance: 'lange Anstrengung, und wie viel man tragen kann',
  hide: 'nicht gesehen und nicht gehört werden',
  jumpClimb: 'Sprünge, Mauern und Felsen',
  ride: 'Reit- und Zugtiere, und sonst der Umgang mit Tieren',
  run: 'Laufen',
  shootAim: 'Bogen, Schleuder, Speer und was der Arm sonst schickt; keine Geschütze',
  swim: 'Schwimmen',
  craft: 'Dinge machen und ausbessern, und das Werkzeug dafür',
  heal: 'Wunden und Krankheiten',
  know: 'Geschichte, Länder, Natur, Zahlen und andere Gelehrsamkeit',
  notice: 'Fernes, Kleines und Verborgenes sehen',
  sail: 'alle Arbeit auf Boot und Schiff, mit Segeln oder ohne',
  survive: 'Nahrung, Wasser, Obdach und Richtung in der Wildnis; ein Gelände kann vertraut sein',
  trade: 'Kauf und Verkauf, Werte und Geld',
  administer: 'Leute, Vorräte und Akten in guter Ordnung',
  convince: 'Glauben finden',
  lead: 'Gefolgschaft finden, und dass es gut getan wird',
  perform: 'Gesang, Tanz, Schauspiel und Kunststücke vor Leuten',
  tactics: 'ein guter Plan für eine Schlacht, und seine Ausführung',
};

const OFFICES: CharacterWords['offices'] = {
  ordinary: 'gewöhnliche Leute',
  talented: 'begabte Leute',
  sergeant: 'Haushaltsvorstand, Wachtmeister',
  captain: 'Hauptmann, Meister eines Handwerks',
  lord: 'Herr, Ritter, Grundbesitzer',
  general: 'Feldherr, Hochadel',
  king: 'König oder Königin',
};

/** The line of the guide: "Hauptmann, Meister eines Handwerks" mit 5, 2 darunter. */
const guideLine = ({ office, below }: NonNullable<GroupOrigin['guide']>): string =>
  `${quoted(OFFICES[office])} mit ${GUIDE[office].rating}${below === 0 ? '' : `, ${below} darunter`}`;

/** Where a group rating comes from. */
const rated: CharacterWords['rated'] = ({ by, faces, raised, rating, guide }) => {
  switch (by) {
    case 'mainDice':
      return `die niedrigsten drei von ${faces.join(', ')}, weniger 3, ergeben ${rating}`;
    case 'distribution': {
      const drawn = `${faces.length === 0 ? 'gezogen:' : `${faces.join(', ')} von einer Million gezogen ergibt`} ${rating - raised}`;
      return raised === 0 ? drawn : `${drawn}, und ${raised} mehr: ${rating}`;
    }
    case 'guide':
      return guide === undefined
        ? `nach dem Leitfaden: ${rating}`
        : `nach dem Leitfaden, ${guideLine(guide)}: ${rating}`;
    case 'byHand':
      return `wie der Tisch es sagt: ${rating}`;
  }
};

export const character: CharacterWords = {
  groups: GROUP_NAMES,
  motives: MOTIVES,
  uses: USES,
  offices: OFFICES,
  skillsTitle: 'Fertigkeiten',
  motivesTitle: 'Beweggründe',
  set: (number) => `Satz ${number}`,
  rated,
  starts: (start) => `jede Fertigkeit beginnt bei ${start}`,
  dealt: (die, faces) => `verteilt mit ${die}: ${faces}`,
  lost: (points) => `${count(points, 'Punkt', 'Punkte')} verloren`,
  guideDice: (faces) => `Gruppen unter der besten, mit d3 und d2: ${faces}.`,
  placedDice: (faces) => `Beweggründe verteilt mit d10z, dann d8 bis d2: ${faces}.`,
  orderDice: (faces) => `Richtung der Paare, mit d8: ${faces}.`,
};

/** "Bescheiden/Demütig und Stolz/Hochmütig". */
const pairText = (pair: number): string => and((MOTIVE_PAIRS[pair] ?? []).map((motive: Motive) => MOTIVES[motive]));

const called = ({ sight }: Telling<Generation>, set: number): string =>
  sight.given.characters[set]?.name ?? character.set(sight.given.from + set);

const standIn = (step: string, die: Die): string => {
  const found = standInFor(step, die);
  if (found === null) return '';
  const { way, dice, faces, rule } = found;
  const how = {
    again: () => `ein ${dice.map(dieName).join(', ')}, über ${faces} noch einmal geworfen`,
    halved: () => 'ein halber d10, aufgerundet; seine 0 zählt 10',
    digits: () => `${dice.length} d10 als Ziffern einer Zahl`,
  };
  return `Mit echten Würfeln: ${how[way]()}.${rule === null ? '' : ` [${rule}]`}`;
};

/** The making of ratings in either edition. */
export const generationWords = (about: string): SceneWords<Generation> => ({
  about,
  opening: ({ sight }) => `Werte für ${count(sight.given.characters.length, 'Figur', 'Figuren')}.`,
  events: {
    characterBegan: ({ set }, telling) => `${called(telling, set)}:`,
    guidePlaced: ({ face, group, rating }) => `Eine ${face}: ${GROUP_NAMES[group]} kommt als Nächstes, mit ${rating}.`,
    groupRated: ({ group, start, bank, ...origin }) =>
      `${GROUP_NAMES[group]}: ${rated(origin)}. Jede Fertigkeit beginnt bei ${start}, und ${count(bank, 'Punkt bleibt', 'Punkte bleiben')} zu verteilen.`,
    pointDealt: ({ face, skill, rating }) => `Eine ${face}: ${SKILLS[skill]} steigt auf ${rating}.`,
    dealtAgain: ({ face, skill }) =>
      `Eine ${face}: ${SKILLS[skill]} steht auf 10 und nimmt nichts mehr; der Würfel fällt noch einmal. [SAGA-GEN-010]`,
    pointsLost: ({ group, points }) =>
      `In der Gruppe ${GROUP_NAMES[group]} steht alles auf 10; ${count(points, 'Punkt geht', 'Punkte gehen')} verloren. [SAGA-GEN-011]`,
    placedAgain: ({ face }) => `Eine ${face} wird noch einmal geworfen. [SAGA-MOTIVE-024]`,
    pairPlaced: ({ face, pair, ratings }) =>
      `${face === null ? 'Kein Würfel nötig' : `Eine ${face}`}: ${and(ratings.map(String))} gehen an ${pairText(pair)}.`,
    pairOrdered: ({ face, pair, left, right }) => {
      const [one, other] = MOTIVE_PAIRS[pair] as readonly [Motive, Motive];
      return `Eine ${face}: ${MOTIVES[one]} ${left}, ${MOTIVES[other]} ${right}.`;
    },
  },
  questions: {},
  choice: (choice) => plainData(choice),
  standIn,
  outcome: ({ sets }, { sight }) =>
    sets
      .map(({ name, groups }, at) => {
        const title = name ?? character.set(sight.given.from + at);
        if (groups === null) return `${title}: Beweggründe.`;
        return `${title}: ${GROUPS.map((group) => `${GROUP_NAMES[group]} ${groups[group]}`).join(', ')}.`;
      })
      .join(' '),
  tally: { 'generation.start': 'Anfang', 'generation.dealt': 'Würfel' },
  results: Object.fromEntries(Array.from({ length: 11 }, (_, rating) => [`${rating}`, `Gruppenwert ${rating}`])),
  broken: {
    'generation.mainMethod': () =>
      'Die Werte einer Hauptfigur werden geworfen und kommen auf keinem anderen Weg. Lass „method“ weg.',
    'generation.oneColumn': () =>
      'In der früheren Ausgabe gibt es einen Weg für alle: aus ihrer Verteilung ziehen. Lass „method“ weg.',
  },
});

export const generationForms: FormWords = {
  'generation.methodTold': () =>
    'ein Weg mit dem, was er braucht: {"by": "guide", "office", "top"} oder {"by": "byHand", "ratings"}',
  'generation.lowerGroups': () => 'Gruppen unter der besten, jede einmal',
};
