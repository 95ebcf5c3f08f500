import { saga } from '@warmoot/rules';
import type { Called, SceneWords } from '../catalogue/words.js';
import { factsOf, flat, keyed, keyedSentences, type Speech, skillLines } from '../speech.js';
import { marchBoard } from './board.js';
import { booksIn, type March, partyNamed, wantsText } from './facts.js';
import { spanName } from './spans.js';
import { judgedFacts, tellMarchAsking } from './tellAsking.js';
import { tellMarchEvents } from './tellEvents.js';

const openingIn =
  (speech: Speech): SceneWords<March>['opening'] =>
  (telling) => {
    const { telling: t } = speech.t.march;
    const { given } = telling.sight;
    const books = booksIn(telling);
    const wants = given.parties.flatMap(({ name }) => {
      const book = books[name];
      if (book === undefined) return [];
      return [t.wants({ party: partyNamed(speech, telling, name), wants: wantsText(speech, given.roads, book.wants) })];
    });
    const told = t.opening({
      roads: given.roads.name,
      parties: given.parties.map(({ name }) => name),
      wants: wants.join(' '),
      due: given.due,
    });
    return given.options['saga.move.rules'] === 'freeForm' ? `${told} ${t.freeForm}` : told;
  };

const outcomeIn =
  (speech: Speech): SceneWords<March>['outcome'] =>
  ({ day, judged, parties, met }, telling) => {
    const { telling: t, names } = speech.t.march;
    const { roads } = telling.sight.given;
    if (judged !== null) return t.judged[judged.contact](judgedFacts(speech, telling, judged));
    // A seat that does not know of a party has only a guess of it: nothing is told of that.
    const books = booksIn(telling);
    const isKnown = (name: string): boolean => telling.hearer === null || books[name] !== undefined;
    const known = met.filter(({ attacker, defender }) => isKnown(attacker) || isKnown(defender));
    return [
      t.outcome.days({ day }),
      ...known.map((one) => t.outcome.met({ ...one, at: spanName(speech, roads, one.at) })),
      ...parties
        .filter(({ name }) => isKnown(name))
        .map(({ name, at, state, weary }) =>
          t.outcome.party({
            ...{ name, at: spanName(speech, roads, at) },
            // Whoever neither got there nor gave up is where they are; who is fresh is not told to be.
            state: state === 'going' ? null : names.states[state],
            weary: weary === 0 ? null : weary,
          }),
        ),
    ].join(' ');
  };

/** Troops without names, in the words of the language where a sum names them. */
export const troopsCalled = ({ t }: Speech): (() => readonly Called[]) => {
  const all = Object.entries(t.battle.troops).map(([key, name], index) => ({
    index,
    key,
    name,
    isMany: false,
    sign: '',
  }));
  return () => all;
};

/** The lines of sums that all of Contested Movement has. */
export const moveTally = (speech: Speech): Readonly<Record<string, string>> => ({
  ...speech.t.march.asking.tally,
  ...skillLines(speech),
  ...keyed('pace', speech.t.march.names.paces),
});

/** What is done against the rules of Contested Movement. */
const brokenIn = (speech: Speech): SceneWords<March>['broken'] =>
  keyedSentences(speech.t.march.asking.broken, (carried) => {
    const { paces, led } = speech.t.march.names;
    const { pace, check, ...facts } = factsOf(carried);
    return {
      ...facts,
      pace: (paces as Readonly<Record<string, string>>)[String(pace)] ?? null,
      check: (led as Readonly<Record<string, string>>)[String(check)] ?? null,
    };
  });

/** Contested Movement in either edition; they differ in the line that says what is played. */
export const tellMarch = (speech: Speech, about: string): SceneWords<March> => {
  const { asking: t } = speech.t.march;
  const asking = tellMarchAsking(speech);
  const { verdicts } = t;
  return {
    about,
    written: flat(speech.t.journeys.march),
    opening: openingIn(speech),
    events: { ...asking.events, ...tellMarchEvents(speech) },
    questions: asking.questions,
    choice: asking.choice,
    thrownFor: asking.thrownFor,
    part: (number) => t.part({ number }),
    stages: speech.t.stages.march,
    fields: t.fields,
    outcome: outcomeIn(speech),
    board: marchBoard(speech),
    units: troopsCalled(speech),
    tally: moveTally(speech),
    verdicts: {
      ownCheck: verdicts.own,
      notice: verdicts.notice,
      getPast: verdicts.past,
      feelSeen: verdicts.felt,
      tactics: verdicts.tactics,
      arriveFirst: verdicts.first,
    },
    screened: (tally, { given }) => saga.march.shownTest(saga.EDITIONS[given.edition], tally),
    broken: brokenIn(speech),
  };
};
