import { EDITIONS } from './editions.js';
import { campaignRules } from './saga/campaign/campaign.js';

export * from './saga/campaign/index.js';

/** Campaigns of every edition. */
export const { obeyDeed, stageScene, writeBack, isLacking, creditable, creditsAsked } = campaignRules(EDITIONS);
