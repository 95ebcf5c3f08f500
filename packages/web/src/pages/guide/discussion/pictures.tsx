import { MORTEN } from './exchange.js';
import { DISCUSSION_FIGURES } from './figures.js';
import type { DiscussionGuideWords } from './words.js';

interface PictureProps {
  readonly t: DiscussionGuideWords;
}

const PAIRS = [
  ['modest', 'proud'],
  ['forgiving', 'avenging'],
  ['merciful', 'cruel'],
] as const;

/** How long a bar is for each point of a rating. */
const POINT = 6;

/** Three pairs as balances: the stronger side in ink. */
export const MovesPicture = ({ t: { moves } }: PictureProps) => {
  const rows = PAIRS.map(([left, right]) => ({
    left: { name: moves.pairs[left], rating: MORTEN[left] },
    right: { name: moves.pairs[right], rating: MORTEN[right] },
  }));
  const list = rows.map(({ left, right }) => `${left.name} ${left.rating}, ${right.name} ${right.rating}`).join('; ');
  return (
    <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={moves.picture({ list })}>
      {rows.map(({ left, right }, nth) => {
        const y = 26 + nth * 54;
        const fill = (own: number, other: number): string => (own > other ? 'var(--ink)' : 'var(--mark-2)');
        return (
          <g key={left.name}>
            <text x="18" y={y + 6} className="pic-text">
              {left.name} {left.rating}
            </text>
            <text x="302" y={y + 6} textAnchor="end" className="pic-text">
              {right.rating} {right.name}
            </text>
            <rect
              x={160 - left.rating * POINT * 2}
              y={y + 14}
              width={left.rating * POINT * 2}
              height="14"
              fill={fill(left.rating, right.rating)}
            />
            <rect
              x="160"
              y={y + 14}
              width={right.rating * POINT * 2}
              height="14"
              fill={fill(right.rating, left.rating)}
            />
            <path d={`M160 ${y + 9}v24`} stroke="var(--ink)" strokeWidth="2" />
          </g>
        );
      })}
    </svg>
  );
};

/** Something said, and the three texts that make it an appeal. */
export const TalkPicture = ({ t: { talk } }: PictureProps) => (
  <div className="pic pic-appeal">
    <em>{talk.says}</em>
    <dl>
      {(['context', 'topic', 'response'] as const).map((key) => (
        <div key={key}>
          <dt>{talk[key]}</dt>
          <dd>{talk[`${key}Is`]}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const { easy, usual, lead, faces, rating, heard } = DISCUSSION_FIGURES;

/** The difficulty that the table sets, and the one that the rules do. */
export const AgreePicture = ({ t: { agree } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <strong>{usual}</strong>
      <b>{agree.fresh}</b>
      <span>{agree.freshBy({ easy, usual })}</span>
    </div>
    <div>
      <strong>{lead}</strong>
      <b>{agree.driven}</b>
      <span>{agree.drivenBy({ lead })}</span>
    </div>
  </div>
);

const FACES = Array.from({ length: faces }, (_, nth) => nth + 1);

/** The faces of the d12, those that would do in ink. */
export const TakePicture = ({ t: { take } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={take.picture({ faces, rating })}>
    {FACES.map((face) => {
      const [x, y] = [18 + ((face - 1) % 6) * 48, face > 6 ? 84 : 36];
      const does = face <= rating;
      return (
        <g key={face}>
          <rect
            x={x}
            y={y}
            width="44"
            height="40"
            fill={does ? 'var(--ink)' : 'none'}
            stroke={does ? 'var(--ink)' : 'var(--mark-2)'}
            strokeWidth="2"
          />
          <text
            x={x + 22}
            y={y + 26}
            textAnchor="middle"
            className="pic-text"
            fill={does ? 'var(--tone)' : 'var(--soft)'}
          >
            {face}
          </text>
        </g>
      );
    })}
    <text x="160" y="158" textAnchor="middle" className="pic-text">
      {take.rated({ rating, faces })}
    </text>
  </svg>
);

/** The ways out of a talk. */
export const HeardPicture = ({ t: { heard: t } }: PictureProps) => (
  <dl className="pic pic-fates">
    <div>
      <dt>{t.fates.ignore.name}</dt>
      <dd>{t.fates.ignore.does({ heard })}</dd>
    </div>
    {(['leave', 'send', 'fight'] as const).map((key) => (
      <div key={key}>
        <dt>{t.fates[key].name}</dt>
        <dd>{t.fates[key].does}</dd>
      </div>
    ))}
  </dl>
);
