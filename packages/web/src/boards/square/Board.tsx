import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useNarrow } from '../../browser/useMedia.js';
import {
  type BoardSize,
  CELL,
  each,
  middleOf,
  nearWindow,
  phoneNearness,
  type Square,
  sameSquare,
  type Window,
  wholeBoard,
} from './geometry.js';
import './board.css';
import { Cells } from './Cells.js';
import { Ground } from './Ground.js';
import { boardKey } from './keys.js';

/** Where one may go: an arrow head from where one stands; a ring on the own square, for staying. */
const Targets = (props: {
  readonly window: Window;
  readonly from: Square | null;
  readonly legal: readonly Square[];
  readonly picked: Square | null;
}) => {
  const { window, from, legal, picked } = props;
  return (
    <>
      {legal.map((square) => {
        const [x, y] = middleOf(window, square);
        const stays = sameSquare(square, from);
        const turn = from === null ? 0 : Math.round((Math.atan2(square.y - from.y, square.x - from.x) * 180) / Math.PI);
        const on = sameSquare(square, picked);
        return (
          <g key={`${square.x} ${square.y}`} className={on ? 'board-target board-target-on' : 'board-target'}>
            <rect x={x - CELL / 2 + 3} y={y - CELL / 2 + 3} width={CELL - 6} height={CELL - 6} />
            {stays ? (
              <circle cx={x} cy={y} r="26" fill="none" />
            ) : (
              <path d="M10 0L-6-6.500-2.500 0-6 6.500Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
            )}
          </g>
        );
      })}
    </>
  );
};

/** What can be done on the board just now. */
export interface SquareHands {
  readonly legal: readonly Square[];
  readonly picked: Square | null;
  readonly onPick: (square: Square) => void;
  /** A second press on what is picked. */
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** A press on a square that cannot be chosen. */
  readonly onOther: (square: Square) => void;
  readonly onRead: () => void;
  readonly onOdds: (square: Square) => void;
}

export interface BoardProps {
  readonly size: BoardSize;
  readonly walls: readonly Square[];
  /** Where the pieces stand: keys walk through them, and they are always in the window. */
  readonly pieces: readonly Square[];
  /** Where the focus begins. */
  readonly start: Square;
  /** Whence a piece moves: the arrows lead away from it, and it may be dragged. */
  readonly from: Square | null;
  /** All of the board, or where the pieces are. */
  readonly whole: boolean;
  readonly hands: SquareHands;
  readonly nameOf: (square: Square, marked: { readonly legal: boolean; readonly picked: boolean }) => string;
  readonly label: string;
  readonly describedBy: string;
  /** The layers below and above the squares that can be chosen; `over` is where a drag is now. */
  readonly below: (window: Window) => ReactNode;
  readonly above: (window: Window, over: Square | null) => ReactNode;
}

const MARGIN = { left: 24, top: 22, right: 4, bottom: 4 };

const Numbers = ({ window }: { readonly window: Window }) => (
  <>
    {each(window.wide).map((i) => (
      <text key={`x${i}`} x={(i + 0.5) * CELL} y="-7" textAnchor="middle" className="board-number">
        {i + window.left}
      </text>
    ))}
    {each(window.high).map((i) => (
      <text key={`y${i}`} x="-8" y={(i + 0.5) * CELL + 4} textAnchor="end" className="board-number">
        {i + window.top}
      </text>
    ))}
  </>
);

interface PictureProps extends Pick<BoardProps, 'size' | 'walls' | 'from' | 'hands' | 'below' | 'above'> {
  readonly window: Window;
  readonly over: Square | null;
}

const Picture = ({ size, walls, from, hands, below, above, window, over }: PictureProps) => {
  const { width, height } = size;
  const [w, h] = [window.wide * CELL, window.high * CELL];
  const edges = useMemo(
    () => ({
      top: window.top === 0,
      left: window.left === 0,
      right: window.left + window.wide === width,
      bottom: window.top + window.high === height,
    }),
    [window, width, height],
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-MARGIN.left} ${-MARGIN.top} ${w + MARGIN.left + MARGIN.right} ${h + MARGIN.top + MARGIN.bottom}`}
    >
      <clipPath id="square-board">
        <rect width={w} height={h} />
      </clipPath>
      <Numbers window={window} />
      <g clipPath="url(#square-board)">
        <Ground window={window} walls={walls} edges={edges} />
        {below(window)}
        <Targets window={window} from={from} legal={hands.legal} picked={hands.picked} />
        {above(window, over)}
      </g>
      <rect width={w} height={h} fill="none" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
};

/** A board of squares: a picture, and over it a grid for hands and ears. */
export const Board = (props: BoardProps) => {
  const { size, pieces, start, from, whole, hands, nameOf, label, describedBy } = props;
  const [walked, setWalked] = useState<Square | null>(null);
  const [hover, setHover] = useState<Square | null>(null);
  const { legal, picked } = hands;
  const focus = walked ?? picked ?? start;
  const nearness = useNarrow() ? phoneNearness(innerWidth - 6) : undefined;
  const { left, top, wide, high } = whole
    ? wholeBoard(size)
    : nearWindow(size, [...pieces, ...legal], walked, nearness);
  const window = useMemo(() => ({ left, top, wide, high }), [left, top, wide, high]);
  const isLegal = (square: Square): boolean => legal.some((one) => sameSquare(one, square));

  const press = (square: Square): void => {
    if (!isLegal(square)) hands.onOther(square);
    else if (sameSquare(square, picked)) hands.onConfirm();
    else hands.onPick(square);
  };
  const key = (square: Square, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = boardKey({ size, pieces }, square, event.key);
    if (does === null) return;
    event.preventDefault();
    if (does.does === 'go') setWalked(does.to);
    else if (does.does === 'pick') press(square);
    else if (does.does === 'read') hands.onRead();
    else if (does.does === 'odds') hands.onOdds(square);
    else {
      setWalked(null);
      hands.onBack();
    }
  };
  const drag = (square: Square | null, done: boolean): void => {
    const legalHere = square !== null && isLegal(square);
    setHover(!done && legalHere ? square : null);
    if (done && legalHere) hands.onPick(square);
  };
  const [w, h] = [wide * CELL + MARGIN.left + MARGIN.right, high * CELL + MARGIN.top + MARGIN.bottom];
  const style = {
    '--board-ratio': `${w / h}`,
    '--inset': `${(MARGIN.top / h) * 100}% ${(MARGIN.right / w) * 100}% ${(MARGIN.bottom / h) * 100}% ${(MARGIN.left / w) * 100}%`,
  } as React.CSSProperties;
  return (
    <div className="board">
      <div className="board-fit" style={style}>
        <Picture {...props} window={window} over={hover} />
        <Cells
          window={window}
          label={label}
          describedBy={describedBy}
          focus={focus}
          nameOf={(square) => nameOf(square, { legal: isLegal(square), picked: sameSquare(square, picked) })}
          isLegal={isLegal}
          from={legal.length > 0 && from !== null ? start : null}
          onFocus={(square) => {
            if (!sameSquare(square, focus)) setWalked(square);
          }}
          onKey={key}
          onPress={press}
          onDrag={drag}
        />
      </div>
    </div>
  );
};
