import { saga } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';
import { booksIn, type March, partyNamed, planText, strengthText } from './facts.js';
import { spanName } from './spans.js';

type Events = SceneWords<March>['events'];
type Ruling = 'asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled';
type At = Moment<March>;

/** What a party does by itself: its plans, its checks, where it comes to. */
const tellGoing = (
  speech: Speech,
): Pick<Events, 'planned' | 'gaveUp' | 'ownChecked' | 'marched' | 'evening' | 'first' | 'settledUp'> => {
  const { telling: t, names } = speech.t.march;
  const named = (moment: At, party: string) => partyNamed(speech, moment, party);
  const span = ({ sight }: At, key: string): string => spanName(speech, sight.given.roads, key);

  return {
    planned: ({ party, plan }, moment) =>
      t.planned({
        party,
        plan: planText(speech, moment.sight.given, party, booksIn(moment)[party] ?? null, plan),
      }),
    gaveUp: ({ party }, moment) => t.gaveUp({ party: named(moment, party) }),
    ownChecked: ({ party, check, success, worse }, moment) =>
      t.ownChecked[check]({
        party,
        success,
        came: moment.came?.text ?? null,
        worse: worse?.replace(/\.$/, '') ?? null,
      }),
    // It is told whenever something happens to a party: where that is known already, there is nothing new in it.
    marched: ({ party, at, into }, moment) => {
      const book = booksIn(moment)[party];
      if (book !== undefined && book.at === at && book.into?.span === into?.span) return '';
      return t.marched({
        party: named(moment, party),
        at: span(moment, at),
        into: into === null ? null : span(moment, into.span),
      });
    },
    evening: ({ party, line, into, aware }, moment) =>
      t.evening({
        party,
        at: span(moment, line.at),
        spans: line.spans.map((key) => span(moment, key)),
        weary: line.weary,
        food: names.fares[line.food],
        water: names.fares[line.water],
        into: into === null ? null : span(moment, into.span),
        aware,
      }),
    first: ({ party, span: key, before }, moment) =>
      t.first({ party: named(moment, party), span: span(moment, key), before, came: moment.came?.text ?? null }),
    settledUp: ({ party, state }, moment) => t.settledUp[state]({ party: named(moment, party) }),
  };
};

/** Who has noticed whom, and what two have chosen before each other. */
const tellMeeting = (
  speech: Speech,
): Pick<
  Events,
  | 'noticed'
  | 'meets'
  | 'intended'
  | 'exchanged'
  | 'liesInWait'
  | 'slippedPast'
  | 'feltSeen'
  | 'lostSight'
  | 'cameToNothing'
> => {
  const { telling: t, names } = speech.t.march;
  const two = (moment: At, party: string, of: string) => ({
    party: partyNamed(speech, moment, party),
    of: partyNamed(speech, moment, of),
  });
  /** What the dice came to that this party has thrown itself. */
  const cameTo = ({ step: awaited, came }: At, step: 'notice' | 'feelSeen', party: string): string | null => {
    if (came?.step !== step) return null;
    // Of what fell behind the screen it is heard by those alone who have thrown it.
    return awaited?.step === step && awaited.party !== party ? null : came.text;
  };

  return {
    noticed: ({ party, sighting }, moment) => {
      const { of, at, size, going, leader } = sighting;
      return t.noticed({
        ...two(moment, party, of),
        at: spanName(speech, moment.sight.given.roads, at),
        strength: strengthText(speech, size, going),
        leader: leader === of ? null : leader,
        came: cameTo(moment, 'notice', party),
      });
    },
    meets: ({ party, sighting }, moment) => t.meets(two(moment, party, sighting.of)),
    intended: ({ party, of, intent, to }, moment) =>
      t.intended({
        party,
        of,
        intent: names.stances[intent],
        to: to === null ? null : spanName(speech, moment.sight.given.roads, to),
      }),
    exchanged: ({ party, of, result }, moment) => t.exchanged[result](two(moment, party, of)),
    liesInWait: ({ party, of, until }, moment) => t.liesInWait({ party: partyNamed(speech, moment, party), of, until }),
    slippedPast: ({ party, of, approach }, moment) =>
      t.slippedPast({
        party: partyNamed(speech, moment, party),
        of,
        approach: saga.march.partyIn(moment.sight, of).approaches[approach] ?? '',
      }),
    feltSeen: ({ party, of }, moment) =>
      t.feltSeen({ party: partyNamed(speech, moment, party), of, came: cameTo(moment, 'feelSeen', party) }),
    lostSight: ({ party, of }, moment) => t.lostSight(two(moment, party, of)),
    cameToNothing: ({ party, of }) => t.cameToNothing({ party, of }),
  };
};

/** Contact, and what comes of it. */
const tellContact = (
  speech: Speech,
): Pick<Events, 'met' | 'parleyAsked' | 'parleyRefused' | 'parleyed' | 'chased' | 'fought' | 'letGo' | 'gotAway'> => {
  const { telling: t } = speech.t.march;
  const named = (moment: At, party: string) => partyNamed(speech, moment, party);

  const met: Events['met'] = (
    { met: { kind, attacker, defender, at, inCamp, played, distance, ambusher } },
    moment,
  ) => [
    t.met[kind]({
      attacker: named(moment, attacker),
      defender: named(moment, defender),
      at: spanName(speech, moment.sight.given.roads, at),
      inCamp,
    }),
    played === 'duel'
      ? t.played.duel({ distance: speech.t.names.distances[distance], first: ambusher })
      : t.played[played],
  ];

  return {
    met,
    parleyAsked: ({ by }, moment) => t.parleyAsked({ by: named(moment, by) }),
    parleyRefused: ({ by }, moment) => t.parleyRefused({ by: named(moment, by) }),
    parleyed: () => t.parleyed,
    chased: ({ outcome }) => t.chased[outcome.end],
    fought: ({ party, left }) =>
      t.fought({ party, left: left === null ? null : 'some', n: left === null ? 0 : saga.party.sizeOf(left) }),
    letGo: ({ party, of }, moment) => {
      const isQuarry = moment.step?.step === 'giveChase' && moment.step.quarry === party;
      return isQuarry ? t.letGo.quarry({ of: named(moment, of) }) : t.letGo.winner({ party: named(moment, party), of });
    },
    gotAway: ({ party, from, to }, moment) =>
      t.gotAway({
        party: named(moment, party),
        from,
        to: to === null ? null : spanName(speech, moment.sight.given.roads, to),
      }),
  };
};

/** Everything that happens on a march but what the table settles. */
export const tellMarchEvents = (speech: Speech): Omit<Events, Ruling> => {
  const { telling: t } = speech.t.march;
  return {
    ...tellGoing(speech),
    ...tellMeeting(speech),
    ...tellContact(speech),
    dayBegan: ({ day }) => t.dayBegan({ day }),
    dayOver: ({ day }) => t.dayOver({ day }),
    // The ruling has told it.
    judged: () => '',
    ended: () => t.ended,
  };
};
