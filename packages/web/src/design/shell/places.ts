/** The places of a table, in the order they stand in the head. Those without an address are left out. */
export const PLACES = ['table', 'campaign', 'cast', 'calendar', 'setting', 'journal', 'log', 'rules'] as const;
export type Place = (typeof PLACES)[number];

/** The pages of a campaign. */
const OF_CAMPAIGN = ['campaign', 'cast', 'calendar', 'setting', 'journal'] as const;
export type CampaignPlaceName = (typeof OF_CAMPAIGN)[number];

export const isCampaignPlace = (at: string | undefined): at is CampaignPlaceName =>
  OF_CAMPAIGN.some((one) => one === at);

/** Where a scene is played there is no room in the head for all of them. */
const BESIDE_SCENE: readonly CampaignPlaceName[] = ['campaign', 'cast'];

interface Shown {
  /** Before a campaign is founded there is only the page to found one on. */
  readonly hasCampaign: boolean;
  /** On the campaign's own pages all of them are shown. */
  readonly inCampaign: boolean;
}

/** The addresses of a table's places. */
export const placesAt = (table: string, { hasCampaign, inCampaign }: Shown): Partial<Record<Place, string>> => {
  const shown: readonly CampaignPlaceName[] = !hasCampaign ? ['campaign'] : inCampaign ? OF_CAMPAIGN : BESIDE_SCENE;
  return {
    table: `/t/${table}`,
    ...Object.fromEntries(shown.map((place) => [place, `/t/${table}/${place}`])),
    log: `/t/${table}/log`,
  };
};
