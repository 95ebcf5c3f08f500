import { saga } from '@warmoot/rules';

/** The drawers of a campaign: what there are many of, each kept by its id. */
export const CAMPAIGN_PARTS = ['characters', 'entries', 'units', 'regions', 'notes', 'pages', 'sittings'] as const;
export type CampaignPart = (typeof CAMPAIGN_PARTS)[number];

type Things = Readonly<Record<string, unknown>>;

/** A campaign without its drawers: how it is called and played, how far it has come, how much is in each drawer. */
export interface CampaignSummary
  extends Omit<saga.campaign.SeenCampaign['open'], CampaignPart | 'made'>,
    Pick<saga.campaign.SeenCampaign, 'own'> {
  readonly counts: Readonly<Record<CampaignPart, number>>;
}

/** Some of the things in a drawer. */
export interface CampaignPage {
  readonly part: CampaignPart;
  /** The place of the first one, counted from 0, and how many there are in all. */
  readonly from: number;
  readonly of: number;
  readonly things: readonly unknown[];
}

/** Whether a part of a campaign is called that. */
export const isCampaignPart = (part: string): part is CampaignPart =>
  (CAMPAIGN_PARTS as readonly string[]).includes(part);

/** A campaign without its long parts: how many there are of each. */
export const campaignSummary = ({ open, own }: saga.campaign.SeenCampaign): CampaignSummary => {
  const { characters, entries, units, regions, notes, pages, sittings, made: _, ...rest } = open;
  const drawers: Readonly<Record<CampaignPart, Things>> = {
    characters,
    entries,
    units,
    regions,
    notes,
    pages,
    sittings,
  };
  const counts = CAMPAIGN_PARTS.map((part) => [part, Object.keys(drawers[part]).length]);
  return { ...rest, own, counts: Object.fromEntries(counts) as CampaignSummary['counts'] };
};

/** Some things of a drawer: entries in the order of the calendar, everything else in the order it was made. */
export const campaignPage = (
  { open }: saga.campaign.SeenCampaign,
  part: CampaignPart,
  { from, most }: { readonly from: number; readonly most: number },
): CampaignPage => {
  const all: readonly unknown[] =
    part === 'entries' ? saga.calendar.inOrder(Object.values(open.entries)) : Object.values(open[part] as Things);
  return { part, from, of: all.length, things: all.slice(from, from + most) };
};

/** One thing of a drawer by its id; null where there is none. */
export const campaignThing = ({ open }: saga.campaign.SeenCampaign, part: CampaignPart, id: string): unknown => {
  const things = open[part] as Things;
  return Object.hasOwn(things, id) ? things[id] : null;
};
