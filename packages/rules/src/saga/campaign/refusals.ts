/** What only a campaign refuses, beside what every scene may refuse. */
export interface CampaignRefusals {
  /** Somebody who has died can do nothing more. */
  DEAD: { readonly name: string; readonly day: number };
  /** There is no campaign at this table, or there is one already. */
  NO_CAMPAIGN: Record<never, never>;
  CAMPAIGN_FOUNDED: { readonly name: string };
}

declare module '@warmoot/kernel' {
  interface RefusalData extends CampaignRefusals {}
}
