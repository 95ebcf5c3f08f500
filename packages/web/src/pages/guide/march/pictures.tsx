import { MARCH_FIGURES } from './figures.js';
import type { MarchGuideWords } from './words.js';

interface PictureProps {
  readonly t: MarchGuideWords;
}

const { open, closed, pace, food, weary } = MARCH_FIGURES;

const SPANS = [
  { x: 40, y: 120, ground: 'open' },
  { x: 120, y: 70, ground: 'closed' },
  { x: 200, y: 110, ground: 'open' },
] as const;

/** A road of beads: open white, closed inked, the goal a square. */
export const RoadPicture = ({ t: { road } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={road.picture}>
    <path d="M40 120L120 70 200 110 280 60" fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 4" />
    {SPANS.map(({ x, y, ground }) => (
      <g key={x}>
        <circle
          cx={x}
          cy={y}
          r="11"
          fill={ground === 'open' ? 'var(--paper)' : 'var(--ink)'}
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <text x={x} y={y + 32} textAnchor="middle" className="pic-text">
          {road.spans[ground]({ cost: ground === 'open' ? open : closed })}
        </text>
      </g>
    ))}
    <rect x="269" y="49" width="22" height="22" fill="var(--or)" stroke="var(--ink)" strokeWidth="2" />
  </svg>
);

/** The four paces, and what each gives and takes. */
export const PacePicture = ({ t: { pace: t } }: PictureProps) => (
  <dl className="pic pic-fates">
    {(['careful', 'forced'] as const).map((key) => (
      <div key={key}>
        <dt>{t.paces[key].name}</dt>
        <dd>{t.paces[key].does({ by: pace })}</dd>
      </div>
    ))}
    {(['steady', 'rest'] as const).map((key) => (
      <div key={key}>
        <dt>{t.paces[key].name}</dt>
        <dd>{t.paces[key].does}</dd>
      </div>
    ))}
  </dl>
);

/** What comes of each intent before somebody who has seen nothing. */
export const MeetPicture = ({ t: { meet } }: PictureProps) => (
  <dl className="pic pic-fates">
    {(['close', 'hold', 'evade', 'both'] as const).map((key) => (
      <div key={key}>
        <dt>{meet.fates[key].name}</dt>
        <dd>{meet.fates[key].does}</dd>
      </div>
    ))}
  </dl>
);

/** What is eaten, and what it comes to without. */
export const StoresPicture = ({ t: { stores } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <strong>{food}</strong>
      <b>{stores.food}</b>
      <span>{stores.foodBy}</span>
    </div>
    <div>
      <strong>{weary}</strong>
      <b>{stores.weary}</b>
      <span>{stores.wearyBy}</span>
    </div>
  </div>
);

/** The scenes on the way. */
export const MarchEndsPicture = ({ t: { ends } }: PictureProps) => (
  <dl className="pic pic-fates">
    {(['fight', 'chase', 'talk', 'past'] as const).map((key) => (
      <div key={key}>
        <dt>{ends.fates[key].name}</dt>
        <dd>{ends.fates[key].does}</dd>
      </div>
    ))}
  </dl>
);
