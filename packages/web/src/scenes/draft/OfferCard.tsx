import type { Words } from '@warmoot/words';
import { Arms } from '../../design/base/Arms.js';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { colourNumber, readArms } from '../../people/shield.js';
import { bestMotives, bestSkills, motiveSign, type Offer } from './offers.js';
import type { DraftWords } from './words.js';

/** A shield as it is written; a dashed edge where there is none. */
export const Borne = ({ arms, size }: { readonly arms: string; readonly size: number }) => {
  const shield = readArms(arms);
  if (shield !== null) return <Arms colour={colourNumber(shield.tincture)} charge={shield.charge} size={size} />;
  return (
    <svg className="arms" width={size} height={Math.round((size * 56) / 48)} viewBox="0 0 48 56" aria-hidden="true">
      <path
        d="M3 3H45V28C45 42 35 49.5 24 54 13 49.5 3 42 3 28Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="6 5"
      />
    </svg>
  );
};

/** Two names in one may stand below each other. */
const breaking = (name: string): string => name.replaceAll('/', '/\u200b');

interface OfferCardProps {
  readonly offer: Offer;
  readonly group: string;
  readonly picked: boolean;
  readonly onPick: (() => void) | null;
  readonly t: DraftWords;
  readonly words: Words;
}

/** A set of ratings as somebody of the world: what they do best, and what moves them. */
export const OfferCard = ({ offer, group, picked, onPick, t, words }: OfferCardProps) => {
  const { person, number } = offer;
  const card = (
    <>
      <Borne arms={person?.arms ?? ''} size={38} />
      <span className="offer-who">
        <b>{person?.name ?? t.set({ number })}</b>
        <small>{person === null ? t.somebodyNew : [person.trade, person.home].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="offer-skills">
        {bestSkills(offer, 4).map(({ key, rating }) => (
          <span key={key}>
            <b>{rating}</b>
            {breaking(words.skills[key as keyof Words['skills']])}
          </span>
        ))}
      </span>
      <span className="offer-motives">
        {bestMotives(offer, 2).map(({ key, rating }) => (
          <span key={key}>
            <Icon name={motiveSign(key) as IconName} size={18} />
            {words.character.motives[key as keyof Words['character']['motives']].split('/')[0]} <b>{rating}</b>
          </span>
        ))}
      </span>
    </>
  );
  if (onPick === null)
    return (
      <div className="offer" data-set={number}>
        {card}
      </div>
    );
  return (
    <label className="offer" data-set={number}>
      <input type="radio" className="vh" name={group} checked={picked} onChange={onPick} />
      {card}
    </label>
  );
};
