import type { SceneTypes, SeatId, Stream, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { imaginedRun, type Question } from '../player.js';

type TalkView = View<saga.discussion.Discussion>;
type AppealChoice = Extract<saga.discussion.TalkChoice, { choose: 'appeal' }>;
type Want = saga.discussion.Person['wants'][number];

const { ALL_MOTIVES } = saga.character;
const { MANNERS, USUAL_SKILLS, heardAgain, isHere, motivesOf, ownHere, peopleHere, personNamed, skillOf } =
  saga.discussion;

const talkView = (view: View<SceneTypes>): TalkView => view as unknown as TalkView;

const NO_MORE = { choose: 'noMore' } as const;

/** What it answers wherever the dice, the table or the others decide: it says yes, and does nobody any violence. */
const HABITS: Readonly<Record<string, unknown>> = {
  listen: { choose: 'listen' },
  make: { choose: 'make' },
  stopOrNot: { choose: 'letGo' },
  join: { choose: 'join', side1: [], side2: [] },
  decide: { choose: 'agree' },
  vote: { choose: 'vote', vote: 'for' },
};

const DIFFICULTY = 3;

/** Of the skills that an appeal usually uses, the one that somebody is best at. */
const bestSkill = (view: TalkView, talker: string): AppealChoice['skill'] => {
  const rated = (skill: AppealChoice['skill']): number => skillOf(personNamed(view, talker), skill);
  return [...USUAL_SKILLS].sort((a, b) => rated(b) - rated(a))[0] as AppealChoice['skill'];
};

/** What moves a listener most, as far as this seat may know; anything, where their sheet is closed to it. */
const motiveFor = (view: TalkView, listener: string, source: Stream): AppealChoice['motive'] => {
  const motives = view.closed?.includes(listener) ? null : motivesOf(view, listener);
  if (motives === null) return ALL_MOTIVES[source.below(ALL_MOTIVES.length)] as AppealChoice['motive'];
  return [...ALL_MOTIVES].sort((a, b) => motives[b] - motives[a])[0] as AppealChoice['motive'];
};

/** Those of whom somebody wants something: who is named and there, or anybody else; alone, oneself. */
const listenersFor = (view: TalkView, talker: string, { to }: Want): readonly string[] => {
  const here = peopleHere(view);
  if (here.length === 1) return here;
  return here.filter((name) => name !== talker && (to.length === 0 || to.includes(name)));
};

/** Whether somebody has asked a listener for this already, whatever came of it. */
const isAsked = ({ open }: TalkView, talker: string, { context, topic, response }: Want, listener: string): boolean =>
  open.appeals.some(
    (one) =>
      one.talker === talker &&
      one.context === context &&
      one.topic === topic &&
      one.response === response &&
      one.hearings.some(({ who }) => who === listener),
  );

/** The appeals that the people of a seat may still make for what they want, in order. It writes no words for them. */
const wished = (view: TalkView, seat: SeatId, source: Stream): readonly AppealChoice[] =>
  ownHere(view, seat).flatMap((talker) =>
    personNamed(view, talker).wants.flatMap((want) =>
      listenersFor(view, talker, want)
        .filter((listener) => !isAsked(view, talker, want, listener))
        .map((who) => ({
          choose: 'appeal' as const,
          talker,
          to: [{ who, pair: null }],
          words: '',
          context: want.context,
          topic: want.topic,
          response: want.response,
          skill: bestSkill(view, talker),
          motive: motiveFor(view, who, source),
          modifiers: [],
          difficulty: DIFFICULTY,
          besides: [],
          note: null,
          changed: null,
        })),
    ),
  );

/** An appeal for what somebody wants; nothing more where all was asked, or was heard of in an earlier Discussion. */
const talk = (question: Question, source: Stream): unknown => {
  const view = talkView(question.view);
  const run = imaginedRun(question);
  const fits = (appeal: AppealChoice): boolean =>
    heardAgain(view, appeal).length === 0 && run.accepts(question.asked, appeal).ok;
  return wished(view, question.asked.seat, source).find(fits) ?? NO_MORE;
};

/** A computer in a Discussion: it asks for what its people openly want, and otherwise lets dice and table decide. */
export const recruitInDiscussion = (question: Question, source: Stream): readonly unknown[] | null => {
  if (question.step === 'talk') return [talk(question, source)];
  const habit = HABITS[question.step];
  return habit === undefined ? null : [habit];
};

/** What an appeal has come to for a listener; null while dice may still fall. */
const isSettled = ({ ignores, reached, moved }: saga.discussion.Hearing): boolean =>
  ignores === true || reached === false || moved !== null;

/** The reply of one of a seat's people to the last appeal that they heard or ignored; null where they have replied. */
const replyOf = ({ open }: TalkView, as: string): object | null => {
  const last = open.appeals.findLast(
    ({ talker, hearings }) => talker !== as && hearings.some((one) => one.who === as && isSettled(one)),
  );
  if (last === undefined) return null;
  const { number: appeal } = last;
  if (open.lines.some((one) => one.line === 'replied' && one.as === as && one.appeal === appeal)) return null;
  // Each time in another manner, and not all who hear it in the same.
  const place = open.people.findIndex(({ name }) => name === as);
  return { make: 'reply', as, appeal, manner: MANNERS[(appeal + place) % MANNERS.length] };
};

/** What a computer's people say without being asked: a ready-made sentence on what they were asked for. */
export const gestureInDiscussion = (seen: View<SceneTypes>, seat: SeatId): unknown => {
  const view = talkView(seen);
  for (const { name, seat: own } of view.given.people) {
    const reply = own === seat && isHere(view, name) ? replyOf(view, name) : null;
    if (reply !== null) return reply;
  }
  return null;
};
