import { counted, stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { chanceOf } from '../chances.js';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import {
  type Aim,
  aimOf,
  type Book,
  bookFor,
  type MarchView,
  marchView,
  othersThan,
  type PlanChoice,
  ratingsOf,
} from './sight.js';

const { dailyMoves, lastSeen, movesAt, paceBar, plainPlan, sensesAt, spansInReach, wayOn } = saga.march;
const { distancesFrom, neighboursOf, routesBetween } = saga.roads;

const NAME = 'captain';

/** What it would give, in days, not to be noticed by somebody who is near. */
const FEAR = 1.5;
/** What a step of weariness costs, in days. */
const WEARINESS = 0.5;
/** A sighting older than this says nothing of where to go. */
const FRESH_DAYS = 2;

type Pace = saga.march.Pace;
type Going = Exclude<Pace, 'rest'>;
const GOING: readonly Going[] = ['careful', 'steady', 'forced'];

const openPaces = (view: MarchView, book: Book): readonly Going[] =>
  GOING.filter((pace) => paceBar(view.given.roads, book, pace) === null);

/** The chance that another notices a party that is near: its Notice against Hide at this pace. */
export const noticedBy = (view: MarchView, book: Book, pace: Pace, of: string): number => {
  const { notice } = ratingsOf(lastSeen(view, of));
  const hide = counted(sensesAt(book.party, 'hide', pace)).total;
  const edition = saga.EDITIONS[view.given.edition];
  const rated = (total: number) => ({ total, lines: null });
  return chanceOf(edition.check({ roller: rated(notice), opposing: rated(hide) }), 'success');
};

/** How much of where another may be tonight is within reach of these spans. */
const nearness = (view: MarchView, spans: readonly string[], of: string): number => {
  const possible = spansInReach(view, of, 1);
  const near = new Set(spans.flatMap((span) => [span, ...neighboursOf(view.given.roads, span)]));
  return possible.filter((span) => near.has(span)).length / Math.max(1, possible.length);
};

/** What a day's way and pace risks: to be noticed by whoever may be near. */
const riskOf = (view: MarchView, book: Book, spans: readonly string[], pace: Pace): number =>
  othersThan(view, book.party.name).reduce(
    (sum, of) => sum + nearness(view, [book.at, ...spans], of) * noticedBy(view, book, pace, of),
    0,
  );

/** The days that a way takes: today at this pace, and then steadily. */
const daysOf = (view: MarchView, book: Book, route: readonly string[], pace: Going): number => {
  const { roads } = view.given;
  const today = wayOn(roads, book, route, movesAt(roads, book, pace));
  const rest = route.slice(today.spans.length);
  if (rest.length === 0) return 1;
  let days = 1;
  let here = { ...book, at: today.at, into: null } as Book;
  for (let left = rest; left.length > 0 && days < 60; days++) {
    const next = wayOn(roads, here, left, Math.max(1, dailyMoves(roads, here)));
    // A named way, or ground that takes more than a day.
    const went = Math.max(1, next.spans.length);
    here = { ...here, at: left[went - 1] as string };
    left = left.slice(went);
  }
  return days;
};

/** What a Forced day is likely to cost in weariness. */
const strainOf = (view: MarchView, book: Book, pace: Pace): number => {
  if (pace !== 'forced') return 0;
  const edition = saga.EDITIONS[view.given.edition];
  const planned = { ...book, plan: plainPlan(view, book.party.name, [], pace) } as Book;
  return WEARINESS * (1 - chanceOf(saga.march.ownCheckThrow(edition, view, planned, 'forced'), 'success'));
};

/** Watchers whose span the way leads through are passed unseen, on an approach that nobody can foretell. */
const withSneaking = (view: MarchView, book: Book, plan: PlanChoice, seed: string): PlanChoice => {
  const source = stream(`${seed} approach`);
  const today = [...plan.route];
  const past = view.given.parties.flatMap(({ name, approaches }) => {
    const seen = lastSeen(view, name);
    const isOnTheWay = approaches.length > 0 && seen !== null && today.includes(seen.at) && name !== book.party.name;
    return isOnTheWay ? [{ of: name, approach: source.below(approaches.length) }] : [];
  });
  const own = saga.march.partyIn(view, book.party.name).approaches;
  return { ...plan, past, marks: own.length > 0 ? source.below(own.length) : null };
};

interface Weighed {
  readonly plan: PlanChoice;
  readonly value: number;
}

/** Ways to a place: the fewer days and the less noticed, the better. */
const reaching = (view: MarchView, book: Book, to: string): readonly Weighed[] => {
  const { roads } = view.given;
  const daily = dailyMoves(roads, book);
  const routes = routesBetween(roads, book.at, to, { afloat: book.party.boats, daily });
  return routes.flatMap(({ spans: all, crossings }) => {
    // A crossing is planned as the last span of its day's way.
    const first = all.findIndex((span) => crossings.includes(span));
    const route = first < 0 ? all : all.slice(0, Math.max(1, first === 0 ? 1 : first));
    return openPaces(view, book).map((pace) => {
      const { spans } = wayOn(roads, book, route, movesAt(roads, book, pace));
      const cost = daysOf(view, book, all, pace) + FEAR * riskOf(view, book, spans, pace) + strainOf(view, book, pace);
      return { plan: plainPlan(view, book.party.name, route, pace), value: -cost };
    });
  });
};

const meanDistance = (view: MarchView, from: string, to: readonly string[]): number => {
  const far = distancesFrom(view.given.roads, from);
  return to.reduce((sum, span) => sum + (far.get(span) ?? to.length), 0) / Math.max(1, to.length);
};

/** Ways after somebody, or away from them: by how near it brings them on the whole, over all places where they may be. */
const nearing = (view: MarchView, book: Book, of: string, sign: 1 | -1): readonly Weighed[] => {
  const { roads } = view.given;
  const possible = spansInReach(view, of, 1);
  const seen = lastSeen(view, of);
  const isFresh = seen !== null && view.open.day - seen.day <= FRESH_DAYS;
  const stay: Weighed = {
    plan: plainPlan(view, book.party.name, [], 'rest'),
    // Whoever knows nothing does best to stay where it is, and look out.
    value: isFresh ? -sign * meanDistance(view, book.at, possible) : 0,
  };
  if (!isFresh) return [stay];
  const reached = openPaces(view, book).flatMap((pace) => {
    const moves = movesAt(roads, book, pace);
    const ends = roads.spans.filter(({ key }) => key !== book.at).map(({ key }) => key);
    return ends.flatMap((end) => {
      const [way] = routesBetween(roads, book.at, end, { afloat: book.party.boats, daily: moves, most: 1 });
      if (way === undefined || way.crossings.length > 0) return [];
      const { spans, at } = wayOn(roads, book, way.spans, moves);
      if (at !== end) return [];
      const value =
        -sign * meanDistance(view, end, possible) - strainOf(view, book, pace) + (pace === 'careful' ? 0.2 : 0);
      return [{ plan: plainPlan(view, book.party.name, spans, pace), value }];
    });
  });
  return [stay, ...reached];
};

const weighed = (view: MarchView, book: Book, aim: Aim): readonly Weighed[] => {
  switch (aim.aim) {
    case 'reach':
      return aim.span === book.at ? [] : reaching(view, book, aim.span);
    case 'hunt':
      return nearing(view, book, aim.party, 1);
    case 'shun':
      return nearing(view, book, aim.party, -1);
    case 'stay':
      return [];
  }
};

/** A way and a pace by exact odds over all places where the others may be. */
export const planned = (question: Question): PlayerAnswer => {
  const view = marchView(question.view);
  const party = question.asked.as;
  const book = bookFor(view, party);
  const all = weighed(view, book, aimOf(book));
  const rest = { plan: plainPlan(view, party, [], 'rest'), value: 0 };
  const best = all.reduce((one, other) => (other.value > one.value ? other : one), all[0] ?? rest);
  const options: readonly Considered[] = all.map(({ plan, value }) => ({
    choice: plan,
    chance: 0,
    value: Math.max(-1, value / 20),
  }));
  const choice = withSneaking(view, book, best.plan, question.seed);
  return answered(NAME, choice, { why: 'bestExpectation', options });
};

/** Ways that a recruit would think of: to where it wants to be, or anywhere; it never gives up. */
export const recruitsPlans = (question: Question): readonly unknown[] => {
  const view = marchView(question.view);
  const party = question.asked.as;
  const book = bookFor(view, party);
  const aim = aimOf(book);
  if (aim.aim === 'reach' && aim.span !== book.at) {
    const routes = routesBetween(view.given.roads, book.at, aim.span, { afloat: book.party.boats });
    const plans = routes
      .filter(({ crossings }) => crossings.length === 0)
      .flatMap(({ spans }) => openPaces(view, book).map((pace) => plainPlan(view, party, spans, pace)));
    if (plans.length > 0) return plans;
  }
  return ((question.choices ?? []) as readonly saga.march.MarchChoice[]).filter(({ choose }) => choose === 'plan');
};
