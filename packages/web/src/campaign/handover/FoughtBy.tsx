import { Icon } from '../../design/base/Icon.js';
import { useSpoken } from '../../words/speech.js';
import { marchingIn, troopsOf } from '../plan/musters.js';
import { Opens } from '../plan/ways/Opens.js';
import { WAY_ICONS } from '../plan/ways/WayOfWar.js';
import { WaysDialog } from '../plan/ways/WaysDialog.js';
import type { Way } from '../plan/ways/way.js';
import { WAYS } from '../plan/ways/words.js';
import { useCampaignIn } from '../useCampaign.js';
import { planOfferedIn } from './byWay.js';
import type { Offer } from './offers.js';
import { NEXT } from './words.js';

interface FoughtByProps {
  readonly offer: Extract<Offer, { offer: 'next' }>;
  readonly way: Way;
  /** Left out where it cannot be chosen now. */
  readonly onPick?: ((way: Way) => void) | undefined;
}

/** How an offered battle is fought: by which way of war, who stands there, and whether people may meet in single combat. */
export const FoughtBy = ({ offer, way, onPick }: FoughtByProps) => {
  const { t, words, seen } = useCampaignIn(NEXT);
  const { t: war } = useSpoken(WAYS);
  const plan = planOfferedIn(offer, way);
  return (
    <section className="handover-way">
      <h3>{t.fought}</h3>
      <p className="way-name">
        <Icon name={WAY_ICONS[way]} size={24} />
        <b>{war.ways[way].name}</b>
        {onPick === undefined ? null : <WaysDialog plan={plan} onPick={onPick} />}
      </p>
      <dl className="way-forces">
        {plan.armies.map((army, side) => {
          const troops = troopsOf(seen, army);
          const some = troops === undefined ? [] : marchingIn([troops]);
          return (
            <div key={army.name}>
              <dt>{army.name || offer.next.sides[side]}</dt>
              <dd>{some.map((troop) => `${troops?.[troop]} ${words.campaign.troops[troop]}`).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
      <p className="small">
        <Opens text={war.ways[way].people} />
      </p>
    </section>
  );
};
