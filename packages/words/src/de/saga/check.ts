import type { Fixed, Json, RulingChoice } from '@warmoot/kernel';
import type { Check, CheckOutcome, CheckSetup } from '@warmoot/rules';
import { number, plainData } from '../../plain.js';
import type { SceneWords, Telling } from '../../words.js';
import { SKILLS } from '../glossary.js';
import { and, does, quoted } from '../grammar.js';
import { type Matter, rulingWords } from '../ruling.js';

type Given = Telling<Check>['sight']['given'];
type Side = Fixed<Extract<CheckSetup, { kind: 'unopposed' }>['acting']>;

const MATTERS: Readonly<Record<string, Matter>> = {
  difficulty: { name: 'die Schwierigkeit', value: (rating) => `Schwierigkeit ${plainData(rating)}` },
  consequence: {
    name: 'was ein Fehlschlag bringt',
    value: (value) => {
      const { failure } = value as { readonly failure: string | null };
      return failure === null ? 'es gibt nichts zu verlieren' : `ein Fehlschlag bringt ${quoted(failure)}`;
    },
  },
  changed: {
    name: 'ob sich die Lage geändert hat',
    value: (changed) => (changed === true ? 'die Lage hat sich geändert' : 'die Lage hat sich nicht geändert'),
  },
};

const ruling = rulingWords(MATTERS);

/** "Ella mit Laufen 4". */
const sideText = ({ name, skill, rating, modifiers }: Side): string => {
  const sum = number(rating + modifiers.reduce((all, { by }) => all + by, 0));
  return skill === undefined ? `${name} mit ${sum}` : `${name} mit ${SKILLS[skill]} ${sum}`;
};

const opening = ({ sight: { given } }: Telling<Check>): string => {
  switch (given.kind) {
    case 'opposed':
      return `Eine Probe: ${sideText(given.acting)} gegen ${sideText(given.opposing)}.`;
    case 'unopposed':
      return `Eine Probe: ${sideText(given.acting)}: ${quoted(given.action)}.`;
    case 'contest':
      return `Ein Wettstreit um den ersten Platz: ${and(given.rivals.map(sideText))}.`;
  }
};

const actingIn = (given: Given): string => (given.kind === 'contest' ? '' : given.acting.name);

const outcome = (result: CheckOutcome, { sight: { given } }: Telling<Check>): string => {
  const { success, prevails, consequence, by } = result;
  const acting = actingIn(given);
  if (by === 'nothingToLose') {
    return `${acting} hat ohne Würfel Erfolg, denn es gibt nichts zu verlieren. [SAGA-CHECK-014]`;
  }
  if (by === 'notAllowed') return 'Nichts hat sich geändert, also wird die Probe nicht wiederholt. [SAGA-CHECK-023]';
  if (success === null) return `${prevails} belegt den ersten Platz.`;
  if (given.kind === 'opposed') {
    return success ? `${acting} setzt sich durch.` : `${acting} scheitert, und ${prevails} setzt sich durch.`;
  }
  if (success) return `${acting} hat Erfolg.`;
  return `${acting} scheitert${consequence === null ? '.' : `, und das bringt ${quoted(consequence)}.`}`;
};

/** The check in either edition; they differ in the line that says what is played. */
export const checkWords = (about: string): SceneWords<Check> => ({
  about,
  opening,
  outcome,
  events: {
    ...ruling.events,
    declined: ({ by, change }, { hearer }) =>
      `${does(by, { du: 'verzichtest', they: 'verzichtet' }, hearer)} auf den Wurf: ${quoted(change)}. Die Bedingungen werden neu festgelegt.`,
    totalled: ({ name, total: sum }) => `${name} kommt auf ${number(sum)}.`,
    tied: ({ names }) => `${and(names)} liegen gleichauf und werfen noch einmal.`,
    placed: ({ name }) => `Das Los fällt auf ${name}: der nächste Platz.`,
    met: ({ winner, loser }) => `${winner} schlägt ${loser}.`,
    checked: ({ result }, telling) => outcome(result, telling),
  },
  questions: { ...ruling.questions, dare: () => 'ob gewürfelt wird' },
  choice: (choice, telling) => {
    if (choice.choose === 'roll') return 'würfeln';
    if (choice.choose === 'decline') return `verzichten: ${quoted(choice.change)}`;
    return ruling.choice(choice as RulingChoice, telling);
  },
  tally: {
    base: 'Grundwert',
    rating: 'Wert',
    difficulty: 'Schwierigkeit',
    modifier: 'Modifikator',
    ...Object.fromEntries(Object.entries(SKILLS).map(([skill, name]) => [`skill.${skill}`, name])),
  },
  results: {},
  broken: {
    'check.notInTheKit': ({ die, kit }) =>
      `${plainData(die as Json)} gehört nicht zu den Würfeln dieser Regeln. Es gibt ${and(kit as readonly string[])}.`,
    'check.unchanged': ({ who }) =>
      `${plainData(who as Json)} hat diese Probe schon gemacht, und seither hat sich nichts geändert. Sag in "repeats", was sich geändert hat, oder versuch etwas anderes.`,
    'check.rollOrDecline': () => 'Würfle, oder verzichte und sag, was stattdessen geschieht.',
  },
});
