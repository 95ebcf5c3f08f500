import { type Stream, stream } from '@warmoot/kernel';
import { neighboursOf, spanOf } from '../roads.js';
import { routesBetween } from '../routes.js';
import { type Roads, SHEET, type Span, type Way } from '../setup.js';
import { FIRST_HALVES, type NamedKind, SECOND_HALVES, TOWNS } from './names.table.js';
import { MARGINS, NEAREST, neighbourPairs, type Point, roomiest, squaredBetween } from './points.js';
import { type DrawingRoads, FEWEST_DRAWN, MOST_DRAWN, type RoadKind, USUAL_SPANS } from './wanted.js';

/** A map being drawn: a line from edge to edge bars the way from below to above, but for its gates. */
interface Drawing {
  readonly kind: RoadKind;
  readonly source: Stream;
  readonly bar: readonly Point[];
  readonly spans: Span[];
  readonly ways: Way[];
  readonly taken: Set<string>;
}

const plain = (key: string, { x, y }: Point): Span => ({
  key,
  x,
  y,
  ground: 'open',
  water: false,
  afloat: false,
  town: false,
});

const oneOf = <A>(source: Stream, items: readonly A[]): A => items[source.below(items.length)] as A;

/** A name that nothing on this map bears yet. */
const nameFor = ({ source, taken }: Drawing, kind: NamedKind | 'town'): string => {
  for (;;) {
    const name = kind === 'town' ? oneOf(source, TOWNS) : `${oneOf(source, FIRST_HALVES)} ${SECOND_HALVES[kind]}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};

/** The line that bars the way, as points at even distances that wander up and down. */
const barFrom = (source: Stream, count: number): readonly Point[] => {
  let y = 260 + source.below(141);
  return Array.from({ length: count }, (_, at) => {
    y = Math.max(240, Math.min(430, y - 32 + source.below(65)));
    return { x: Math.round(((at + 0.5) * SHEET.width) / count), y };
  });
};

/** How high the line lies over a point: as the crow flies between its two neighbours on the line. */
const barAt = (bar: readonly Point[], x: number): number => {
  const after = bar.findIndex((point) => point.x >= x);
  if (after < 0) return (bar.at(-1) as Point).y;
  const [one, other] = [bar[Math.max(0, after - 1)] as Point, bar[after] as Point];
  if (one.x === other.x) return other.y;
  return Math.round(one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x));
};

/** Gates that anybody can go through: two or more, and between them what has to be crossed. */
const isGate = ({ bar }: Drawing, at: number): boolean => (bar.length === 3 ? at !== 1 : at % 2 === 1);

const riverSpan = (drawing: Drawing, at: number, point: Point): Span => {
  const { source, kind } = drawing;
  const base: Span = { ...plain(`r${at + 1}`, point), water: true, afloat: kind === 'waters', land: 'river' };
  if (isGate(drawing, at)) {
    const landmark = at <= 1 || source.below(2) === 0 ? 'bridge' : 'ford';
    return { ...base, name: nameFor(drawing, landmark), landmark };
  }
  const named = source.below(2) === 0 ? { name: nameFor(drawing, 'pool') } : {};
  return { ...base, ...named, ground: 'impassable', crossing: { by: 'swim', difficulty: 3 + source.below(3) } };
};

const ridgeSpan = (drawing: Drawing, at: number, point: Point): Span => {
  const { source } = drawing;
  const base: Span = { ...plain(`r${at + 1}`, point), land: 'mountains', terrain: 'mountains' };
  if (isGate(drawing, at)) return { ...base, name: nameFor(drawing, 'pass'), ground: at <= 1 ? 'open' : 'closed' };
  const crossing = { by: 'jumpClimb', difficulty: 3 + source.below(4) } as const;
  return { ...base, name: nameFor(drawing, 'notch'), ground: 'impassable', crossing };
};

/** The spans on the line that bars the way. */
const layBar = (drawing: Drawing): void => {
  const { bar, spans, kind } = drawing;
  for (const [at, point] of bar.entries()) {
    spans.push(kind === 'mountains' ? ridgeSpan(drawing, at, point) : riverSpan(drawing, at, point));
  }
};

/** The spans of the land on both sides: where one begins below, a town above, and the rest where there is room. */
const layLand = (drawing: Drawing, count: number): void => {
  const { bar, source, spans } = drawing;
  const low = { x: 200 + source.below(601), y: SHEET.height - MARGINS.bottom - source.below(30) };
  const high = { x: 250 + source.below(501), y: MARGINS.top + source.below(30) };
  spans.push(plain('start', low));
  spans.push({ ...plain('goal', high), name: nameFor(drawing, 'town'), town: true, water: true });
  for (let at = 1; spans.length < count; at++) {
    const point = roomiest(spans, source, ({ x, y }) => Math.abs(y - barAt(bar, x)) >= NEAREST);
    if (point === null) return;
    spans.push(plain(`s${at}`, point));
  }
};

/** No way is longer than this: on a map without bounds a span would be no measure. */
const LONGEST = 420;

const isOnBar = ({ key }: Span): boolean => key.startsWith('r');

/** Whether the line is crossed between two spans. */
const areApart = (bar: readonly Point[], one: Span, other: Span): boolean =>
  one.y < barAt(bar, one.x) !== other.y < barAt(bar, other.x);

/** Along a river of boats its spans follow each other; the land is joined wherever nothing lies between. */
const layWays = (drawing: Drawing): void => {
  const { bar, kind, source, spans, ways } = drawing;
  for (const [a, b] of neighbourPairs(spans)) {
    const [one, other] = [spans[a] as Span, spans[b] as Span];
    const onBar = [one, other].filter(isOnBar).length;
    if (onBar === 2 || (onBar === 0 && areApart(bar, one, other))) continue;
    if (squaredBetween(one, other) > LONGEST ** 2) continue;
    const isRough = [one, other].some(({ ground }) => ground === 'impassable');
    const isRoad = !isRough && source.below(6) > 0;
    ways.push({
      from: one.key,
      to: other.key,
      road: isRoad,
      ...(isRoad && source.below(4) === 0 ? { path: true } : {}),
    });
  }
  if (kind !== 'waters') return;
  for (const [at] of bar.slice(1).entries()) {
    ways.push({ from: `r${at + 1}`, to: `r${at + 2}`, road: false });
  }
};

const change = ({ spans }: Drawing, key: string, what: Partial<Span>): void => {
  const at = spans.findIndex((span) => span.key === key);
  spans[at] = { ...(spans[at] as Span), ...what };
};

/** Closed land in patches: woods, a fen, hills. What is looked up is kept: while it is drawn, each look is at a new map. */
const layClosed = (drawing: Drawing): void => {
  const { kind, source, spans } = drawing;
  const lands = kind === 'mountains' ? (['hills', 'woods', 'hills'] as const) : (['woods', 'woods', 'fen'] as const);
  for (let left = Math.round(spans.length / 4), patch = 0; left > 0 && patch < 12; patch++) {
    const inner = spans.filter(({ key, ground }) => key.startsWith('s') && key !== 'start' && ground === 'open');
    if (inner.length === 0) return;
    const land = lands[patch % lands.length] as 'woods' | 'fen' | 'hills';
    const first = oneOf(source, inner);
    const others = neighboursOf({ ...drawing }, first.key).filter((key) => inner.some((span) => span.key === key));
    const keys = [first.key, ...others.slice(0, Math.min(left - 1, 1 + source.below(2)))];
    const terrain = { woods: 'forest', fen: 'fen', hills: 'mountains' }[land];
    for (const key of keys) change(drawing, key, { ground: 'closed', land, terrain, water: land === 'fen' });
    change(drawing, first.key, { name: nameFor(drawing, land) });
    left -= keys.length;
  }
};

const STANDING = ['houses', 'church', 'mill', 'stones', 'tower'] as const;

/** Places on the open land, each far enough from all other names for its own to be written. */
const layPlaces = (drawing: Drawing): void => {
  const { source } = drawing;
  change(drawing, 'start', { name: nameFor(drawing, 'houses'), landmark: 'houses' });
  for (const [at, landmark] of STANDING.entries()) {
    const named = drawing.spans.filter(({ name }) => name !== undefined);
    const free = drawing.spans.filter(
      (span) =>
        span.ground === 'open' &&
        span.name === undefined &&
        named.every((other) => Math.abs(other.x - span.x) > 150 || Math.abs(other.y - span.y) > 50),
    );
    if (free.length === 0) return;
    const { key } = oneOf(source, free);
    const isTown =
      at === 0 &&
      drawing.spans.length >= 18 &&
      squaredBetween(spanOf({ ...drawing }, key), spanOf({ ...drawing }, 'goal')) > 300 ** 2;
    const isWatered = isTown || landmark === 'mill' || landmark === 'houses';
    change(drawing, key, {
      ...(isTown ? { town: true, name: nameFor(drawing, 'town') } : { landmark, name: nameFor(drawing, landmark) }),
      water: isWatered,
    });
  }
};

type Drawn = Pick<Roads, 'spans' | 'ways'>;

/** The neighbours of all spans at once: they are asked for over and over while ways are taken away. */
const neighboursIn = ({ spans, ways }: Drawn): ReadonlyMap<string, readonly string[]> => {
  const near = new Map<string, string[]>(spans.map(({ key }) => [key, []]));
  for (const { from, to } of ways) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  return near;
};

const reached = (near: ReturnType<typeof neighboursIn>, isShut: (key: string) => boolean): ReadonlySet<string> => {
  const seen = new Set(['start']);
  for (const at of seen) for (const next of near.get(at) ?? []) if (!isShut(next)) seen.add(next);
  return seen;
};

/** All hangs together, and on foot without a crossing two ways lead on that share no span between the ends. */
const isSound = (map: Drawn): boolean => {
  const near = neighboursIn(map);
  const barred = new Set(map.spans.filter(({ ground }) => ground === 'impassable').map(({ key }) => key));
  return (
    reached(near, () => false).size === map.spans.length &&
    map.spans.every(
      ({ key: shut }) =>
        shut === 'start' ||
        shut === 'goal' ||
        barred.has(shut) ||
        reached(near, (key) => key === shut || barred.has(key)).has('goal'),
    )
  );
};

/** So many ways to a span are left: enough to choose from, and few enough to follow each with a finger. */
const WAYS_TO_A_SPAN = 1.35;

/** The longest ways go, as far as the map stays whole without them. */
const prune = ({ spans, ways }: Drawn): readonly Way[] => {
  const map = { spans, ways: [] };
  const length = ({ from, to }: Way): number => squaredBetween(spanOf(map, from), spanOf(map, to));
  const onWater = ({ from, to }: Way): boolean => [from, to].every((key) => spanOf(map, key).afloat);
  let left = ways;
  for (const way of [...ways].sort((one, other) => length(other) - length(one))) {
    if (left.length <= spans.length * WAYS_TO_A_SPAN) break;
    const without = left.filter((other) => other !== way);
    if (!onWater(way) && isSound({ spans, ways: without })) left = without;
  }
  return left;
};

/** The ways of the best routes are named, so that they can be spoken of; the best of all is a road throughout. */
const nameWays = (drawing: Drawing, map: Roads): Roads => {
  const routes = routesBetween(map, 'start', 'goal', { most: 3 }).filter(({ crossings }) => crossings.length === 0);
  const ways = [...map.ways];
  for (const [rank, { spans }] of routes.entries()) {
    const name = `${oneOf(drawing.source, FIRST_HALVES)} ${rank === 0 ? 'road' : 'way'}`;
    for (const [step, to] of spans.entries()) {
      const from = step === 0 ? 'start' : (spans[step - 1] as string);
      const at = ways.findIndex((way) => [way.from, way.to].includes(from) && [way.from, way.to].includes(to));
      const way = ways[at] as Way;
      if (way.name !== undefined) continue;
      ways[at] = rank === 0 ? { from: way.from, to: way.to, road: true, name } : { ...way, name };
    }
  }
  return { ...map, ways };
};

const attempt = (seed: string, count: number, kind: RoadKind): Roads | null => {
  const source = stream(seed);
  const gates = count < 16 ? 3 : 5;
  const bar = barFrom(source, kind === 'waters' ? Math.max(3, Math.min(9, Math.round(count / 3))) : gates);
  const drawing: Drawing = { kind, source, bar, spans: [], ways: [], taken: new Set() };
  layBar(drawing);
  layLand(drawing, count);
  if (drawing.spans.length < count) return null;
  layWays(drawing);
  if (!isSound(drawing)) return null;
  layClosed(drawing);
  layPlaces(drawing);
  const map: Roads = {
    name: `To ${spanOf({ ...drawing }, 'goal').name}`,
    spans: [...drawing.spans].sort((one, other) => other.y - one.y || one.x - other.x),
    ways: prune(drawing),
  };
  if (routesBetween(map, 'start', 'goal').length < 2) return null;
  return nameWays(drawing, map);
};

/**
 * A route map drawn from a seed; the same seed gives the same map. From `start` to the town at `goal` lead two ways or more
 * that anybody can walk, no two ways cross, and no two spans lie too near each other.
 */
export const drawRoads = (seed: string, { spans = USUAL_SPANS, kind = 'land' }: DrawingRoads = {}): Roads => {
  const count = Math.max(FEWEST_DRAWN, Math.min(MOST_DRAWN, spans));
  for (let tries = 0; ; tries++) {
    // A crowded sheet becomes a little emptier with every ten tries, so that every seed gives a map.
    const map = attempt(
      `roads ${kind} ${count} ${seed} ${tries}`,
      Math.max(FEWEST_DRAWN, count - Math.floor(tries / 10)),
      kind,
    );
    if (map !== null) return map;
  }
};
