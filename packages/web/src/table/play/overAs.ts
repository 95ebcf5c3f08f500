import type { saga } from '@warmoot/rules';

/** The scene of the calendar that was played to its end at the table under this number; it leads to what comes after it. */
export const overAs = (campaign: saga.campaign.SeenCampaign | null, scene: number): saga.campaign.Entry | undefined =>
  Object.values(campaign?.open.entries ?? {}).find(
    ({ kind, state, played }) => kind === 'scene' && state === 'done' && played === scene,
  );
