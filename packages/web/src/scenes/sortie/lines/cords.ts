import { sortie } from '@warmoot/rules';
import { apartOf, type Side, type SortieView, stepOf, subject, type Unit } from '../model.js';
import type { LinesWords } from './words.js';

/** What ties two units together in this round. */
export interface Cord {
  readonly key: string;
  readonly kind: 'fight' | 'shot' | 'closing';
  /** Who does it, and to whom. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly spoken: string;
  /** It is only picked by whoever looks, and not given yet. */
  readonly isPlanned: boolean;
}

/** A cord as it is drawn: from the row above to the row below, in hundredths of the width. */
export interface Drawn extends Cord {
  readonly above: number;
  readonly below: number;
  /** Where its label stands: how far down, from 0 to 1. */
  readonly at: number;
}

interface Sight {
  readonly t: LinesWords;
  readonly view: SortieView;
  readonly units: readonly Unit[];
}

const cordOf = (
  { t, view, units }: Sight,
  kind: Cord['kind'],
  [from, to]: readonly [number, number],
  { n = apartOf(view, from, to), by = 1, isPlanned = false }: { n?: number; by?: 1 | 2; isPlanned?: boolean },
): Cord => {
  const [one, two] = [subject(units[from] as Unit), subject(units[to] as Unit)];
  const left = kind === 'closing' ? sortie.closedTo(view, from, to, by) : n;
  const label = kind === 'closing' ? t.fromTo({ from: n, to: left }) : n === 0 ? t.contact : `${n}`;
  return {
    key: `${kind} ${from} ${to}`,
    kind,
    from,
    to,
    label,
    spoken: t.cords[kind]({ one, two, n, to: left }),
    isPlanned,
  };
};

/** The cord of an order, where it ties its unit to another. */
const cordOfOrder = (sight: Sight, unit: number, order: sortie.Order, isPlanned: boolean): readonly Cord[] => {
  switch (order.order) {
    case 'engage':
      return [cordOf(sight, 'fight', [unit, order.target], { isPlanned })];
    case 'shoot':
      return [cordOf(sight, 'shot', [unit, order.target], { isPlanned })];
    case 'close':
      return [cordOf(sight, 'closing', [unit, order.target], { by: order.halfMoves, isPlanned })];
    default:
      return [];
  }
};

/** Whether everybody has moved as ordered: then nobody closes any more. */
const hasMoved = (view: SortieView): boolean => ['withdrawals', 'pressing'].includes(stepOf(view)?.step ?? '');

/** The cords of this round: who fights, who shoots, who closes; and what is planned, in gold. */
export const cordsOf = (sight: Sight, planned: ReadonlyMap<number, sortie.Order>): readonly Cord[] => {
  const { open } = sight.view;
  const inFight = new Set(open.meetings.flatMap(({ a, b }) => [a, b]));
  return [
    ...open.meetings.map(({ a, b, openedBy, from }) =>
      cordOf(sight, 'fight', openedBy.includes(a) ? [a, b] : [b, a], { n: from }),
    ),
    ...open.shots.map(({ archers, target }) => cordOf(sight, 'shot', [archers, target], {})),
    ...open.orders.flatMap((order, unit) =>
      order?.order === 'close' && !inFight.has(unit) && !hasMoved(sight.view)
        ? cordOfOrder(sight, unit, order, false)
        : [],
    ),
    ...[...planned].flatMap(([unit, order]) => cordOfOrder(sight, unit, order, true)),
  ];
};

/** How far the ends of two cords at one unit are from each other, in parts of its width. */
const SPREAD = 0.22;
/** How wide a label is, in hundredths of the width that three units take on a phone. */
const LABEL = 16;
const HEIGHTS = [0.5, 0.26, 0.74, 0.38, 0.62];

/** Where cords run between two rows: ends of one unit stand side by side, labels out of each other's way. */
export const drawnCords = (
  cords: readonly Cord[],
  rows: readonly [above: readonly Unit[], below: readonly Unit[]],
  sideBelow: Side,
): readonly Drawn[] => {
  const slot = (unit: number): { readonly middle: number; readonly wide: number } => {
    const row = rows.find((one) => one.some(({ index }) => index === unit)) ?? [];
    const wide = 100 / Math.max(1, row.length);
    return { middle: (row.findIndex(({ index }) => index === unit) + 0.5) * wide, wide };
  };
  const sideOf = new Map(rows.flat().map(({ index, side }) => [index, side]));
  const ends = cords
    .filter(({ from, to }) => sideOf.has(from) && sideOf.has(to))
    .map((cord) => {
      const isBelow = sideOf.get(cord.from) === sideBelow;
      return { cord, top: isBelow ? cord.to : cord.from, foot: isBelow ? cord.from : cord.to };
    });
  /** The end of a cord at one unit, beside the others that end there. */
  const endAt = (unit: number, far: number, key: string, of: 'top' | 'foot'): number => {
    const there = ends
      .filter((one) => one[of] === unit)
      .map(({ cord, top, foot }) => ({ key: cord.key, x: slot(of === 'top' ? foot : top).middle }))
      .sort((a, b) => a.x - b.x || (a.key < b.key ? -1 : 1));
    const { middle, wide } = slot(unit);
    const nth = there.findIndex((one) => one.key === key && one.x === slot(far).middle);
    return middle + (nth - (there.length - 1) / 2) * Math.min(SPREAD, 0.8 / there.length) * wide;
  };
  /** Who has only this one holds it as near below the other end as its place allows: cords hang straight where they can. */
  const heldAt = (unit: number, far: number, at: number, of: 'top' | 'foot'): number => {
    if (ends.filter((one) => one[of] === unit).length > 1) return at;
    const { middle, wide } = slot(unit);
    return Math.min(Math.max(far, middle - SPREAD * wide), middle + SPREAD * wide);
  };
  const taken: { x: number; at: number }[] = [];
  return ends.map(({ cord, top, foot }) => {
    const [high, low] = [endAt(top, foot, cord.key, 'top'), endAt(foot, top, cord.key, 'foot')];
    const below = heldAt(foot, high, low, 'foot');
    const above = heldAt(top, below, high, 'top');
    const free = (at: number): boolean => {
      const x = above + (below - above) * at;
      return taken.every((one) => Math.abs(one.x - x) > LABEL || Math.abs(one.at - at) > 0.4);
    };
    const at = HEIGHTS.find(free) ?? 0.5;
    taken.push({ x: above + (below - above) * at, at });
    return { ...cord, above, below, at };
  });
};
