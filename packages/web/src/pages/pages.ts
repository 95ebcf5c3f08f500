import { type Later, later } from '../browser/later.js';
import { isCampaignPlace } from '../design/shell/places.js';

// The home page is in the first bundle; everything else is fetched when somebody goes there.
export const RulesPage = later(async () => (await import('../rulebook/RulesPage.js')).default);
export const JoinPage = later(async () => (await import('./join/JoinPage.js')).JoinPage);
export const StartPage = later(async () => (await import('./start/StartPage.js')).StartPage);
export const TablePage = later(async () => (await import('../table/page/TablePage.js')).TablePage);
export const ScenePage = later(async () => (await import('../table/page/ScenePage.js')).ScenePage);
export const CampaignPage = later(async () => (await import('../campaign/shell/CampaignPage.js')).CampaignPage);
export const MapsPage = later(async () => (await import('../maps/MapsPage.js')).default);
export const Gallery = later(async () => (await import('./gallery/Gallery.js')).default);

type Part = Pick<Later<never>, 'ahead'>;

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['start', StartPage],
  ['join', JoinPage],
  ['rules', RulesPage],
  ['maps', MapsPage],
  ['gallery', Gallery],
]);

const partAtTable = (at: string | undefined): Part =>
  at === 'scene' ? ScenePage : isCampaignPlace(at) ? CampaignPage : TablePage;

/** Fetches the page at a path; null where all of it is here. It never fails: what cannot be had says so when drawn. */
export const fetchPage = (path: string): Promise<unknown> | null => {
  const [, place = '', , at] = path.split('/');
  return (place === 't' ? partAtTable(at) : PARTS.get(place))?.ahead() ?? null;
};
