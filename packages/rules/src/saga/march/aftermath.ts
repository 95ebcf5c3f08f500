import { asks, opens, type Procedures, shape } from '@warmoot/kernel';
import type { DiscussionOutcome } from '../discussion/model.js';
import type { Member, PartySetup } from '../movement/party/setup.js';
import { distanceBetween, neighboursOf, spanOf } from '../movement/roads/roads.js';
import { bookOf, deciderOf, type MarchFacts, seenBy, tellParty } from './books.js';
import type { March, MarchStep, Pair } from './model.js';
import { costFor } from './moves.js';

/** SAGA-MOVE-041: so far from the pursuers a quarry may go that got away; after a parting it is one span. */
const FARTHEST = { away: 2, parting: 1 } as const;

/** The spans so near the pursuers to which a quarry can get by ways that it can take. */
export const getAwayStep = (
  facts: MarchFacts,
  party: string,
  from: string,
  how: keyof typeof FARTHEST,
): Extract<MarchStep, { step: 'getAway' }> => {
  const { roads } = facts.given;
  const [own, there] = [bookOf(facts, party), bookOf(facts, from).at];
  const isOpen = (key: string): boolean => costFor(own.party, spanOf(roads, key)) !== null;
  const near = new Set([own.at]);
  for (let spans = 0; spans < FARTHEST[how]; spans++) {
    for (const at of [...near]) for (const to of neighboursOf(roads, at)) if (isOpen(to)) near.add(to);
  }
  const far = (span: string): number => distanceBetween(roads, span, there);
  // SAGA-MOVE-020: after a parting it is away from the other; where no way leads away it stays.
  const isOpenTo = (span: string): boolean => (how === 'away' ? far(span) <= FARTHEST.away : far(span) > far(own.at));
  const spans = [...near].filter(isOpenTo);
  return { step: 'getAway', party, from, how, spans: spans.length > 0 ? spans : [own.at], ...seenBy(facts, party) };
};

const peopleOf = (facts: MarchFacts, party: string) => {
  const { members } = bookOf(facts, party).party as PartySetup;
  return members.map(({ name, seat, skills, motives, fighter }: Member) => ({
    name,
    seat: seat ?? deciderOf(facts, party),
    skills,
    motives: motives ?? null,
    ...(fighter === undefined ? {} : { fighter }),
  }));
};

const otherOf = ([one, other]: Pair, party: string): string => (party === one ? other : one);

const PARLEY = { choose: 'parley' } as const;
const SILENCE = { choose: 'silence' } as const;
const WORD = shape.union('choose', { parley: {}, silence: {} });

type AfterSteps = 'getAway' | 'askParley' | 'takeParley' | 'parley';

export const aftermathProcedures: Procedures<March, AfterSteps> = {
  getAway: asks({
    whom: (facts, { party }) => [{ seat: deciderOf(facts, party), as: party }],
    answer: shape.union('choose', { go: { to: shape.name } }),
    choices: (_view, { spans }) => spans.map((to) => ({ choose: 'go', to }) as const),
    reveals: true,
    then: (play, { party, from, how }, { to }) => {
      tellParty(play, { event: 'gotAway', party, from, how, to });
      if (how === 'away') tellParty(play, { event: 'lostSight', party: from, of: party });
    },
  }),

  // SAGA-MOVE-020: in a stand-off either may ask for a Discussion, which the other may refuse.
  askParley: asks({
    whom: (facts, { left }) => left.slice(0, 1).map((party) => ({ seat: deciderOf(facts, party), as: party })),
    answer: WORD,
    choices: () => [PARLEY, SILENCE],
    reveals: true,
    then: (play, { pair, left }, { choose }, { as }) => {
      const both = seenBy(play, ...pair);
      if (choose === 'parley') {
        for (const party of pair) tellParty(play, { event: 'parleyAsked', party, by: as });
        play.next({ step: 'takeParley', pair, by: as, ...both });
      } else if (left.length > 1) play.next({ step: 'askParley', pair, left: left.slice(1), ...both });
    },
  }),

  takeParley: asks({
    whom: (facts, { pair, by }) => [{ seat: deciderOf(facts, otherOf(pair, by)), as: otherOf(pair, by) }],
    answer: WORD,
    choices: () => [PARLEY, SILENCE],
    reveals: true,
    then: (play, { pair }, { choose }, { as }) => {
      if (choose === 'parley' && canTalk(play, pair)) play.next({ step: 'parley', pair, ...seenBy(play, ...pair) });
      else for (const party of pair) tellParty(play, { event: 'parleyRefused', party, by: as });
    },
  }),

  parley: opens({
    opening: (facts, { pair }) => ({
      scene: `${facts.given.edition}/discussion`,
      setup: { seats: facts.seats, people: pair.flatMap((party) => peopleOf(facts, party)) },
      options: { 'saga.table.referee': facts.given.options['saga.table.referee'] },
    }),
    reveals: true,
    then: (play, { pair }, outcome: DiscussionOutcome) => {
      const { day } = play.open;
      for (const party of pair) tellParty(play, { event: 'parleyed', party, day, outcome });
    },
  }),
};

/** Whether both sides have somebody to talk. */
const canTalk = (facts: MarchFacts, pair: Pair): boolean =>
  pair.every((party) => bookOf(facts, party).party.members.length > 0);
