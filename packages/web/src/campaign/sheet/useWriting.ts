import { saga } from '@warmoot/rules';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useCampaignIn } from '../useCampaign.js';
import { SHEET } from './words.js';

/** Writes on sheets: does it or puts it to the table, and says aloud what became of it. True where it was not refused. */
export const useWriting = (): {
  readonly write: (deed: saga.campaign.CampaignDeed) => Promise<boolean>;
  readonly play: (play: saga.campaign.CampaignPlay) => Promise<boolean>;
} => {
  const { t, act, play } = useCampaignIn(SHEET);
  const announce = useAnnounce();
  const said = (refused: boolean, text: string): boolean => {
    announce(refused ? t.refused : text);
    return !refused;
  };
  return {
    write: async (deed) =>
      said((await act(deed)) !== null, saga.campaign.RIGHTS[deed.deed] === 'table' ? t.proposed : t.saved),
    play: async (one) => said((await play(one)) !== null, t.saved),
  };
};
