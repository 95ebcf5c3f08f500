import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useId } from 'react';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Offer } from './offers.js';
import { refusesOffer } from './offers.js';
import type { TellOffer } from './useTold.js';
import { NEXT } from './words.js';

/** As many shields as a row has room for. */
const SHIELDS = 5;

const sceneIn = (offer: Offer): saga.calendar.SceneKind => {
  if (offer.offer === 'other') return 'freeForm';
  return (offer.offer === 'next' ? offer.next.scene : offer.entry.scene) ?? 'freeForm';
};

const peopleIn = (offer: Offer): readonly string[] => {
  if (offer.offer === 'other') return [];
  return offer.offer === 'next' ? offer.next.characters : offer.entry.characters;
};

const Shields = ({ of }: { readonly of: readonly string[] }) => {
  const { seen, people } = useCampaignIn(NEXT);
  const found = of.flatMap((id) => seen.open.characters[id] ?? []);
  return (
    <span className="comes-arms">
      <span className="vh">{found.map(({ name }) => name).join(', ')}</span>
      {found.slice(0, SHIELDS).map((one) => (
        <Shield key={one.id} of={one} people={people} size={20} />
      ))}
      {found.length > SHIELDS ? <small>+{found.length - SHIELDS}</small> : null}
    </span>
  );
};

interface NextScenesProps {
  readonly after: saga.campaign.Entry;
  readonly offers: readonly Offer[];
  readonly picked: string;
  readonly tell: TellOffer;
  readonly onPick: (key: string) => void;
}

/** What may come next: rows with kind and people; what is not open today says why. */
export const NextScenes = ({ after, offers, picked, tell, onPick }: NextScenesProps) => {
  const { t, words, seen } = useCampaignIn(NEXT);
  const name = useId();
  return (
    <fieldset className="comes">
      <legend>
        <h2>{t.comes}</h2>
      </legend>
      {offers.map((offer) => {
        const { title, about } = tell(offer);
        const refusal = refusesOffer(seen, after, offer, saga.calendar.lastDay(after));
        return (
          <label key={offer.key} className="comes-row">
            <input
              type="radio"
              className="vh"
              name={name}
              value={offer.key}
              checked={offer.key === picked}
              onChange={() => onPick(offer.key)}
            />
            <Sign of={signOf({ kind: 'scene', scene: sceneIn(offer) })} size={28} />
            <span>
              <b>{title}</b>
              <small>{about}</small>
              {refusal === null ? null : <small className="comes-why">{refusalText(words, refusal)}</small>}
            </span>
            <Shields of={peopleIn(offer)} />
          </label>
        );
      })}
    </fieldset>
  );
};
