/** The places of a table, in the order they stand in the head. Those without an address are left out. */
export const PLACES = ['table', 'campaign', 'cast', 'calendar', 'setting', 'journal', 'log', 'rules'] as const;
export type Place = (typeof PLACES)[number];

/** The pages of a campaign. */
const OF_CAMPAIGN = ['campaign', 'cast', 'calendar', 'setting', 'journal'] as const;
export type CampaignPlaceName = (typeof OF_CAMPAIGN)[number];

/** A page of a campaign that stands in no head: it is reached from the scene that it comes after. */
export type CampaignPageName = CampaignPlaceName | 'next';

/** Whether the pages of the campaign have this address, with what follows it or without. */
export const isOfCampaign = (at: string | undefined): boolean => at === 'next' || isCampaignPlace(at);

export const isCampaignPlace = (at: string | undefined): at is CampaignPlaceName =>
  OF_CAMPAIGN.some((one) => one === at);

interface Shown {
  /** Before a campaign is founded there is only the page to found one on. */
  readonly hasCampaign: boolean;
}

/** The addresses of a table's places: the same on every page of it. */
export const placesAt = (table: string, { hasCampaign }: Shown): Partial<Record<Place, string>> => {
  const shown: readonly CampaignPlaceName[] = hasCampaign ? OF_CAMPAIGN : ['campaign'];
  return {
    table: `/t/${table}`,
    ...Object.fromEntries(shown.map((place) => [place, `/t/${table}/${place}`])),
    log: `/t/${table}/log`,
  };
};
