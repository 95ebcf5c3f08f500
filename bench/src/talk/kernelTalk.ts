import { type Asked, beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import {
  ALL_MOTIVES,
  type Ended,
  listensNow,
  mixed,
  motiveOf,
  PEOPLE,
  type PlayTalk,
  skillOf,
  TOPICS,
  talkRival,
  turnOf,
  USUAL_SKILLS,
} from './talks.js';

type Talk = saga.discussion.Discussion;

const talk = saga.discussion.discussionScene(saga.edition);

const nth = Array.from({ length: PEOPLE }, (_, who) => who);
const SEATS = nth.map((who) => `seat ${who}`);
const NAMES = nth.map((who) => `Person ${who}`);

const begun = (): Run<Talk> => {
  const people = nth.map((who) => ({
    name: NAMES[who],
    seat: SEATS[who],
    skills: Object.fromEntries(USUAL_SKILLS.map((skill, at) => [skill, skillOf(who, at)])),
    motives: Object.fromEntries(ALL_MOTIVES.map((motive, at) => [motive, motiveOf(who, at)])),
  }));
  const state = beginState(talk, { setup: { seats: SEATS, people } });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(talk, state.value);
};

const AGREE = { choose: 'agree' };
const MAKE = { choose: 'make' };

const talkChoice = (talker: number, source: Stream): object => {
  const { isOver, toAll, listener, topic, skill, motive, difficulty } = turnOf(talker, source);
  if (isOver) return { choose: 'noMore' };
  const others = toAll ? NAMES.filter((_, who) => who !== talker) : [NAMES[listener]];
  return {
    choose: 'appeal',
    talker: NAMES[talker],
    to: others.map((who) => ({ who })),
    context: 'The hall',
    topic: `Topic ${topic}`,
    response: 'Give way',
    skill: USUAL_SKILLS[skill],
    motive: ALL_MOTIVES[motive],
    difficulty,
  };
};

const answerTo = (step: string, { seat }: Asked, source: Stream): object => {
  if (step === 'talk') return talkChoice(SEATS.indexOf(seat), source);
  if (step === 'listen') return { choose: listensNow(source) ? 'listen' : 'ignore' };
  return step === 'make' ? MAKE : AGREE;
};

/** What drives people at the end, and how much they have heard, as one number. */
const checkOf = ({ state }: Run<Talk>): number => {
  let check = 0;
  for (const who of nth) {
    check = mixed(check, state.open.people[who]!.heard);
    const driving = saga.discussion.drivingOf(state, NAMES[who]!);
    for (let topic = 0; topic < TOPICS; topic++) {
      const found = driving.find((one) => one.topic === `Topic ${topic}`);
      check = mixed(check, found === undefined ? 0 : 1 + ALL_MOTIVES.indexOf(found.motive) * 20 + found.rating!);
    }
  }
  return check;
};

/** Discussions through the kernel, each on a fork of one that has begun. */
export const kernelTalk = (): PlayTalk => {
  const start = begun();
  return (source): Ended => {
    const run = start.fork();
    let inputs = 0;
    for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
      if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
      else {
        const asked = awaits.asked[0]!;
        const refusal = run.answer(asked, answerTo(awaits.step, asked, source));
        if (refusal !== null) throw new Error(JSON.stringify(refusal));
      }
      inputs++;
    }
    return { inputs, appeals: run.state.open.appeals.length, check: checkOf(run) };
  };
};

export const rival = talkRival(kernelTalk());
