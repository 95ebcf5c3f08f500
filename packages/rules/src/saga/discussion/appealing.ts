import { asks, does, type Fixed, type Play, type Procedures, propose, rolls, shape } from '@warmoot/kernel';
import { type Appeal, asJson, type Discussion } from './model.js';
import { currentAppeal, hearersOf, isUnchanged, mayIgnore, seatOf, type TalkSight } from './people.js';
import { termsOf } from './talking.js';
import { appealThrow, motiveThrow, reachedBy, type TalkEdition, throwsFor } from './throws.js';

const LISTEN = { choose: 'listen' } as const;
const IGNORE = { choose: 'ignore' } as const;
const MAKE = { choose: 'make' } as const;
const WITHDRAW = { choose: 'withdraw' } as const;

/** SAGA-TALK-013: those who may ignore this appeal and have not said whether they do. Nobody else can. */
const undecided = (sight: TalkSight): readonly string[] =>
  currentAppeal(sight).hearings.flatMap(({ who, ignores }) => (ignores === null && mayIgnore(sight, who) ? [who] : []));

type AppealSteps = 'hearken' | 'listen' | 'settleAppeal' | 'make' | 'throwAppeal' | 'takeIn' | 'take' | 'appealEnds';

const hearingsFor = (appeal: Fixed<Appeal>, names: readonly string[]) =>
  appeal.hearings.filter(({ who }) => names.includes(who));

const ends = (play: Play<Discussion>, state: 'done' | 'withdrawn' | 'ignored' | 'closed'): void =>
  play.say({ event: 'appealEnded', talker: currentAppeal(play).talker, state });

/** 2.02: an appeal, step by step. */
export const appealProcedures = (edition: TalkEdition): Procedures<Discussion, AppealSteps> => ({
  hearken: does((play) => {
    if (undecided(play).length > 0) {
      play.next({ step: 'listen' });
      play.next({ step: 'hearken' });
    } else if (hearersOf(currentAppeal(play)).length === 0) ends(play, 'ignored');
    else play.next({ step: 'settleAppeal' });
  }),

  // SAGA-TALK-020: appeal by appeal.
  listen: asks({
    whom: (facts) => undecided(facts).map((who) => ({ seat: seatOf(facts, who), as: who })),
    answer: shape.union('choose', { listen: {}, ignore: {} }),
    choices: () => [LISTEN, IGNORE],
    then: ({ say }, _step, { choose }, { as }) => say({ event: choose === 'listen' ? 'listens' : 'ignores', who: as }),
  }),

  // What has changed; then, SAGA-TALK-026: skill, motivation and difficulty. The talker's proposal is the default.
  settleAppeal: does((play) => {
    const { open, next, say } = play;
    const appeal = currentAppeal(play);
    const by = seatOf(play, appeal.talker);
    const again = hearersOf(appeal).filter(({ who, matter }) => isUnchanged(play, who, matter.topic));
    if (again.length > 0 && open.settled.changed === undefined) {
      propose(play, { about: 'changed', entitled: play.seats, fallback: false }, { by, value: true });
      next({ step: 'settleAppeal' });
    } else if (again.length > 0 && open.settled.changed === false) ends(play, 'closed');
    else if (open.settled.terms === undefined) {
      for (const { who, matter } of again) {
        say({ event: 'reopened', listener: who, topic: matter.topic, changed: appeal.changed ?? '' });
      }
      const value = asJson(appeal.terms);
      propose(play, { about: 'terms', entitled: play.seats, fallback: value }, { by, value });
      next({ step: 'settleAppeal' });
    } else {
      say({ event: 'termsSettled', terms: termsOf(open.settled.terms) });
      next({ step: 'make' });
    }
  }),

  // Until the check is rolled the talker may let it lie.
  make: asks({
    whom: (facts) => {
      const seat = seatOf(facts, currentAppeal(facts).talker);
      return [{ seat, as: seat }];
    },
    answer: shape.union('choose', { make: {}, withdraw: {} }),
    choices: () => [MAKE, WITHDRAW],
    then: (play, _step, { choose }, { seat }) => {
      if (choose === 'withdraw') {
        ends(play, 'withdrawn');
        return;
      }
      play.say({ event: 'made', by: seat });
      const appeal = currentAppeal(play);
      const hearers = hearersOf(appeal);
      if (play.given.options['saga.talk.groupAppeal'] === 'rollEach') {
        for (const { who } of hearers) {
          play.next({ step: 'throwAppeal', to: [who] });
          play.next({ step: 'takeIn' });
        }
      } else {
        for (const to of throwsFor(edition, play, appeal, hearers)) play.next({ step: 'throwAppeal', to });
        play.next({ step: 'takeIn' });
      }
      play.next({ step: 'appealEnds' });
    },
  }),

  // SAGA-TALK-031: the consequence that every check needs is stated here by rule: one appeal heard, nothing changed.
  throwAppeal: rolls({
    throws: (facts, { to }) => {
      const appeal = currentAppeal(facts);
      return appealThrow(edition, { sight: facts, rate: facts.rate }, appeal, hearingsFor(appeal, to));
    },
    thrower: (facts) => seatOf(facts, currentAppeal(facts).talker),
    then: (play, { to }, result: string) => {
      const appeal = currentAppeal(play);
      const hearings = reachedBy(edition, play, { ...appeal, to: hearingsFor(appeal, to) }, result);
      play.say({ event: 'heard', hearings });
    },
  }),

  // SAGA-TALK-032: whom the check does not reach rolls nothing.
  takeIn: does((play) => {
    for (const { who, reached, moved } of currentAppeal(play).hearings) {
      if (reached === true && moved === null) play.next({ step: 'take', who });
    }
  }),

  take: rolls({
    throws: (facts, { who }) => motiveThrow(facts, who, currentAppeal(facts).terms.motive),
    thrower: (facts, { who }) => seatOf(facts, who),
    // SAGA-TALK-008: a success is what drives them in this matter from now on.
    then: (play, { who }, result) => {
      const { motive } = currentAppeal(play).terms;
      play.say({ event: result === 'success' ? 'moved' : 'unmoved', who, motive });
    },
  }),

  appealEnds: does((play) => ends(play, 'done')),
});
