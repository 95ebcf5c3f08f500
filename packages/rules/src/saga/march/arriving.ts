import { asks, type Procedures, rolls, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { goingOf, MOVEMENT_SKILL, partyRating } from '../movement/party/party.js';
import { bookOf, deciderOf, type MarchFacts, type MarchPlay, seenBy, tellParty } from './books.js';
import { contactSteps } from './contact.js';
import type { March } from './model.js';
import { isAfloat } from './moves.js';

/** One has got to where both wanted to be, and the other has nothing more to race for. */
export const came = (play: MarchPlay, first: string, second: string, span: string): void => {
  tellParty(play, { event: 'first', party: first, span, before: second });
  tellParty(play, { event: 'settledUp', party: first, state: 'got' });
  tellParty(play, { event: 'settledUp', party: second, state: 'stopped' });
};

const hasMetToday = (facts: MarchFacts, party: string): boolean =>
  bookOf(facts, party).met.some(({ day }) => day === facts.open.day);

/** SAGA-MOVE-034: whoever is first of those who came on the same day may hold the place, unless it comes out of a fight. */
export const mayHold = (play: MarchPlay, first: string, other: string, span: string): void => {
  if (hasMetToday(play, first) || hasMetToday(play, other)) return;
  play.next({ step: 'holdThere', first, other, span, ...seenBy(play, first, other) });
};

type ArrivingSteps = 'arriveFirst' | 'holdThere' | 'attackThere';

const LET_GO = { choose: 'letGo' } as const;

export const arrivingProcedures = (edition: CheckEdition): Procedures<March, ArrivingSteps> => ({
  // SAGA-MOVE-034: with as much movement left over, one check of movement skills.
  arriveFirst: rolls({
    throws: (facts, { one, other }) => {
      const rating = (party: string) => {
        const book = bookOf(facts, party);
        const going = goingOf(book.party, isAfloat(facts.given.roads, book));
        return facts.rate(partyRating(book.party, MOVEMENT_SKILL[going]));
      };
      return edition.check({ roller: rating(one), opposing: rating(other) });
    },
    thrower: (facts, { one }) => deciderOf(facts, one),
    reveals: true,
    then: (play, { one, other, span }, result) =>
      result === 'success' ? came(play, one, other, span) : came(play, other, one, span),
  }),

  holdThere: asks({
    whom: (facts, { first }) => [{ seat: deciderOf(facts, first), as: first }],
    answer: shape.union('choose', { hold: {}, letGo: {} }),
    choices: () => [{ choose: 'hold' }, LET_GO] as const,
    reveals: true,
    then: (play, { first, other, span }, { choose }) => {
      if (choose === 'hold') play.next({ step: 'attackThere', first, other, span, ...seenBy(play, first, other) });
    },
  }),

  // SAGA-MOVE-022: who holds the place stands, if the other attacks.
  attackThere: asks({
    whom: (facts, { other }) => [{ seat: deciderOf(facts, other), as: other }],
    answer: shape.union('choose', { close: {}, letGo: {} }),
    choices: () => [{ choose: 'close' }, LET_GO] as const,
    reveals: true,
    then: (play, { first, other, span }, { choose }) => {
      if (choose !== 'close') return;
      const contact = { kind: 'attack', attacker: other, defender: first, at: span, inCamp: false } as const;
      for (const step of contactSteps(play, contact)) play.next(step);
    },
  }),
});
