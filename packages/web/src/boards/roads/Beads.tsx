import type { saga } from '@warmoot/rules';
import type { Tincture } from '../../people/tinctures.js';
import type { RoadsMarks } from './marks.js';

type Foggy = { readonly tincture: Tincture; readonly how: 'now' | 'tonight' } | null;

const foggyAt = ({ fog }: RoadsMarks, key: string): Foggy => {
  for (const { tincture, now, tonight } of fog) {
    if (now.includes(key)) return { tincture, how: 'now' };
    if (tonight.includes(key)) return { tincture, how: 'tonight' };
  }
  return null;
};

interface BeadProps {
  readonly span: saga.roads.Span;
  readonly foggy: Foggy;
  readonly number: string | undefined;
  readonly isHalt: boolean;
  readonly isGoal: boolean;
  readonly isWatched: boolean;
}

const Cross = () => (
  <path d="M-4.600-4.600L4.600 4.600M4.600-4.600L-4.600 4.600" stroke="var(--ink)" strokeWidth="2.500" />
);

/** What fills a bead: the ground, and who may be there. */
const Inside = ({ span: { ground }, foggy }: Pick<BeadProps, 'span' | 'foggy'>) => {
  if (foggy?.how === 'now') {
    return <path d="M-6.400-3H6.400M-7.300.7H7.300M-6-4.400" stroke="var(--on-field)" strokeWidth="1.300" />;
  }
  return (
    <>
      {ground === 'closed' ? <circle r="5.500" fill="var(--ink)" /> : null}
      {foggy?.how === 'tonight' ? (
        <path d="M-6.400-3.500H6.400M-7.300 0H7.300M-6.400 3.500H6.400" stroke="var(--mark)" strokeWidth="1.500" />
      ) : null}
      {ground === 'impassable' ? <Cross /> : null}
    </>
  );
};

/** The bead of a span: Open white, Closed inked, Impassable crossed; a square at the goal, a wedge at watchers. */
const Bead = ({ span, foggy, number, isHalt, isGoal, isWatched }: BeadProps) => (
  <g
    transform={`translate(${span.x} ${span.y})`}
    data-tincture={foggy?.tincture}
    className="roads-bead"
    data-span={span.key}
  >
    {isHalt ? <circle r="14.500" fill="var(--or)" stroke="var(--keyline)" strokeWidth="1.800" /> : null}
    {isGoal ? (
      <rect x="-8" y="-8" width="16" height="16" fill="var(--keyline)" stroke="var(--paper)" strokeWidth="2" />
    ) : (
      <circle
        r={number === undefined ? 8.4 : 11}
        fill={foggy?.how === 'now' ? 'var(--field)' : 'var(--paper)'}
        stroke="var(--keyline)"
        strokeWidth="2"
      />
    )}
    {isGoal ? null : number === undefined ? (
      <Inside span={span} foggy={foggy} />
    ) : (
      <text y="5.200" textAnchor="middle" className="roads-number">
        {number}
      </text>
    )}
    {isWatched && !isGoal && number === undefined ? <path d="M0-6.500L5.400 4.500H-5.400Z" fill="var(--ink)" /> : null}
  </g>
);

/** All beads of a map. */
export const Beads = ({ map, marks }: { readonly map: saga.roads.Roads; readonly marks: RoadsMarks }) => (
  <>
    {map.spans.map((span) => (
      <Bead
        key={span.key}
        span={span}
        foggy={foggyAt(marks, span.key)}
        number={marks.route?.numbers[span.key]}
        isHalt={marks.route?.halt === span.key}
        isGoal={marks.goal === span.key}
        isWatched={marks.watchers.includes(span.key)}
      />
    ))}
  </>
);
