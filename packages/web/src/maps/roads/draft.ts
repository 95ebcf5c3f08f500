import { type Refusal, shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type RoadsDraft = saga.roads.Roads;
type Span = saga.roads.Span;
export type Track = 'road' | 'path' | 'none';

interface Point {
  readonly x: number;
  readonly y: number;
}

const { SHEET } = saga.roads;

/** Two spans and a road between them. */
export const blankRoads = (name: string): RoadsDraft => ({
  name,
  spans: [
    { ...plainSpan('s1', { x: 360, y: 540 }) },
    { ...plainSpan('s2', { x: 560, y: 160 }), town: true, water: true },
  ],
  ways: [{ from: 's1', to: 's2', road: true }],
});

const within = (n: number, most: number): number => Math.max(0, Math.min(most, Math.round(n)));

function plainSpan(key: string, { x, y }: Point): Span {
  const at = { x: within(x, SHEET.width), y: within(y, SHEET.height) };
  return { key, ...at, ground: 'open', water: false, afloat: false, town: false };
}

/** A span by its name, or by its key where it has none. */
export const callIt = ({ key, name }: Pick<Span, 'key' | 'name'>): string => name ?? key;

/** A key that no span has yet. */
export const freeKey = ({ spans }: RoadsDraft): string => {
  for (let n = spans.length + 1; ; n++) if (spans.every(({ key }) => key !== `s${n}`)) return `s${n}`;
};

/** A span more, joined to another by a road so that it hangs together with the rest. */
export const withSpan = (draft: RoadsDraft, at: Point, from: string | null): RoadsDraft => {
  if (draft.spans.length >= saga.roads.MOST_SPANS) return draft;
  const key = freeKey(draft);
  const joined = from === null ? [] : [{ from, to: key, road: true }];
  return { ...draft, spans: [...draft.spans, plainSpan(key, at)], ways: [...draft.ways, ...joined] };
};

/** Where a span beside another finds room. */
export const besideOf = (draft: RoadsDraft, key: string): Point => {
  const here = saga.roads.spanOf(draft, key);
  const places = Array.from({ length: 8 }, (_, i) => ({
    x: within(here.x + Math.cos((i * Math.PI) / 4) * 90, SHEET.width),
    y: within(here.y + Math.sin((i * Math.PI) / 4) * 90, SHEET.height),
  }));
  const room = ({ x, y }: Point): number => Math.min(...draft.spans.map((span) => Math.hypot(span.x - x, span.y - y)));
  return places.reduce((best, at) => (room(at) > room(best) ? at : best));
};

export const withoutSpan = ({ spans, ways, ...rest }: RoadsDraft, key: string): RoadsDraft => ({
  ...rest,
  spans: spans.filter((span) => span.key !== key),
  ways: ways.filter(({ from, to }) => from !== key && to !== key),
});

/** A span changed; what is undefined is left out of it. */
export const withChange = (
  draft: RoadsDraft,
  key: string,
  what: { readonly [K in keyof Span]?: Span[K] | undefined },
): RoadsDraft => ({
  ...draft,
  spans: draft.spans.map((span) => {
    if (span.key !== key) return span;
    const all = Object.entries({ ...span, ...what }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(all) as unknown as Span;
  }),
});

export const movedTo = (draft: RoadsDraft, key: string, { x, y }: Point): RoadsDraft =>
  withChange(draft, key, { x: within(x, SHEET.width), y: within(y, SHEET.height) });

export const trackOf = (draft: RoadsDraft, one: string, other: string): Track | null => {
  const way = saga.roads.wayBetween(draft, one, other);
  if (way === null) return null;
  return way.road ? (way.path === true ? 'path' : 'road') : 'none';
};

export const withoutWay = (draft: RoadsDraft, one: string, other: string): RoadsDraft => ({
  ...draft,
  ways: draft.ways.filter(({ from, to }) => !([from, to].includes(one) && [from, to].includes(other))),
});

/** A way of this kind between two spans. */
export const withTrack = (draft: RoadsDraft, one: string, other: string, track: Track): RoadsDraft => {
  const name = saga.roads.wayBetween(draft, one, other)?.name;
  const { ways: others } = withoutWay(draft, one, other);
  const way = { from: one, to: other, road: track !== 'none', ...(track === 'path' ? { path: true } : {}) };
  return { ...draft, ways: [...others, name === undefined ? way : { ...way, name }] };
};

/** The same; where it is of this kind already, it is taken away. */
export const withWay = (draft: RoadsDraft, one: string, other: string, track: Track): RoadsDraft => {
  if (one === other) return draft;
  return trackOf(draft, one, other) === track ? withoutWay(draft, one, other) : withTrack(draft, one, other, track);
};

/** The name of a way; an empty one is none. */
export const withWayName = (draft: RoadsDraft, one: string, other: string, text: string): RoadsDraft => ({
  ...draft,
  ways: draft.ways.map((way) => {
    if (!([way.from, way.to].includes(one) && [way.from, way.to].includes(other))) return way;
    const { name: _, ...rest } = way;
    return text === '' ? rest : { ...rest, name: text };
  }),
});

/** What is wrong with the map as it stands; null where it can be played on. */
export const faultOf = (draft: RoadsDraft): Refusal | null => {
  const parsed = shape.record({ roads: saga.roads.roadsShape }).parse({ roads: draft });
  return parsed.ok ? saga.roads.roadsFault(parsed.value.roads, 'roads') : parsed.refusal;
};
