import {
  begin,
  facesFor,
  type Heard,
  type Listener,
  type Run,
  type Start,
  type Stream,
  stream,
  type Thrown,
} from '@warmoot/kernel';
import { always, byTier, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drivingOf } from './driving.js';
import type { Discussion, DiscussionEvent } from './model.js';
import { isHere } from './people.js';
import { firstTalks, talks } from './testing/hall.js';
import { starts } from './testing/starts.js';

/** Said here and not with `expect`, which takes its time: these are asked a million times. */
const must = (isSo: boolean, law: string): void => {
  if (!isSo) throw new Error(`a law is broken: ${law}`);
};
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What must come about among so many games for the laws to mean anything. */
const HAPPENS = [
  'away',
  'cameBack',
  'closed',
  'done',
  'fought',
  'goesAfter',
  'ignored',
  'moved',
  'ordered',
  'reopened',
  'replied',
];

/** So many inputs no Discussion needs. */
const MOST_INPUTS = 20_000;

/** What is heard and thrown in one Discussion, held against its laws as it comes. */
class Laws implements Listener {
  met = new Set<string>();
  run!: Run<Discussion>;
  isRated = true;
  /** How many checks were rolled for each listener. */
  readonly rolled = new Map<string, number>();
  /** The rating that the last check was rolled with, and for how many a d12 is still to come. */
  rating = Number.NaN;
  due: string[] = [];
  before: readonly string[] = [];

  heard({ event, depth }: Heard): void {
    if (depth > 0) return;
    const said = event as DiscussionEvent;
    this.met.add(said.event === 'appealEnded' ? said.state : said.event);
    const { state } = this.run;
    if (said.event === 'appealed') {
      const { talker, hearings } = said.appeal;
      for (const name of [talker, ...hearings.map(({ who }) => who)]) must(isHere(state, name), 'none but those there');
      this.before = this.sheets();
    }
    if (said.event === 'heard') {
      for (const { who, reached } of said.hearings) {
        must(isHere(state, who), 'nobody who is gone hears');
        this.rolled.set(who, (this.rolled.get(who) ?? 0) + 1);
        if (reached) this.due.push(who);
      }
    }
    if (said.event === 'moved' || said.event === 'unmoved') {
      must(this.due.includes(said.who), 'whoever is not reached throws nothing');
      this.due = this.due.filter((name) => name !== said.who);
      if (said.event === 'moved') this.isWrittenDown(said.who);
    }
    if (said.event === 'appealEnded') {
      // Whoever was reached has thrown; if nobody was moved, nothing has changed.
      must(this.due.length === 0, 'whoever is reached throws');
      const isMoved = state.open.appeals.at(-1)?.hearings.some(({ moved }) => moved) === true;
      must(isMoved || same(this.sheets(), this.before), 'nothing changes but by success');
    }
  }

  thrown({ throw: { dice, reading } }: Thrown): void {
    if (this.run.state.inner !== null || reading.read !== 'together') return;
    // A d12 is thrown by whoever was reached, and by nobody else.
    if (dice.length === 1 && dice[0]?.sides === 12) must(this.due.length > 0, 'no d12 after a failed check');
    else this.rating = reading.plus;
  }

  /** What drives everybody, as text. */
  sheets(): readonly string[] {
    const { state } = this.run;
    return state.given.people.map(({ name }) => JSON.stringify(drivingOf(state, name)));
  }

  isWrittenDown(who: string): void {
    const { state } = this.run;
    const appeal = state.open.appeals.at(-1);
    const hearing = appeal?.hearings.find((one) => one.who === who);
    const driving = drivingOf(state, who).filter(
      ({ context, topic }) => context === hearing?.matter.context && topic === hearing.matter.topic,
    );
    expect(driving).toMatchObject([{ motive: appeal?.terms.motive, by: appeal?.talker, appeal: appeal?.number }]);
    // SAGA-TALK-036: with rollEach the checks of several are rolled with one rating too.
    expect(driving[0]?.rating).toBe(this.isRated ? this.rating : null);
  }

  /** What holds whenever somebody is asked what they do. */
  between(): void {
    const { state, awaits } = this.run;
    for (const { name, heard } of state.open.people) must(heard === (this.rolled.get(name) ?? 0), 'heard is rolled');
    for (const { name } of state.given.people) {
      const pairs = drivingOf(state, name).map(({ context, topic }) => `${context} / ${topic}`);
      must(new Set(pairs).size === pairs.length, 'one for each pair');
    }
    if (awaits.need !== 'answers' || awaits.step !== 'talk') return;
    must(same(state.open.settled, {}), 'what was settled is over');
    for (const { seat } of awaits.asked) {
      must(
        state.given.people.some((one) => one.seat === seat && isHere(state, one.name)),
        'whoever is asked has somebody there',
      );
    }
  }
}

/** Now and then somebody says something, whatever is asked; nothing else changes by it. */
const speak = (run: Run<Discussion>, source: Stream): void => {
  const { given, open, seats } = run.state;
  const { name, seat } = given.people[source.below(given.people.length)] as (typeof given.people)[number];
  const made =
    source.below(2) === 0
      ? { make: 'say', as: source.below(4) === 0 ? null : name, text: 'Hear me.' }
      : { make: 'reply', as: name, appeal: 1 + source.below(open.appeals.length + 1), manner: 'one' };
  const [before, waiting, lines] = [JSON.stringify({ ...open, lines: [] }), run.awaits, open.lines.length];
  const refusal = run.gesture(source.below(5) === 0 ? (seats[0] as string) : seat, made);
  must(run.state.open.lines.length === lines + (refusal === null ? 1 : 0), 'what is said is kept');
  must(JSON.stringify({ ...run.state.open, lines: [] }) === before && run.awaits === waiting, 'no rule reads it');
};

const played = (rules: typeof talks, start: Start, seed: number, met: Set<string>): void => {
  const begun = begin<Discussion>(rules, start);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const laws = new Laws();
  laws.isRated = rules === talks;
  laws.met = met;
  const run = begun.value.run.fork(laws);
  laws.run = run;
  const source = stream(`law ${seed}`);
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const { awaits } = run;
    if (awaits.need === 'nothing') {
      laws.between();
      return;
    }
    if (run.state.inner === null && source.below(6) === 0) speak(run, source);
    if (awaits.need === 'dice') {
      must(run.dice(facesFor(source, awaits.throw)) === null, 'dice are taken');
      continue;
    }
    if (run.state.inner === null) laws.between();
    const input = randomInput(run as never, source);
    if (input?.input !== 'answer') throw new Error('an answer is awaited');
    const refusal = run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice);
    must(refusal === null, `what is offered is taken: ${refusal?.code}`);
  }
  throw new Error(`not over after ${MOST_INPUTS} inputs`);
};

test.each([
  ['saga', talks, 1200],
  ['saga-1e', firstTalks, 800],
] as const)(
  'SAGA-TALK-013 SAGA-TALK-015 SAGA-TALK-019 SAGA-TALK-032 SAGA-TALK-036 laws over random Discussions of %s',
  (_, rules, games) => {
    const met = new Set<string>();
    always(
      fc.property(starts, fc.nat(), (start, seed) => {
        played(rules, start, seed, met);
      }),
      games,
    );
    expect(HAPPENS.filter((one) => !met.has(one)).length).toBeLessThanOrEqual(byTier(HAPPENS.length / 3, 0));
  },
);
