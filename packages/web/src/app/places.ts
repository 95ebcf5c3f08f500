import type { Later } from '../browser/later.js';
import { isCampaignPlace } from '../design/shell/places.js';
import { CampaignPage, JoinPage, MapsPage, RulesPage, ScenePage, StartPage, TablePage } from '../pages/pages.js';

type Part = Pick<Later<never>, 'ahead'>;

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['start', StartPage],
  ['join', JoinPage],
  ['rules', RulesPage],
  ['maps', MapsPage],
]);

const partAtTable = (at: string | undefined): Part =>
  at === 'scene' ? ScenePage : isCampaignPlace(at) ? CampaignPage : TablePage;

/** Fetches the page at a path; null where all of it is here. It never fails: what cannot be had says so when drawn. */
export const fetchPage = (path: string): Promise<unknown> | null => {
  const [, place = '', , at] = path.split('/');
  return (place === 't' ? partAtTable(at) : PARTS.get(place))?.ahead() ?? null;
};
