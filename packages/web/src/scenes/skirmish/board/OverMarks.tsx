import { pathOf } from '../../../boards/hex/layout.js';
import { StatePlate } from '../figure/Figures.js';
import { CELL, middleOf } from '../ground/geometry.js';
import type { HeldPair, Marks, Place, Seen, Shot } from '../parts.js';
import type { PlacedFlag } from './flags.js';

/** The cord round two in a grapple, as a path, and where its knot is. Side by side a box; over a corner it runs aslant. */
const cordOf = (a: Place, b: Place): { readonly d: string; readonly knot: { x: number; y: number } } => {
  const [p, q] = [middleOf(a), middleOf(b)];
  const half = CELL / 2 - 3;
  if (a.x === b.x || a.y === b.y) {
    const [left, top] = [Math.min(p.x, q.x) - half, Math.min(p.y, q.y) - half];
    const [right, bottom] = [Math.max(p.x, q.x) + half, Math.max(p.y, q.y) + half];
    return { d: `M${left} ${top}H${right}V${bottom}H${left}Z`, knot: { x: (left + right) / 2, y: top } };
  }
  const [top, low] = p.y < q.y ? [p, q] : [q, p];
  const side = low.x > top.x ? 1 : -1;
  const x = (from: { x: number }, by: number): number => from.x + side * by;
  const points = [
    [x(top, -half), top.y - half],
    [x(top, half * 0.7), top.y - half],
    [x(low, half), low.y - half * 0.7],
    [x(low, half), low.y + half],
    [x(low, -half * 0.7), low.y + half],
    [x(top, -half), top.y + half * 0.7],
  ] as const;
  return {
    d: pathOf(points.map(([px, py]) => ({ x: px, y: py }))),
    knot: { x: (x(top, half * 0.7) + x(low, half)) / 2, y: (top.y - half + low.y - half * 0.7) / 2 },
  };
};

const pairs = (holds: readonly HeldPair[], figures: readonly Seen[]): readonly (readonly [Seen, Seen])[] =>
  holds.flatMap(({ controller, held }) => {
    const [one, other] = [controller, held].map((key) => figures.find((seen) => seen.key === key));
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });

interface CordsProps {
  readonly holds: readonly HeldPair[];
  readonly figures: readonly Seen[];
}

export const Cords = ({ holds, figures }: CordsProps) => (
  <>
    {pairs(holds, figures).map(([one, other]) => (
      <path
        key={`${one.key} ${other.key}`}
        d={cordOf(one.at, other.at).d}
        fill="none"
        stroke="var(--keyline)"
        strokeWidth="3"
        strokeDasharray="7 3"
        strokeLinejoin="round"
      />
    ))}
  </>
);

export const Knots = ({ holds, figures }: CordsProps) => (
  <>
    {pairs(holds, figures).map(([one, other]) => (
      <StatePlate key={`${one.key} ${other.key}`} {...cordOf(one.at, other.at).knot} icon="wb-held" />
    ))}
  </>
);

/** A shot of this round: a dotted arc, and the arrow where it came down. */
export const Shots = ({ shots }: { readonly shots: readonly Shot[] }) => (
  <>
    {shots.map(({ from, to }) => {
      const [a, b] = [middleOf(from), middleOf(to)];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
      const start = { x: a.x + ux * 46, y: a.y + uy * 46 };
      const end = { x: b.x - ux * 50, y: b.y - uy * 50 };
      // The arc always rises, as arrows do.
      const rise = Math.min(110, long * 0.24);
      const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - rise };
      const turn = (Math.atan2(end.y - top.y, end.x - top.x) * 180) / Math.PI;
      return (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`} className="sk-shot">
          <path d={`M${start.x} ${start.y}Q${top.x} ${top.y} ${end.x} ${end.y}`} />
          <g transform={`translate(${end.x} ${end.y}) rotate(${turn})`}>
            <path d="M-16 0H2" strokeWidth="1.800" strokeDasharray="none" />
            <path d="M-2-3.500L7 0-2 3.500Z" className="sk-shot-head" />
            <path d="M-20-3L-15 0-20 3" strokeWidth="1.300" strokeDasharray="none" />
          </g>
        </g>
      );
    })}
  </>
);

/** The way that is looked at, with a number at each step before the last. */
export const PathLine = ({ path }: { readonly path: NonNullable<Marks['path']> }) => {
  const d = pathOf(path.through.map(middleOf), false);
  return (
    <g className="sk-way">
      <path d={d} />
      <path d={d} />
      {path.through.slice(1, -1).map((place, n) => {
        const { x, y } = middleOf(place);
        return (
          <g key={`${place.x} ${place.y}`}>
            <circle cx={x} cy={y} r="8.500" />
            <text x={x} y={y + 4.3} textAnchor="middle">
              {n + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
};

/** What the way comes to: a gold plate in the corner of its last space. */
export const PathEnd = ({ path }: { readonly path: NonNullable<Marks['path']> }) => {
  const last = path.through.at(-1);
  if (last === undefined) return null;
  const wide = Math.max(24, path.label.length * 7.2 + 12);
  const { x, y } = middleOf(last);
  return (
    <g className="sk-lettered" style={{ transformOrigin: `${x + 30}px ${y + 30}px` }}>
      <g className="sk-way-end" transform={`translate(${x + 30 - wide} ${y + 9})`}>
        <rect width={wide} height="21" />
        <text x={wide / 2} y="15.500" textAnchor="middle">
          {path.label}
        </text>
      </g>
    </g>
  );
};

const POINTS = {
  right: (box: PlacedFlag['box']) => ({ x: box.left, y: (box.top + box.bottom) / 2, turn: 0 }),
  left: (box: PlacedFlag['box']) => ({ x: box.right, y: (box.top + box.bottom) / 2, turn: 180 }),
  over: (box: PlacedFlag['box']) => ({ x: (box.left + box.right) / 2, y: box.bottom, turn: -90 }),
  under: (box: PlacedFlag['box']) => ({ x: (box.left + box.right) / 2, y: box.top, turn: 90 }),
} as const;

/** What comes of it, on a plate with a point towards its space. */
export const Flags = ({ flags }: { readonly flags: readonly PlacedFlag[] }) => (
  <>
    {flags.map(({ at, title, note, box, side, from }) => {
      const tip = POINTS[side](box);
      const middle = (box.left + box.right) / 2;
      return (
        <g
          key={`${at.x} ${at.y}`}
          className="sk-flag sk-lettered"
          style={{ transformOrigin: `${from.x}px ${from.y}px` }}
        >
          <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
          <path d="M0-8L-15 0 0 8" transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`} />
          <text className="sk-flag-title" x={middle} y={box.top + 17} textAnchor="middle">
            {title}
          </text>
          <text className="sk-flag-note" x={middle} y={box.top + 31} textAnchor="middle">
            {note}
          </text>
        </g>
      );
    })}
  </>
);
