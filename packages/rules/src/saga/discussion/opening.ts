import {
  badForm,
  brokenRule,
  does,
  type Fixed,
  ok,
  type Procedures,
  propose,
  type Refusal,
  refused,
  rolls,
  type SceneRules,
} from '@warmoot/kernel';
import { orderedBy, orderThrow, placedBy, placementThrow, unassigned } from '../character/motives.js';
import { MOST_OF_PAIR, MOTIVE_PAIRS, type PairIndex, RATING_PAIRS } from '../character/motives.table.js';
import { begin as beginDuel } from '../duel/beginning/beginning.js';
import { duelOptions, duelSetup } from '../duel/setup.js';
import type { EditionName } from '../editions.table.js';
import type { Discussion, PersonNow } from './model.js';
import { motivesOf, nowOf, seatOf } from './people.js';
import type { DiscussionSetup, Person } from './setup.js';

type OpeningSteps = 'open' | 'reopen' | 'place' | 'placeLast' | 'order';

/** What comes before the talk: motives for those who came without, and what is said to have changed. */
export const openingProcedures: Procedures<Discussion, OpeningSteps> = {
  open: does((play) => {
    // SAGA-TALK-024, SAGA-MOTIVE-021: those without motivations get theirs by 2.03.03.
    for (const { name } of play.given.people) {
      if (motivesOf(play, name) === null) play.next({ step: 'place', who: name });
    }
    play.given.changes.forEach((_, at) => {
      play.next({ step: 'reopen', at });
    });
    play.next({ step: 'talkOn' });
  }),

  // SAGA-TALK-021: somebody states what has changed, and the table accepts it.
  reopen: does((play, { at }) => {
    const { listener, topic, changed } = play.given.changes[at] as Fixed<DiscussionSetup>['changes'][number];
    const { settled } = play.open;
    if (settled.changed === undefined) {
      const by = play.seats.find((seat) => seat !== seatOf(play, listener)) ?? (play.seats[0] as string);
      play.say({ event: 'stated', listener, topic, changed });
      propose(play, { about: 'changed', entitled: play.seats, fallback: false }, { by, value: true });
      play.next({ step: 'reopen', at });
    } else if (settled.changed === true) play.say({ event: 'reopened', listener, topic, changed });
    else play.say({ event: 'staysClosed', listener, topic });
  }),

  place: rolls({
    throws: (facts, { who }) => placementThrow(nowOf(facts, who).placed),
    thrower: (facts, { who }) => seatOf(facts, who),
    then: (play, { who }, face: number) => {
      const pair = placedBy(nowOf(play, who).placed, face);
      if (pair === null) play.say({ event: 'placedAgain', who, face });
      else play.say({ event: 'placed', who, face, pair });
      const { length } = nowOf(play, who).placed;
      play.next({ step: length < RATING_PAIRS.length - 1 ? 'place' : 'placeLast', who });
    },
  }),

  placeLast: does((play, { who }) => {
    const pair = unassigned(nowOf(play, who).placed)[0] as PairIndex;
    play.say({ event: 'placed', who, face: null, pair });
    play.next({ step: 'order', who, at: 0 });
  }),

  order: rolls({
    throws: orderThrow,
    thrower: (facts, { who }) => seatOf(facts, who),
    then: (play, { who, at }, face: number) => {
      const [left, right] = orderedBy(at, face);
      play.say({ event: 'ordered', who, face, pair: nowOf(play, who).placed[at] as PairIndex, left, right });
      if (at + 1 < RATING_PAIRS.length) play.next({ step: 'order', who, at: at + 1 });
    },
  }),
};

const fresh = ({ name }: Person): PersonNow => ({
  name,
  heard: 0,
  gone: null,
  staysUntil: 0,
  placed: [],
  motives: {},
  fought: null,
});

/** SAGA-MOTIVE-003: the two of a pair never come to more than twelve. */
const pairFault = ({ name, motives }: Person): Refusal | null => {
  if (motives === null) return null;
  for (const [left, right] of MOTIVE_PAIRS) {
    const sum = motives[left] + motives[right];
    if (sum > MOST_OF_PAIR)
      return brokenRule('SAGA-MOTIVE-003', 'talk.pairOverTwelve', { who: name, left, right, sum });
  }
  return null;
};

/** A fight of anybody who can fight must be able to begin. */
const fighterFault = (
  { seats, duelOptions: wanted }: DiscussionSetup,
  { name, seat, fighter }: Person,
): Refusal | null => {
  if (fighter === undefined) return null;
  const shadow = name === 'A' ? 'B' : 'A';
  const setup = duelSetup.parse({
    seats,
    side1: [{ ...fighter, name, seat }],
    side2: [{ ...fighter, name: shadow, seat }],
  });
  if (!setup.ok) return setup.refusal;
  const options = duelOptions.parse(wanted ?? {});
  if (!options.ok) return options.refusal;
  const begun = beginDuel(setup.value, options.value);
  return begun.ok ? null : begun.refusal;
};

const namesFault = ({ seats, people }: DiscussionSetup, referee: string | null): Refusal | null => {
  const stranger = [...people.map(({ seat }) => seat), ...(referee === null ? [] : [referee])].find(
    (seat) => !seats.includes(seat),
  );
  if (stranger !== undefined) return { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
  const names = people.map(({ name }) => name);
  if (new Set(names).size === names.length && new Set(seats).size === seats.length) return null;
  return badForm('setup', 'setup.differentNames', names.join(', '));
};

/** SAGA-TALK-017: a Discussion on what a listener has heard before does not begin while nothing is said to have changed. */
const unchangedFault = ({ about, heardBefore, changes }: DiscussionSetup): Refusal | null => {
  for (const { listener, topic } of about) {
    if (listener === undefined) continue;
    const isOn = (one: { readonly listener: string; readonly topic: string }): boolean =>
      one.listener === listener && one.topic === topic;
    if (heardBefore.some(isOn) && !changes.some(isOn)) {
      return brokenRule('SAGA-TALK-017', 'talk.unchanged', { who: listener, topic });
    }
  }
  return null;
};

const listenersFault = ({ people, about, heardBefore, changes }: DiscussionSetup): Refusal | null => {
  const lists = { about, heardBefore, changes } as const;
  for (const [path, list] of Object.entries(lists)) {
    const at = list.findIndex(
      ({ listener }) => listener !== undefined && people.every(({ name }) => name !== listener),
    );
    if (at >= 0) return badForm(`setup.${path}[${at}].listener`, 'talk.known', list[at]?.listener ?? '');
  }
  return null;
};

export const beginIn =
  (edition: EditionName): SceneRules<Discussion>['begin'] =>
  (setup, options) => {
    const { seats, duelOptions: wanted = null, ...rest } = setup;
    const fault =
      namesFault(setup, options['saga.table.referee']) ??
      setup.people.map(pairFault).find((one) => one !== null) ??
      listenersFault(setup) ??
      unchangedFault(setup) ??
      setup.people.map((person) => fighterFault(setup, person)).find((one) => one !== null) ??
      null;
    if (fault !== null) return refused(fault);
    return ok({
      seats,
      given: { ...rest, edition, options, duelOptions: wanted },
      open: {
        ruling: null,
        settled: {},
        people: setup.people.map(fresh),
        lines: [],
        appeals: [],
        reopened: [],
        noMore: [],
        leaving: null,
        sending: null,
        brawl: null,
        fights: [],
        over: false,
      },
      agenda: [{ step: 'open' }],
    });
  };
