import type { DiscussionWords } from '../catalogue/sagaWords.js';
import type { SceneWords } from '../catalogue/words.js';
import { alone } from '../say/index.js';
import { factsOf, flat, keyed, keyedSentences, type Speech, skillLines } from '../speech.js';
import { talkBoard } from './board.js';
import { matterText, replyText, type Talk } from './facts.js';
import { tellAsking } from './tellAsking.js';
import { tellTalkEvents } from './tellEvents.js';

/** SAGA-TALK-023: how many listeners one total reaches; nobody speaks to more people than there can be. */
const MOST_LISTENERS = 40;

/** A text of somebody that ends as a sentence does. */
const ended = (text: string): string => (text.trim() === '' || /[.!?…”“"’]\s*$/u.test(text) ? text : `${text.trim()}.`);

const outcomeIn =
  (speech: Speech): SceneWords<Talk>['outcome'] =>
  ({ people, appeals }) => {
    const { telling: t, names } = speech.t.discussion;
    const driven = people.flatMap(({ name, driving }) =>
      driving.map(({ motive, by, ...matter }) =>
        t.outcome.driven({
          motive: names.motives[motive],
          who: name,
          matter: matterText(speech, matter),
          by: by === name ? null : by,
        }),
      ),
    );
    const gone = people.filter((one) => one.gone !== null).map(({ name }) => name);
    return [
      t.outcome.appeals({ n: appeals.filter(({ state }) => state === 'done').length }),
      ...(driven.length === 0 ? [t.outcome.nobody] : driven),
      ...(gone.length === 0 ? [] : [t.outcome.gone({ names: gone })]),
    ].join(' ');
  };

const brokenIn = ({ t }: Speech): SceneWords<Talk>['broken'] =>
  keyedSentences(t.discussion.asking.broken, (carried) => {
    const motives: Readonly<Record<string, string>> = t.character.motives;
    const { left, right, ...facts } = factsOf(carried);
    return { ...facts, left: motives[String(left)] ?? null, right: motives[String(right)] ?? null };
  });

/** A Discussion in either edition; they differ in the line that says what is played. */
export const tellDiscussion = (speech: Speech, about: string): SceneWords<Talk> => {
  const { asking: t, telling, names } = speech.t.discussion;
  const asking = tellAsking(speech);
  return {
    about,
    written: flat(speech.t.quarrels),
    opening: ({ sight: { given } }) =>
      telling.opening({
        use: given.use === undefined ? null : names.uses[given.use],
        place: ended(given.place),
        people: given.people.map(({ name, is }) => telling.one({ name, is })),
      }),
    events: { ...asking.events, ...tellTalkEvents(speech) },
    questions: asking.questions,
    choice: asking.choice,
    thrownFor: asking.thrownFor,
    // What moves somebody takes seventeen dice.
    fold: ({ step }) =>
      step.step === 'place' || step.step === 'order' ? t.thrownFor.motives({ who: step.who }) : null,
    part: (number) => t.part({ number }),
    stages: speech.t.stages.discussion,
    fields: t.fields,
    outcome: outcomeIn(speech),
    board: talkBoard(speech),
    tally: { ...t.tally, ...skillLines(speech), ...keyed('motive', speech.t.character.motives) },
    results: Object.fromEntries(
      Array.from({ length: MOST_LISTENERS }, (_, at) => [`reaches${at + 1}`, t.reaches({ n: at + 1 })] as const),
    ),
    verdicts: { throwAppeal: t.verdicts.check, take: t.verdicts.motive },
    hidesOdds: ({ given }) => !given.options['saga.talk.showOdds'],
    broken: brokenIn(speech),
  };
};

/** What is said of a Discussion besides its account. */
export const tellDiscussionWords = (speech: Speech): DiscussionWords => {
  const { names, telling } = speech.t.discussion;
  return {
    uses: names.uses,
    motives: alone(speech.grammar, names.motives),
    gone: names.gone,
    called: ({ name, is }) => telling.one({ name, is }),
    reply: (sight, line) => replyText(speech, sight, line),
  };
};
