import { memo, useLayoutEffect, useRef } from 'react';
import { Fallen, Soldier, WallShield } from '../../../boards/soldiers/Soldiers.js';
import type { Bearing, SoldierSide } from '../../../boards/soldiers/soldiers.table.js';
import { CELL } from '../../skirmish/ground/geometry.js';
import type { Place } from '../../skirmish/parts.js';
import type { FallenAt, Heading, SeenSlot, SeenUnit, Stance, UnitWalk } from '../parts.js';
import { Banner } from './Banner.js';
import { leanOf, type Standing, spotOf } from './geometry.js';
import { useGone } from './useGone.js';

/** Figures are drawn for spaces of 41. */
const SCALE = CELL / 41.2;
const LEADER = 1.16;
const STEP_MS = 120;
const PUSH_MS = 240;
const MOST_MS = 600;

const SEEN_FROM: Readonly<Record<Heading, SoldierSide>> = { n: 'back', s: 'front', e: 'side', w: 'side' };

const bearingOf = (side: 0 | 1): Bearing => (side === 0 ? 'heater' : 'pavise');
const fieldOf = (side: 0 | 1): string => (side === 0 ? 'var(--f-gules)' : 'var(--f-azure)');

const kindOf = ({ kind }: SeenSlot, stance: Stance, rank: number): SeenSlot['kind'] => {
  if (stance === 'routed' && kind !== 'rider') return 'bare';
  return stance === 'braced' && kind === 'spear' && rank < 2 ? 'brace' : kind;
};

/** Out of line: each a little aside and askew. */
const strayed = (key: string, stance: Stance): { readonly dx: number; readonly dy: number; readonly turn: number } => {
  const far = stance === 'broken' ? 1 : stance === 'routed' ? 0.6 : 0.06;
  const off = (salt: number): number => (leanOf(key, salt) - 0.5) * 2 * far;
  return { dx: off(1) * 16, dy: off(2) * 16, turn: off(3) * 11 };
};

interface FigureProps {
  readonly slot: SeenSlot;
  readonly side: 0 | 1;
  readonly yours: boolean;
  readonly facing: Heading;
  readonly stance: Stance;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly walk: UnitWalk | undefined;
}

const SoldierAt = memo(({ slot, side, yours, facing, stance, rank, x, y, walk }: FigureProps) => {
  const ref = useRef<SVGGElement>(null);
  const { dx, dy, turn } = strayed(slot.key, stance);
  const scale = SCALE * (slot.leads ? LEADER : 1);
  const seen = stance === 'routed' ? 'back' : SEEN_FROM[facing];
  const way = walk === undefined ? '' : JSON.stringify(walk);
  useLayoutEffect(() => {
    if (way === '' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { through, pushed } = JSON.parse(way) as UnitWalk;
    const last = through.at(-1) as Place;
    const frames = through.map((place) => ({
      translate: `${(place.x - last.x) * CELL}px ${(place.y - last.y) * CELL}px`,
    }));
    const duration = pushed ? PUSH_MS : Math.min(MOST_MS, STEP_MS * (through.length - 1));
    const going = ref.current?.animate(frames, { duration, easing: 'linear' });
    return () => going?.cancel();
  }, [way]);
  const bearing = bearingOf(side);
  const isWall = stance === 'wall' && rank === 0 && slot.kind !== 'bow';
  return (
    <g ref={ref} className="ln-soldier" data-walks={walk === undefined ? undefined : ''}>
      <g
        className="ln-stands"
        style={
          {
            transform: `translate(${x + dx}px, ${y + dy}px)`,
            '--f': fieldOf(side),
            ...(slot.leads && yours ? { '--plume': 'var(--or)' } : {}),
          } as React.CSSProperties
        }
      >
        <ellipse cx="1" cy="1.500" rx="22" ry="7.500" fill="#000" opacity=".18" />
        <g transform={`scale(${scale}) rotate(${turn})`}>
          {isWall && seen === 'back' ? (
            <g transform="translate(0 -27) scale(1 .8)">
              <WallShield bearing={bearing} />
            </g>
          ) : null}
          <Soldier kind={kindOf(slot, stance, rank)} side={seen} bearing={bearing} left={facing === 'w'} />
          {isWall && seen !== 'back' ? (
            <g
              transform={
                seen === 'side'
                  ? `translate(${facing === 'w' ? -11 : 11} -18) scale(.45 .8)`
                  : 'translate(0 -15) scale(1 .72)'
              }
            >
              <WallShield bearing={bearing} />
            </g>
          ) : null}
        </g>
        {slot.banner ? <Banner side={side} /> : null}
      </g>
    </g>
  );
});

const standingIn = (units: readonly SeenUnit[]): readonly Standing[] =>
  units
    .flatMap((unit) =>
      unit.ranks.flatMap(({ slots }, rank) =>
        slots.map((slot, nth) => ({
          unit,
          slot,
          rank,
          spot: spotOf(unit.at, unit.facing, rank, nth, slots.length),
        })),
      ),
    )
    .sort((a, b) => a.spot.y - b.spot.y);

/** Where the full rank stood: dotted feet. */
const Feet = ({ units }: { readonly units: readonly SeenUnit[] }) => (
  <g className="ln-feet">
    {units.flatMap(({ at, facing, ranks }) =>
      ranks.flatMap(({ key, full, slots }, rank) =>
        full <= slots.length
          ? []
          : Array.from({ length: full }, (_none, nth) => {
              const { x, y } = spotOf(at, facing, rank, nth, full);
              return <ellipse key={`${key} ${x} ${y}`} cx={x} cy={y} rx="15" ry="5.500" />;
            }),
      ),
    )}
  </g>
);

/** The fallen: they lie as outlines where they fell. */
const TheFallen = memo(({ fallen }: { readonly fallen: readonly FallenAt[] }) => (
  <g className="ln-fallen">
    {fallen.map(({ key, at }) => (
      <g
        key={key}
        transform={`translate(${(at.x + 0.5 + (leanOf(key, 4) - 0.5) * 0.5) * CELL} ${(at.y + 0.72 + (leanOf(key, 5) - 0.5) * 0.4) * CELL}) rotate(${(leanOf(key, 6) - 0.5) * 44}) scale(1.25)`}
      >
        <Fallen />
      </g>
    ))}
  </g>
));

interface UnitsProps {
  readonly units: readonly SeenUnit[];
  readonly fallen: readonly FallenAt[];
  readonly walks: readonly UnitWalk[];
}

interface OneProps {
  readonly of: Standing;
  readonly walk: UnitWalk | undefined;
}

const One = ({ of: { unit, slot, rank, spot }, walk }: OneProps) => (
  <SoldierAt
    slot={slot}
    side={unit.side}
    yours={unit.yours}
    facing={unit.facing}
    stance={unit.stance}
    rank={rank}
    x={spot.x}
    y={spot.y}
    walk={walk}
  />
);

/** All units in their ranks, whoever stands nearer over whoever stands behind. Who is removed fades before the rank closes. */
export const Units = ({ units, fallen, walks }: UnitsProps) => {
  const standing = standingIn(units);
  const gone = useGone(standing);
  return (
    <>
      <TheFallen fallen={fallen} />
      <Feet units={units} />
      {gone.map((one) => (
        <g key={one.slot.key} className="ln-leaving">
          <One of={one} walk={undefined} />
        </g>
      ))}
      {standing.map((one) => (
        <One key={one.slot.key} of={one} walk={walks.find(({ key }) => key === one.unit.key)} />
      ))}
    </>
  );
};

/** A unit where it would stand. */
export const GhostUnit = ({
  unit,
  at,
  facing,
}: {
  readonly unit: SeenUnit;
  readonly at: Place;
  readonly facing: Heading;
}) => (
  <g className="ln-ghost">
    {standingIn([{ ...unit, at, facing }]).map((one) => (
      <One key={one.slot.key} of={one} walk={undefined} />
    ))}
  </g>
);
