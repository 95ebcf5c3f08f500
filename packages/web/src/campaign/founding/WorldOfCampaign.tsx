import { saga } from '@warmoot/rules';
import { useCampaignIn } from '../useCampaign.js';
import './founding.css';
import { mapOfCampaign } from './map.js';
import { useParts } from './useParts.js';
import { WorldMap } from './WorldMap.js';
import { WorldPanel } from './WorldPanel.js';
import { FOUNDING } from './words.js';

/** The map of a campaign's world, and the parts of it that can still be let in. */
export const WorldOfCampaign = () => {
  const { seen, people, plays } = useCampaignIn(FOUNDING);
  const { founding, world, isTaken, toggle } = useParts();
  const places = mapOfCampaign(seen);
  if (world.parts.length === 0) {
    return places.length === 0 ? null : <WorldMap name={seen.open.name} world={null} places={places} />;
  }
  return (
    <WorldPanel
      world={world}
      places={places}
      isTaken={isTaken}
      onToggle={plays ? toggle : null}
      mayLeave={saga.campaign.isFounding(seen)}
      by={(founding.by.world ?? founding.by.name ?? []).map((seat) => people[seat]?.name ?? seat)}
    />
  );
};
