import type { Result } from '@warmoot/kernel';
import type { Editions } from '../edition.js';
import { obeyDeed } from './obey.js';
import { isLacking } from './papers/borrowing.js';
import type { CampaignDeed } from './papers/deeds.js';
import type { Who } from './papers/handlers.js';
import type { Campaign, CampaignEvent, CampaignOpen, Entry, Ruled, SharedCampaign } from './papers/model.js';
import type { CampaignPlay } from './scenes/plays.js';
import { type Staged, stageScene } from './scenes/staging.js';
import { type Ended, writeBack } from './scenes/writing.js';
import type { Seating } from './sheets/casting.js';
import { creditable, creditsAsked } from './world/treasury.js';

/** What a campaign does that hangs on its edition. */
export interface CampaignRules {
  readonly obeyDeed: (campaign: Campaign, deed: CampaignDeed, who: Who) => Result<readonly CampaignEvent[]>;
  readonly stageScene: (campaign: Campaign, play: CampaignPlay, seating: Seating) => Result<Staged>;
  readonly writeBack: (campaign: Campaign, ended: Ended) => readonly CampaignEvent[];
  readonly isLacking: (campaign: { readonly open: Pick<CampaignOpen, 'edition' | 'options'> }) => boolean;
  readonly creditable: (campaign: SharedCampaign) => readonly Entry[];
  readonly creditsAsked: (campaign: SharedCampaign) => readonly Entry[];
}

/** The rules of campaigns: each campaign is judged by the edition that it was founded with. */
export const campaignRules = (editions: Editions): CampaignRules => {
  const ruled = <C extends SharedCampaign>(campaign: C): C & Pick<Ruled, 'rules'> => ({
    ...campaign,
    rules: editions[campaign.open.edition],
  });
  return {
    obeyDeed: (campaign, deed, who) => obeyDeed(ruled(campaign), deed, who),
    stageScene: (campaign, play, seating) => stageScene(ruled(campaign), play, seating),
    writeBack: (campaign, ended) => writeBack(ruled(campaign), ended),
    isLacking: ({ open }) => isLacking({ open, rules: editions[open.edition] }),
    creditable: (campaign) => creditable(ruled(campaign)),
    creditsAsked: (campaign) => creditsAsked(ruled(campaign)),
  };
};
