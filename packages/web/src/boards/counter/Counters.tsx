import type { hex } from '@warmoot/kernel';
import { Fragment, memo, type ReactElement, useLayoutEffect, useRef } from 'react';
import { tinctureOf, type Unit } from '../../scenes/battle/model.js';
import { centreAt } from '../hex/layout.js';
import type { Marks } from '../hex/marks.js';
import { Plate, Shield } from './Counter.js';

interface CounterProps {
  readonly board: hex.HexBoard;
  readonly unit: Unit;
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
const Counter = memo(({ board, unit, at, picked, able, ghost, part, walked }: CounterProps): ReactElement => {
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
  const { side, troop, left, size, quick, pinned } = unit;
  return (
    <g
      ref={ref}
      className={part === 'shield' ? 'counter' : 'counter-plate'}
      data-tincture={tinctureOf(side)}
      data-unit={unit.name}
      data-ghost={ghost ? '' : undefined}
      style={{ transform: `translate(${x}px, ${y - 1}px)` }}
    >
      {part === 'shield' ? (
        <Shield side={side} troop={troop} picked={picked} />
      ) : (
        <Plate left={left} size={size} able={able} quick={quick} pinned={pinned} />
      )}
    </g>
  );
});

interface Placed {
  readonly unit: Unit;
  readonly at: number;
}

interface CountersProps {
  readonly board: hex.HexBoard;
  readonly units: readonly Unit[];
  readonly marks: Pick<Marks, 'ghosts' | 'able' | 'picked'>;
  readonly walks: ReadonlyMap<number, readonly number[]>;
  /** A unit that is picked up, drawn also where it would stop. */
  readonly ghost: Placed | null;
}

/** All counters, those further down in front. */
export const Counters = ({ board, units, marks, walks, ghost }: CountersProps): ReactElement => {
  const put = new Map(marks.ghosts.map(({ unit, at }) => [unit, at]));
  const standing = units
    .map((unit): Placed => ({ unit, at: put.get(unit.index) ?? unit.at }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return (
    <>
      {(['shield', 'plate'] as const).map((part) => (
        <Fragment key={part}>
          {standing.map(({ unit, at }) => (
            <Counter
              key={unit.name}
              part={part}
              board={board}
              unit={unit}
              at={at}
              picked={unit.index === marks.picked}
              able={marks.able.has(unit.index)}
              ghost={false}
              walked={walks.get(unit.index) ?? null}
            />
          ))}
          {ghost === null ? null : (
            <Counter
              part={part}
              board={board}
              unit={ghost.unit}
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
