export { CAMPAIGN_DEEDS } from './campaign/deeds.js';
export { CAMPAIGN_EVENTS } from './campaign/events.js';
export { OPTIONS } from './campaign/options.js';
export { CAMPAIGN_REFUSALS } from './campaign/refusals.js';
export { HISTORY, STORY } from './campaign/story.js';
