import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { distanceBetween, spanOf } from '../roads/roads.js';
import {
  bookIn,
  bookOf,
  deciderOf,
  type FixedBook,
  isSecret,
  type MarchFacts,
  type MarchPlay,
  type MarchView,
  seenBy,
  tellParty,
} from './books.js';
import { contactSteps } from './contact.js';
import { onRoad, withParty } from './day.js';
import { EXCHANGE, type ExchangeResult, SETTLED, type Stance } from './exchange.table.js';
import { choosingIn, isAwareOf, unseen, withTest } from './marching.js';
import type { Contact, Day, March, MarchStep, Pair } from './model.js';
import { costFor } from './moves.js';
import { tellWhere } from './noticing.js';
import { nextSpans } from './planning.js';

export const intendStep = (facts: MarchFacts): MarchStep => {
  const seats = [...new Set(choosingIn(facts).map((party) => deciderOf(facts, party)))];
  return isSecret(facts) ? { step: 'intend', seenBy: seats, apart: true } : { step: 'intend' };
};

/** The spans into which a party could step aside: no named way is taken in a hurry. */
export const asideFrom = (view: Pick<MarchView, 'given'>, book: FixedBook): readonly string[] =>
  nextSpans(view, book).filter((key) => costFor(book.party, spanOf(view.given.roads, key)) !== null);

const CLOSE = { choose: 'close' } as const;
const HOLD = { choose: 'hold' } as const;

const intents = (view: MarchView, party: string) => {
  const spans = asideFrom(view, bookIn(view, party) as FixedBook);
  const evading = spans.length === 0 ? [null] : spans;
  return [CLOSE, HOLD, ...evading.map((to) => ({ choose: 'evade', to }) as const)];
};

const stanceOf = (facts: MarchFacts, party: string, of: string): Stance =>
  isAwareOf(facts, party, of) ? (bookOf(facts, party).intents[of]?.intent ?? 'hold') : 'unaware';

const resultOf = (facts: MarchFacts, [one, other]: Pair): ExchangeResult =>
  EXCHANGE[stanceOf(facts, one, other)][stanceOf(facts, other, one)];

const rankOf = (result: ExchangeResult): number => {
  const at = SETTLED.findIndex((group) => group.includes(result));
  return at < 0 ? SETTLED.length : at;
};

/** SAGA-MOVE-039: who is about to be ambushed without having tested today; null where nobody is. */
const blind = (facts: MarchFacts, day: Day, pair: Pair): Pair | null => {
  const result = resultOf(facts, pair);
  if (result !== 'ambush' && result !== 'ambushed') return null;
  const [victim, by] = result === 'ambush' ? [pair[1], pair[0]] : pair;
  return day.tested.includes(`${victim} > ${by}`) ? null : [victim, by];
};

/** SAGA-MOVE-020: one span away, free; as chosen where that leads away, else the first that does, else none. */
const steppingAside = (facts: MarchFacts, day: Day, party: string, of: string, isFree: boolean): string | null => {
  const book = { ...bookOf(facts, party), at: onRoad(day, party).at } as FixedBook;
  const there = onRoad(day, of).at;
  const { roads } = facts.given;
  const isAway = (span: string): boolean =>
    isFree || distanceBetween(roads, span, there) > distanceBetween(roads, book.at, there);
  const wanted = book.intents[of]?.to ?? null;
  const open = asideFrom(facts, book).filter(isAway);
  return wanted !== null && open.includes(wanted) ? wanted : (open[0] ?? null);
};

const stepAside = (facts: MarchFacts, day: Day, party: string, of: string, isFree: boolean): Day => {
  const to = steppingAside(facts, day, party, of, isFree);
  if (to === null) return day;
  const { spans, route } = onRoad(day, party);
  // What is left of the route is gone on with where it leads on from here.
  const rest = route[0] === to ? route.slice(1) : route;
  return withParty(day, party, { at: to, into: null, spans: [...spans, to], route: rest });
};

const out = (day: Day, pair: Pair): Day => withParty(withParty(day, pair[0], { out: true }), pair[1], { out: true });

const bar = (day: Day, [one, other]: Pair): Day =>
  withParty(withParty(day, one, { barred: [...onRoad(day, one).barred, onRoad(day, other).at] }), other, {
    barred: [...onRoad(day, other).barred, onRoad(day, one).at],
  });

/** What comes of an exchange: the day after it, and what is to be played at once. */
interface Settled {
  readonly day: Day;
  readonly steps: readonly MarchStep[];
}

/** The contact of two, in the span of the side that stands or is ambushed (SAGA-MOVE-040). */
const contact = (play: MarchPlay, day: Day, pair: Pair, kind: Contact['kind'], attacker: string): Settled => {
  const defender = pair[0] === attacker ? pair[1] : pair[0];
  const { at, pace } = onRoad(day, defender);
  const moved = kind === 'meeting' ? day : withParty(day, attacker, { at, into: null });
  const met = out(moved, pair);
  for (const party of pair) tellWhere(play, met, party);
  // SAGA-MOVE-021: in camp if it was at Rest that day, otherwise on the march.
  return { day: met, steps: contactSteps(play, { kind, attacker, defender, at, inCamp: pace === 'rest' }) };
};

const chase = (play: MarchPlay, day: Day, [quarry, pursuers]: Pair): Settled => {
  const met = out(day, [quarry, pursuers]);
  for (const party of [quarry, pursuers]) tellWhere(play, met, party);
  return { day: met, steps: [{ step: 'chase', quarry, pursuers, gap: 2, ...seenBy(play, quarry, pursuers) }] };
};

/** SAGA-MOVE-020 */
const parting = (facts: MarchFacts, day: Day, pair: Pair): Day => {
  let now = day;
  for (const [party, of] of [pair, [pair[1], pair[0]]] as const) {
    if (stanceOf(facts, party, of) === 'evade') now = stepAside(facts, now, party, of, false);
  }
  return bar(now, pair);
};

const still = (day: Day, party: string): Day => withParty(day, party, { still: true });

const settle = (play: MarchPlay, day: Day, pair: Pair, result: ExchangeResult): Settled => {
  const [one, other] = pair;
  const quiet = (now: Day): Settled => ({ day: now, steps: [] });
  switch (result) {
    case 'ambush':
      return contact(play, day, pair, 'ambush', one);
    case 'ambushed':
      return contact(play, day, pair, 'ambush', other);
    case 'attack':
      return contact(play, day, pair, 'attack', one);
    case 'attacked':
      return contact(play, day, pair, 'attack', other);
    case 'meeting':
      return contact(play, day, pair, 'meeting', one);
    case 'pursuit':
      return chase(play, day, [other, one]);
    case 'pursued':
      return chase(play, day, [one, other]);
    case 'standOff': {
      const now = bar(still(still(day, one), other), pair);
      return { day: now, steps: [{ step: 'askParley', pair, left: pair, ...seenBy(play, one, other) }] };
    }
    case 'parting':
      return quiet(parting(play, day, pair));
    case 'slip':
      return quiet(stepAside(play, day, one, other, true));
    case 'slipped':
      return quiet(stepAside(play, day, other, one, true));
    // SAGA-MOVE-019: that day or the next.
    case 'wait':
    case 'waitedFor': {
      const [party, of] = result === 'wait' ? pair : [other, one];
      tellParty(play, { event: 'liesInWait', party, of, until: day.day + 1 });
      return quiet(still(day, party));
    }
    case 'unseen':
      return quiet(day);
  }
};

/** What two hear of their exchange: each by its own side of the table, and nothing where it was unaware. */
const tellExchange = (play: MarchPlay, [one, other]: Pair): void => {
  const [mine, theirs] = [stanceOf(play, one, other), stanceOf(play, other, one)];
  if (mine !== 'unaware') {
    tellParty(play, { event: 'exchanged', party: one, of: other, result: EXCHANGE[mine][theirs], other: theirs });
  }
  if (theirs !== 'unaware') {
    tellParty(play, { event: 'exchanged', party: other, of: one, result: EXCHANGE[theirs][mine], other: mine });
  }
};

const readAll = (play: MarchPlay, day: Day, pairs: readonly Pair[]): void => {
  const due = pairs
    .filter(
      ([one, other]) =>
        bookOf(play, one).intents[other] !== undefined || bookOf(play, other).intents[one] !== undefined,
    )
    .map((pair) => ({ pair, result: resultOf(play, pair) }))
    .sort((a, b) => rankOf(a.result) - rankOf(b.result));
  let now = day;
  const steps: MarchStep[] = [];
  for (const { pair, result } of due) {
    // A party that has come into contact or pursuit takes no further part in the day.
    const isIn = pair.every((party) => !onRoad(now, party).out);
    const settled = isIn ? settle(play, now, pair, result) : { day: now, steps: [] };
    if (isIn) tellExchange(play, pair);
    else forget(play, pair);
    now = settled.day;
    steps.push(...settled.steps);
  }
  for (const step of steps) play.next(step);
  play.next({ step: 'march', day: { ...now, passing: [] }, ...unseen(play) });
};

/** What two have chosen comes to nothing: one of them is in contact with another. */
const forget = (play: MarchPlay, [one, other]: Pair): void => {
  for (const [party, of] of [
    [one, other],
    [other, one],
  ] as const) {
    if (bookOf(play, party).intents[of] !== undefined) tellParty(play, { event: 'lostSight', party, of });
  }
};

export const exchangeProcedures: Procedures<March, 'intend' | 'read'> = {
  // One choice for each party it is aware of. A party that is unaware makes none, and is not asked.
  intend: asks({
    whom: (facts) => choosingIn(facts).map((party) => ({ seat: deciderOf(facts, party), as: party })),
    answer: shape.union('choose', { close: {}, hold: {}, evade: { to: shape.nullable(shape.name) } }),
    choices: (view, _step, { as }) => intents(view, as),
    reveals: true,
    then: (play, _step, choice, { as }) => {
      const of = bookOf(play, as).choosing[0] as string;
      const to = choice.choose === 'evade' ? choice.to : null;
      tellParty(play, { event: 'intended', party: as, of, intent: choice.choose, to });
      if (choosingIn(play).length > 0) play.next(intendStep(play));
    },
  }),

  read: does((play, { day, pairs }) => {
    const late = pairs.flatMap((pair) => {
      const one = blind(play, day, pair);
      return one === null ? [] : [{ pair, victim: one[0], by: one[1] }];
    });
    if (late.length === 0) {
      readAll(play, day, pairs);
      return;
    }
    let now = day;
    for (const { victim, by } of late) {
      now = withTest(now, victim, by);
      play.next({ step: 'notice', party: victim, of: by, day, ...unseen(play) });
    }
    play.next({ step: 'meet', day: now, pairs, ...unseen(play) });
  }),
};
