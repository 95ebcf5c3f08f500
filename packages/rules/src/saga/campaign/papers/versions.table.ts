/**
 * The versions of a campaign's records that can be read here, the last of them ours. A deed that comes to something else
 * than before makes a new one.
 */
export const CAMPAIGN_VERSIONS = ['1.0.0'] as const;

export const CAMPAIGN_VERSION = '1.0.0' satisfies (typeof CAMPAIGN_VERSIONS)[number];
