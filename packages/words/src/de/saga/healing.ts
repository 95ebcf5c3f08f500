import type { Aid, Healing, Part } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { SceneWords, Telling } from '../../words.js';
import { BODY_PARTS, SEVERITIES, SKILLS } from '../glossary.js';
import { and, at, count } from '../grammar.js';

type Sight = Telling<Healing>['sight'];
type Severity = keyof typeof SEVERITIES;

/** "Die schwere Wunde am Kopf", at the head of a sentence. */
const woundText = ({ open }: Sight, which: number): string => {
  const wound = open.wounds[which];
  if (wound === undefined) return 'Eine Wunde';
  return `Die ${SEVERITIES[wound.severity]}e Wunde ${at(BODY_PARTS[wound.part])}`;
};

const woundsOf = (severity: Severity): string => `den ${SEVERITIES[severity]}en Wunden`;

const successes = (marks: number): string => count(marks, 'Erfolg', 'Erfolge');

/** Why a wound cannot heal on a day, by the rule that says so. */
const BARS: Readonly<Record<string, string>> = {
  'SAGA-DUEL-HEAL-001': 'niemand behandelt sie',
  'SAGA-DUEL-HEAL-002': 'das Verbandszeug dafür fehlt',
  'SAGA-DUEL-HEAL-010': 'sie ist eben erst leicht geworden',
  'SAGA-DUEL-HEAL-013': 'sie ist noch keinen Tag alt',
  'SAGA-DUEL-HEAL-014': 'die verwundete Person kann niemanden behandeln',
  'SAGA-DUEL-HEAL-016': 'Essen, Wasser oder Schlaf fehlte',
  'SAGA-DUEL-HEAL-017': 'sie ist nass oder schmutzig',
  'SAGA-DUEL-HEAL-019': 'das Bett wurde verlassen',
  'SAGA-DUEL-HEAL-020': 'die verwundete Person ist umhergegangen',
  'SAGA-DUEL-HEAL-021': 'der Arm wurde gebraucht',
};

const dayBegan: SceneWords<Healing>['events']['dayBegan'] = ({ day, healer, barred }, { sight }) => [
  `Tag ${day}. ${healer === null ? 'Niemand' : healer} behandelt ${sight.given.patient.name}.`,
  ...barred.map(({ wound, why }) => {
    const reasons = why.map((rule) => `${BARS[rule] ?? 'verhindert'} [${rule}]`);
    return `${woundText(sight, wound)} kann heute nicht heilen: ${and(reasons)}.`;
  }),
];

/** Told by the facts before, where the wound is still what it was. */
export const healingWords = (about: string): SceneWords<Healing> => ({
  about,
  opening: ({ sight: { given, open } }) =>
    `Die Genesung von ${given.patient.name} mit ${count(open.wounds.length, 'Wunde', 'Wunden')}.`,
  events: {
    dayBegan,
    checkSucceeded: ({ healer, severity, day }) => `${healer} hat an Tag ${day} bei ${woundsOf(severity)} Erfolg.`,
    checkFailed: ({ severity, day }) => `Kein Erfolg an Tag ${day} bei ${woundsOf(severity)}.`,
    marked: ({ wound, marks }, { sight }) => `${woundText(sight, wound)} hat ${successes(marks)} von 4.`,
    becameMinor: ({ wound }, { was }) => `${woundText(was, wound)} ist jetzt eine leichte.`,
    healed: ({ wound }, { was }) => `${woundText(was, wound)} ist verheilt.`,
    recovered: ({ day }, { sight }) => `${sight.given.patient.name} ist an Tag ${day} genesen.`,
  },
  questions: {},
  choice: (choice) => plainData(choice),
  outcome: ({ patient, wounds, through, recovered }) => {
    if (recovered !== null) return `${patient} ist an Tag ${recovered} genesen.`;
    const left = wounds.map(({ part, severity, marks }) => {
      const marked = marks === 0 ? '' : ` (${successes(marks)})`;
      return `eine ${SEVERITIES[severity]}e Wunde ${at(BODY_PARTS[part])}${marked}`;
    });
    return `Nach Tag ${through} hat ${patient} noch ${and(left)}.`;
  },
  tally: {
    base: 'Grundwert',
    difficulty: 'Schwierigkeit',
    'skill.heal': SKILLS.heal,
    treatingOneself: 'Selbstbehandlung',
  },
  results: {},
  broken: {
    'healing.twoMajors': ({ part }) => {
      const noun = BODY_PARTS[part as Part];
      return `Zwei schwere Wunden ${noun === undefined ? 'am selben Körperteil' : at(noun)}; mehr als eine hat ein Körperteil nie.`;
    },
  },
});

/** The hour in which a Major head wound kills. */
export const aidWords = (about: string): SceneWords<Aid> => ({
  about,
  opening: ({ sight: { given, open } }) =>
    `${given.victim.name} hat eine schwere Wunde am Kopf und stirbt binnen einer Stunde. Minute ${open.minute}.`,
  events: {
    waited: ({ helper }) => `${helper} wartet.`,
    aidFailed: ({ helper, minute }) => `${helper} kann es in Minute ${minute} nicht aufhalten.`,
    saved: ({ helper, minute }, { sight }) => `${helper} rettet ${sight.given.victim.name} in Minute ${minute}.`,
    timePassed: ({ minute }) => `Es vergeht Zeit: Minute ${minute}.`,
    died: ({ minute }, { sight }) => `${sight.given.victim.name} stirbt in Minute ${minute}.`,
  },
  questions: { giveAid: ({ sight }) => `ob ${sight.given.victim.name} geholfen wird` },
  choice: ({ choose }) => (choose === 'aid' ? 'helfen' : 'warten'),
  outcome: ({ victim, result, minute, by }) =>
    result === 'saved'
      ? `${by ?? 'Jemand'} hat ${victim} in Minute ${minute} gerettet.`
      : `${victim} ist in Minute ${minute} gestorben.`,
  tally: { base: 'Grundwert', difficulty: 'Schwierigkeit', 'skill.heal': SKILLS.heal },
  results: {},
  broken: {
    'aid.victimCannot': ({ who }) =>
      `${plainData(who ?? null)} hat eine schwere Wunde am Kopf und kann niemandem helfen, sich selbst am wenigsten. Nenne jemand anderen.`,
  },
});
