import { does, type Fixed, type Procedures, propose, rolls } from '@warmoot/kernel';
import { orderedBy, orderThrow, placedBy, placementThrow, unassigned } from '../character/motives.js';
import { type PairIndex, RATING_PAIRS } from '../character/motives.table.js';
import type { Discussion } from './model.js';
import { isUnchanged, motivesOf, nowOf, seatOf } from './people.js';
import type { DiscussionSetup } from './setup.js';

type OpeningSteps = 'open' | 'reopen' | 'place' | 'placeLast' | 'order';

/** What comes before the talk: motives for those who came without, and what is said to have changed. */
export const openingProcedures: Procedures<Discussion, OpeningSteps> = {
  open: does((play) => {
    // 2.03.03: those who came without motivations get theirs.
    for (const { name } of play.given.people) {
      if (motivesOf(play, name) === null) play.next({ step: 'place', who: name });
    }
    play.given.changes.forEach((_, at) => {
      play.next({ step: 'reopen', at });
    });
    play.next({ step: 'talkOn' });
  }),

  // What has changed is said, and the table accepts it or does not.
  reopen: does((play, { at }) => {
    const { listener, topic, changed } = play.given.changes[at] as Fixed<DiscussionSetup>['changes'][number];
    const { settled } = play.open;
    if (!isUnchanged(play, listener, topic)) return;
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
