import { memo } from 'react';
import type { Box } from '../../skirmish/figure/boxes.js';
import { CELL, middleOf } from '../../skirmish/ground/geometry.js';
import type { Place } from '../../skirmish/parts.js';
import type { Cord, Flight, SeenUnit, UnitWalk } from '../parts.js';
import { boxOfUnit, floorOf, leanOf, spotOf } from '../units/geometry.js';
import type { PlacedName } from './names.js';

const rectOf = ({ left, top, right, bottom }: Box, by: number): string =>
  `M${left - by} ${top - by}H${right + by}V${bottom + by}H${left - by}Z`;

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The cord round two units that fight; gold where you decide. */
export const Cords = ({ cords, units }: { readonly cords: readonly Cord[]; readonly units: readonly SeenUnit[] }) => (
  <>
    {cords.map(({ key, units: keys, yours }) => {
      const both = units.filter((unit) => keys.includes(unit.key));
      if (both.length < 2) return null;
      const d = rectOf(around(both.map(boxOfUnit)), 4);
      return (
        <g key={key} className="ln-cord" data-yours={yours ? '' : undefined}>
          <path d={d} />
          <path d={d} />
        </g>
      );
    })}
  </>
);

/** The ground that each unit holds, its front heavy: units that stand close together are told apart by it. */
export const Floors = memo(({ units }: { readonly units: readonly SeenUnit[] }) => (
  <>
    {units.map((unit) => {
      const { left, right, top, bottom } = floorOf(unit);
      const front = {
        n: `M${left} ${top}H${right}`,
        s: `M${left} ${bottom}H${right}`,
        e: `M${right} ${top}V${bottom}`,
        w: `M${left} ${top}V${bottom}`,
      }[unit.facing];
      return (
        <g key={unit.key} className="ln-floor" data-side={unit.side}>
          <path d={rectOf({ left, right, top, bottom }, 0)} />
          <path d={front} />
        </g>
      );
    })}
  </>
));

/** The unit in hand: a gold floor under it. */
export const InHand = ({ unit }: { readonly unit: SeenUnit }) => {
  const d = rectOf(floorOf(unit), 0);
  return (
    <g className="ln-hand">
      <path d={d} />
      <path d={d} />
    </g>
  );
};

/** The units that something is about to be done to: their front is heavy. */
export const TargetFrames = ({
  keys,
  units,
}: {
  readonly keys: readonly string[];
  readonly units: readonly SeenUnit[];
}) => (
  <>
    {units
      .filter(({ key }) => keys.includes(key))
      .map((unit) => (
        <path key={unit.key} className="ln-target" d={rectOf(boxOfUnit(unit), 2)} />
      ))}
  </>
);

/** Where a unit went: hoofs and soles of each file of its front, from where it began to where it stands. */
export const Prints = memo(
  ({ walks, units }: { readonly walks: readonly UnitWalk[]; readonly units: readonly SeenUnit[] }) => (
    <g fill="var(--ink)" opacity=".45">
      {walks.flatMap(({ key, through }) => {
        const unit = units.find((one) => one.key === key);
        const slots = unit?.ranks[0]?.slots ?? [];
        if (unit === undefined) return [];
        return through.slice(0, -1).flatMap((place, step) =>
          slots.map(({ key: who }, slot) => {
            const { x, y } = spotOf(place, unit.facing, 0, slot, slots.length);
            const [a, b] = [place, through[step + 1] as Place];
            const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
            return (
              <g
                key={`${place.x} ${place.y} ${who}`}
                transform={`translate(${x + (leanOf(who, step) - 0.5) * 16} ${y + (leanOf(who, step + 9) - 0.5) * 10}) rotate(${turn})`}
              >
                <ellipse cx="-4" cy="-4" rx="4.200" ry="2" />
                <ellipse cx="5" cy="4" rx="4.200" ry="2" />
              </g>
            );
          }),
        );
      })}
    </g>
  ),
);

const MOST_ARROWS = 10;

/** Arrows of this round: dotted arcs, each with its arrow where it came down. They fly once. */
export const Flights = ({ flights }: { readonly flights: readonly Flight[] }) => (
  <>
    {flights.map(({ key, from, to, dice }) => (
      <g key={key} className="ln-flight">
        {Array.from({ length: Math.min(dice, MOST_ARROWS) }, (_none, nth) => {
          const spread = (salt: number): number => (leanOf(`${key} ${nth}`, salt) - 0.5) * CELL * 2.6;
          const [a, b] = [middleOf(from), middleOf(to)];
          const start = { x: a.x + spread(1), y: a.y - 30 };
          const end = { x: b.x + spread(2) * 0.8, y: b.y + spread(3) * 0.4 };
          const long = Math.hypot(end.x - start.x, end.y - start.y);
          const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - Math.min(120, long * 0.2) };
          const turn = (Math.atan2(end.y - top.y, end.x - top.x) * 180) / Math.PI;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: arrows have only their places
            <g key={nth}>
              <path d={`M${start.x} ${start.y}Q${top.x} ${top.y} ${end.x} ${end.y}`} />
              <g className="ln-arrow" transform={`translate(${end.x} ${end.y}) rotate(${turn})`}>
                <path d="M-24 0H2" />
                <path d="M-2-4L8 0-2 4Z" />
                <path d="M-29-4L-22 0-29 4" />
              </g>
            </g>
          );
        })}
      </g>
    ))}
  </>
);

interface NamesProps {
  readonly names: readonly PlacedName[];
}

/** The names of units, each clear of everybody; a thread leads to whose it is where that lies far. */
export const Names = ({ names }: NamesProps) => (
  <>
    {names.map(({ key, name, yours, x, y, box, thread }) => (
      <g key={key} className="ln-named">
        {thread === null ? null : (
          <path
            d={`M${Math.min(box.right, Math.max(box.left, thread.x))} ${Math.min(box.bottom, Math.max(box.top, thread.y))}L${thread.x} ${thread.y}`}
          />
        )}
        <text
          className="ln-name sk-lettered"
          data-yours={yours ? '' : undefined}
          x={x}
          y={y + 7}
          textAnchor="middle"
          style={{ transformOrigin: `${x}px ${y}px` }}
        >
          {name}
        </text>
      </g>
    ))}
  </>
);
