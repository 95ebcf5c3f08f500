import { number } from '@warmoot/words';
import { Icon } from '../../../design/base/Icon.js';
import { Seal } from '../../../design/seats/Seal.js';
import { Figure } from '../../../people/figure/Figure.js';
import { Above } from '../../../scenes/duel/board/Above.js';
import { DUEL_FIGURES } from './figures.js';
import type { DuelGuideWords } from './words.js';

interface PictureProps {
  readonly t: DuelGuideWords;
}

/** A distance from the left fighter: its line, and its name on a plate above it. */
const Distance = ({ x, name, here }: { readonly x: number; readonly name: string; readonly here: boolean }) => {
  const wide = 20 + name.length * 7.4;
  return (
    <g className={here ? 'pic-here' : undefined}>
      <path d={`M${x} 34V182`} stroke="var(--ink)" strokeWidth="1.6" strokeDasharray={here ? undefined : '2 5'} />
      <rect
        x={x - wide / 2}
        y="12"
        width={wide}
        height="22"
        fill={here ? 'var(--ink)' : 'var(--paper)'}
        stroke="var(--ink)"
      />
      <text x={x} y="28" textAnchor="middle" className="pic-text" fill={here ? 'var(--paper)' : 'var(--ink)'}>
        {name}
      </text>
    </g>
  );
};

const SQUARE = 64;
const CROSSES = [-1, 0, 1, 2, 3, 4].flatMap((x) =>
  [0, 1, 2].map((y) => `M${22 + x * SQUARE} ${48 + y * SQUARE}h8m-4-4v8`),
);

/** Both from above, at Sword distance. */
export const FootworkPicture = ({ t: { footwork } }: PictureProps) => {
  const { dagger, sword, spear } = footwork.distances;
  return (
    <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={footwork.picture}>
      <path d={CROSSES.join('')} stroke="var(--b-grid)" strokeWidth="1.2" />
      <Distance x={122} name={dagger} here={false} />
      <Distance x={186} name={sword} here />
      <Distance x={250} name={spear} here={false} />
      <g transform="translate(58 112) scale(1.1)">
        <Above tincture="gules" left="shield" right="sword" helmet={false} down={false} out={false} />
      </g>
      <g transform="translate(186 112) rotate(180) scale(1.1)">
        <Above tincture="azure" left={null} right="axe" helmet down={false} out={false} />
      </g>
    </svg>
  );
};

/** Two seals, neither of them broken. */
export const SecretPicture = () => (
  <div className="pic pic-two">
    <Seal state="made" colour={0} name="Ella" size={96} />
    <Seal state="made" colour={1} name="Joris" size={96} />
  </div>
);

/** A step back, and a shield in the way. */
export const DefendPicture = ({ t: { defend } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <svg width="56" height="56" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M2 20.5L4.6 18 6.4 19.8 3.800 22.300ZM7 15.600L9.500 13.100 11.300 14.900 8.800 17.400ZM11.900 10.600L14.300 8.200 16.100 10 13.700 12.400Z" />
        <path d="M22.500 1.500L20.200 12 12.600 3.800Z" />
      </svg>
      <b>{defend.dodge}</b>
      <span>{defend.dodgeBy}</span>
    </div>
    <div>
      <Icon name="ar-shield" size={56} />
      <b>{defend.parry}</b>
      <span>{defend.parryBy}</span>
    </div>
  </div>
);

const NO_WOUNDS = [0, 0, 0, 0, 0, 0] as const;
/** By part: a Minor Wound on the right leg. */
const ON_THE_LEG = [0, 0, 0, 1, 0, 0] as const;

/** What a Major Wound does, part by part, beside somebody who has a Minor one. */
export const WoundsPicture = ({ t: { wounds } }: PictureProps) => (
  <div className="pic pic-figure">
    <Figure
      tincture="azure"
      charge="ch-tower"
      armour="otherMetal"
      left={null}
      right="axe"
      minors={ON_THE_LEG}
      majors={NO_WOUNDS}
      kind={1}
      label={wounds.picture}
    />
    <ul>
      {Object.values(wounds.majors).map(({ part, does }) => (
        <li key={part}>
          <b>{part}</b>
          {does}
        </li>
      ))}
    </ul>
  </div>
);

const BAR = 35;
const STEP = 25;

/** Defences that drop round by round. */
export const EndsPicture = ({ t: { ends } }: PictureProps) => (
  <svg
    className="pic"
    viewBox="0 0 320 190"
    role="img"
    aria-label={ends.picture({ list: DUEL_FIGURES.weakening.map(number).join(', ') })}
  >
    <path d="M16 150H308" stroke="var(--ink)" strokeWidth="2" />
    {DUEL_FIGURES.weakening.map((by, nth) => {
      const x = 24 + nth * BAR;
      const high = 110 + by * STEP;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no names but their numbers.
        <g key={nth}>
          <rect x={x} y={150 - high} width={BAR - 6} height={high} fill="var(--ink)" />
          <text x={x + 14.5} y={143 - high} textAnchor="middle" className="pic-text">
            {number(by)}
          </text>
          <text x={x + 14.5} y="168" textAnchor="middle" className="pic-text">
            {nth + 1}
          </text>
        </g>
      );
    })}
    <text x="20" y="185" className="pic-text pic-soft">
      {ends.round}
    </text>
  </svg>
);
