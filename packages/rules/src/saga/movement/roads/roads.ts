import { badForm, type Fixed, keptForThing, type Refusal } from '@warmoot/kernel';
import type { Roads, Span, Way } from './setup.js';

type RouteMap = Fixed<Roads>;

const spansByKey = keptForThing(
  'spans are looked up at every step of a day',
  ({ spans }: Pick<RouteMap, 'spans'>): ReadonlyMap<string, Fixed<Span>> =>
    new Map(spans.map((span) => [span.key, span])),
);

/** A span by its key. */
export const spanOf = (map: Pick<RouteMap, 'spans'>, key: string): Fixed<Span> =>
  spansByKey(map).get(key) as Fixed<Span>;

/** Whether a map has a span of this key. */
export const isSpan = (map: Pick<RouteMap, 'spans'>, key: string): boolean => spansByKey(map).has(key);

/** The way between two spans; null where there is none. */
export const wayBetween = ({ ways }: Pick<RouteMap, 'ways'>, one: string, other: string): Fixed<Way> | null =>
  ways.find(({ from, to }) => (from === one && to === other) || (from === other && to === one)) ?? null;

const besideByKey = keptForThing(
  'where a day leads to, and what may be near, is asked for span by span',
  ({ ways }: Pick<RouteMap, 'ways'>): ReadonlyMap<string, readonly string[]> => {
    const beside = new Map<string, string[]>();
    const join = (one: string, other: string): void => {
      const known = beside.get(one);
      if (known === undefined) beside.set(one, [other]);
      else known.push(other);
    };
    for (const { from, to } of ways) {
      join(from, to);
      join(to, from);
    }
    return beside;
  },
);

/** The spans to which a way leads from here, in the order of the map. */
export const neighboursOf = (map: Pick<RouteMap, 'ways'>, key: string): readonly string[] =>
  besideByKey(map).get(key) ?? [];

/** How many spans away all others are, whatever the ground; those that are not reached are left out. */
export const distancesFrom = (map: RouteMap, key: string): ReadonlyMap<string, number> => {
  const far = new Map([[key, 0]]);
  for (const [at, steps] of far) {
    for (const next of neighboursOf(map, at)) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
};

/** The spans to which a party can get from here, on land, by boat or by named ways. */
export const spansFrom = (map: RouteMap, key: string, boats: boolean): ReadonlySet<string> => {
  const canEnter = (to: string): boolean => {
    const { ground, afloat, crossing } = spanOf(map, to);
    return ground !== 'impassable' || crossing !== undefined || (boats && afloat);
  };
  const reached = new Set([key]);
  for (const at of reached) for (const next of neighboursOf(map, at)) if (canEnter(next)) reached.add(next);
  return reached;
};

/** How far two spans are apart; without end where no way leads. */
export const distanceBetween = (map: RouteMap, one: string, other: string): number =>
  distancesFrom(map, one).get(other) ?? Number.POSITIVE_INFINITY;

/** SAGA-MOVE-006: what it costs to enter a span; null where a named way is needed (SAGA-MOVE-013). */
export const costOf = ({ ground, afloat }: Fixed<Span>, isAfloat: boolean): number | null => {
  if (isAfloat) return afloat ? 1 : null;
  if (ground === 'impassable') return null;
  return ground === 'open' ? 1 : 2;
};

/** What is wrong with a route map; null where nothing is. */
export const roadsFault = ({ spans, ways }: Roads, path: string): Refusal | null => {
  const keys = spans.map(({ key }) => key);
  if (new Set(keys).size < keys.length) return badForm(`${path}.spans`, 'setup.differentNames', keys.join(', '));
  for (const [at, { from, to }] of ways.entries()) {
    const unknown = (['from', 'to'] as const).find((end) => !keys.includes(end === 'from' ? from : to));
    if (unknown !== undefined)
      return badForm(`${path}.ways[${at}].${unknown}`, 'move.span', unknown === 'from' ? from : to);
    if (from === to) return badForm(`${path}.ways[${at}]`, 'move.twoSpans', from);
  }
  const named = ways.map(({ from, to }) => [from, to].sort().join(' '));
  const twice = named.findIndex((one, at) => named.indexOf(one) !== at);
  if (twice >= 0) return badForm(`${path}.ways[${twice}]`, 'move.oneWay', named[twice] as string);
  const alone = keys.findIndex((key) => ways.every(({ from, to }) => from !== key && to !== key));
  if (alone >= 0) return badForm(`${path}.spans[${alone}]`, 'move.noWay', keys[alone] as string);
  return null;
};
