import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { isMassCombat } from '../movement/party/party.js';
import { distanceBetween, spanOf, wayBetween } from '../movement/roads/roads.js';
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
import { barredTo, onRoad, out, withParty } from './day.js';
import { EXCHANGE, type ExchangeResult, SETTLED, type Stance } from './exchange.table.js';
import { choosingIn, isAwareOf, unseen, withTest } from './marching.js';
import type { Contact, Day, March, MarchStep, Pair } from './model.js';
import { costFor, wayRound } from './moves.js';
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
  const shut = barredTo(day, party);
  const open = asideFrom(facts, book).filter((span) => isAway(span) && !shut.includes(span));
  return wanted !== null && open.includes(wanted) ? wanted : (open[0] ?? null);
};

/** The day when a party has gone one span aside. */
const asideTo = (day: Day, party: string, to: string | null): Day => {
  if (to === null) return day;
  const { spans } = onRoad(day, party);
  return withParty(day, party, { at: to, into: null, spans: [...spans, to] });
};

/**
 * SAGA-MOVE-020: movement left over may be used: who was going somewhere goes on there by the cheapest way round, and who
 * has gone aside is told where it is.
 */
const goingOn = (play: MarchPlay, day: Day, party: string): Day => {
  const { at, route, byBoat, spans } = onRoad(day, party);
  const barred = barredTo(day, party);
  const ahead = route[0] === at ? route.slice(1) : route;
  const [next, goal] = [ahead[0], ahead.at(-1)];
  const leadsOn = next === undefined || (wayBetween(play.given.roads, at, next) !== null && !barred.includes(next));
  const onward = leadsOn ? ahead : wayRound(play.given.roads, at, goal as string, { byBoat, barred });
  const now = withParty(day, party, { route: onward ?? [] });
  if (spans.at(-1) === at) tellWhere(play, now, party);
  return now;
};

const bar = (day: Day, [one, other]: Pair): Day =>
  withParty(withParty(day, one, { barred: [...onRoad(day, one).barred, other] }), other, {
    barred: [...onRoad(day, other).barred, one],
  });

/** What comes of an exchange: the day after it, and what is to be played at once. */
interface Settled {
  readonly day: Day;
  readonly steps: readonly MarchStep[];
}

const broughtTo = (day: Day, party: string, at: string): Day =>
  onRoad(day, party).at === at ? day : asideTo(day, party, at);

/**
 * SAGA-MOVE-040: the contact of two, in the span of the side that stands or is ambushed. In a meeting hand to hand it is
 * the span of the side entered first; one of armies is brought together when the winner has named the span.
 */
const contact = (play: MarchPlay, day: Day, pair: Pair, kind: Contact['kind'], attacker: string): Settled => {
  const defender = pair[0] === attacker ? pair[1] : pair[0];
  const isMass = isMassCombat(bookOf(play, attacker).party, bookOf(play, defender).party);
  const [stays, comes] = kind === 'meeting' && !isMass ? [attacker, defender] : [defender, attacker];
  const { at } = onRoad(day, stays);
  const met = out(kind === 'meeting' && isMass ? day : broughtTo(day, comes, at), pair);
  for (const party of pair) tellWhere(play, met, party);
  // SAGA-MOVE-021: in camp if it was at Rest that day, otherwise on the march.
  const { pace, spans } = onRoad(day, defender);
  const inCamp = pace === 'rest' && spans.length === 0;
  return { day: met, steps: contactSteps(play, { kind, attacker, defender, at, inCamp }) };
};

const chase = (play: MarchPlay, day: Day, [quarry, pursuers]: Pair): Settled => {
  const met = out(day, [quarry, pursuers]);
  for (const party of [quarry, pursuers]) tellWhere(play, met, party);
  return { day: met, steps: [{ step: 'chase', quarry, pursuers, gap: 2, ...seenBy(play, quarry, pursuers) }] };
};

/** SAGA-MOVE-020: each that chose Evade goes one span away from where the other is now; then neither may follow. */
const parting = (play: MarchPlay, day: Day, pair: Pair): Day => {
  let now = day;
  for (const [party, of] of [pair, [pair[1], pair[0]]] as const) {
    if (stanceOf(play, party, of) === 'evade') now = asideTo(now, party, steppingAside(play, day, party, of, false));
  }
  now = bar(now, pair);
  for (const party of pair) now = goingOn(play, now, party);
  return now;
};

/** SAGA-MOVE-020: one span in any direction, also past the other. */
const slipping = (play: MarchPlay, day: Day, party: string, of: string): Day =>
  goingOn(play, asideTo(day, party, steppingAside(play, day, party, of, true)), party);

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
      return quiet(slipping(play, day, one, other));
    case 'slipped':
      return quiet(slipping(play, day, other, one));
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
    // SAGA-MOVE-046: by kind, and within each in seat order.
    .sort((a, b) => rankOf(a.result) - rankOf(b.result) || bySeats(play, a.pair, b.pair));
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
  const entered = Object.keys(now.on).filter((party) => onRoad(now, party).at !== onRoad(day, party).at);
  play.next({ step: 'march', day: { ...now, passing: [], entered }, ...unseen(play) });
};

/** Which of two pairs comes first: by the seats of those who lead them. */
const bySeats = (facts: MarchFacts, one: Pair, other: Pair): number => {
  const places = (pair: Pair): readonly number[] =>
    pair.map((party) => facts.seats.indexOf(deciderOf(facts, party))).sort((a, b) => a - b);
  const [mine, theirs] = [places(one), places(other)] as const;
  return (mine[0] as number) - (theirs[0] as number) || (mine[1] as number) - (theirs[1] as number);
};

/** What two have chosen comes to nothing: one of them is in contact with another. */
const forget = (play: MarchPlay, [one, other]: Pair): void => {
  for (const [party, of] of [
    [one, other],
    [other, one],
  ] as const) {
    if (bookOf(play, party).intents[of] !== undefined) tellParty(play, { event: 'cameToNothing', party, of });
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
