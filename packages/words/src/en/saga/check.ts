import type { Fixed, Json, RulingChoice } from '@warmoot/kernel';
import type { Check, CheckOutcome, CheckSetup } from '@warmoot/rules';
import { number, plainData } from '../../plain.js';
import type { SceneWords, Telling } from '../../words.js';
import { and, does, quoted } from '../grammar.js';
import { type Matter, rulingWords } from '../ruling.js';
import { SKILLS } from './skills.js';

type Given = Telling<Check>['sight']['given'];
type Side = Fixed<Extract<CheckSetup, { kind: 'unopposed' }>['acting']>;

const MATTERS: Readonly<Record<string, Matter>> = {
  difficulty: { name: 'the difficulty', value: (rating) => `difficulty ${plainData(rating)}` },
  consequence: {
    name: 'what failure brings',
    value: (value) => {
      const { failure } = value as { readonly failure: string | null };
      return failure === null ? 'there is nothing to lose' : `failure brings ${quoted(failure)}`;
    },
  },
  changed: {
    name: 'whether the situation has changed',
    value: (changed) => (changed === true ? 'the situation has changed' : 'the situation has not changed'),
  },
};

const ruling = rulingWords(MATTERS);

/** "Ella with Run 4". */
const sideText = ({ name, skill, rating, modifiers }: Side): string => {
  const sum = number(rating + modifiers.reduce((all, { by }) => all + by, 0));
  return skill === undefined ? `${name} with ${sum}` : `${name} with ${SKILLS[skill]} ${sum}`;
};

const opening = ({ sight: { given } }: Telling<Check>): string => {
  switch (given.kind) {
    case 'opposed':
      return `A check: ${sideText(given.acting)} against ${sideText(given.opposing)}.`;
    case 'unopposed':
      return `A check: ${sideText(given.acting)}: ${quoted(given.action)}.`;
    case 'contest':
      return `A contest for the first place: ${and(given.rivals.map(sideText))}.`;
  }
};

const actingIn = (given: Given): string => (given.kind === 'contest' ? '' : given.acting.name);

const outcome = (result: CheckOutcome, { sight: { given } }: Telling<Check>): string => {
  const { success, prevails, consequence, by } = result;
  const acting = actingIn(given);
  if (by === 'nothingToLose') return `${acting} succeeds without dice, for there is nothing to lose. [SAGA-CHECK-014]`;
  if (by === 'notAllowed') return 'Nothing has changed, so the check is not made again. [SAGA-CHECK-023]';
  if (success === null) return `${prevails} comes first.`;
  if (given.kind === 'opposed') return success ? `${acting} prevails.` : `${acting} fails and ${prevails} prevails.`;
  if (success) return `${acting} succeeds.`;
  return `${acting} fails${consequence === null ? '.' : `, and failure brings ${quoted(consequence)}.`}`;
};

/** The check in either edition; they differ in the line that says what is played. */
export const checkWords = (about: string): SceneWords<Check> => ({
  about,
  opening,
  outcome,
  events: {
    ...ruling.events,
    declined: ({ by, change }, { hearer }) =>
      `${does(by, { you: 'decline', they: 'declines' }, hearer)} to roll: ${quoted(change)}. The terms are set anew.`,
    totalled: ({ name, total: sum }) => `${name} has a total of ${number(sum)}.`,
    tied: ({ names }) => `${and(names)} are even and throw again.`,
    placed: ({ name }) => `The lot falls on ${name}, who comes next.`,
    met: ({ winner, loser }) => `${winner} beats ${loser}.`,
    checked: ({ result }, telling) => outcome(result, telling),
  },
  questions: { ...ruling.questions, dare: () => 'whether to roll' },
  choice: (choice, telling) => {
    if (choice.choose === 'roll') return 'roll';
    if (choice.choose === 'decline') return `decline: ${quoted(choice.change)}`;
    return ruling.choice(choice as RulingChoice, telling);
  },
  tally: {
    base: 'base',
    rating: 'rating',
    difficulty: 'difficulty',
    modifier: 'modifier',
    ...Object.fromEntries(Object.entries(SKILLS).map(([skill, name]) => [`skill.${skill}`, name])),
  },
  results: {},
  broken: {
    'check.notInTheKit': ({ die, kit }) =>
      `${plainData(die as Json)} is not among the dice of the kit. It has ${and(kit as readonly string[])}.`,
    'check.unchanged': ({ who }) =>
      `${plainData(who as Json)} has made this check before, and nothing has changed since. Say in "repeats" what has changed, or try something else.`,
    'check.rollOrDecline': () => 'Roll, or decline and say what is done instead.',
  },
});
