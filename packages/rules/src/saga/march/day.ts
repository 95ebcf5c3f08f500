import { hasScouts } from '../movement/party/party.js';
import { costOf, neighboursOf, spanOf, wayBetween } from '../movement/roads/roads.js';
import { bookOf, type FixedBook, goingIn, type MarchFacts, pairKey, pairsOf } from './books.js';
import type { Day, OnTheRoad, Pair, Plan } from './model.js';
import { crossingOf, goesByBoat, movesAt } from './moves.js';

/** SAGA-MOVE-013, SAGA-MOVE-014: the movement that a party has today, after its Sail and Survive. */
export const movesToday = (roads: Parameters<typeof movesAt>[0], book: FixedBook): number => {
  const { pace, route } = book.plan as Plan;
  const { sail, survive } = book.checks;
  const sailed = sail === undefined ? 0 : sail ? 1 : -1;
  return Math.max(0, movesAt(roads, book, pace, route) + sailed - (survive === false ? 1 : 0));
};

/** A party in the morning, with its plan sealed. */
const settingOut = ({ given }: MarchFacts, book: FixedBook): OnTheRoad => {
  const plan = book.plan as Plan;
  const crossing = crossingOf(given.roads, book, plan);
  const isWaiting = book.waits.length > 0 && plan.route.length === 0;
  return {
    from: book.at,
    at: book.at,
    into: book.into,
    route: crossing === null ? plan.route : [],
    left: crossing === null ? movesToday(given.roads, book) : 0,
    pace: plan.pace,
    spans: [],
    crosses: crossing !== null && book.checks.cross === true ? crossing.key : null,
    out: false,
    still: isWaiting,
    barred: [],
    byBoat: goesByBoat(given.roads, book, plan.route),
  };
};

/** The day as it begins: who is where, and nobody has met. */
export const dayBegins = (facts: MarchFacts): Day => ({
  day: facts.open.day,
  on: Object.fromEntries(goingIn(facts).map((party) => [party, settingOut(facts, bookOf(facts, party))])),
  tested: [],
  exchanged: {},
  reached: [],
  passing: [],
  entered: [],
});

export const onRoad = ({ on }: Day, party: string): OnTheRoad => on[party] as OnTheRoad;

/** The day with something changed about a party. */
export const withParty = (day: Day, party: string, changed: Partial<OnTheRoad>): Day => ({
  ...day,
  on: { ...day.on, [party]: { ...onRoad(day, party), ...changed } },
});

/** SAGA-MOVE-046: two who have met take no further part in the day. */
export const out = (day: Day, pair: Pair): Day =>
  withParty(withParty(day, pair[0], { out: true }), pair[1], { out: true });

/** The parties that still take part in the day, as entered. */
export const partakingIn = (facts: MarchFacts, day: Day): readonly string[] =>
  goingIn(facts).filter((party) => day.on[party] !== undefined && !onRoad(day, party).out);

/** The spans that a party may not enter today: wherever those are from whom it has parted. */
export const barredTo = (day: Day, party: string): readonly string[] =>
  onRoad(day, party).barred.map((of) => onRoad(day, of).at);

const canMove = ({ given }: MarchFacts, day: Day, party: string): boolean => {
  const { at, route, left, still, crosses, byBoat } = onRoad(day, party);
  if (still) return false;
  const [next] = crosses !== null ? [crosses] : route;
  if (next === undefined || at === next || barredTo(day, party).includes(next)) return false;
  if (crosses !== null) return true;
  const isBeside = neighboursOf(given.roads, at).includes(next);
  return left > 0 && isBeside && costOf(spanOf(given.roads, next), byBoat) !== null;
};

/** One movement point of one party. */
const oneStep = ({ given }: MarchFacts, now: OnTheRoad): OnTheRoad => {
  if (now.crosses !== null) return { ...now, at: now.crosses, into: null, spans: [...now.spans, now.crosses] };
  const [next, ...rest] = now.route as readonly [string, ...string[]];
  const paid = (now.into?.span === next ? now.into.paid : 0) + 1;
  if (paid < (costOf(spanOf(given.roads, next), now.byBoat) as number)) {
    return { ...now, left: now.left - 1, into: { span: next, paid } };
  }
  return { ...now, left: now.left - 1, at: next, into: null, route: rest, spans: [...now.spans, next] };
};

/** All move together, one movement point at a time; null when nobody moves any more. */
export const onePoint = (facts: MarchFacts, day: Day): Day | null => {
  const moving = partakingIn(facts, day).filter((party) => canMove(facts, day, party));
  if (moving.length === 0) return null;
  const on = { ...day.on };
  for (const party of moving) on[party] = oneStep(facts, onRoad(day, party));
  const hasSwapped = ([one, other]: Pair): boolean =>
    on[one]?.at === day.on[other]?.at && on[other]?.at === day.on[one]?.at && on[one]?.at !== on[other]?.at;
  const entered = moving.filter((party) => on[party]?.at !== day.on[party]?.at);
  return { ...day, on, entered, passing: pairsOf(entered).filter(hasSwapped).map(pairKey) };
};

/** SAGA-MOVE-013: whether a span is Open to a party: for one afloat, water is. */
const isOpen = (facts: MarchFacts, party: string, key: string): boolean => {
  const { ground, afloat } = spanOf(facts.given.roads, key);
  return ground === 'open' || (afloat && bookOf(facts, party).party.boats);
};

/** SAGA-MOVE-015: in the same span, passing on the same way, or in adjacent spans that are both Open. */
export const isInReach = (facts: MarchFacts, day: Day, pair: Pair): boolean => {
  const [one, other] = pair.map((party) => onRoad(day, party).at) as [string, string];
  if (one === other || day.passing.includes(pairKey(pair))) return true;
  const areOpen = isOpen(facts, pair[0], one) && isOpen(facts, pair[1], other);
  return areOpen && wayBetween(facts.given.roads, one, other) !== null;
};

/** SAGA-MOVE-016: who has scouts tests at one span more: adjacent in any terrain, or two Open spans away. */
export const isScouted = (facts: MarchFacts, day: Day, party: string, of: string): boolean => {
  if (!hasScouts(bookOf(facts, party).party)) return false;
  const [here, there] = [onRoad(day, party).at, onRoad(day, of).at];
  const { roads } = facts.given;
  if (wayBetween(roads, here, there) !== null) return true;
  if (!isOpen(facts, party, here) || !isOpen(facts, of, there)) return false;
  return neighboursOf(roads, here).some((mid) => isOpen(facts, party, mid) && wayBetween(roads, mid, there) !== null);
};
