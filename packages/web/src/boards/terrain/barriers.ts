import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';
import { boardOf, centreOf, edgeEnds, type MapSize, middle, type Point, pathOf, short } from '../hex/layout.js';
import { wedge } from './marks.js';

/** What lies on edges, as paths. */
export interface BarrierPaths {
  readonly stakes: string;
  readonly walls: string;
  /** The cuts on the side from which a wall cannot be crossed. */
  readonly cuts: string;
  readonly creek: string;
}

type Barrier = war.DrawnField['barriers'][number];

interface Edge {
  readonly barrier: Barrier;
  readonly ends: readonly [Point, Point];
  /** Towards the outer hex, of length one. */
  readonly out: Point;
}

const edgeOf = (board: hex.HexBoard, barrier: Barrier): Edge | null => {
  const { from, to } = barrier;
  const outer = hex.indexAt(board, from.row, from.column);
  const inner = hex.indexAt(board, to.row, to.column);
  const edge = outer < 0 || inner < 0 ? -1 : hex.edgeBetween(board, inner, outer);
  if (edge < 0) return null;
  const [here, there] = [centreOf(to.row, to.column), centreOf(from.row, from.column)];
  const far = Math.hypot(there.x - here.x, there.y - here.y);
  return {
    barrier,
    ends: edgeEnds(here, edge % 6),
    out: { x: (there.x - here.x) / far, y: (there.y - here.y) / far },
  };
};

const feetOn = ([a, b]: readonly [Point, Point], count: number): readonly (Point & { dx: number; dy: number })[] => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return Array.from({ length: count }, (_, n) => {
    const t = (n + 0.5) / count;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, dx, dy };
  });
};

/** Stakes point at the outer hex; where both are, every other one points the other way. */
const stakesOn = ({ barrier, ends, out }: Edge): string =>
  feetOn(ends, barrier.oneWay ? 5 : 6)
    .map((foot, n) => {
      const way = barrier.oneWay || n % 2 === 0 ? 1 : -1;
      const back = way * -1.2;
      const base = { ...foot, x: foot.x + out.x * back, y: foot.y + out.y * back };
      const lean = (n % 2 === 0 ? 1 : -1) * 0.8;
      const tip = {
        x: foot.x + out.x * 8.4 * way + foot.dx * lean,
        y: foot.y + out.y * 8.4 * way + foot.dy * lean,
      };
      return wedge(base, tip, 3.2);
    })
    .join('');

const cutsOn = ({ ends, out }: Edge): string =>
  feetOn(ends, 5)
    .map((foot) => {
      const base = { ...foot, x: foot.x + out.x * 3, y: foot.y + out.y * 3 };
      return wedge(base, { x: foot.x + out.x * 9, y: foot.y + out.y * 9 }, 2);
    })
    .join('');

const lineOf = ({ ends: [a, b] }: Edge): string => pathOf([a, b], false);

const touch = (a: Edge, b: Edge): boolean =>
  a.ends.some((p) => b.ends.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1));

const CREEK = 10;

/** Connected runs of soft edges; a long run that is soft both ways is drawn as a creek. */
const chainsOf = (edges: readonly Edge[]): readonly (readonly Edge[])[] => {
  const left = new Set(edges);
  const chains: Edge[][] = [];
  for (const start of edges) {
    if (!left.delete(start)) continue;
    const chain = [start];
    for (const one of chain) {
      for (const other of [...left]) {
        if (!touch(one, other)) continue;
        left.delete(other);
        chain.push(other);
      }
    }
    chains.push(chain);
  }
  return chains;
};

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A soft line through the middles of the edges of a creek, beginning at an end. */
const creekLine = (chain: readonly Edge[]): string => {
  const at = new Map<string, Edge[]>();
  for (const edge of chain) {
    for (const end of edge.ends) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), edge]);
  }
  const start = chain.find(({ ends }) => ends.some((end) => at.get(keyOf(end))?.length === 1)) ?? (chain[0] as Edge);
  const seen = new Set<Edge>();
  const points: Point[] = [];
  let from = start.ends.find((end) => at.get(keyOf(end))?.length === 1) ?? start.ends[0];
  points.push(from);
  for (let edge: Edge | undefined = start; edge !== undefined; ) {
    seen.add(edge);
    const [a, b]: readonly [Point, Point] = edge.ends;
    points.push(middle(a, b));
    from = keyOf(a) === keyOf(from) ? b : a;
    edge = (at.get(keyOf(from)) ?? []).find((one) => !seen.has(one));
  }
  points.push(from);
  return points
    .map((p, n) => {
      if (n === 0) return `M${short(p.x)} ${short(p.y)}`;
      const q = points[n + 1];
      if (q === undefined) return `L${short(p.x)} ${short(p.y)}`;
      const m = middle(p, q);
      return `Q${short(p.x)} ${short(p.y)} ${short(m.x)} ${short(m.y)}`;
    })
    .join('');
};

export const barrierPaths = (field: war.Field, size: MapSize): BarrierPaths => {
  if (field.field === 'plain') return { stakes: '', walls: '', cuts: '', creek: '' };
  const board = boardOf(size);
  const edges = field.barriers.map((barrier) => edgeOf(board, barrier)).filter((edge) => edge !== null);
  const hard = edges.filter(({ barrier }) => barrier.kind === 'hard');
  const soft = edges.filter(({ barrier }) => barrier.kind === 'soft');
  const chains = chainsOf(soft.filter(({ barrier }) => !barrier.oneWay)).filter(({ length }) => length >= CREEK);
  const creeks = new Set(chains.flat());
  return {
    stakes: soft
      .filter((edge) => !creeks.has(edge))
      .map(stakesOn)
      .join(''),
    walls: hard.map(lineOf).join(''),
    cuts: hard
      .filter(({ barrier }) => barrier.oneWay)
      .map(cutsOn)
      .join(''),
    creek: chains.map(creekLine).join(''),
  };
};
