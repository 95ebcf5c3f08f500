import type { saga } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import { keyedSentences, person, type Speech } from '../speech.js';
import { draftBoard } from './draftBoard.js';
import { tellCharacter } from './tell.js';

/** The draft in either edition. */
export const tellDraft = (speech: Speech, about: string): SceneWords<saga.draft.Draft> => {
  const { draft: t, names } = speech.t;

  /** What a sheet says in words, as far as it says anything. */
  const written = (words: Readonly<Record<keyof saga.draft.SheetWords, string>>): readonly string[] =>
    (Object.keys(t.words) as (keyof saga.draft.SheetWords)[])
      .filter((key) => words[key].trim() !== '')
      .map((key) => t.written({ what: t.words[key], text: words[key] }));

  return {
    about,
    opening: ({ sight }) =>
      t.opening({ casts: sight.seats.map((seat) => `${seat} ${sight.given.characters[seat] ?? 0}`).join(', ') }),
    events: {
      setsMade: ({ sets }) => t.setsMade({ n: sets.length }),
      orderRolled: ({ who, face }, { hearer }) => t.orderRolled({ who: person(who, hearer), face }),
      orderTied: ({ who, place }) => t.orderTied({ who, place }),
      orderPlaced: ({ who, place }, { hearer }) => t.orderPlaced({ who: person(who, hearer), place }),
      picked: ({ character: { owner, name, set, words } }, { hearer }) => [
        t.picked({ who: person(owner, hearer), set, name }),
        ...written(words),
      ],
      goalsKept: ({ set, goals }) => t.goalsKept({ set, goals }),
    },
    stages: speech.t.stages.draft,
    questions: { pick: t.pick },
    choice: ({ set, name }) => t.choice({ set, name }),
    outcome: ({ order, characters }) =>
      order
        .map((seat) => {
          const own = characters.filter(({ owner }) => owner === seat);
          return t.ofSeat({ seat, names: own.map(({ name, set }) => t.withSet({ name, set })).join(', ') });
        })
        .join(' '),
    board: (view) => draftBoard({ skills: names.skills, character: tellCharacter(speech) }, t, view),
    broken: keyedSentences(t.broken),
  };
};
