import { capital } from '../../../words/text.js';
import type { DuelWords } from '../words.js';

const PLACES = [
  [1, 52],
  [2, 124],
  [3, 196],
  [4, 262],
] as const;

interface GaugeProps {
  readonly distance: 1 | 2 | 3 | 4 | null;
  /** Gold only while the distance bears on a decision of yours. */
  readonly yours: boolean;
  readonly t: DuelWords;
}

/** The scale of Fight Distance, with a marker where the two stand. */
export const Gauge = ({ distance, yours, t }: GaugeProps) => (
  <svg
    className={yours ? 'gauge gauge-yours' : 'gauge'}
    viewBox="0 0 300 74"
    role="img"
    aria-label={distance === null ? t.noBoard : t.distanceName({ name: t.distances[distance] })}
  >
    <path d="M20 30H280" className="gauge-line" />
    {PLACES.map(([at, x]) => (
      <g key={at}>
        <path d={`M${x} 22V38`} className="gauge-line" />
        {at === distance ? (
          <>
            <path d={`M${x - 34} 44H${x + 34}V70H${x - 34}Z`} className="gauge-mark" />
            <path d={`M${x - 8} 10H${x + 8}L${x} 24Z`} className="gauge-mark" />
          </>
        ) : null}
        <text x={x} y="62" textAnchor="middle" className={at === distance ? 'gauge-now' : ''}>
          {capital(t.distances[at])}
        </text>
      </g>
    ))}
  </svg>
);
