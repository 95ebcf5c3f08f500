import { saga } from '@warmoot/rules';
import { type Book, goalOf, knownTo, type MarchView, placeOf, type RouteMap } from '../model.js';

type Pace = saga.march.Pace;

/** A plan as it is picked, piece by piece. */
export interface Picked {
  readonly pace: Pace;
  /** The spans ahead; kept also while the pace is Rest, so that it is there again. */
  readonly route: readonly string[];
  readonly marks: number | null;
  /** The watchers to be passed unseen, each by an approach. */
  readonly past: Readonly<Record<string, number>>;
  readonly forage: boolean;
  /** Whether to look for a fair wind, where one goes by boat. */
  readonly sail: boolean;
  readonly lead: saga.march.LedCheck | null;
}

/** The routes to one's goal that somebody with a map would think of. */
export const routesFor = (view: MarchView, book: Book): readonly saga.roads.Route[] => {
  const goal = goalOf(view, book);
  if (goal === null) return [];
  const { roads } = view.given;
  return saga.roads.routesBetween(roads, book.at, goal, {
    afloat: saga.march.isAfloat(roads, book),
    daily: saga.march.dailyMoves(roads, book),
  });
};

/** What stands picked in the morning: the lightest way to the goal, Steady; whoever has none, or lies in wait, stays. */
export const usualPlan = (view: MarchView, book: Book): Picked => {
  const route = book.waits.length > 0 ? undefined : routesFor(view, book)[0];
  const { approaches } = saga.march.partyIn(view, book.party.name);
  return {
    pace: route === undefined ? 'rest' : 'steady',
    route: route?.spans ?? [],
    marks: approaches.length > 0 ? 0 : null,
    past: {},
    forage: true,
    sail: false,
    lead: null,
  };
};

/** A crossing is a day of its own: what lies beyond it is planned when it is done. */
const asFarAsPlanned = (roads: RouteMap, { party }: Book, route: readonly string[]): readonly string[] => {
  const at = route.findIndex((key) => saga.march.costFor(party, saga.roads.spanOf(roads, key)) === null);
  return at < 0 ? route : route.slice(0, at + 1);
};

/** The watchers that a party knows of, whom it would come upon today. */
export const watchersOn = (view: MarchView, book: Book, spans: readonly string[]) =>
  knownTo(view, book).filter(
    (one) => saga.march.partyIn(view, one.name).approaches.length > 0 && spans.includes(placeOf(one)),
  );

/** A pick as it is answered. */
export const planFrom = (
  view: MarchView,
  book: Book,
  picked: Picked,
): { readonly choose: 'plan' } & saga.march.Plan => {
  const { pace, marks, past, forage, sail, lead } = picked;
  const { roads } = view.given;
  const route = pace === 'rest' ? [] : asFarAsPlanned(roads, book, picked.route);
  const today = saga.march.itinerary(roads, book, route, pace)[0]?.spans ?? [];
  const watched = watchersOn(view, book, today).map(({ name }) => name);
  const plan = {
    choose: 'plan' as const,
    route,
    pace,
    marks,
    past: Object.entries(past).flatMap(([of, approach]) => (watched.includes(of) ? [{ of, approach }] : [])),
    forage: forage && (pace === 'careful' || pace === 'rest'),
    sail: sail && route.length > 0 && saga.march.goesByBoat(roads, book, route),
    lead: null,
  };
  return { ...plan, lead: saga.march.leadBar(view, book, { ...plan, lead }) === null ? lead : null };
};

/** The checks for which Lead could be tried by a plan. */
export const leadable = (view: MarchView, book: Book, plan: saga.march.Plan): readonly saga.march.LedCheck[] =>
  (['cross', 'past', 'forced'] as const).filter((lead) => saga.march.leadBar(view, book, { ...plan, lead }) === null);

/** The checks of the morning that a plan would bring. */
export const checksOf = (view: MarchView, book: Book, plan: saga.march.Plan): readonly saga.march.OwnCheck[] => {
  const { roads } = view.given;
  return [
    ...(plan.sail ? (['sail'] as const) : []),
    ...(saga.march.wildSpan(roads, book, plan) === null ? [] : (['survive'] as const)),
    ...(saga.march.crossingOf(roads, book, plan) === null ? [] : (['cross'] as const)),
  ];
};

/** The way with one more span laid: on to a neighbour, back to one that lies on it, or anew to any other. */
export const laidTo = (
  view: MarchView,
  book: Book,
  route: readonly string[],
  key: string,
): readonly string[] | null => {
  const { roads } = view.given;
  if (key === book.at) return [];
  const on = route.indexOf(key);
  if (on >= 0) return route.slice(0, on + 1);
  const end = route.at(-1) ?? book.at;
  const isOpen = (span: string): boolean => {
    const { crossing } = saga.roads.spanOf(roads, span);
    return saga.march.costFor(book.party, saga.roads.spanOf(roads, span)) !== null || crossing !== undefined;
  };
  if (saga.roads.neighboursOf(roads, end).includes(key) && isOpen(key)) return [...route, key];
  const looking = { afloat: saga.march.isAfloat(roads, book), daily: saga.march.dailyMoves(roads, book), most: 1 };
  return saga.roads.routesBetween(roads, book.at, key, looking)[0]?.spans ?? null;
};

/** Another way is picked: who rested sets out. */
export const withRoute = (picked: Picked, route: readonly string[]): Picked => ({
  ...picked,
  route,
  pace: route.length === 0 ? 'rest' : picked.pace === 'rest' ? 'steady' : picked.pace,
});

/** Another pace is picked: who sets out needs a way. */
export const withPace = (view: MarchView, book: Book, picked: Picked, pace: Pace): Picked => {
  const route =
    pace !== 'rest' && picked.route.length === 0
      ? (routesFor(view, book)[0]?.spans ?? saga.march.nextSpans(view, book).slice(0, 1))
      : picked.route;
  return { ...picked, pace, route };
};
