import type { Standing } from './places.js';
import type { Bridge } from './water.js';

const RAISED = { fill: 'var(--b-raise-2)', stroke: 'var(--b-line)' } as const;

/** The trees of the landscape, each drawn once and set where it grows. */
export const TreeShapes = () => (
  <defs>
    <symbol id="rt-leaf" viewBox="-11 -11 22 22" overflow="visible">
      <path d="M-1.1 4L-1.6 9.600H1.800L1.200 4Z" fill="currentColor" />
      <path
        d="M-5.600 5.400C-8.800 3.400-8-2.200-5.200-2.800-6-8.600-1.600-10.800.8-9.400 4.400-10.400 6.600-6.400 5.400-3 8.600-1.800 8.400 4 5.600 5.400Q0 7.400-5.600 5.400Z"
        fill="var(--b-raise)"
        stroke="currentColor"
      />
      <path
        d="M2.600-9.400C5.600-8.800 6.400-5.600 5.400-3 8.600-1.800 8.400 4 5.600 5.400Q2.600 6.500 0 6.400C4 4.600 4.600 1.400 2.600.4 4.400-2.600 4.400-6.600 2.600-9.400Z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="rt-pine" viewBox="-11 -11 22 22" overflow="visible">
      <path d="M-1 6H1V9.600H-1Z" fill="currentColor" />
      <path
        d="M0-12L4.200-4.600 2.800-4.400 5.800.8 4 1 7.200 6.600H-7.200L-4 1-5.800.8-2.800-4.400-4.200-4.600Z"
        fill="var(--b-raise)"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <path
        d="M0-12L4.200-4.600 2.800-4.400 5.800.8 4 1 7.200 6.600H.6L2.200 3-.4 2.600 1.600-2-.8-2.600Z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="rt-fir" viewBox="-11 -11 22 22" overflow="visible">
      <path d="M-.8 4.900H.8V7.900H-.8Z" fill="currentColor" />
      <path
        d="M0-9.800L3.400-3.800 2.300-3.600 4.800.7 3.300.8 5.900 5.400H-5.900L-3.300.8-4.800.7-2.300-3.600-3.400-3.800Z"
        fill="var(--b-raise)"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <path
        d="M0-9.800L3.400-3.800 2.300-3.600 4.800.7 3.300.8 5.900 5.400H.5L1.800 2.500-.3 2.100 1.300-1.600-.7-2.100Z"
        fill="currentColor"
      />
    </symbol>
  </defs>
);

const House = ({ x = 0, y = 0, size = 1 }: { readonly x?: number; readonly y?: number; readonly size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-8 0V-7L0-14 8-7V0Z" {...RAISED} strokeWidth="1.3" />
    <path d="M0-14L8-7V0H0Z" fill="var(--b-line)" />
    <path d="M-5-4H-2.600V0H-5Z" fill="var(--b-line)" />
  </g>
);

const ROOFS = [
  [-44, -14, 0.9],
  [-30, -20, 0.9],
  [-14, -16, 1],
  [24, -20, 0.9],
  [38, -14, 1],
  [8, -24, 0.9],
  [-22, -26, 0.7],
  [30, -26, 0.7],
] as const;
const MERLONS = `M-62 0V-16${'h5v-4h5v4'.repeat(12)}h4V0Z`;

/** A town with its wall, gate and keep: its gate stands before the span. */
const Town = () => (
  <>
    {ROOFS.map(([x, y, size]) => (
      <House key={`${x} ${y}`} x={x} y={y} size={size} />
    ))}
    <path d="M-7-14V-48H-10V-58H-5V-54H-2V-58H3V-54H6V-58H11V-48H8V-14Z" {...RAISED} strokeWidth="1.5" />
    <path d="M2-48H8V-14H2ZM-3-42H-1V-37H-3Z" fill="var(--b-line)" />
    <path d="M0-58V-84" stroke="var(--keyline)" strokeWidth="1.8" />
    <path d="M0-84H26L20-77 26-70H0Z" fill="var(--b-raise-2)" stroke="var(--keyline)" strokeWidth="1.4" />
    <path d="M4-83V-71M9-83V-71M14-83V-71" stroke="var(--b-line)" />
    <path d={MERLONS} fill="var(--b-raise)" stroke="var(--b-line)" strokeWidth="1.5" />
    <path d="M-60-10H60M-60-5H60" stroke="var(--b-line)" strokeWidth=".7" />
    <path d="M-8 0V-7Q0-15 8-7V0Z" fill="var(--b-line)" />
    <path d="M-70 1V-22H-72V-28H-54V-22H-56V1ZM56 1V-22H54V-28H72V-22H70V1Z" {...RAISED} strokeWidth="1.4" />
    <path d="M-62-22H-56V1H-62ZM64-22H70V1H64Z" fill="var(--b-line)" />
  </>
);

const THINGS = {
  town: <Town />,
  houses: (
    <>
      <House x={-10} y={-4} size={1} />
      <House x={10} y={0} size={1.1} />
    </>
  ),
  church: (
    <>
      <path d="M-22 0V-13L-8-22 6-13V0Z" {...RAISED} strokeWidth="1.4" />
      <path d="M-8-22L6-13V0H-4V-12Z" fill="var(--b-line)" />
      <path d="M6 0V-22L12-34 18-22V0Z" {...RAISED} strokeWidth="1.4" />
      <path d="M12-34L18-22V0H12Z" fill="var(--b-line)" />
      <path d="M12-42V-33M9-39H15" stroke="var(--b-line)" strokeWidth="1.6" />
    </>
  ),
  mill: (
    <>
      <path d="M-9 0L-6-22H6L9 0Z" {...RAISED} strokeWidth="1.4" />
      <path d="M1-22H6L9 0H1Z" fill="var(--b-line)" />
      <path d="M-18-40L-14-44 18-8 14-4ZM18-40L14-44-18-8-14-4Z" {...RAISED} strokeWidth="1.2" />
    </>
  ),
  gallows: (
    <>
      <path d="M-12 0V-48H12V-42H-6V0ZM-6-32L4-42H-1L-6-38Z" fill="var(--b-line)" />
      <path d="M9-42V-30" stroke="var(--b-line)" strokeWidth="1.2" />
      <path d="M6.500-30H11.500V-25.500H6.500Z" fill="none" stroke="var(--b-line)" strokeWidth="1.2" />
    </>
  ),
  tower: (
    <>
      <path d="M-8 0V-30H-11V-40H-6V-36H-2.500V-40H2.500V-36H6V-40H11V-30H8V0Z" {...RAISED} strokeWidth="1.4" />
      <path d="M2-30H8V0H2ZM-3-24H-1V-18H-3Z" fill="var(--b-line)" />
    </>
  ),
  stones: (
    <>
      <path d="M-15 0L-13-17-8-19-5 0ZM-3 0L-2-24 4-25 6 0ZM9 0L11-15 15-14 17 0Z" {...RAISED} strokeWidth="1.3" />
      <path d="M-8-19L-5 0H-8ZM4-25L6 0H2.500ZM15-14L17 0H14Z" fill="var(--b-line)" />
    </>
  ),
} as const;

export const Thing = ({ what, x, y, size }: Standing) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}>{THINGS[what]}</g>
);

export const BridgeDeck = ({ x, y, turn, size }: Bridge) => (
  <g
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(size * 1.15).toFixed(2)})`}
  >
    <rect x="-7" y="-22" width="14" height="44" {...RAISED} strokeWidth="1.8" />
    <path d="M-7-16H7M-7-11H7M-7-6H7M-7-1H7M-7 4H7M-7 9H7M-7 14H7M-7 19H7" stroke="var(--b-line)" strokeWidth=".9" />
  </g>
);
