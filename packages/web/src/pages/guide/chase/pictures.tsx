import { CHASE_FIGURES } from './figures.js';
import type { ChaseGuideWords } from './words.js';

interface PictureProps {
  readonly t: ChaseGuideWords;
}

const { caught, away, start, guess, guessed, missed, legs, spent } = CHASE_FIGURES;
const POSTS = Array.from({ length: away - caught + 1 }, (_, at) => caught + at);
const STEP = 64;

/** Five milestones, the runner at the middle one. */
export const GapPicture = ({ t: { gap } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={gap.picture({ caught, away, start })}>
    <path d="M0 120H320" stroke="var(--ink)" strokeWidth="2" />
    <svg x="2" y="44" width="86" height="66" viewBox="-16 -4 144 110" overflow="visible" aria-hidden="true">
      <use href="#pi-rider" />
    </svg>
    <svg x={STEP * start + 2} y="54" width="58" height="57" viewBox="0 0 98 96" overflow="visible" aria-hidden="true">
      <use href="#pi-runner" />
    </svg>
    {POSTS.map((post) => {
      const x = STEP * post + STEP / 2;
      return (
        <g key={post}>
          <path
            d={`M${x - 5} 132V112Q${x} 102 ${x + 5} 112V132Z`}
            fill="var(--paper)"
            stroke="var(--ink)"
            strokeWidth="1.6"
          />
          <text x={x} y="152" textAnchor="middle" className="pic-text">
            {post}
          </text>
          {post === caught || post === away ? (
            <text x={x} y="172" textAnchor="middle" className="pic-text">
              {post === caught ? gap.caught : gap.away}
            </text>
          ) : null}
        </g>
      );
    })}
  </svg>
);

/** What each way goes by. */
export const WaysPicture = ({ t: { ways } }: PictureProps) => (
  <dl className="pic pic-fates">
    {(['open', 'cover', 'rough', 'none'] as const).map((key) => (
      <div key={key}>
        <dt>{ways.kinds[key].name}</dt>
        <dd>{ways.kinds[key].does}</dd>
      </div>
    ))}
  </dl>
);

/** The same way, guessed and not. */
export const GuessPicture = ({ t }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <strong>{guessed}</strong>
      <b>{t.guess.right}</b>
      <span>{t.guess.rightBy({ guess })}</span>
    </div>
    <div>
      <strong>{missed}</strong>
      <b>{t.guess.wrong}</b>
      <span>{t.guess.wrongBy({ guess })}</span>
    </div>
  </div>
);

/** How often they draw breath, and what it costs to have none. */
export const BreathPicture = ({ t: { breath } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <strong>{legs}</strong>
      <b>{breath.every}</b>
      <span>{breath.everyBy}</span>
    </div>
    <div>
      <strong>−{spent}</strong>
      <b>{breath.spent}</b>
      <span>{breath.spentBy}</span>
    </div>
  </div>
);

/** The four ends of a pursuit. */
export const EndsPicture = ({ t: { ends } }: PictureProps) => (
  <dl className="pic pic-fates">
    {(['away', 'caught', 'bay', 'giveUp'] as const).map((key) => (
      <div key={key}>
        <dt>{ends.fates[key].name}</dt>
        <dd>{ends.fates[key].does}</dd>
      </div>
    ))}
  </dl>
);
