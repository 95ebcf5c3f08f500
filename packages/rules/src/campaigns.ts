import { EDITIONS } from './editions.js';
import { campaignRules } from './saga/campaign/campaign.js';
import { manifests } from './scenes.js';

export * from './saga/campaign/index.js';

/** Campaigns of every edition, with every scene that is listed. */
export const {
  obeyDeed,
  stageScene,
  writeBack,
  isLacking,
  creditable,
  creditsAsked,
  isFought,
  planIn,
  remindersIn,
  unarmedIn,
} = campaignRules(EDITIONS, manifests);
