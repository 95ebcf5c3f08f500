import type { warband } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import type { SoldierKind } from '../../boards/soldiers/soldiers.table.js';
import { placeOf } from '../skirmish/ground/geometry.js';
import type { Place } from '../skirmish/parts.js';
import { type Forces, type Formation, isHere, type LinesView, NORMAL, type Rank } from './model.js';
import type { FallenAt, Flight, SeenRank, SeenUnit, Stance, UnitWalk } from './parts.js';

const SPEARS = new Set<string>(['spear', 'halberd', 'javelin']);
const BOWS = new Set<string>(['shortbow', 'longbow', 'crossbow', 'sling']);

/** What somebody is drawn as, by mount and by what is in hand. */
const kindOf = (figure: Pick<warband.Figure, 'items' | 'mounted'> | undefined): SoldierKind => {
  if (figure === undefined) return 'blade';
  if (figure.mounted) return 'rider';
  const held = figure.items.filter(({ kept }) => kept === 'left' || kept === 'right' || kept === 'both');
  if (held.some(({ item }) => BOWS.has(item))) return 'bow';
  return held.some(({ item }) => SPEARS.has(item)) ? 'spear' : 'blade';
};

const stanceOf = ({ open }: Pick<LinesView, 'open'>, { now, index }: Formation): Stance => {
  const mood = open.groups[index]?.mood;
  if (mood === 'retreating' || mood === 'disorder' || mood === 'surrendered') return 'routed';
  if (now.broken) return 'broken';
  if (now.braced) return 'braced';
  return now.wall ? 'wall' : 'steady';
};

/** How many stood in each rank at first, by the place of its body in the roster. */
export const fullRanks = (passages: readonly Passage[]): ReadonlyMap<number, number> => {
  const units = (passages[0]?.after.state.open as { units?: readonly { ranks: readonly Rank[] }[] } | undefined)?.units;
  return new Map((units ?? []).flatMap(({ ranks }) => ranks.map(({ body, slots }) => [body, slots.length] as const)));
};

const ranksOf = (
  { open }: Pick<LinesView, 'open'>,
  { now, key }: Formation,
  full: ReadonlyMap<number, number>,
): readonly SeenRank[] =>
  now.ranks.map(({ body, slots }, nth) => {
    const kind = kindOf(open.figures[body]);
    let normal = 0;
    // A normal bearer of the banner stands at the right end of its rank.
    const bearer = now.bearer === body ? slots.lastIndexOf(NORMAL) : slots.indexOf(now.bearer);
    return {
      key: `${key} ${body < 0 ? `u${nth}` : body}`,
      full: Math.max(full.get(body) ?? 0, slots.length),
      slots: slots.map((slot, place) => {
        const leads = slot !== NORMAL && slot === now.leader;
        return {
          key: slot === NORMAL ? `${body}:${normal++}` : `u${slot}`,
          kind: slot === NORMAL ? kind : leads && !open.figures[slot]?.mounted ? 'lead' : kindOf(open.figures[slot]),
          leads,
          banner: now.bearer >= 0 && place === bearer,
        };
      }),
    };
  });

interface Seeing {
  /** The unit in hand. */
  readonly acting: string | null;
  readonly seat: string | null;
  readonly full: ReadonlyMap<number, number>;
}

/** A unit as it is drawn, even where it stands nowhere yet. */
export const seenUnit = (view: Pick<LinesView, 'open'>, unit: Formation, { acting, seat, full }: Seeing): SeenUnit => ({
  key: unit.key,
  name: unit.name,
  side: unit.side,
  yours: unit.now.seat === seat,
  at: unit.at ?? { x: 0, y: 0 },
  facing: unit.now.facing,
  ranks: ranksOf(view, unit, full),
  stance: stanceOf(view, unit),
  acting: unit.key === acting,
});

export const seenOf = (view: Pick<LinesView, 'open'>, { units }: Forces, seeing: Seeing): readonly SeenUnit[] =>
  units.filter(isHere).map((unit) => seenUnit(view, unit, seeing));

type Event = warband.BattleEvent;

/** What was heard in an entry. */
const eventsIn = ({ entry }: Pick<Passage, 'entry'>): readonly Event[] =>
  entry.heard.flatMap(({ event, depth }) => (depth > 0 ? [] : [event as unknown as Event]));

interface Standing {
  readonly at: number;
  readonly facing: 'n' | 'e' | 's' | 'w';
  readonly name: string;
  readonly ranks: readonly Rank[];
}

const unitsBefore = ({ before }: Passage): readonly Standing[] =>
  before === null ? [] : ((before.state.open as { units?: readonly Standing[] }).units ?? []);

/** The ways that were gone in one entry, the first space of each where it began. */
export const walksIn = (view: LinesView, passage: Passage | undefined): readonly UnitWalk[] => {
  if (passage === undefined) return [];
  const { field } = view.given;
  const at = unitsBefore(passage).map((unit) => unit.at);
  return eventsIn(passage).flatMap((event) => {
    if (event.event !== 'unitMoved') return [];
    const from = at[event.unit] ?? -1;
    const path = event.path.filter((space) => space >= 0);
    at[event.unit] = path.at(-1) ?? from;
    const key = view.open.units[event.unit]?.name ?? '';
    if (from < 0 || path.length === 0) return [];
    const pushed = event.as === 'pushed' || event.as === 'followed';
    return [{ key, pushed, through: [from, ...path].map((space) => placeOf(field, space)) }];
  });
};

/** Where a rank stood in an entry: of its body or of somebody in it. */
const rankPlace = (view: LinesView, units: readonly Standing[], figure: number): Place | null => {
  for (const { at, facing, ranks } of units) {
    const nth = ranks.findIndex(({ body, slots }) => body === figure || slots.includes(figure));
    if (nth < 0 || at < 0) continue;
    const { x, y } = placeOf(view.given.field, at);
    const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[facing] as [number, number];
    return { x: x - nth * dx, y: y - nth * dy };
  }
  return null;
};

/** All ways and shots since the Opening began: prints stay until the next. */
export const sinceOpening = (
  view: LinesView,
  passages: readonly Passage[],
): { readonly prints: readonly UnitWalk[]; readonly flights: readonly Flight[] } => {
  const prints: UnitWalk[] = [];
  const flights: Flight[] = [];
  for (const [back, passage] of passages.toReversed().entries()) {
    const events = eventsIn(passage);
    prints.unshift(...walksIn(view, passage).filter(({ pushed }) => !pushed));
    const units = unitsBefore(passage);
    for (const event of events) {
      if (event.event !== 'struck' || (event.way !== 'shot' && event.way !== 'throw')) continue;
      const [from, to] = [rankPlace(view, units, event.by), rankPlace(view, units, event.target)];
      const dice = 'faces' in event && Array.isArray(event.faces) ? event.faces.length : 1;
      if (from !== null && to !== null)
        flights.push({ key: `${passages.length - back} ${event.by} ${event.target}`, from, to, dice });
    }
    if (events.some((event) => event.event === 'roundBegan')) break;
  }
  return { prints, flights };
};

const FALLEN = new WeakMap<Passage, readonly FallenAt[]>();

/** Who fell in one entry, and where. */
const fallenIn = (view: LinesView, passage: Passage, nth: number): readonly FallenAt[] => {
  const known = FALLEN.get(passage);
  if (known !== undefined) return known;
  const units = unitsBefore(passage);
  const fallen = eventsIn(passage).flatMap((event): readonly FallenAt[] => {
    if (event.event !== 'thinned') return [];
    const at = rankPlace(view, units, event.figure);
    if (at === null) return [];
    const { facing = 'n', ranks = [] } = units[event.unit] ?? {};
    const wide = ranks.find(({ body }) => body === event.figure)?.slots.length ?? 1;
    const [rx, ry] = { n: [1, 0], e: [0, 1], s: [-1, 0], w: [0, -1] }[facing] as [number, number];
    return Array.from({ length: event.removed }, (_none, one) => {
      const right = (wide - 1) / 2 - one;
      return { key: `${nth} ${event.figure} ${one}`, at: { x: at.x + right * rx, y: at.y + right * ry } };
    });
  });
  FALLEN.set(passage, fallen);
  return fallen;
};

/** So many of the fallen are drawn: the last ones. */
const MOST_FALLEN = 120;

export const fallenOf = (view: LinesView, passages: readonly Passage[]): readonly FallenAt[] =>
  passages.flatMap((passage, nth) => fallenIn(view, passage, nth)).slice(-MOST_FALLEN);
