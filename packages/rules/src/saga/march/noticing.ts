import { type Fixed, listed, type Procedures, type Rated, rolls, type Sum, type Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { DEFAULT_DIFFICULTY } from '../check/scene.js';
import {
  countingIn,
  fastestOf,
  goingOf,
  hasScouts,
  leaderOf,
  movesOf,
  noiseOf,
  type Party,
  type PartySkill,
  sizeOf,
} from '../movement/party/party.js';
import { SKILLS_BY_GOING } from './asSeen.js';
import { bookOf, type MarchFacts, type MarchPlay, partyIn, tellParty } from './books.js';
import { onRoad } from './day.js';
import type { Day, March, Plan, Sighting } from './model.js';
import { isAfloat, sensesAt } from './moves.js';
import type { Pace } from './paces.table.js';

type Rate = (by: (sum: Sum) => void) => Rated;

/** One who looks or hides, at a pace. */
export interface Sensing {
  readonly party: Party;
  readonly pace: Pace;
}

/** SAGA-MOVE-015: the Notice of one against the Hide of the other. */
export const noticeThrow = (edition: CheckEdition, looking: Sensing, hiding: Sensing, rate: Rate = listed): Throw =>
  edition.check({
    roller: rate(sensesAt(looking.party, 'notice', looking.pace)),
    opposing: rate(sensesAt(hiding.party, 'hide', hiding.pace)),
  });

/** SAGA-MOVE-024: Hide against the Notice of watchers, +1 on the approach that they have marked and −1 on any other. */
export const pastThrow = (
  edition: CheckEdition,
  sneaking: Sensing & { readonly isLed: boolean },
  watching: Sensing & { readonly isMarked: boolean },
  rate: Rate = listed,
): Throw =>
  edition.check({
    roller: rate((sum) => {
      sensesAt(sneaking.party, 'hide', sneaking.pace)(sum);
      if (sneaking.isLed) sum.add(1, 'move.led', 'SAGA-MOVE-005');
    }),
    opposing: rate((sum) => {
      sensesAt(watching.party, 'notice', watching.pace)(sum);
      const { isMarked } = watching;
      sum.add(isMarked ? 1 : -1, isMarked ? 'move.marked' : 'move.unmarked', 'SAGA-MOVE-024');
    }),
  });

/** What one sees of a party: who they are, how many, and how they go. */
export const sightingOf = (
  { given }: Pick<MarchFacts, 'given'>,
  { party, at }: { readonly party: Party; readonly at: string },
  seen: Pick<Sighting, 'how' | 'day' | 'time'>,
): Sighting => {
  const onWater = isAfloat(given.roads, { party, at });
  const going = goingOf(party, onWater);
  const rating = (skill: PartySkill): number => countingIn(party, skill).rating - party.weary;
  return {
    of: party.name,
    day: seen.day,
    time: seen.time,
    at,
    size: sizeOf(party),
    going,
    leader: leaderOf(party),
    moves: movesOf(party, onWater).moves,
    fastest: fastestOf(party),
    boats: party.boats,
    scouts: hasScouts(party),
    ratings: given.closedSheets
      ? null
      : {
          hide: rating('hide') + noiseOf(sizeOf(party)),
          notice: rating('notice'),
          tactics: rating('tactics'),
          speed: rating(SKILLS_BY_GOING[going].speed),
          rough: rating(SKILLS_BY_GOING[going].rough),
        },
    how: seen.how,
  };
};

/** What a party sees of another at this moment of the day. */
export const seenNow = (facts: MarchFacts, day: Day, of: string): Sighting =>
  sightingOf(
    facts,
    { party: bookOf(facts, of).party, at: onRoad(day, of).at },
    { how: 'seen', day: day.day, time: 'march' },
  );

const sensing = (facts: MarchFacts, day: Day, party: string): Sensing => ({
  party: bookOf(facts, party).party,
  pace: onRoad(day, party).pace,
});

/** Where a party has come to by now: it is told when something happens to it, and in the evening. */
export const tellWhere = (play: MarchPlay, day: Day, party: string): void => {
  const { at, into, spans } = onRoad(day, party);
  tellParty(play, { event: 'marched', party, at, into, spans });
};

export const planOf = (facts: MarchFacts, party: string): Fixed<Plan> => bookOf(facts, party).plan as Fixed<Plan>;

const approachTo = (facts: MarchFacts, party: string, of: string): number =>
  planOf(facts, party).past.find((one) => one.of === of)?.approach ?? 0;

type NoticeSteps = 'notice' | 'getPast' | 'feelSeen';

/** Who becomes aware of whom. A test that fails is shown to nobody, and one that succeeds to whoever has made it. */
export const noticeProcedures = (edition: CheckEdition): Procedures<March, NoticeSteps> => ({
  notice: rolls({
    throws: (facts, { party, of, day }) =>
      noticeThrow(edition, sensing(facts, day, party), sensing(facts, day, of), facts.rate),
    // SAGA-MOVE-042: a failed test is not shown to the party that failed it.
    shownTo: (facts, { party }, result) => (result === 'success' ? partyIn(facts, party).seats : []),
    then: (play, { party, of, day }, result) => {
      if (result !== 'success') return;
      tellWhere(play, day, party);
      tellParty(play, { event: 'noticed', party, sighting: seenNow(play, day, of) });
    },
  }),

  getPast: rolls({
    throws: (facts, { party, of, day, led }) =>
      pastThrow(
        edition,
        {
          ...sensing(facts, day, party),
          isLed: led && bookOf(facts, party).checks.lead === true,
        },
        { ...sensing(facts, day, of), isMarked: planOf(facts, of).marks === approachTo(facts, party, of) },
        facts.rate,
      ),
    // Those who sneak cannot tell whether they were seen; those who see them can.
    shownTo: (facts, { of }, result) => (result === 'success' ? [] : partyIn(facts, of).seats),
    then: (play, { party, of, day }, result) => {
      if (result === 'success') {
        tellWhere(play, day, party);
        tellParty(play, { event: 'slippedPast', party, of, approach: approachTo(play, party, of) });
        return;
      }
      tellWhere(play, day, of);
      tellParty(play, { event: 'noticed', party: of, sighting: seenNow(play, day, party) });
      play.next({
        step: 'feelSeen',
        party,
        of,
        day,
        ...(play.given.options['saga.move.secret'] ? { seenBy: [] } : {}),
      });
    },
  }),

  // SAGA-MOVE-025: whoever was seen checks Notice against 3; if that fails it does not know it.
  feelSeen: rolls({
    throws: (facts, { party, day }) =>
      edition.check({
        roller: facts.rate(sensesAt(bookOf(facts, party).party, 'notice', onRoad(day, party).pace)),
        opposing: facts.rate((sum) => sum.add(DEFAULT_DIFFICULTY, 'difficulty', 'SAGA-MOVE-025')),
      }),
    shownTo: (facts, { party }, result) => (result === 'success' ? partyIn(facts, party).seats : []),
    then: (play, { party, of, day }, result) => {
      tellWhere(play, day, party);
      if (result === 'success') {
        tellParty(play, { event: 'feltSeen', party, of });
        tellParty(play, { event: 'noticed', party, sighting: seenNow(play, day, of) });
      } else tellParty(play, { event: 'slippedPast', party, of, approach: approachTo(play, party, of) });
    },
  }),
});
