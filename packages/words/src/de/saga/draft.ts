import type { Draft, SheetWords } from '@warmoot/rules';
import { draftBoard } from '../../character/draftBoard.js';
import { plainData } from '../../plain.js';
import type { FormWords, SceneWords } from '../../words.js';
import { SKILLS } from '../glossary.js';
import { and, count, does, quoted } from '../grammar.js';
import { character } from './character.js';

const WORDS: Readonly<Record<keyof SheetWords, string>> = {
  context: 'Umfeld',
  home: 'Heimat',
  ties: 'Bindungen',
  trade: 'Beruf oder Stand',
  past: 'Vorgeschichte',
};

/** What a sheet says in words, as far as it says anything. */
const written = (words: Readonly<Record<keyof SheetWords, string>>): readonly string[] =>
  (Object.keys(WORDS) as (keyof SheetWords)[]).flatMap((key) =>
    words[key].trim() === '' ? [] : [`${WORDS[key]}: ${quoted(words[key])}.`],
  );

const numberText = (value: unknown): string => plainData((value as number | undefined) ?? null);

/** The draft in either edition. */
export const draftWords = (about: string): SceneWords<Draft> => ({
  about,
  opening: ({ sight }) => {
    const casts = sight.seats.map((seat) => `${seat} ${sight.given.characters[seat] ?? 0}`);
    return `Hauptfiguren entstehen: ${casts.join(', ')}.`;
  },
  events: {
    setsMade: ({ sets }) => `${count(sets.length, 'Satz Werte liegt', 'Sätze Werte liegen')} auf dem Tisch.`,
    orderRolled: ({ who, face }, { hearer }) =>
      `${does(who, { du: 'wirfst', they: 'wirft' }, hearer)} ${face} für die Reihenfolge.`,
    orderTied: ({ who, place }) =>
      `Gleichstand: ${and(who)} werfen noch einmal, von Platz ${place} an. [SAGA-DRAFT-007]`,
    orderPlaced: ({ who, place }, { hearer }) => `${does(who, { du: 'hast', they: 'hat' }, hearer)} Platz ${place}.`,
    picked: ({ character: { owner, name, set, words } }, { hearer }) => [
      `${does(owner, { du: 'nimmst', they: 'nimmt' }, hearer)} Satz ${set}: ${name}.`,
      ...written(words),
    ],
    goalsKept: ({ set, goals }) => `Ziele von Satz ${set}: ${quoted(goals)}.`,
  },
  questions: { pick: () => 'ein Satz, der noch frei ist, und ein Name dafür' },
  choice: ({ set, name }) => `Satz ${set} als ${name}`,
  outcome: ({ order, characters }) =>
    order
      .map((seat) => {
        const names = characters.filter(({ owner }) => owner === seat).map(({ name, set }) => `${name} (Satz ${set})`);
        return `${seat}: ${names.join(', ')}.`;
      })
      .join(' '),
  board: (view) =>
    draftBoard(
      { skills: SKILLS, character },
      {
        order: 'Reihenfolge',
        threw: (who, faces) => `${who}: ${faces.join(', dann ')}`,
        taken: 'Vergeben',
        picked: (owner, name, set) => `${owner}: ${name}, Satz ${set}`,
        goals: 'Ziele, nur für dich',
      },
      view,
    ),
  tally: {},
  results: {},
  broken: {
    'draft.castSize': ({ seat, number, least, most }) =>
      `${plainData(seat ?? null)} hätte ${numberText(number)} Hauptfiguren; erlaubt sind ${numberText(least)} bis ${numberText(most)}.`,
    'draft.notThere': ({ set, left }) =>
      `Satz ${numberText(set)} ist nicht zu haben. Frei sind ${and((left as readonly number[]).map(String))}.`,
  },
});

export const draftForms: FormWords = {
  'draft.freshName': () => 'ein Name, den keine andere Figur trägt',
  'draft.castSize': () => 'eine Spanne, die nicht über ihrem Ende anfängt',
};
