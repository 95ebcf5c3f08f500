import type { Json } from '@warmoot/kernel';
import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Do } from '../net/useSitting.js';

/** Null once it is done, or why not. */
type Done = Promise<AnyRefusal | null>;

/** What a seat does in the campaign of its table. */
export interface CampaignDeeds {
  readonly do: (deed: saga.campaign.CampaignDeed) => Done;
  readonly propose: (deed: saga.campaign.CampaignDeed) => Done;
  /** Does it where that is this seat's right, and puts it to the table where it is not. */
  readonly act: (deed: saga.campaign.CampaignDeed) => Done;
  readonly play: (play: saga.campaign.CampaignPlay) => Done;
}

/** Refusals that say: ask the table. */
const ASK: ReadonlySet<string> = new Set(['TABLE_DECIDES', 'NOT_YOURS']);

export const campaignDeeds = (atTable: Do): CampaignDeeds => {
  const doIt = (deed: saga.campaign.CampaignDeed): Done => atTable({ do: 'campaign', deed });
  const propose = (deed: saga.campaign.CampaignDeed): Done =>
    atTable({ do: 'propose', about: 'campaign', value: { deed } as unknown as Json });
  const act = async (deed: saga.campaign.CampaignDeed): Done => {
    const right = saga.campaign.RIGHTS[deed.deed];
    if (right === 'table') return propose(deed);
    const refusal = await doIt(deed);
    return refusal !== null && right !== 'ownerAlone' && ASK.has(refusal.code) ? propose(deed) : refusal;
  };
  const play = async (play: saga.campaign.CampaignPlay): Done => {
    const refusal = await atTable({ do: 'play', play });
    return refusal?.code === 'TABLE_DECIDES'
      ? atTable({ do: 'propose', about: 'play', value: { play } as unknown as Json })
      : refusal;
  };
  return { do: doIt, propose, act, play };
};
