import type { View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Section } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { type SheetSpeech, setLines } from './sheet.js';

/** The headings of a draft. */
type DraftBoardWords = Pick<Speech['t']['draft'], 'order' | 'threw' | 'threwAgain' | 'taken' | 'hasPicked' | 'goals'>;

/** What each threw for the picking order: by place as far as it is known, then those who have none yet. */
const thrown = (
  { order, rolls }: View<saga.draft.Draft>['open'],
  { threw, threwAgain }: DraftBoardWords,
): readonly string[] => {
  // Whoever was even threw again: every d20 is told.
  const facesOf = (faces: readonly number[]): string =>
    faces.length === 0 ? '' : faces.map(String).reduce((before, face) => threwAgain({ before, face }));
  const told = (who: string): string => threw({ who, faces: facesOf(rolls[who] ?? []) });
  const placed = order.flatMap((who, at) => (who === null ? [] : [`${at + 1}. ${told(who)}`]));
  const open = Object.keys(rolls).filter((who) => !order.includes(who) && (rolls[who] ?? []).length > 0);
  return [...placed, ...open.map(told)];
};

/** The sets that are left, in which order people pick, who has which, and what the seat alone knows. */
export const draftBoard = (
  words: SheetSpeech,
  heads: DraftBoardWords,
  { open, own }: View<saga.draft.Draft>,
): readonly Section[] => {
  const titled = (title: string, lines: readonly string[]): readonly Section[] =>
    lines.length === 0 ? [] : [{ title, lines: lines.flatMap((line) => wrapped(line, 80, 2)) }];
  const left = open.sets.flatMap((set, at) => {
    if (open.picked.some((one) => one.set === at + 1)) return [];
    return [
      { title: words.character.set({ number: at + 1 }), lines: setLines(words, set as saga.character.RatingSet) },
    ];
  });
  const picked = open.picked.map(({ owner, name, set }) => heads.hasPicked({ owner, name, set }));
  const goals = (own?.goals ?? []).map(({ set, goals }) => `${words.character.set({ number: set })}: ${goals}`);
  return [
    ...left,
    ...titled(heads.order, thrown(open, heads)),
    ...titled(heads.taken, picked),
    ...titled(heads.goals, goals),
  ];
};
