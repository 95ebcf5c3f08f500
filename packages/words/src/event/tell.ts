import { saga } from '@warmoot/rules';
import type { SceneWords, Telling } from '../catalogue/words.js';
import { chanceText } from '../chance.js';
import { keyedSentences, type Speech } from '../speech.js';

type Sight = Telling<saga.event.External>['sight'];

const nameOf = ({ given }: Sight, id: string): string => given.characters.find((one) => one.id === id)?.name ?? id;

export const tellEvent = (speech: Speech, about: string): SceneWords<saga.event.External> => {
  const { event: t } = speech.t;

  const oddsText = ({ given }: Sight, what: saga.event.ExternalEvent): string | null => {
    const odds = saga.event.eventOdds(given.options).find(({ event }) => event === what);
    return odds === undefined ? null : chanceText(speech, odds.chance);
  };

  return {
    about,
    opening: ({ sight }) => t.opening({ exposed: sight.given.exposed.length }),
    events: {
      rolledAgain: ({ roll, what }) => t.rolledAgain({ roll, what: t.names[what] }),
      cameAbout: ({ roll, what }, { sight }) =>
        t.cameAbout({ roll, what: t.names[what], chance: oddsText(sight, what) }),
      died: ({ character }, { sight }) => t.died({ name: nameOf(sight, character) }),
      spared: ({ character }, { sight }) => t.spared({ name: nameOf(sight, character) }),
    },
    outcome: ({ event, deaths }, { sight }) =>
      t.outcome({ what: t.names[event], dead: deaths.map((id) => nameOf(sight, id)) }),
    results: t.results,
    weak: { dies: true },
    broken: keyedSentences(t.broken),
  };
};
