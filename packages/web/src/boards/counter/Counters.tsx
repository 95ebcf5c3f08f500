import type { hex } from '@warmoot/kernel';
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { useLit } from '../../design/lit/lit.js';
import { centreAt } from '../hex/layout.js';
import type { Lettering } from '../hex/lettering.js';
import type { Marks } from '../hex/marks.js';
import {
  type Badges,
  type CounterLook,
  Plate,
  type Purse,
  PursePlate,
  Shield,
  type Strength,
  tinctureOf,
} from './Counter.js';

/** A unit on the board, as it is drawn. */
export interface Piece extends Pick<CounterLook, 'side' | 'icon' | 'chips'> {
  /** Its number among all units. */
  readonly index: number;
  /** Its key in the rules. */
  readonly name: string;
  /** What people call it, and two letters of that. */
  readonly called?: string;
  readonly sign?: string;
  /** The index of its hex; −1 off the map. */
  readonly at: number;
  /** The men on its plate, or what it has to pay by. */
  readonly strength?: Strength;
  readonly purse?: Purse;
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
  readonly lit: boolean;
  /** Where its name is lettered, below its middle; null where it is not. */
  readonly down: number | null;
  /** The name is read only near by. */
  readonly far: boolean;
  /** The hexes it has just walked over, the first being where it came from. */
  readonly walked: readonly number[] | null;
}

const STEP_MS = 120;
const MOST_MS = 600;

/** A counter on its hex. When it has walked, it is seen going hex by hex. */
const Counter = memo(({ board, piece, at, picked, able, ghost, part, lit, down, far, walked }: CounterProps) => {
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
  const { side, icon, chips = 0, strength, purse, badges, name, called, sign } = piece;
  return (
    <g
      ref={ref}
      className={part === 'shield' ? 'counter' : 'counter-plate'}
      data-tincture={tinctureOf(side)}
      data-unit={name}
      data-ghost={ghost ? '' : undefined}
      data-lit={lit ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y - 1}px)` }}
    >
      {part === 'shield' ? (
        <>
          {lit ? <Ring /> : null}
          <Shield side={side} icon={icon} picked={picked} chips={chips} />
        </>
      ) : (
        <>
          {strength === undefined ? null : (
            <Plate strength={strength} able={able} badges={badges} {...(sign === undefined ? {} : { sign })} />
          )}
          {purse === undefined ? null : <PursePlate purse={purse} able={able} badges={badges} />}
          {called === undefined || down === null ? null : (
            <text y={down} textAnchor="middle" className="counter-name" data-far={far && !lit ? '' : undefined}>
              {called}
            </text>
          )}
        </>
      )}
    </g>
  );
});

/** The ring round a unit whose name is looked at. */
const Ring = () => (
  <g className="counter-ring">
    <circle r="25" stroke="var(--paper)" strokeWidth="7" />
    <circle r="25" stroke="var(--ink)" strokeWidth="5" />
    <circle r="25" stroke="var(--or)" strokeWidth="2.4" />
  </g>
);

interface Placed {
  readonly piece: Piece;
  readonly at: number;
}

const NO_NAMES: Pick<Lettering, 'names' | 'nearBy'> = { names: [], nearBy: [] };

interface CountersProps {
  readonly board: hex.HexBoard;
  readonly pieces: readonly Piece[];
  readonly marks: Pick<Marks, 'ghosts' | 'able' | 'picked'>;
  readonly walks: ReadonlyMap<number, readonly number[]>;
  /** One that is picked up, drawn also where it would stop. */
  readonly ghost: Placed | null;
  readonly lettering?: Pick<Lettering, 'names' | 'nearBy'>;
}

/** All counters, those further down in front. */
export const Counters = ({ board, pieces, marks, walks, ghost, lettering = NO_NAMES }: CountersProps) => {
  const near = new Map(lettering.names.map(({ index, down }) => [index, down]));
  const far = new Map(lettering.nearBy.map(({ index, down }) => [index, down]));
  const { key: lit } = useLit();
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
              lit={piece.name === lit}
              down={near.get(piece.index) ?? far.get(piece.index) ?? null}
              far={!near.has(piece.index)}
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
              lit={false}
              down={null}
              far={false}
              walked={null}
            />
          )}
        </Fragment>
      ))}
    </>
  );
};
