import { saga } from '@warmoot/rules';
import { memo } from 'react';
import { boxOf, type IconName } from '../../design/base/Icon.js';
import type { WayCurve } from './curves.js';
import { fogOver } from './fog.js';
import type { FogMark, LastMark, PartyMark, RouteMark } from './marks.js';

const Sign = ({ icon, size, at }: { readonly icon: IconName; readonly size: number; readonly at: number }) => (
  <svg x={-size / 2} y={at - size / 2} width={size} height={size} viewBox={boxOf(icon)} aria-hidden="true">
    <use href={`#${icon}`} />
  </svg>
);

/** Where a party may be: lines in its tincture. They fade and never drift. */
export const Fog = memo(({ map, fog }: { readonly map: saga.roads.Roads; readonly fog: readonly FogMark[] }) => (
  <>
    {fog.map(({ tincture, now, tonight }) => {
      const d = fogOver([...now, ...tonight].map((key) => saga.roads.spanOf(map, key)));
      return (
        <g key={`${tincture} ${now.join(' ')}, ${tonight.join(' ')}`} data-tincture={tincture} className="roads-fog">
          <path d={d} fill="var(--b-raise-2)" opacity=".55" transform="translate(0 2.400)" />
          <path d={d} fill="var(--mark)" opacity=".82" />
        </g>
      );
    })}
  </>
));

const alongWay = (curves: readonly WayCurve[], one: string, other: string): string =>
  curves.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))?.d ?? '';

/** A route in gold as far as tonight, and in dots beyond. */
export const RouteLine = ({ curves, route }: { readonly curves: readonly WayCurve[]; readonly route: RouteMark }) => {
  const all = [route.from, ...route.spans];
  const halt = route.halt === null ? all.length - 1 : all.indexOf(route.halt);
  const part = (from: number, to: number): string =>
    all
      .slice(from, to)
      .map((key, i) => alongWay(curves, key, all[from + i + 1] ?? key))
      .join('');
  const [today, later] = [part(0, Math.max(0, halt)), part(Math.max(0, halt), all.length - 1)];
  return (
    <g fill="none" strokeLinecap="round">
      <path d={later} stroke="var(--b-raise-2)" strokeWidth="7" />
      <path d={later} stroke="var(--keyline)" strokeWidth="3.600" strokeDasharray=".1 7.500" />
      <path d={today} stroke="var(--keyline)" strokeWidth="9.800" />
      <path d={today} stroke="var(--or)" strokeWidth="6" />
    </g>
  );
};

/** The flag of tonight's halt. */
export const HaltFlag = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) => {
  const wide = Math.max(54, text.length * 8 + 22);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-12V-54" stroke="var(--keyline)" strokeWidth="2.800" />
      <path
        d={`M0-54H${wide}L${wide - 9}-42.500 ${wide}-31H0Z`}
        fill="var(--or)"
        stroke="var(--keyline)"
        strokeWidth="2"
      />
      <text x={wide / 2 - 4} y="-37.500" textAnchor="middle" className="roads-flag">
        {text}
      </text>
    </g>
  );
};

const HEATER = 'M-16-18.500Q-11-15 0-15T16-18.500V4C16 12 9 17 0 20.500-9 17-16 12-16 4Z';
const CUTS =
  'M-12-15.500V-10.500M-7.500-14.500V-10.500M-3-14V-10.500M2-14V-10.500M6.500-14.500V-10.500M11-15.500V-10.500';
const PAVISE = 'M-15.500-11Q-15.500-20.500 0-20.500 15.500-20.500 15.500-11V17.500H-15.500Z';
const LEVEL_CUTS = 'M-11-16.500H11M-14-13.600H14';

/** Numbers as they fit the plate of a counter. */
const sizeText = (size: number): string => (size < 10_000 ? `${size}` : `${Math.round(size / 1000)}k`);

/** The counter of a party that one sees: a heater for one's own, a pavise for others. */
export const Counter = ({ party, x, y }: { readonly party: PartyMark; readonly x: number; readonly y: number }) => {
  const text = sizeText(party.size);
  const wide = Math.max(22, text.length * 6.4 + 8);
  return (
    <g
      style={{ transform: `translate(${x}px, ${y - 4}px) scale(1.5)` }}
      data-tincture={party.tincture}
      className="roads-counter"
    >
      <path
        d={party.you ? HEATER : PAVISE}
        fill="var(--field)"
        stroke="var(--keyline)"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path d={party.you ? CUTS : LEVEL_CUTS} stroke="var(--on-field)" strokeWidth="1.300" opacity=".85" />
      <g className="roads-sign">
        <Sign icon={party.icon} size={20} at={1} />
      </g>
      <rect
        x={-wide / 2}
        y="11"
        width={wide}
        height="12"
        fill={party.you ? 'var(--or)' : 'var(--paper)'}
        stroke="var(--keyline)"
        strokeWidth="1.200"
      />
      <text y="20.800" textAnchor="middle" className="roads-size" fill={party.you ? 'var(--on-or)' : 'var(--ink)'}>
        {text}
      </text>
    </g>
  );
};

/** The note under a last known place: within the sheet, and under the outline. */
export const lastBox = ({ lines }: LastMark, x: number) => {
  const wide = Math.max(...lines.map((line) => line.length)) * 8.2 + 26;
  return { left: Math.max(8 - x, Math.min(992 - wide - x, -wide + 46)), wide, high: 12 + lines.length * 19 };
};

/** Where somebody was seen last: an outline without a plate, and the day. */
export const LastSeen = ({ last, x, y }: { readonly last: LastMark; readonly x: number; readonly y: number }) => {
  const { left, wide, high } = lastBox(last, x);
  return (
    <g transform={`translate(${x} ${y})`} data-tincture={last.tincture} className="roads-last">
      <g transform="translate(0 -33) scale(1.450)">
        <path
          d={PAVISE}
          fill="var(--b-raise)"
          stroke="var(--mark)"
          strokeWidth="2.400"
          strokeDasharray="4 2.600"
          strokeLinejoin="round"
        />
        <g color="var(--mark)">
          <Sign icon={last.icon} size={20} at={-1} />
        </g>
      </g>
      <path
        d={`M${left} 28H-9L0 12 9 28H${left + wide}V${28 + high}H${left}Z`}
        fill="var(--paper)"
        stroke="var(--keyline)"
        strokeWidth="1.800"
      />
      {last.lines.map((line, i) => (
        <text key={line} x={left + 12} y={48 + i * 20} className={i === 0 ? 'roads-told' : 'roads-told-soft'}>
          {line}
        </text>
      ))}
    </g>
  );
};

const Plate = ({
  x,
  y,
  icon,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly icon: IconName;
  readonly text?: string;
}) => {
  const wide = text === undefined ? 34 : 60;
  return (
    <g transform={`translate(${x} ${y})`} className="roads-plate">
      <rect
        x={-wide / 2}
        y="-16"
        width={wide}
        height="32"
        fill="var(--paper)"
        stroke="var(--keyline)"
        strokeWidth="2"
      />
      <g transform={`translate(${text === undefined ? 0 : -11} 0)`}>
        <Sign icon={icon} size={22} at={0} />
      </g>
      {text === undefined ? null : (
        <text x="15" y="6" textAnchor="middle" className="roads-told">
          {text}
        </text>
      )}
    </g>
  );
};

const CROSSING_ICON = { swim: 'tv-swim', jumpClimb: 'wy-rough', sail: 'ch-ship' } as const satisfies Record<
  string,
  IconName
>;

/** What a crossing asks: its symbol and its difficulty. */
export const CrossingPlate = ({ span }: { readonly span: saga.roads.Span }) =>
  span.crossing === undefined || span.ground !== 'impassable' ? null : (
    <Plate
      x={span.x - 30}
      y={span.y - 34}
      icon={CROSSING_ICON[span.crossing.by]}
      text={`${span.crossing.difficulty}`}
    />
  );

export const WatchPlate = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <Plate x={x - 44} y={y + 14} icon="tv-watch" />
);

/** The eye between two parties that have met, or over them where they are in one place. */
export const MeetingEye = ({ from, to }: { readonly from: saga.roads.Span; readonly to: saga.roads.Span }) => {
  const isApart = from.key !== to.key;
  return (
    <g
      className="roads-meeting"
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - (isApart ? 0 : 66)})`}
    >
      <circle r="19" fill="var(--paper)" stroke="var(--keyline)" strokeWidth="2.200" />
      <Sign icon="tv-eye" size={26} at={0} />
    </g>
  );
};
