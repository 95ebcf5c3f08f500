import type { hex } from '@warmoot/kernel';
import { memo } from 'react';
import type { FlagSpot } from './flags.js';
import { centreAt, hexPath, type MapSize, pathOf, pictureSize, rimPath, STEP, WIDE } from './layout.js';
import type { Cord, HexRow, Marks, Shot } from './marks.js';

interface OnBoard {
  readonly board: hex.HexBoard;
}

/** Light over the hexes that may be used; it lies below the woods. */
export const Wash = memo(({ board, wash }: OnBoard & Pick<Marks, 'wash'>) =>
  wash.length === 0 ? null : (
    <path
      d={wash.map((at) => hexPath(centreAt(board, at), 22.3)).join('')}
      fill="var(--b-raise-2)"
      fillOpacity=".5"
      className="layer-wash"
    />
  ),
);

/** The rim of what is yours to use: gold, closed by the keyline. */
export const Rim = memo(({ board, wash }: OnBoard & Pick<Marks, 'wash'>) => {
  if (wash.length === 0) return null;
  const rim = rimPath(board, wash);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={rim} stroke="var(--keyline)" strokeWidth="4.6" />
      <path d={rim} stroke="var(--or)" strokeWidth="2.4" />
    </g>
  );
});

export const Halts = memo(({ board, halts }: OnBoard & Pick<Marks, 'halts'>) =>
  halts.length === 0 ? null : (
    <path
      d={halts
        .map((at) => {
          const { x, y } = centreAt(board, at);
          return `M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`;
        })
        .join('')}
      stroke="var(--ink)"
      strokeWidth="2.6"
    />
  ),
);

/** The way of a move, with a number at each step before the last. */
export const Path = ({ board, path }: OnBoard & Pick<Marks, 'path'>) => {
  if (path.length < 2) return null;
  const points = path.map((at) => centreAt(board, at));
  const d = pathOf(points, false);
  return (
    <>
      <g fill="none">
        <path d={d} stroke="var(--paper)" strokeWidth="7" />
        <path d={d} stroke="var(--ink)" strokeWidth="3" strokeDasharray="2 5" strokeLinecap="round" />
      </g>
      {points.slice(1, -1).map(({ x, y }, n) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="7.500" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.6" />
          <text x={x} y={y + 3.8} textAnchor="middle" className="counter-men" fill="var(--ink)">
            {n + 1}
          </text>
        </g>
      ))}
    </>
  );
};

/** A gold hex under what is picked. */
export const GoldHex = ({ board, at }: OnBoard & { readonly at: number }) => (
  <path d={hexPath(centreAt(board, at), 23)} fill="var(--or)" stroke="var(--keyline)" strokeWidth="2" />
);

export const Shots = ({ board, shots }: OnBoard & { readonly shots: readonly Shot[] }) => (
  <>
    {shots.map(({ from, to, picked }) => {
      const [a, b] = [centreAt(board, from), centreAt(board, to)];
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
      const [tip, foot] = [
        { x: b.x - dx * 19, y: b.y - dy * 19 },
        { x: a.x + dx * 19, y: a.y + dy * 19 },
      ];
      const d = pathOf([foot, tip], false);
      const head = `M${tip.x} ${tip.y}L${tip.x - dx * 11 - dy * 5} ${tip.y - dy * 11 + dx * 5}L${tip.x - dx * 11 + dy * 5} ${tip.y - dy * 11 - dx * 5}Z`;
      return (
        <g key={`${from} ${to}`} fill="none" data-picked={picked ? '' : undefined}>
          <path d={d} stroke="var(--paper)" strokeWidth={picked ? 7 : 5} />
          <path d={d} stroke="var(--ink)" strokeWidth={picked ? 3 : 1.6} strokeDasharray={picked ? 'none' : '5 4'} />
          <path d={head} fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" paintOrder="stroke" />
        </g>
      );
    })}
  </>
);

/** A flag with the odds of a fight or how it went, joined to the nearer unit by a thin line. */
const Flag = ({ box, text, from, to, isSolid = false }: FlagSpot) => (
  <g className="flag" data-solid={isSolid ? '' : undefined}>
    <path d={pathOf([from, to], false)} stroke="var(--paper)" strokeWidth="4" />
    <path d={pathOf([from, to], false)} stroke="var(--ink)" strokeWidth="1.6" />
    <rect
      x={box.x}
      y={box.y}
      width={box.wide}
      height={box.high}
      fill={isSolid ? 'var(--ink)' : 'var(--paper)'}
      stroke={isSolid ? 'var(--paper)' : 'var(--ink)'}
      strokeWidth="2"
    />
    <text
      x={box.x + box.wide / 2}
      y={box.y + 15}
      textAnchor="middle"
      className="flag-odds"
      fill={isSolid ? 'var(--paper)' : 'var(--ink)'}
      xmlSpace="preserve"
    >
      {text}
    </text>
  </g>
);

/** Cords round those who fight each other. */
export const Cords = ({ board, cords }: OnBoard & { readonly cords: readonly Cord[] }) => (
  <>
    {cords.map((cord) => {
      const rim = rimPath(board, cord.hexes);
      const isGold = cord.picked && cord.told !== true;
      return (
        <g key={cord.hexes.join()} fill="none" strokeLinejoin="round">
          <path d={rim} stroke="var(--paper)" strokeWidth="6" />
          <path d={rim} stroke={isGold ? 'var(--keyline)' : 'var(--ink)'} strokeWidth={cord.picked ? 4.4 : 3} />
          {isGold ? <path d={rim} stroke="var(--or)" strokeWidth="2" /> : null}
        </g>
      );
    })}
  </>
);

/** The flags of all fights. */
export const Flags = ({ spots }: { readonly spots: readonly FlagSpot[] }) => (
  <>
    {spots.map((spot) => (
      <Flag key={`${spot.box.x} ${spot.box.y}`} {...spot} />
    ))}
  </>
);

/** The hexes of a straight row. */
const hexesOn = (board: hex.HexBoard, { axis, at }: HexRow): readonly number[] =>
  board.hexes.flatMap(({ q, r }, index) => ((axis === 'r' ? r : axis === 'q' ? q : q + r) === at ? [index] : []));

/** A named row: a cord through its hexes from rim to rim. */
export const Row = ({ board, line }: OnBoard & { readonly line: HexRow }) => {
  const points = hexesOn(board, line).map((at) => centreAt(board, at));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const d = pathOf([first, last], false);
  return (
    <g fill="none">
      <path d={d} stroke="var(--paper)" strokeWidth="7" />
      <path d={d} stroke="var(--ink)" strokeWidth="3" strokeDasharray="12 5" />
    </g>
  );
};

/** The numbers of rows and columns round the map. */
export const Numbers = memo(({ size }: { readonly size: MapSize }) => {
  const { height } = pictureSize(size);
  const every = height > 1600 ? 5 : 2;
  const counted = (n: number): readonly number[] => Array.from({ length: Math.ceil(n / every) }, (_, i) => i * every);
  return (
    <>
      {counted(size.rows).map((row) => (
        <text key={`r${row}`} x="-8" y={28 + row * STEP} textAnchor="end" className="board-co">
          {row}
        </text>
      ))}
      {counted(size.columns).map((column) => (
        <text key={`c${column}`} x={(column + 0.5) * WIDE} y="-7" textAnchor="middle" className="board-co">
          {column}
        </text>
      ))}
    </>
  );
});
