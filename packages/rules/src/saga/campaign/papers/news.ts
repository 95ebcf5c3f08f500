import { sameJson } from '@warmoot/kernel';
import type { SeenCampaign } from './view.js';

type Open = SeenCampaign['open'];

/** Drawers of things with ids: news name each thing that changed. */
const DRAWERS = ['players', 'notes', 'regions', 'units', 'characters', 'entries', 'pages', 'sittings'] as const;
type Drawer = (typeof DRAWERS)[number];

type Plain = Omit<Open, Drawer>;

/** What has changed in a campaign for a seat that knows how it was: things by their ids, null for what is gone. */
export interface CampaignNews {
  readonly plain: Partial<Plain>;
  readonly things: { readonly [D in Drawer]?: Readonly<Record<string, Open[D][string] | null>> };
  readonly own?: SeenCampaign['own'];
}

type Things = Readonly<Record<string, unknown>>;

const thingsChanged = (before: Things, after: Things): Things | null => {
  if (before === after) return null;
  const changed: Record<string, unknown> = {};
  // A closed sheet is made anew by every change of the sheet: what looks the same is no news.
  for (const [id, thing] of Object.entries(after)) {
    if (before[id] !== thing && !sameJson(before[id], thing)) changed[id] = thing;
  }
  for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) changed[id] = null;
  return Object.keys(changed).length === 0 ? null : changed;
};

const isDrawer = (key: string): boolean => (DRAWERS as readonly string[]).includes(key);

/** The difference of two views of one seat. Parts that both share are skipped. */
export const campaignNews = (before: SeenCampaign, after: SeenCampaign): CampaignNews => {
  const [was, is] = [before.open as unknown as Things, after.open as unknown as Things];
  const plain = Object.fromEntries(Object.entries(is).filter(([key, value]) => !isDrawer(key) && was[key] !== value));
  const things = DRAWERS.flatMap((drawer) => {
    const changed = thingsChanged(was[drawer] as Things, is[drawer] as Things);
    return changed === null ? [] : [[drawer, changed]];
  });
  return {
    plain: plain as Partial<Plain>,
    things: Object.fromEntries(things),
    ...(before.own === after.own ? {} : { own: after.own }),
  };
};

const withChanges = (before: Things, changed: Things): Things =>
  Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, thing]) => thing !== null));

/** The view after the news. */
export const followCampaign = (before: SeenCampaign, { plain, things, own }: CampaignNews): SeenCampaign => {
  const open = before.open as unknown as Things;
  const changed = Object.entries(things).map(([drawer, some]) => [
    drawer,
    withChanges(open[drawer] as Things, some as Things),
  ]);
  return {
    open: { ...open, ...plain, ...Object.fromEntries(changed) } as unknown as Open,
    own: own === undefined ? before.own : own,
  };
};
