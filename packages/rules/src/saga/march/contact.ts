import { asks, asksTogether, type Procedures, rolls, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { isMassCombat, partyRating } from '../movement/party/party.js';
import { bookOf, deciderOf, type MarchFacts, type MarchPlay, seenBy, tellParty } from './books.js';
import type { Contact, March, MarchStep, Met, PartyState } from './model.js';
import { sightingOf } from './noticing.js';
import { battleFaultIn, duelFaultIn } from './openings.js';

type DealtWith = 'tactics' | 'pickSide' | 'handOver';

/** What follows when two have met. SAGA-MOVE-023: in a meeting of armies Tactics decides who attacks. */
export const contactSteps = (facts: MarchFacts, contact: Contact): readonly MarchStep[] => {
  const { kind, attacker, defender } = contact;
  const both = seenBy(facts, attacker, defender);
  const isMass = isMassCombat(bookOf(facts, attacker).party, bookOf(facts, defender).party);
  return kind === 'meeting' && isMass
    ? [{ step: 'tactics', contact, other: bookOf(facts, attacker).at, ...both }]
    : [handOverStep(facts, contact)];
};

const handOverStep = (facts: MarchFacts, contact: Contact): MarchStep => ({
  step: 'handOver',
  contact,
  ways: playableAs(facts, contact),
  ...seenBy(facts, contact.attacker, contact.defender),
});

const DISTANCES = ['dagger', 'sword', 'spear'] as const;

/** SAGA-MOVE-021, SAGA-MOVE-022, SAGA-MOVE-023, SAGA-MOVE-031: the Fight Distances at which Hand-to-Hand can start. */
export const distancesFor = ({ kind }: Pick<Contact, 'kind'>): readonly Met['distance'][] => {
  if (kind === 'ambush') return DISTANCES;
  return kind === 'caught' ? ['sword'] : ['spear'];
};

/** The one who has caught or ambushed the other: the first Footwork is theirs, without a roll (SAGA-MOVE-047). */
const ambusherIn = ({ kind, attacker }: Contact): string | null =>
  kind === 'ambush' || kind === 'caught' ? attacker : null;

const defenceIn = ({ kind, inCamp }: Contact): Met['defence'] => {
  if (kind === 'ambush') return inCamp ? 'inCamp' : 'onTheMarch';
  return kind === 'caught' ? 'onTheMarch' : 'standing';
};

/** Two who have met, as the next scene takes it over. */
export const metBy = (contact: Contact, { day, played, distance }: Pick<Met, 'day' | 'played' | 'distance'>): Met => ({
  ...contact,
  day,
  played,
  distance,
  ambusher: ambusherIn(contact),
  defence: defenceIn(contact),
});

/** SAGA-MOVE-040: how contact can be played: Mass Combat where either side has fifteen, otherwise Hand-to-Hand. */
const playableAs = (facts: MarchFacts, contact: Contact): readonly ('duel' | 'battle')[] => {
  const [one, other] = [bookOf(facts, contact.attacker).party, bookOf(facts, contact.defender).party];
  const ways = isMassCombat(one, other) ? (['battle', 'duel'] as const) : (['duel', 'battle'] as const);
  const met = metBy(contact, { day: facts.open.day, played: 'later', distance: distancesFor(contact)[0] as 'spear' });
  return ways.filter((way) => (way === 'duel' ? duelFaultIn(facts, met) : battleFaultIn(facts, met)) === null);
};

const LATER = { choose: 'later' } as const;

const told = (play: MarchPlay, met: Met): void => {
  for (const [party, of] of [
    [met.attacker, met.defender],
    [met.defender, met.attacker],
  ] as const) {
    const other = { party: bookOf(play, of).party, at: met.at };
    const sighting = sightingOf(play, other, { how: 'seen', day: met.day, time: 'march' });
    tellParty(play, { event: 'met', party, met, sighting });
  }
};

/** SAGA-MOVE-038: what comes of a party whose contact is played at another time: it is stopped, unless it wanted just this. */
const stateBefore = (facts: MarchFacts, party: string, of: string): PartyState => {
  const { wants } = bookOf(facts, party);
  const isMeant = (wants?.want === 'catch' || wants?.want === 'find') && wants.party === of;
  return isMeant ? 'got' : 'stopped';
};

export const contactProcedures = (edition: CheckEdition): Procedures<March, DealtWith> => ({
  tactics: rolls({
    throws: (facts, { contact: { attacker, defender } }) =>
      edition.check({
        roller: facts.rate(partyRating(bookOf(facts, attacker).party, 'tactics')),
        opposing: facts.rate(partyRating(bookOf(facts, defender).party, 'tactics')),
      }),
    thrower: (facts, { contact }) => deciderOf(facts, contact.attacker),
    reveals: true,
    then: (play, { contact, other }, result) => {
      const winner = result === 'success' ? contact.attacker : contact.defender;
      const { attacker, defender } = contact;
      play.next({ step: 'pickSide', contact, winner, other, ...seenBy(play, attacker, defender) });
    },
  }),

  // SAGA-MOVE-023: the winner decides which side is the attacker, and (SAGA-MOVE-040) in which of the two spans it is.
  pickSide: asks({
    whom: (facts, { winner }) => [{ seat: deciderOf(facts, winner), as: winner }],
    answer: shape.union('choose', { attack: { at: shape.name }, stand: { at: shape.name } }),
    choices: (_view, { contact, other }) =>
      (['attack', 'stand'] as const).flatMap((choose) =>
        [...new Set([contact.at, other])].map((at) => ({ choose, at }) as const),
      ),
    reveals: true,
    then: (play, { contact, winner }, { choose, at }) => {
      const loser = contact.attacker === winner ? contact.defender : contact.attacker;
      const [attacker, defender] = choose === 'attack' ? [winner, loser] : [loser, winner];
      for (const party of [attacker, defender])
        tellParty(play, { event: 'marched', party, at, into: null, spans: [at] });
      const settled = { ...contact, kind: 'attack', attacker, defender, at } as const;
      play.next(handOverStep(play, settled));
    },
  }),

  // SAGA-MOVE-036: contact suspends the movement while the other scene is played, here or elsewhere.
  handOver: asksTogether({
    whom: (facts, { contact: { attacker, defender } }) =>
      [attacker, defender].map((party) => ({ seat: deciderOf(facts, party), as: party })),
    answer: shape.union('choose', {
      now: { as: shape.oneOf('duel', 'battle'), distance: shape.withDefault(shape.oneOf(...DISTANCES), 'spear') },
      later: {},
    }),
    choices: (_view, { contact, ways }, { as }) => {
      const distances = as === contact.attacker ? distancesFor(contact) : distancesFor(contact).slice(0, 1);
      return [
        ...ways.flatMap((way) => distances.map((distance) => ({ choose: 'now', as: way, distance }) as const)),
        LATER,
      ];
    },
    then: (play, { contact, ways }, answers) => {
      const now = answers.flatMap(({ as, choice }) => (choice.choose === 'now' ? [{ ...choice, by: as }] : []));
      const isNow = now.length === answers.length;
      const agreed = now.every((one) => one.as === now[0]?.as) ? now[0]?.as : ways[0];
      const distance = now.find(({ by }) => by === contact.attacker)?.distance ?? (distancesFor(contact)[0] as 'spear');
      const played = isNow && agreed !== undefined ? agreed : 'later';
      const met = metBy(contact, { day: play.open.day, played, distance });
      told(play, met);
      if (played !== 'later') play.next({ step: 'fight', met, ...seenBy(play, met.attacker, met.defender) });
      else {
        for (const [party, of] of [
          [met.attacker, met.defender],
          [met.defender, met.attacker],
        ] as const)
          if (bookOf(play, party).state === 'going')
            tellParty(play, { event: 'settledUp', party, state: stateBefore(play, party, of) });
      }
    },
  }),
});
