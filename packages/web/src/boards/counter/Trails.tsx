import type { hex } from '@warmoot/kernel';
import type { WordSpot, Words } from '../hex/flags.js';
import { centreAt, type Point, pathOf } from '../hex/layout.js';
import { Outline, type Side, tinctureOf } from './Counter.js';

/** What a unit did on the board: where it stood, and the hexes it went over, the last being where it stopped. */
export interface HexAct {
  readonly letter: string;
  readonly side: Side;
  readonly from: number;
  readonly path: readonly number[];
}

/** A unit that is gone from the board: where it stood last, what it was called, how it went in short and in full. */
export interface Fallen extends Words {
  readonly side: Side;
  readonly at: number;
  readonly told: string;
}

/** A point on the way from one to another, so far from the second. */
const before = (a: Point, b: Point, far: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const part = length === 0 ? 0 : Math.min(1, far / length);
  return { x: b.x + (a.x - b.x) * part, y: b.y + (a.y - b.y) * part };
};

const headAt = (tip: Point, from: Point): string => {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const back = { x: tip.x - dx * 11, y: tip.y - dy * 11 };
  return pathOf([tip, { x: back.x - dy * 6, y: back.y + dx * 6 }, { x: back.x + dy * 6, y: back.y - dx * 6 }]);
};

const Trail = ({
  board,
  act,
  isOn,
}: {
  readonly board: hex.HexBoard;
  readonly act: HexAct;
  readonly isOn: boolean;
}) => {
  const points = [act.from, ...act.path].map((at) => centreAt(board, at));
  const [start, last] = [points[0] as Point, points.at(-1) as Point];
  const near = points.at(-2) ?? start;
  const tip = before(near, last, 15);
  const line = pathOf([...points.slice(0, -1), before(near, tip, 8)], false);
  return (
    <g className="trail" data-tincture={tinctureOf(act.side)} data-act={act.letter} data-on={isOn ? '' : undefined}>
      <g transform={`translate(${start.x} ${start.y - 1})`}>
        <Outline side={act.side} />
      </g>
      <path d={line} className="trail-halo" />
      <path d={line} className="trail-line" />
      <path d={headAt(tip, near)} className="trail-head" />
      <circle cx={start.x} cy={start.y} r="9.5" className="trail-dot" />
      <text x={start.x} y={start.y + 4} textAnchor="middle">
        {act.letter}
      </text>
    </g>
  );
};

interface TrailsProps {
  readonly board: hex.HexBoard;
  readonly acts: readonly HexAct[];
  /** Which of them is looked at; −1 for none. */
  readonly at: number;
}

/** The ways that others have gone: an outline where each stood, a line, an arrow and a letter. */
export const Trails = ({ board, acts, at }: TrailsProps) => (
  <>
    {acts.map((act, nth) => (
      <Trail key={act.letter} board={board} act={act} isOn={nth === at} />
    ))}
  </>
);

/** Units that are gone: the dashed outline, crossed; the name and how it went where there is room for them. */
export const FallenUnits = ({
  board,
  fallen,
  spots,
}: {
  readonly board: hex.HexBoard;
  readonly fallen: readonly Fallen[];
  readonly spots: readonly WordSpot[];
}) => (
  <>
    {fallen.map(({ side, at, name, note, told }) => {
      const { x, y } = centreAt(board, at);
      const spot = spots.find((one) => one.at === at);
      return (
        <g
          key={`${at} ${name}`}
          className="fallen"
          data-tincture={tinctureOf(side)}
          data-fallen={name}
          transform={`translate(${x} ${y - 1})`}
        >
          <title>{told}</title>
          <Outline side={side} />
          <path d="M-7-8L7 6M7-8L-7 6" className="fallen-cross" />
          {spot === undefined ? null : (
            <text x={spot.right} y={spot.down} textAnchor={spot.anchor}>
              {name}
              <tspan x={spot.right} dy="12" className="fallen-note">
                {note}
              </tspan>
            </text>
          )}
        </g>
      );
    })}
  </>
);
