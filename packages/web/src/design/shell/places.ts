/** The places of a table, in the order they stand in the head. Those without an address are left out. */
export const PLACES = ['table', 'campaign', 'cast', 'calendar', 'setting', 'journal', 'log', 'rules'] as const;
export type Place = (typeof PLACES)[number];

/** The pages of a campaign. */
const OF_CAMPAIGN = ['campaign', 'cast', 'calendar', 'setting', 'journal'] as const;
export type CampaignPlaceName = (typeof OF_CAMPAIGN)[number];

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
