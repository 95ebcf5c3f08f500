import type { hex } from '@warmoot/kernel';
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { centreAt } from '../hex/layout.js';
import type { Marks } from '../hex/marks.js';
import { type Badges, type CounterLook, Plate, Shield, type Strength, tinctureOf } from './Counter.js';

/** A unit on the board, as it is drawn. */
export interface Piece extends Pick<CounterLook, 'side' | 'icon'> {
  /** Its number among all units. */
  readonly index: number;
  readonly name: string;
  /** The index of its hex; −1 off the map. */
  readonly at: number;
  readonly strength: Strength;
  readonly badges: Badges;
}

interface CounterProps {
  readonly board: hex.HexBoard;
  readonly piece: Piece;
  readonly at: number;
  readonly picked: boolean;
  readonly able: boolean;
  readonly ghost: boolean;
  /** Plates are drawn after all shields, so that no number is hidden by the unit below it. */
  readonly part: 'shield' | 'plate';
  /** The hexes it has just walked over, the first being where it came from. */
  readonly walked: readonly number[] | null;
}

const STEP_MS = 120;
const MOST_MS = 600;

/** A counter on its hex. When it has walked, it is seen going hex by hex. */
const Counter = memo(({ board, piece, at, picked, able, ghost, part, walked }: CounterProps) => {
  const { x, y } = centreAt(board, at);
  const ref = useRef<SVGGElement>(null);
  const way = walked?.join() ?? '';
  useLayoutEffect(() => {
    if (way === '' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const points = way.split(',').map((one) => centreAt(board, Number(one)));
    const frames = points.map((point) => ({ transform: `translate(${point.x}px, ${point.y - 1}px)` }));
    const duration = Math.min(MOST_MS, STEP_MS * (points.length - 1));
    const going = ref.current?.animate(frames, { duration, easing: 'linear' });
    return () => going?.cancel();
  }, [board, way]);
  const { side, icon, strength, badges, name } = piece;
  return (
    <g
      ref={ref}
      className={part === 'shield' ? 'counter' : 'counter-plate'}
      data-tincture={tinctureOf(side)}
      data-unit={name}
      data-ghost={ghost ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y - 1}px)` }}
    >
      {part === 'shield' ? (
        <Shield side={side} icon={icon} picked={picked} />
      ) : (
        <Plate strength={strength} able={able} badges={badges} />
      )}
    </g>
  );
});

interface Placed {
  readonly piece: Piece;
  readonly at: number;
}

interface CountersProps {
  readonly board: hex.HexBoard;
  readonly pieces: readonly Piece[];
  readonly marks: Pick<Marks, 'ghosts' | 'able' | 'picked'>;
  readonly walks: ReadonlyMap<number, readonly number[]>;
  /** One that is picked up, drawn also where it would stop. */
  readonly ghost: Placed | null;
}

/** All counters, those further down in front. */
export const Counters = ({ board, pieces, marks, walks, ghost }: CountersProps) => {
  const put = new Map(marks.ghosts.map(({ unit, at }) => [unit, at]));
  const standing = pieces
    .map((piece): Placed => ({ piece, at: put.get(piece.index) ?? piece.at }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return (
    <>
      {(['shield', 'plate'] as const).map((part) => (
        <Fragment key={part}>
          {standing.map(({ piece, at }) => (
            <Counter
              key={piece.name}
              part={part}
              board={board}
              piece={piece}
              at={at}
              picked={piece.index === marks.picked}
              able={marks.able.has(piece.index)}
              ghost={false}
              walked={walks.get(piece.index) ?? null}
            />
          ))}
          {ghost === null ? null : (
            <Counter
              part={part}
              board={board}
              piece={ghost.piece}
              at={ghost.at}
              picked={false}
              able={false}
              ghost
              walked={null}
            />
          )}
        </Fragment>
      ))}
    </>
  );
};
