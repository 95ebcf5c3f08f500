import type { Aid, Healing } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { SceneWords, Telling } from '../../words.js';
import { and, count } from '../grammar.js';
import { BODY_PARTS } from './duel/names.js';
import { SKILLS } from './skills.js';

type Told = Telling<Healing>;
type Sight = Told['sight'];

const severityName = (severity: 'minor' | 'major'): string => (severity === 'minor' ? 'Minor' : 'Major');

/** "the Major Wound on the head". */
const woundText = ({ open }: Sight, at: number): string => {
  const wound = open.wounds[at];
  return wound === undefined ? 'a wound' : `the ${severityName(wound.severity)} Wound on the ${BODY_PARTS[wound.part]}`;
};

/** Why a wound cannot heal on a day, by the rule that says so. */
const BARS: Readonly<Record<string, string>> = {
  'SAGA-DUEL-HEAL-001': 'nobody treats it',
  'SAGA-DUEL-HEAL-002': 'the materials for it are wanting',
  'SAGA-DUEL-HEAL-010': 'it has only just become Minor',
  'SAGA-DUEL-HEAL-013': 'it is not a day old',
  'SAGA-DUEL-HEAL-014': 'the patient cannot treat anybody',
  'SAGA-DUEL-HEAL-016': 'food, water or sleep was wanting',
  'SAGA-DUEL-HEAL-017': 'it is wet or dirty',
  'SAGA-DUEL-HEAL-019': 'the patient left the bed',
  'SAGA-DUEL-HEAL-020': 'the patient walked',
  'SAGA-DUEL-HEAL-021': 'the arm was used',
};

const dayBegan: SceneWords<Healing>['events']['dayBegan'] = ({ day, healer, barred }, { sight }) => [
  `Day ${day}. ${healer === null ? 'Nobody' : healer} treats ${sight.given.patient.name}.`,
  ...barred.map(({ wound, why }) => {
    const reasons = why.map((rule) => `${BARS[rule] ?? 'barred'} [${rule}]`);
    return `${woundText(sight, wound).replace(/^t/, 'T')} cannot heal today: ${and(reasons)}.`;
  }),
];

/** Told by the facts before, where the wound is still what it was. */
export const healingWords = (about: string): SceneWords<Healing> => ({
  about,
  opening: ({ sight: { given, open } }) =>
    `The healing of ${given.patient.name}, who has ${count(open.wounds.length, 'wound')}.`,
  events: {
    dayBegan,
    checkSucceeded: ({ healer, severity, day }) =>
      `${healer} succeeds with the ${severityName(severity)} Wounds on day ${day}.`,
    checkFailed: ({ severity, day }) => `No success with the ${severityName(severity)} Wounds on day ${day}.`,
    marked: ({ wound, marks }, { sight }) =>
      `${woundText(sight, wound).replace(/^t/, 'T')} has ${count(marks, 'success', 'successes')} of 4.`,
    becameMinor: ({ wound }, { was }) => `${woundText(was, wound).replace(/^t/, 'T')} is now a Minor one.`,
    healed: ({ wound }, { was }) => `${woundText(was, wound).replace(/^t/, 'T')} is healed.`,
    recovered: ({ day }, { sight }) => `${sight.given.patient.name} has recovered, on day ${day}.`,
  },
  questions: {},
  choice: (choice) => plainData(choice),
  outcome: ({ patient, wounds, through, recovered }) => {
    if (recovered !== null) return `${patient} has recovered, on day ${recovered}.`;
    const left = wounds.map(({ part, severity, marks }) => {
      const marked = marks === 0 ? '' : ` (${count(marks, 'success', 'successes')})`;
      return `a ${severityName(severity)} Wound on the ${BODY_PARTS[part]}${marked}`;
    });
    return `After day ${through} ${patient} still has ${and(left)}.`;
  },
  tally: { base: 'base', difficulty: 'difficulty', 'skill.heal': SKILLS.heal, treatingOneself: 'treating oneself' },
  results: {},
  broken: {
    'healing.twoMajors': ({ part }) =>
      `Two Major Wounds on the ${BODY_PARTS[part as keyof typeof BODY_PARTS] ?? 'same part'}; a part never has more than one.`,
  },
});

/** The hour in which a Major head wound kills. */
export const aidWords = (about: string): SceneWords<Aid> => ({
  about,
  opening: ({ sight: { given, open } }) =>
    `${given.victim.name} has a Major Wound on the head and dies within the hour. Minute ${open.minute}.`,
  events: {
    waited: ({ helper }) => `${helper} waits.`,
    aidFailed: ({ helper, minute }) => `${helper} cannot stop it, in minute ${minute}.`,
    saved: ({ helper, minute }, { sight }) => `${helper} saves ${sight.given.victim.name}, in minute ${minute}.`,
    timePassed: ({ minute }) => `Minute ${minute}.`,
    died: ({ minute }, { sight }) => `${sight.given.victim.name} dies, in minute ${minute}.`,
  },
  questions: { giveAid: ({ sight }) => `whether to give ${sight.given.victim.name} aid` },
  choice: ({ choose }) => (choose === 'aid' ? 'give aid' : 'wait'),
  outcome: ({ victim, result, minute, by }) =>
    result === 'saved'
      ? `${by ?? 'Somebody'} saved ${victim}, in minute ${minute}.`
      : `${victim} died, in minute ${minute}.`,
  tally: { base: 'base', difficulty: 'difficulty', 'skill.heal': SKILLS.heal },
  results: {},
  broken: {
    'aid.victimCannot': ({ who }) =>
      `${plainData(who ?? null)} has a Major Wound on the head and can help nobody, least of all ${plainData(who ?? null)}. Name another helper.`,
  },
});
