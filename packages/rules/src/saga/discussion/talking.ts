import { asks, does, type Play, type Procedures, propose, type SeatId, type Stream, shape } from '@warmoot/kernel';
import { ALL_MOTIVES } from '../character/motives.table.js';
import type { Appeal, Discussion, Hearing, TalkChoice } from './model.js';
import { asSeats, canTalk, inSeatOrder, ownHere, peopleHere, seatsHere, type TalkSight } from './people.js';
import { matterFor, refusesTalk } from './refusing.js';
import { type AppealSetUp, appealFields, MOST_PEOPLE, termsShape } from './setup.js';
import { USUAL_SKILLS } from './uses.table.js';

const NO_MORE = { choose: 'noMore' } as const;

const names = shape.list(shape.name, 1, MOST_PEOPLE);

const talkAnswer = shape.union('choose', {
  appeal: appealFields,
  noMore: {},
  walkOut: { who: names },
  sendAway: { who: names, how: shape.text(1, 500) },
  violence: {
    attackers: names,
    against: names,
    distance: shape.withDefault(shape.oneOf('dagger', 'sword', 'spear'), 'spear'),
  },
});

/** The seats that may still speak: those with somebody there who have not said that they have no more to say. */
const speaking = (sight: TalkSight): readonly SeatId[] =>
  seatsHere(sight).filter((seat) => !sight.open.noMore.includes(seat));

type Addressed = AppealSetUp['to'][number];

const freshHearing = (appeal: AppealSetUp, one: Addressed): Hearing => ({
  who: one.who,
  matter: matterFor(appeal, one),
  ignores: null,
  reached: null,
  moved: null,
});

/** An appeal as it is written down before any dice. */
const writtenDown = (sight: TalkSight, appeal: AppealSetUp): Appeal => {
  const { talker, words, context, topic, response, changed, to } = appeal;
  const { skill, motive, modifiers, difficulty, besides, note } = appeal;
  return {
    number: sight.open.appeals.length + 1,
    talker,
    words,
    context,
    topic,
    response,
    changed,
    terms: { skill, motive, modifiers, difficulty, besides, note },
    hearings: inSeatOrder(sight, (name) => to.some(({ who }) => who === name)).map((name) =>
      freshHearing(appeal, to.find(({ who }) => who === name) as Addressed),
    ),
    state: 'setUp',
  };
};

const talked = (play: Play<Discussion>, seat: SeatId, choice: TalkChoice): void => {
  switch (choice.choose) {
    case 'appeal':
      play.say({ event: 'appealed', by: seat, appeal: writtenDown(play, choice) });
      play.next({ step: 'hearken' });
      return;
    case 'noMore':
      play.say({ event: 'noMore', by: seat });
      return;
    case 'walkOut':
      play.say({ event: 'leaving', who: choice.who });
      play.next({ step: 'letGo' });
      return;
    case 'sendAway':
      play.say({ event: 'sending', by: seat, who: choice.who, how: choice.how });
      propose(play, { about: 'sent', entitled: play.seats, fallback: false }, { by: seat, value: true });
      play.next({ step: 'send' });
      return;
    case 'violence':
      play.say({ event: 'drewSteel', by: seat, ...choice });
      play.next({ step: 'takeSides' });
  }
};

const pick = <A>(list: readonly A[], source: Stream): A => list[source.below(list.length)] as A;

/** Random play has no more to say in so many of a hundred answers; it leaves or fights once in a while. */
const SAMPLES = { noMore: 60, appeal: 92, walkOut: 96, sendAway: 98 } as const;

const sampleAppeal = (sight: TalkSight, talker: string, source: Stream): TalkChoice => {
  const here = peopleHere(sight);
  const others = here.length === 1 ? here : here.filter((name) => name !== talker);
  const listeners = others.filter((_, at) => at === 0 || source.below(3) === 0);
  const [one = talker] = listeners;
  return {
    choose: 'appeal',
    talker,
    to: listeners.map((who) => ({ who, pair: null })),
    words: '',
    context: pick(['the hall', 'the road'], source),
    topic: pick(['the toll', 'the raid'], source),
    response: 'give way',
    skill: pick(USUAL_SKILLS, source),
    motive: pick(ALL_MOTIVES, source),
    modifiers: source.below(4) === 0 ? [{ by: source.below(7) - 3, why: 'the mood' }] : [],
    difficulty: pick([2, 3, 3, 5], source),
    besides: source.below(4) === 0 ? [{ who: one, difficulty: source.below(6) }] : [],
    note: null,
    changed: 'a rider has come',
  };
};

/** Something that may be done between appeals, at random. */
const sample = (sight: TalkSight, seat: SeatId, source: Stream): TalkChoice => {
  const own = ownHere(sight, seat);
  const talkers = own.filter((name) => canTalk(sight, name));
  const others = peopleHere(sight).filter((name) => !own.includes(name));
  const die = source.below(100);
  if (die < SAMPLES.noMore || talkers.length === 0) return NO_MORE;
  const talker = pick(talkers, source);
  if (die < SAMPLES.appeal || others.length === 0) return sampleAppeal(sight, talker, source);
  if (die < SAMPLES.walkOut) return { choose: 'walkOut', who: [talker] };
  if (die < SAMPLES.sendAway) return { choose: 'sendAway', who: [pick(others, source)], how: 'shown the door' };
  return { choose: 'violence', attackers: [talker], against: [pick(others, source)], distance: 'sword' };
};

// holds by: SAGA-TALK-003, SAGA-TALK-004, S1E-TALK-001: somebody is a talker for one appeal and a listener in the next.
/** SAGA-TALK-007: appeals, one after the other. */
export const talkProcedures: Procedures<Discussion, 'talkOn' | 'talk'> = {
  // Nobody is left to talk or to talk to, or nobody has more to say.
  talkOn: does((play) => {
    const here = peopleHere(play);
    const isLeftAlone = here.length < 2 && play.given.people.length > 1;
    if (isLeftAlone || !here.some((name) => canTalk(play, name)) || speaking(play).length === 0) {
      play.say({ event: 'ended' });
      return;
    }
    play.next({ step: 'talk' });
    play.next({ step: 'talkOn' });
  }),

  // SAGA-TALK-009: whoever has something to say. There is no turn order.
  talk: asks({
    whom: (facts) => asSeats(speaking(facts)),
    answer: talkAnswer,
    choices: () => [NO_MORE],
    others: () => true,
    refuses: (view, _step, choice, { seat }) => refusesTalk(view, choice, seat),
    sample: (view, _step, { seat }, source) => {
      const choice = sample(view, seat, source);
      return refusesTalk(view, choice, seat) === null ? choice : NO_MORE;
    },
    then: (play, _step, choice, { seat }) => talked(play, seat, choice),
  }),
};

/** What a table settles about an appeal; what was left out is as the rules have it. */
export const termsOf = (value: unknown): Appeal['terms'] => {
  const parsed = termsShape.parse(value, 'terms');
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
};
