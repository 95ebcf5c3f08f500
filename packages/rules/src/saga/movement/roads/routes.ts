import type { Fixed } from '@warmoot/kernel';
import { DAILY } from '../party/party.js';
import { costOf, neighboursOf, spanOf, wayBetween } from './roads.js';
import type { Roads } from './setup.js';

type RouteMap = Fixed<Roads>;

/** A way over the map. */
export interface Route {
  /** The spans in order, without the one that it starts from. */
  readonly spans: readonly string[];
  /** Movement for all spans but those that need a named way. */
  readonly cost: number;
  /** SAGA-MOVE-014: Closed spans entered without a road or path. */
  readonly trackless: readonly string[];
  /** Spans that need a named way, each for a whole day. */
  readonly crossings: readonly string[];
  /** The name of the ways that most of it goes along; null where none of them has a name. */
  readonly name: string | null;
}

export interface Looking {
  readonly afloat?: boolean;
  /** How many routes at most. */
  readonly most?: number;
  /** What a day's movement is worth to whoever asks, against which a crossing is weighed. */
  readonly daily?: number;
}

/** How far the dearest route may lie above the cheapest: beyond that nobody thinks of it. */
const DEAREST = 2;

interface Asked {
  readonly map: RouteMap;
  readonly afloat: boolean;
  readonly daily: number;
}

/** What entering a span weighs in comparing routes; null where it cannot be entered. */
const weightOf = ({ map, afloat, daily }: Asked, key: string): number | null => {
  const span = spanOf(map, key);
  const cost = costOf(span, afloat);
  if (cost !== null) return cost;
  return !afloat && span.crossing !== undefined ? daily : null;
};

/** The lightest way to go, where each span weighs more by what it has been used before; null where there is none. */
const lightest = (asked: Asked, from: string, to: string, used: ReadonlyMap<string, number>): string[] | null => {
  const far = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const done = new Set<string>();
  for (;;) {
    let at: string | null = null;
    for (const [key, weight] of far) {
      if (!done.has(key) && (at === null || weight < (far.get(at) as number))) at = key;
    }
    if (at === null) return null;
    if (at === to) break;
    done.add(at);
    for (const next of neighboursOf(asked.map, at)) {
      const weight = weightOf(asked, next);
      if (weight === null || done.has(next)) continue;
      const there = (far.get(at) as number) + weight + (used.get(next) ?? 0);
      if (there >= (far.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(next, there);
      before.set(next, at);
    }
  }
  const spans: string[] = [];
  for (let at = to; at !== from; at = before.get(at) as string) spans.unshift(at);
  return spans;
};

/** Whether it goes round about between two spans that a way joins, and not for the sake of a road. */
const isDetour = (map: RouteMap, from: string, spans: readonly string[]): boolean => {
  const all = [from, ...spans];
  return all.some((one, at) =>
    all.slice(at + 2).some((other) => {
      const way = wayBetween(map, one, other);
      return way !== null && (way.road || spanOf(map, other).ground === 'open');
    }),
  );
};

/** The name that most of its ways bear; of those that come as often, the first. */
const nameOf = (map: RouteMap, from: string, spans: readonly string[]): string | null => {
  const names = spans.flatMap(
    (key, at) => wayBetween(map, at === 0 ? from : (spans[at - 1] as string), key)?.name ?? [],
  );
  const count = (name: string): number => names.filter((one) => one === name).length;
  return names.reduce<string | null>((best, one) => (best === null || count(one) > count(best) ? one : best), null);
};

/** What can be said of going along these spans. */
export const routeAlong = (map: RouteMap, from: string, spans: readonly string[], afloat = false): Route => {
  const costs = spans.map((key) => costOf(spanOf(map, key), afloat));
  return {
    spans,
    cost: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    trackless: spans.filter((key, at) => {
      const way = wayBetween(map, at === 0 ? from : (spans[at - 1] as string), key);
      return costs[at] === 2 && way?.road === false;
    }),
    crossings: spans.filter((_, at) => costs[at] === null),
    name: nameOf(map, from, spans),
  };
};

/**
 * The few routes that somebody with a map would think of, the lightest first: each is the lightest once the spans of
 * those found before weigh more, none goes round about, and none is more than twice as heavy as the best.
 */
export const routesBetween = (map: RouteMap, from: string, to: string, looking: Looking = {}): readonly Route[] => {
  const { afloat = false, most = 4, daily = DAILY[afloat ? 'afloat' : 'foot'] } = looking;
  if (from === to) return [];
  const asked = { map, afloat, daily };
  const weight = ({ cost, crossings }: Route): number => cost + crossings.length * daily;
  const used = new Map<string, number>();
  const found: Route[] = [];
  for (let tries = 0; tries < most * 4 && found.length < most; tries++) {
    const spans = lightest(asked, from, to, used);
    if (spans === null) break;
    for (const key of spans) if (key !== to) used.set(key, (used.get(key) ?? 0) + 2);
    const route = routeAlong(map, from, spans, afloat);
    const isNew = found.every((one) => one.spans.join() !== spans.join());
    const best = found[0];
    if (isNew && !isDetour(map, from, spans) && (best === undefined || weight(route) <= DEAREST * weight(best))) {
      found.push(route);
    }
  }
  return found.sort((one, other) => weight(one) - weight(other));
};
