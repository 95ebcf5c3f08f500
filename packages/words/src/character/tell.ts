import { type Die, dieName } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { CharacterWords } from '../catalogue/sagaWords.js';
import type { FormWords, SceneWords, Telling } from '../catalogue/words.js';
import { keyedSentences, type Speech } from '../speech.js';

/** What is said of a character's numbers. */
export const tellCharacter = ({ t: { character: t } }: Speech): CharacterWords => {
  const rated: CharacterWords['rated'] = ({ by, faces, raised, rating, guide }) => {
    switch (by) {
      case 'mainDice':
        return t.mainDice({ faces: faces.join(', '), rating });
      case 'distribution':
        return t.distribution({ faces: faces.join(', '), drawn: rating - raised, raised, rating });
      case 'guide': {
        if (guide === undefined) return t.guide({ line: null, rating });
        const { office, below } = guide;
        return t.guide({
          line: t.guideLine({ office: t.offices[office], rating: saga.character.GUIDE[office].rating, below }),
          rating,
        });
      }
      case 'byHand':
        return t.byHand({ rating });
    }
  };
  return { ...t, rated };
};

/** The making of ratings in either edition. */
export const tellGeneration = (speech: Speech, about: string): SceneWords<saga.character.Generation> => {
  const { generation: t, names } = speech.t;
  const { groups, motives, set: setName, rated } = tellCharacter(speech);

  const called = ({ sight }: Telling<saga.character.Generation>, set: number): string =>
    sight.given.characters[set]?.name ?? setName({ number: sight.given.from + set });

  const standIn = (step: string, die: Die): string => {
    const found = saga.character.standInFor(step, die);
    if (found === null) return '';
    const { way, dice, faces, rule } = found;
    return t.standIns[way]({ dice: dice.map(dieName).join(', '), faces: `${faces}`, count: dice.length, rule });
  };

  return {
    about,
    opening: ({ sight }) => t.opening({ n: sight.given.characters.length }),
    events: {
      characterBegan: ({ set }, telling) => t.characterBegan({ name: called(telling, set) }),
      guidePlaced: ({ face, group, rating }) => t.guidePlaced({ face, group: groups[group], rating }),
      groupRated: ({ group, start, bank, ...origin }) =>
        t.groupRated({ group: groups[group], rated: rated(origin), start, bank }),
      pointDealt: ({ face, skill, rating }) => t.pointDealt({ face, skill: names.skills[skill], rating }),
      dealtAgain: ({ face, skill }) => t.dealtAgain({ face, skill: names.skills[skill] }),
      pointsLost: ({ group, points }) => t.pointsLost({ group: groups[group], points }),
      placedAgain: ({ face }) => t.placedAgain({ face }),
      pairPlaced: ({ face, pair, ratings }) => {
        const both = (saga.character.MOTIVE_PAIRS[pair] ?? []).map((motive: saga.character.Motive) => motives[motive]);
        return t.pairPlaced({ face, ratings, motives: both });
      },
      pairOrdered: ({ face, pair, left, right }) => {
        const [one, other] = saga.character.MOTIVE_PAIRS[pair] as readonly [
          saga.character.Motive,
          saga.character.Motive,
        ];
        return t.pairOrdered({ face, one: motives[one], left, other: motives[other], right });
      },
    },
    standIn,
    // Ratings take some sixty dice for each character.
    fold: ({ step, ...telling }) => ('set' in step ? called(telling, step.set as number) : null),
    outcome: ({ sets }, { sight }) =>
      sets
        .map(({ name, groups: rates }, at) => {
          const title = name ?? setName({ number: sight.given.from + at });
          if (rates === null) return t.motivesOnly({ title });
          return t.groupsOf({
            title,
            groups: saga.character.GROUPS.map((group) => `${groups[group]} ${rates[group]}`).join(', '),
          });
        })
        .join(' '),
    tally: t.tally,
    results: Object.fromEntries(Array.from({ length: 11 }, (_, rating) => [`${rating}`, t.groupRating({ rating })])),
    broken: keyedSentences(t.broken),
  };
};

/** What is to be written is the same in every language. */
const METHODS = { guide: '{"by": "guide", "office", "top"}', byHand: '{"by": "byHand", "ratings"}' };

export const tellGenerationForms = ({ t: { generation: t } }: Speech): FormWords =>
  keyedSentences(t.forms, () => METHODS);
