import type { Deed, Seat } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { type Cast, writeSaltCrown } from './saltCrown.js';
import { command } from './tables.js';

export { NINTH } from './saltCrown.js';

/** Something done in a campaign; what is left out is as the rules have it. */
const deed = (page: Page, seat: Seat, what: object): Promise<unknown> =>
  command(page, seat, { do: 'campaign', deed: what } as unknown as Deed);

/** Something the table decides; alone at a table it holds at once. */
const decide = (page: Page, seat: Seat, what: object): Promise<unknown> =>
  command(page, seat, { do: 'propose', about: 'campaign', value: { deed: what } } as unknown as Deed);

/** The campaign as a seat sees it now. */
export const campaignOf = async (page: Page, { table, seat }: Seat): Promise<saga.campaign.CampaignOpen> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const { campaign } = (await (await page.request.get(url)).json()) as {
    readonly campaign: saga.campaign.SeenCampaign;
  };
  return campaign.open as saga.campaign.CampaignOpen;
};

/** The Salt Crown on the ninth of Acorn, made by somebody alone. */
export const saltCrown = (page: Page, host: Seat, owners: readonly (string | null)[]): Promise<Cast> =>
  writeSaltCrown(
    {
      say: (what) => deed(page, host, what),
      decide: (what) => decide(page, host, what),
      open: () => campaignOf(page, host),
    },
    owners,
  );
