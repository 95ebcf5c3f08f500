import { approx } from '@warmoot/kernel';
import { signed } from '@warmoot/words';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import { CHECK_FIGURES, chanceAt, MARGINS } from './figures.js';
import type { CheckGuideWords } from './words.js';

interface PictureProps {
  readonly t: CheckGuideWords;
}

/** Whether there is anything to throw for. */
export const RiskPicture = ({ t: { risk } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <Icon name="ui-agree" size={52} />
      <b>{risk.none}</b>
      <span>{risk.noneDoes}</span>
    </div>
    <div>
      <Icon name="di-d8" size={56} />
      <b>{risk.some}</b>
      <span>{risk.someDoes}</span>
    </div>
  </div>
);

const { least, most, ordinary, difficulty } = CHECK_FIGURES;
const RATINGS = Array.from({ length: most - least + 1 }, (_, nth) => least + nth);

/** Ratings as steps. */
export const RatingPicture = ({ t: { rating } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={rating.picture({ least, most, ordinary })}>
    <path d="M14 150H306" stroke="var(--ink)" strokeWidth="2" />
    {RATINGS.map((one) => (
      <g key={one}>
        <rect
          x={18 + one * 26}
          y={142 - one * 10}
          width="20"
          height={8 + one * 10}
          fill={one === ordinary ? 'var(--ink)' : 'var(--mark-2)'}
        />
        <text x={28 + one * 26} y="168" textAnchor="middle" className="pic-text">
          {one}
        </text>
      </g>
    ))}
    <text x={28 + ordinary * 26} y={112 - ordinary * 10} textAnchor="middle" className="pic-text">
      {rating.ordinary}
    </text>
  </svg>
);

/** Another's rating, or a difficulty. */
export const AgainstPicture = ({ t: { against } }: PictureProps) => (
  <div className="pic pic-halves">
    <div>
      <Arms colour={1} size={50} />
      <b>{against.person}</b>
      <span>{against.personBy}</span>
    </div>
    <div>
      <strong>{difficulty}</strong>
      <b>{against.thing}</b>
      <span>{against.thingBy}</span>
    </div>
  </div>
);

/** The risk as it is put, and the two answers to it. */
export const DarePicture = ({ t: { dare } }: PictureProps) => (
  <div className="pic pic-dare">
    <p>
      <span>{dare.fails}</span>
      <em>{dare.brings}</em>
    </p>
    <p aria-hidden="true">
      <b>{dare.roll}</b>
      <i>{dare.other}</i>
    </p>
  </div>
);

/** Chances by how much higher one's own number is, as the rules have them. */
export const StandsPicture = ({ t: { stands } }: PictureProps) => {
  const { ui } = useWords();
  const bars = MARGINS.map((margin) => ({ margin, chance: chanceAt(margin) }));
  const list = bars.map(({ margin, chance }) => `${signed(margin)}: ${percentText(ui, chance)}`).join(', ');
  return (
    <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={stands.picture({ list })}>
      <path d="M14 146H306" stroke="var(--ink)" strokeWidth="2" />
      {bars.map(({ margin, chance }, nth) => {
        const high = approx(chance) * 112;
        return (
          <g key={margin}>
            <rect x={22 + nth * 58} y={146 - high} width="44" height={high} fill="var(--ink)" />
            <text x={44 + nth * 58} y={138 - high} textAnchor="middle" className="pic-text">
              {percentText(ui, chance)}
            </text>
            <text x={44 + nth * 58} y="163" textAnchor="middle" className="pic-text">
              {margin === 0 ? '0' : signed(margin)}
            </text>
          </g>
        );
      })}
      <text x="160" y="182" textAnchor="middle" className="pic-text pic-soft">
        {stands.margin}
      </text>
    </svg>
  );
};
