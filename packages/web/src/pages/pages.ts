import { later } from '../browser/later.js';

// The home page is in the first bundle; everything else is fetched when somebody goes there.
export const RulesPage = later(async () => (await import('../rulebook/RulesPage.js')).default);
export const JoinPage = later(async () => (await import('./join/JoinPage.js')).JoinPage);
export const StartPage = later(async () => (await import('./start/StartPage.js')).StartPage);
export const TablePage = later(async () => (await import('../campaign/stories/StoryTable.js')).StoryTable);
export const ScenePage = later(async () => (await import('../table/page/ScenePage.js')).ScenePage);
export const CampaignPage = later(async () => (await import('../campaign/shell/CampaignPage.js')).CampaignPage);
export const MapsPage = later(async () => (await import('../maps/MapsPage.js')).default);
export const RoadsPage = later(async () => (await import('../maps/roads/RoadsPage.js')).default);
