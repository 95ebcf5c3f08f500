import type { Shape } from '@warmoot/kernel';
import { EDITIONS } from './editions.js';
import { campaignRules } from './saga/campaign/campaign.js';
import { deedShape } from './saga/campaign/papers/deeds.js';
import { type CampaignOptions, optionsShape } from './saga/campaign/papers/options.js';
import { manifests } from './scenes.js';

/** The shape of a campaign's options, with those of every scene that is listed when it is asked. */
export const campaignOptions: Shape<CampaignOptions> = {
  get schema() {
    return optionsShape(manifests()).schema;
  },
  parse: (value, path) => optionsShape(manifests()).parse(value, path),
};

/** What can be done to a campaign: the shape of every deed. */
export const campaignDeed = deedShape(campaignOptions);

export * from './saga/campaign/index.js';

/** Campaigns of every edition, with every scene that is listed. */
export const {
  obeyDeed,
  stageScene,
  ownersAsked,
  wordAsked,
  writeBack,
  isPool,
  isLacking,
  creditable,
  creditsAsked,
  isAtTable,
  isBridged,
  planIn,
  remindersIn,
  sceneIn,
  unarmedIn,
  storyUpTo,
  nextScenes,
  storyOpens,
  storyBefore,
  storyChapter,
  storyLast,
  storyEnds,
  standingAfter,
  everyOption,
  changeOptions,
} = campaignRules(EDITIONS, manifests);
