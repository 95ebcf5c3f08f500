import type { Square } from '@warmoot/rules';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import './board.css';
import { BandNames, Bands, Fighters, Prints, Targets } from '../../scenes/duel/board/Layers.js';
import { squareName } from '../../scenes/duel/board/naming.js';
import type { Trail } from '../../scenes/duel/board/prints.js';
import type { DuelView } from '../../scenes/duel/sheet.js';
import type { DuelWords } from '../../scenes/duel/words.js';
import { Cells } from './Cells.js';
import { Ground, Lying } from './Ground.js';
import { CELL, middleOf, nearWindow, sameSquare, type Window, whoAt, wholeBoard } from './geometry.js';
import { boardKey } from './keys.js';

/** What can be done on the board just now. */
export interface BoardPlay {
  /** Whose feet it is about; −1 where nobody moves. */
  readonly mover: number;
  readonly legal: readonly Square[];
  readonly picked: Square | null;
  readonly onPick: (square: Square) => void;
  /** A second press on what is picked. */
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** Whom a press on a fighter picks, where people are picked. */
  readonly onPerson: ((who: number) => void) | null;
}

export interface BoardProps {
  readonly view: DuelView;
  /** Round whom the distances are drawn. */
  readonly who: number;
  /** All of the board, or where the fight is. */
  readonly whole: boolean;
  readonly yours: boolean;
  readonly play: BoardPlay;
  readonly trails: readonly Trail[];
  readonly describedBy: string;
  readonly onRead: () => void;
  readonly onOdds: (square: Square) => void;
  readonly t: DuelWords;
}

const MARGIN = { left: 24, top: 22, right: 4, bottom: 4 };

const each = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const Numbers = ({ window }: { readonly window: Window }): ReactElement => (
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

const Picture = ({
  props,
  window,
  hover,
}: {
  readonly props: BoardProps;
  readonly window: Window;
  readonly hover: Square | null;
}): ReactElement => {
  const { view, who, yours, play, trails, t } = props;
  const { width, height, lying } = view.open;
  const [w, h] = [window.wide * CELL, window.high * CELL];
  const mover = view.open.combatants[play.mover];
  const at = hover ?? play.picked;
  const ghost = mover === undefined || at === null || sameSquare(at, mover) ? null : { who: play.mover, at };
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
      <clipPath id="duel-board">
        <rect width={w} height={h} />
      </clipPath>
      <Numbers window={window} />
      <g clipPath="url(#duel-board)">
        <Ground window={window} walls={view.given.walls} edges={edges} />
        <Bands view={view} window={window} who={who} yours={yours} />
        <Prints window={window} trails={trails} />
        {lying.map(({ item, x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may lie in one place
          <Lying key={i} item={item} at={middleOf(window, { x, y })} />
        ))}
        <Targets window={window} from={mover ?? null} legal={play.legal} picked={play.picked} />
        <Fighters view={view} window={window} ghost={ghost} />
        <BandNames view={view} window={window} who={who} yours={yours} t={t} />
      </g>
      <rect width={w} height={h} fill="none" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
};

/** The ground of the fight: a picture, and over it a grid of squares for hands and ears. */
export const Board = (props: BoardProps): ReactElement => {
  const { view, who, whole, play, describedBy, onRead, onOdds, t } = props;
  const [walked, setWalked] = useState<Square | null>(null);
  const [hover, setHover] = useState<Square | null>(null);
  const { mover, legal, picked } = play;
  const here = view.open.combatants[mover >= 0 ? mover : who];
  const start = here !== undefined && here.x >= 0 ? { x: here.x, y: here.y } : { x: 0, y: 0 };
  const focus = walked ?? picked ?? start;
  const { left, top, wide, high } = whole ? wholeBoard(view) : nearWindow(view, legal, walked);
  const window = useMemo(() => ({ left, top, wide, high }), [left, top, wide, high]);
  const isLegal = (square: Square): boolean => legal.some((one) => sameSquare(one, square));

  const press = (square: Square): void => {
    const person = whoAt(view, square);
    if (isLegal(square)) {
      if (sameSquare(square, picked)) play.onConfirm();
      else play.onPick(square);
    } else if (person >= 0) play.onPerson?.(person);
  };
  const key = (square: Square, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = boardKey(view, square, event.key);
    if (does === null) return;
    event.preventDefault();
    if (does.does === 'go') setWalked(does.to);
    else if (does.does === 'pick') press(square);
    else if (does.does === 'read') onRead();
    else if (does.does === 'odds') onOdds(square);
    else {
      setWalked(null);
      play.onBack();
    }
  };
  const drag = (square: Square | null, done: boolean): void => {
    const legalHere = square !== null && isLegal(square);
    setHover(!done && legalHere ? square : null);
    if (done && legalHere) play.onPick(square);
  };
  const [w, h] = [wide * CELL + MARGIN.left + MARGIN.right, high * CELL + MARGIN.top + MARGIN.bottom];
  const style = {
    '--board-ratio': `${w / h}`,
    '--inset': `${(MARGIN.top / h) * 100}% ${(MARGIN.right / w) * 100}% ${(MARGIN.bottom / h) * 100}% ${(MARGIN.left / w) * 100}%`,
  } as React.CSSProperties;
  return (
    <div className="board">
      <div className="board-fit" style={style}>
        <Picture props={props} window={window} hover={hover} />
        <Cells
          window={window}
          label={t.board}
          describedBy={describedBy}
          focus={focus}
          nameOf={(square) =>
            squareName(view, square, { mover, legal: isLegal(square), picked: sameSquare(square, picked) }, t)
          }
          isLegal={isLegal}
          from={legal.length > 0 && here !== undefined && mover >= 0 ? start : null}
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
