import type { Draft, SheetWords } from '@warmoot/rules';
import { draftBoard } from '../../character/draftBoard.js';
import { plainData } from '../../plain.js';
import type { FormWords, SceneWords } from '../../words.js';
import { and, count, does, quoted } from '../grammar.js';
import { character } from './character.js';
import { SKILLS } from './skills.js';

const WORDS: Readonly<Record<keyof SheetWords, string>> = {
  context: 'context',
  home: 'home',
  ties: 'ties',
  trade: 'trade or standing',
  past: 'past',
};

/** What a sheet says in words, as far as it says anything. */
const written = (words: Readonly<Record<keyof SheetWords, string>>): readonly string[] =>
  (Object.keys(WORDS) as (keyof SheetWords)[]).flatMap((key) =>
    words[key].trim() === ''
      ? []
      : [`${WORDS[key].replace(/^./, (first) => first.toUpperCase())}: ${quoted(words[key])}.`],
  );

const numberText = (value: unknown): string => plainData((value as number | undefined) ?? null);

/** The draft in either edition. */
export const draftWords = (about: string): SceneWords<Draft> => ({
  about,
  opening: ({ sight }) => {
    const casts = sight.seats.map((seat) => `${seat} ${sight.given.characters[seat] ?? 0}`);
    return `Main characters are made: ${casts.join(', ')}.`;
  },
  events: {
    setsMade: ({ sets }) => `${count(sets.length, 'set of ratings lies', 'sets of ratings lie')} on the table.`,
    orderRolled: ({ who, face }, { hearer }) =>
      `${does(who, { you: 'throw', they: 'throws' }, hearer)} ${face} for the picking order.`,
    orderTied: ({ who, place }) => `${and(who)} are even and throw again, from place ${place} on. [SAGA-DRAFT-007]`,
    orderPlaced: ({ who, place }, { hearer }) => `${does(who, { you: 'have', they: 'has' }, hearer)} place ${place}.`,
    picked: ({ character: { owner, name, set, words } }, { hearer }) => [
      `${does(owner, { you: 'pick', they: 'picks' }, hearer)} set ${set}: ${name}.`,
      ...written(words),
    ],
    goalsKept: ({ set, goals }) => `Goals of set ${set}: ${quoted(goals)}.`,
  },
  questions: { pick: () => 'a set that is left, and a name for it' },
  choice: ({ set, name }) => `set ${set} as ${name}`,
  outcome: ({ order, characters }) =>
    order
      .map((seat) => {
        const names = characters.filter(({ owner }) => owner === seat).map(({ name, set }) => `${name} (set ${set})`);
        return `${seat}: ${names.join(', ')}.`;
      })
      .join(' '),
  board: (view) =>
    draftBoard(
      { skills: SKILLS, character },
      {
        order: 'Picking order',
        threw: (who, faces) => `${who}: ${faces.join(', then ')}`,
        taken: 'Picked',
        picked: (owner, name, set) => `${owner}: ${name}, set ${set}`,
        goals: 'Goals, for you alone',
      },
      view,
    ),
  tally: {},
  results: {},
  broken: {
    'draft.castSize': ({ seat, number, least, most }) =>
      `${plainData(seat ?? null)} would have ${numberText(number)} main characters; ${numberText(least)} to ${numberText(most)} are allowed.`,
    'draft.notThere': ({ set, left }) =>
      `Set ${numberText(set)} is not to be had. Left are ${and((left as readonly number[]).map(String))}.`,
  },
});

export const draftForms: FormWords = {
  'draft.freshName': () => 'a name that no other character has',
  'draft.castSize': () => 'a range whose least is not above its most',
};
